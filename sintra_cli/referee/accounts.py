"""What a log says at the place where it differs from another; loaded only when there is a difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import structs

from sintra_cli.family.rules.address import Stop
from sintra_cli.family.rules.offer import UnseenOffer, in_order
from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.setting import Setting
from sintra_cli.log.places import LogPlaces
from sintra_cli.referee.standing import stand
from sintra_cli.referee.steps import ComparedMove, Step
from sintra_cli.report.comparison import Account, Position
from sintra_cli.toml.places import Place

if TYPE_CHECKING:
    from sintra_cli.referee.diff import ReplayedLog


class Accounts:
    """Says what one log says of settings, steps and claims."""

    def __init__(self, replayed: ReplayedLog) -> None:
        self._replayed = replayed
        self._log = replayed.log
        self._where = LogPlaces(self._log)

    def of_setting(self, setting: Setting | None, like: Setting) -> Account:
        """Tell what the log says of a setting like that of the other; None where it has no such thing."""
        path = (setting or like).path
        place = self._where.setting(path, None if setting is None else setting.slot)
        value = None if setting is None else setting.value
        return self._lacking(self._where.lacking(path), value) if place is None else self._written(place, value)

    def of_displays(self, step: Step, display: int) -> Account:
        """Tell what lies on a display (from 1) of a round; the position is that with the displays laid."""
        displays = self._written_round(step.round).displays or []
        position = None if step.rule is not None else self._position(Stop(step.round, 0))
        if display > len(displays):
            place = self._where.displays(step.round)
            return self._lacking(place, None, rule=step.rule, position=position)
        place = self._where.displays(step.round, display)
        return self._written(place, self._in_order(displays[display - 1]), rule=step.rule, position=position)

    def of_move(self, step: Step | None, number: int, move: int) -> Account:
        """Tell which move is there, and the position that it is made in; None where the log has no such move."""
        position = self._position(Stop(number, move - 1)) if self._has(number) else None
        if step is None:
            return self._lacking(self._round(number), None, position=position)
        made: ComparedMove = step.content
        value = str(made.move) if step.rule is not None or step.seen else _with_count(made)
        return self._written(self._where.move(number, move), value, rule=step.rule, position=position)

    def of_tiling(self, step: Step | None, number: int, seat: int) -> Account:
        """Tell how a player tiles; None where the log does not."""
        choices = self._written_round(number).choices
        value = (
            None if step is None or not step.content else " ".join(f"{line}:{col}" for line, col in step.content[seat])
        )
        rule = step.rule if step is not None and step.seat in {None, seat} else None
        if choices is None:
            return self._lacking(self._where.round(number), value, rule=rule)
        return self._written(self._where.tiling(number, seat), value, rule=rule)

    def of_round(self, step: Step | None, number: int) -> Account:
        """Tell that there is a round, or that it is refused; None where there is nothing to tell."""
        rule = None if step is None else step.rule
        if self._has(number):
            return self._written(self._where.round(number), None, rule=rule)
        return self._lacking(self._round(number), None)

    def of_claim(self, number: int | None, seat: int, claimed: int | None) -> Account:
        """Tell which total is claimed for a player, after a round or (None) at the end."""
        if claimed is not None:
            return self._written(self._where.claim(number, seat), str(claimed))
        return self._lacking(self._where.lacking(()) if number is None else self._where.round(number), None)

    def of_points(self, number: int, move: int, claimed: int | None) -> Account:
        """Tell which points are claimed for a move."""
        if claimed is not None:
            return self._written(self._where.points(number, move), str(claimed))
        return self._lacking(self._where.move(number, move), None)

    def _round(self, number: int) -> Place:
        """Return the place of a round, or of the last one before it."""
        last = self._log.first_round + len(self._log.rounds) - 1
        return self._where.round(min(number, last)) if self._log.rounds else self._where.top()

    def _has(self, number: int) -> bool:
        return 0 <= number - self._log.first_round < len(self._log.rounds)

    def _written_round(self, number: int) -> WrittenRound:
        return self._log.rounds[number - self._log.first_round]

    def _written(self, place: Place, value: str | None, **more: Any) -> Account:
        return self._account(place, value, written=True, text=place.text, **more)

    def _lacking(self, place: Place, value: str | None, **more: Any) -> Account:
        return self._account(place, value, written=False, text=None, **more)

    def _account(self, place: Place, value: str | None, **more: Any) -> Account:
        line, column, end_column, _ = place
        name = self._replayed.name
        return Account(log=name, line=line, column=column, end_column=end_column, value=value, **more)

    def _position(self, stop: Stop) -> Position:
        """Return what is on offer there, and whose turn it is."""
        table = stand(self._log, stop).table
        assert table is not None  # a set-up that is not allowed has no round
        offer = table.offer
        unseen = offer if isinstance(offer, UnseenOffer) else None
        return Position(
            player=None if table.offer_over else table.names[table.current],
            displays=None if unseen else [self._in_order(display) for display in offer.displays],
            centre=None if unseen else self._in_order(offer.centre),
            closed=None if unseen is None else unseen.closed,
            at_most=None if unseen is None else min(unseen.at_most, unseen.left),
            left=offer.left,
            tile=offer.tile_taken_by is None,
        )

    def _in_order(self, pieces: str) -> str:
        return in_order(pieces, self._log.setup.colours)


def _with_count(made: ComparedMove) -> str:
    return str(structs.replace(made.move, count=made.taken))
