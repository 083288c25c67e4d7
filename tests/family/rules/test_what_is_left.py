"""What a round that is not over still has, and where."""

from __future__ import annotations

from sintra_cli.family.rules.offer import Offer, UnseenOffer


def test_what_is_left_is_said_display_by_display_and_of_the_centre_in_box_order() -> None:
    offer = Offer(["WRRY", "", "KKKB", "", ""], "tile")
    offer.take(1, "R", 2, seat=0)
    assert offer.what_is_left("BYRKW") == "6 tiles are left, BKKK on display 3 and YW in the centre"


def test_one_that_is_left_is_one() -> None:
    assert Offer(["", "G"], "pane").what_is_left("RYGBW") == "1 pane is left, G on display 2"


def test_of_displays_that_nobody_wrote_down_only_the_number_is_known() -> None:
    assert UnseenOffer(5, 20, "pane").what_is_left("RYGBW") == "displays and centre still hold 20 panes"
