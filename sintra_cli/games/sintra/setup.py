"""How a game of Stained Glass of Sintra begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sintra_cli.family.decisions import Decisions
    from sintra_cli.family.events import Teller
    from sintra_cli.family.explain import Explainer
    from sintra_cli.family.rows import Claimed, Scored
    from sintra_cli.family.rules.replay import Replay
    from sintra_cli.family.rules.turn import FinalScore, Turn
    from sintra_cli.family.setting import Setting
    from sintra_cli.family.setup import Assumptions, Position
    from sintra_cli.games.sintra.rules.box import SintraBox
    from sintra_cli.games.sintra.rules.rulings import SintraRulings
    from sintra_cli.games.sintra.rules.table import SintraTable
    from sintra_cli.report.moves import Effect


class SintraSetup(Struct, frozen=True, kw_only=True):
    """How a game of Stained Glass of Sintra begins; strips are pairs of faces (up, down) from left to right."""

    side: Literal["A", "B"]
    round_colours: str
    strips: tuple[tuple[tuple[str, str], ...], ...]
    box: SintraBox
    rulings: SintraRulings

    @property
    def colours(self) -> Mapping[str, str]:
        """The colours (letter: name) in box order."""
        return self.box.colours

    def open(self, names: Sequence[str], starter: int, position: Position | None) -> SintraTable:
        """Set the table; raise `Illegal` where the set-up is not allowed."""
        from sintra_cli.games.sintra.rules.setup import verify_setup
        from sintra_cli.games.sintra.rules.table import SintraTable

        if position is None:
            verify_setup(names, self.strips, self.round_colours, self.box.colours)
        table = SintraTable(
            names,
            self.strips,
            starter=starter,
            side=self.side,
            round_colours=self.round_colours,
            box=self.box,
            rulings=self.rulings,
        )
        if position is not None:
            from sintra_cli.family.resume import resume

            resume(table, position)
        return table

    # --- what happened, in words -------------------------------------------------------------------------------

    def teller(self, names: Sequence[str]) -> Teller:
        """Return what tells turns, ends of rounds and final scores as parts of a ledger."""
        from sintra_cli.games.sintra.ledger import SintraTeller

        return SintraTeller(self, names)

    def decisions(self, names: Sequence[str]) -> Decisions:
        """Return what says where rulings decided something."""
        from sintra_cli.games.sintra.decisions import SintraDecisions

        return SintraDecisions(names, self.rulings)

    def explainer(self, names: Sequence[str]) -> Explainer:
        """Return what explains what happens, rule by rule and point by point."""
        from sintra_cli.games.sintra.explain import SintraExplainer

        return SintraExplainer(self, names)

    def assumptions(
        self, names: Sequence[str], assumed: Sequence[str], finals: Sequence[FinalScore] | None
    ) -> Assumptions:
        """Say which printed values were assumed, how far they are confirmed, and whether that decides who wins."""
        from sintra_cli.games.sintra.trust import assumptions

        return assumptions(names, assumed, finals, self.rulings)

    def effect(self, turn: Turn) -> Effect:
        """Return what a turn did, in short."""
        from sintra_cli.games.sintra.effects import effect

        return effect(self, turn)

    def scored(self, names: Sequence[str], replay: Replay, claimed: Claimed, before: Sequence[int]) -> Scored:
        """Tell a replay in rows and tables."""
        from sintra_cli.games.sintra.rows import SintraRows

        return SintraRows(names, self).scored(replay, claimed, before)

    def head(self) -> dict[str, object]:
        """Return the side of the boards and the round indicator."""
        return {"side": self.side, "round_colours": self.round_colours}

    def of_player(self, seat: int) -> dict[str, object]:
        """Return a player's strips as they lay at the start."""
        return {"strips": self._strips(seat)}

    def _strips(self, seat: int) -> list[str]:
        """Write a player's strips; "" is a slot without one."""
        return [f"{up}/{down}" if up else "" for up, down in self.strips[seat]]

    def printed(self) -> dict[str, object]:
        """Return the printed values but the strips, which are written out with the players."""
        box = self.box
        return {
            "colours": [f"{letter} {name}" for letter, name in box.colours.items()],
            "window_values": list(box.window_values),
            "broken_glass": list(box.broken_glass),
            "ornaments": [list(pair) for pair in box.ornaments],
            "ornament_points": list(box.ornament_points),
        }

    def settings(self, names: Sequence[str]) -> Iterator[Setting]:
        """Yield the side, the players, their strips and the round indicator."""
        from sintra_cli.family.setting import Setting, players

        yield Setting(what="side", path=("side",), value=self.side)
        yield from players(names)
        for seat in range(len(self.strips)):
            for slot, strip in enumerate(self._strips(seat), 1):
                yield Setting(what="strips", path=("players", seat, "strips"), value=strip, seat=seat, slot=slot)
        yield Setting(what="round_colours", path=("round_colours",), value=self.round_colours)

    def compared_box(self) -> dict[str, object]:
        """Return the colours by their letters, whatever they are called; ornaments count on side A only."""
        box = self.box
        found: dict[str, object] = {
            "colours": "".join(box.colours),
            "window_values": list(box.window_values),
            "broken_glass": list(box.broken_glass),
        }
        if self.side == "A":
            found["ornaments"] = sorted(sorted(pair) for pair in box.ornaments)
            found["ornament_points"] = list(box.ornament_points)
        return found
