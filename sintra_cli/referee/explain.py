"""Explain what is at an address of a log: what led to it, every rule that applied, every point with its reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from sintra_cli.family.explain_draw import draw, starter, supply
from sintra_cli.family.rules.address import END, FINAL, START, Address, before
from sintra_cli.family.rules.names import DISPLAY_SIZE, DRAW_SUPPLY, ROUND_OVER, TURN_ORDER
from sintra_cli.family.rules.offer import Offer
from sintra_cli.family.rules.replay import Failure, WrittenRound
from sintra_cli.family.rules.table import Table
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.log.log import Log
from sintra_cli.referee.judge import ranked
from sintra_cli.referee.standing import NoSuchAddress, Standing, not_reached, stand, stand_before, verify_there
from sintra_cli.report.explanation import Explanation, Passage, Statement
from sintra_cli.report.model import Decided
from sintra_cli.report.wording import outcome, ties


def explain(log: Log, address: Address, name: str, whole: Standing | None = None) -> Explanation:
    """Explain what is at an address, legal or not; raise `NoSuchAddress` where there is nothing, or no way to it.

    `whole` is the log played to its end, where that has been done already.
    """
    verify_there(log, address)
    whole = whole or stand(log)
    failure = whole.replay.failure
    explainer = _Explainer(log, name)
    if failure is not None:
        wrong = failure.address
        if address == wrong:
            return explainer.failure(address, failure)
        if wrong is None or address > wrong:
            raise not_reached(address, failure)
    if address == FINAL:
        return explainer.final(whole)
    if address.what == START:
        return explainer.start(address, whole)
    if address.what == END:
        return explainer.end(address)
    return explainer.move(address)


class _Explainer:
    """Explains what happens in a log; its game has the words for its moves."""

    def __init__(self, log: Log, name: str) -> None:
        self._log = log
        self._name = name
        self._game = log.setup.explainer(log.names)
        self._terms = self._game.terms
        self._decisions = log.setup.decisions(log.names)

    def failure(self, address: Address, failure: Failure) -> Explanation:
        """Say why something is illegal, and what would have been legal."""
        table = _table(stand(self._log, before(address)))
        written = self._written(address)
        position: list[Statement] = []
        if failure.move is not None:
            move = written.moves[failure.move - 1]
            subject = f"{self._log.names[table.current]}: {structs.replace(move, player=None)}"
            if not table.offer_over:
                position = self._game.move(table, move).position
        elif failure.at_end:
            assert failure.player is not None  # only a player's choice can be wrong there
            subject, position = self._game.choosing(table, failure.player)
        else:
            subject = f"round {address.round} is laid"
            if failure.rule in {DRAW_SUPPLY, DISPLAY_SIZE}:
                position = supply(self._terms, table.supply)
        why = Statement(_sentence(failure.message), self._terms.rules(failure.rule))
        legal = [Statement("  ".join(map(str, failure.legal)))] if failure.legal else []
        passages = [
            Passage("Before it", position),
            Passage("Why it is illegal", [why]),
            _rulings(self._decisions.in_failure(failure)),
            Passage("What would have been legal", legal),
        ]
        return self._explanation(address, subject, passages, illegal=True)

    def start(self, address: Address, whole: Standing) -> Explanation:
        """Explain the draw of a round, and who starts it."""
        subject = f"round {address.round} is laid"
        this = next(played for played in whole.replay.rounds if played.number == address.round)
        if self._resumed(address):
            statement = Statement("The log begins in the middle of this round, with a position.")
            return self._explanation(address, subject, [Passage("Before it", [statement])])
        table = _table(stand_before(self._log, address))
        previous = next((played for played in whole.replay.rounds if played.number == address.round - 1), None)
        from_position = self._log.position is not None
        starts = starter(self._terms, self._log.names[this.starter], previous, from_position=from_position)
        opening = [*self._game.opening(address.round), starts]
        passages = draw(self._terms, table, this, self._written(address), opening)
        return self._explanation(address, subject, [*passages, _rulings(self._decisions.at_start(this))])

    def move(self, address: Address) -> Explanation:
        """Explain a legal move."""
        before = _table(stand_before(self._log, address))
        move = self._written(address).moves[address.what - 1]
        offer: Offer | None = before.offer.copy() if before.offer.seen else None
        table, turn = before.imagined(move)
        explainer = self._game.move(before.on_turn_of(turn.seat), move)
        parts = self._log.setup.teller(self._log.names).turn(turn, offer)
        passages = [
            Passage("Before it", explainer.position),
            Passage("Wrong, but let stand", [*self._wrong(turn)]),
            Passage("What happens", [self._whose(address, turn, before, table), *explainer.happens(turn, parts)]),
            Passage("Points", [*explainer.points(turn, parts)]),
            _rulings(self._decisions.in_turn(turn)),
        ]
        text = str(structs.replace(move if offer is None else turn.canonical, player=None))
        return self._explanation(address, f"{explainer.name}: {text}", passages)

    def _wrong(self, turn: Turn) -> Iterator[Statement]:
        """Say what was wrong with a move that was let stand."""
        return (Statement(_sentence(wrong.message), self._terms.rules(wrong.rule)) for wrong in turn.stood)

    def _whose(self, address: Address, turn: Turn, before: Table, after: Table) -> Statement:
        """Say whose turn it is, and where it is somebody else's who goes on then."""
        said = "starts the round" if address.what == 1 and not self._resumed(address) else "is next in turn"
        if turn.out_of_turn:
            said = f"moves out of turn{self._goes_on(before, after)}"
        return Statement(f"{self._log.names[turn.seat]} {said}.", self._terms.rules(TURN_ORDER))

    def _goes_on(self, before: Table, after: Table) -> str:
        """Say who goes on after a move out of turn."""
        if after.offer_over:
            return ""
        name = self._log.names[after.current]
        if after.current == before.current:
            return f", and {name}, whose turn it was, is next"
        return f", and {name} is next: who was skipped has lost the turn"

    def end(self, address: Address) -> Explanation:
        """Explain what winds a round up, and who starts the next one."""
        table = _table(stand_before(self._log, address))
        number = address.round
        if not table.offer_over:
            raise NoSuchAddress(f"{address} is not reached: round {number} is not over in this log")
        before, first = table.copy(), table.starter
        last = number == self._log.first_round + len(self._log.rounds) - 1
        choices = self._written(address).choices
        end = table.wind_up(choices, last=last)
        if end is None:
            waits = f": {table.waits_for.said}" if table.waits_for is not None else ""
            raise NoSuchAddress(f"{address} is not reached{waits}")
        over = Statement("Displays and centre are empty: the round is over.", self._terms.rules(ROUND_OVER))
        passages = [
            Passage("What happens", [over, *self._game.at_end(end)]),
            *self._game.players_at_end(before, choices or [{} for _ in table.seats], end),
            Passage("Then", [self._then(table, number, first), self._totals(table)]),
        ]
        return self._explanation(address, f"round {number} is wound up", passages)

    def _then(self, table: Table, number: int, first: int) -> Statement:
        """Say who starts the next round, and why, or that there is none."""
        if table.over:
            return Statement(_sentence(table.why_over()), self._terms.rules(*self._game.ending))
        name = self._log.names[table.starter]
        if table.offer.tile_taken_by is not None:
            said = f"{name} took the {self._terms.words.tile} from the centre and starts round {number + 1}."
            return Statement(said, self._terms.rules(TURN_ORDER))
        why = self._decisions.why_starter(first)
        said = f"Nobody took from the centre: {name} starts round {number + 1}, {why}."
        return Statement(said, self._terms.ruling("untouched_centre"))

    def _totals(self, table: Table) -> Statement:
        totals = (f"{name} {seat.score}" for name, seat in zip(self._log.names, table.seats, strict=True))
        return Statement(f"The totals are {', '.join(totals)}.")

    def final(self, whole: Standing) -> Explanation:
        """Explain the final scoring of each player, and the ranking."""
        finals = whole.replay.final
        if finals is None:
            raise NoSuchAddress("final is not reached: the game is not finished in this log")
        decided = [did for seat, final in enumerate(finals) for did in self._decisions.in_final(seat, final)]
        decided += self._decisions.in_ranking(finals)
        passages = [*self._game.finals(_table(whole), finals), self._ranking(finals), _rulings(decided)]
        return self._explanation(FINAL, "the final scoring", passages)

    def _ranking(self, finals: Sequence[FinalScore]) -> Passage:
        basis = self._terms.rules(*self._game.ranking)
        places = ranked(self._log, finals)
        ranking = ", ".join(f"{place.place} {place.player} ({place.total})" for place in places)
        won = outcome([place.player for place in places if place.place == 1])
        broken = [Statement(tie, basis) for tie in ties(self._log.game.tie_break, places)]
        most = Statement(f"Most points win: {ranking}.", basis)
        return Passage("Ranking", [most, *broken, Statement(f"{won}.")])

    def _explanation(
        self, address: Address, subject: str, passages: list[Passage], *, illegal: bool = False
    ) -> Explanation:
        return Explanation(
            log=self._name,
            address=str(address),
            subject=subject,
            circumstances=self._game.circumstances(address),
            illegal=illegal,
            passages=passages,
        )

    def _resumed(self, address: Address) -> bool:
        """Tell whether the log begins in the middle of this round."""
        position = self._log.position
        return position is not None and position.begun and address.round == position.round

    def _written(self, address: Address) -> WrittenRound:
        return self._log.rounds[address.round - self._log.first_round]


def _table(standing: Standing) -> Table:
    assert standing.table is not None  # where a set-up is not allowed no address is reached
    return standing.table


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _rulings(found: Sequence[Decided]) -> Passage:
    """Say what rulings decided."""
    return Passage("Decided by rulings", [Statement(f"{each.ruling} = {each.value}: {each.did}.") for each in found])
