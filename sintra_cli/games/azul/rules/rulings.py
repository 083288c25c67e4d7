"""The questions that the rules of Azul leave open, and the answers a log can choose."""

from sintra_cli.family.rules.rulings import Refill, Rulings, UntouchedCentre


class AzulRulings(Rulings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers in force; the first value of each is the default."""

    untouched_centre: UntouchedCentre = "same_starter"
    refill: Refill = "when_empty"
