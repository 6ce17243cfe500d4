package io.github.mercurius.api;

import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Optional;

/** Events and violations, at least one of each kind. They are not of one game. */
final class Samples {
    private Samples() {}

    /** Violations of each kind. */
    static List<Violation> violations() {
        return List.of(
                new Violation.GameOver(),
                new Violation.NotYourTurn(1),
                new Violation.TradingIsOver(),
                new Violation.NoTradeLeft(3),
                new Violation.CannotPay(0, Asset.AMS, 2, 15, 9),
                new Violation.NoneInBank(Asset.ROT),
                new Violation.NoneOwned(0, Asset.MID),
                new Violation.TradedBefore(SpecialCard.DIVIDEND, 1),
                new Violation.TradedBefore(SpecialCard.BLACK_MARKET, 2),
                new Violation.CardUsed(0, SpecialCard.NEWS),
                new Violation.WrongNumberOfTokens(4),
                new Violation.TokensNotOwned(0, Asset.SPI, 2, 1),
                new Violation.DividendWasPaid(Chamber.DEL),
                new Violation.CardNotInHand(0, PriceCard.AMS_UP_SIL_DOWN),
                new Violation.TooManyDiscards(4),
                new Violation.DiscardsNotInHand(0, PriceCard.HOO_DOWN_COF_UP, 2, 1));
    }

    /** Events of each kind. */
    static List<Event> events() {
        Tokens tokens = Tokens.of(Asset.HOO, Asset.HOO, Asset.SPI);
        return List.of(
                new Event.TurnBegan(4, 1),
                new Event.Bought(1, Asset.AMS, 2, 15),
                new Event.Sold(1, Asset.TEA, 1, 17),
                new Event.Sold(1, Asset.TEA, 3, -1),
                new Event.BlackMarketFilled(1, tokens),
                new Event.BlackMarketSold(1, tokens, 54),
                new Event.BlackMarketForfeited(1, tokens),
                new Event.DividendPaid(1, Chamber.ROT, 6, List.of(18, 6, 12)),
                new Event.DividendPaid(1, Chamber.ROT, 1, List.of(0, 1, 0)),
                new Event.DividendPaid(1, Chamber.ROT, 2, List.of(0, 0, 0)),
                new Event.CardPlayed(1, PriceCard.AMS_UP_SIL_DOWN),
                new Event.NewsPlayed(1, Cards.of(PriceCard.AMS_UP_SIL_DOWN, PriceCard.DEL_DOWN_POR_UP)),
                new Event.NewsPlayed(1, Cards.none()),
                new Event.CardDrawn(1, Deck.MAIN, PriceCard.AMS_UP_SIL_DOWN),
                new Event.HiddenCardDrawn(1, Deck.BACKUP),
                new Event.PricesMoved(PriceCard.AMS_UP_SIL_DOWN, 14, 15, 19, 17),
                new Event.PricesMoved(PriceCard.AMS_UP_SIL_DOWN, 30, 31, 1, 0),
                new Event.BoardShifted(1, Optional.empty()),
                new Event.BoardShifted(1, Optional.of(PriceCard.AMS_UP_SIL_DOWN)),
                new Event.BoardShifted(1, Optional.of(SpecialCard.NEWS)),
                new Event.HoldingsSold(1, Tokens.of(Asset.HOO, Asset.SPI), 37),
                new Event.GameEnded(List.of(new Standing(1, 2, 103), new Standing(2, 0, 98), new Standing(3, 1, 61))),
                new Event.GameEnded(List.of(new Standing(1, 0, 98), new Standing(1, 2, 98), new Standing(3, 1, 61))),
                new Event.Undone(1, 4, 0),
                new Event.Undone(2, 4, 1),
                new Event.Noted(new Note(1, "a bot plays: Łódź")));
    }
}
