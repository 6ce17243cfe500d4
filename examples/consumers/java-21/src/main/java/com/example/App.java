package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.Note;
import java.util.Optional;

/** Patterns over all that is sealed, without a default: what is added later will not be overlooked. */
public final class App {
    private App() {}

    static String describe(Action action) {
        return switch (action) {
            case Action.Buy(Asset asset) -> "buy " + asset;
            case Action.Sell(Asset asset) -> "sell " + asset;
            case Action.BlackMarket(var tokens) -> "put by " + tokens;
            case Action.Dividend(Chamber chamber) -> "collect from " + chamber;
            case Action.PlayCard(PriceCard card) -> "play " + card;
            case Action.PlayNews(var discard) -> "spread news, without " + discard;
        };
    }

    static String describe(Event event) {
        return switch (event) {
            case Event.TurnBegan(int turn, int seat) -> seat + " begins turn " + turn;
            case Event.Bought(int seat, Asset asset, int nth, int cost) -> seat + " bought " + asset + " for " + cost;
            case Event.Sold(int seat, Asset asset, int nth, int gain) -> seat + " sold " + asset + " for " + gain;
            case Event.BlackMarketFilled filled -> filled.seat() + " put by " + filled.tokens();
            case Event.BlackMarketSold sold -> sold.seat() + " got " + sold.proceeds();
            case Event.BlackMarketForfeited forfeited -> forfeited.seat() + " lost " + forfeited.tokens();
            case Event.DividendPaid paid -> paid.chamber() + " paid " + paid.received();
            case Event.CardPlayed(int seat, PriceCard card) -> seat + " played " + card;
            case Event.NewsPlayed played -> played.seat() + " discarded " + played.discarded();
            case Event.CardDrawn drawn -> drawn.seat() + " drew " + drawn.card();
            case Event.HiddenCardDrawn drawn -> drawn.seat() + " drew a card";
            case Event.PricesMoved moved -> moved.card() + " acted";
            case Event.BoardShifted(int seat, Optional<Card> left) -> left.map(App::describe).orElse("nothing") + " left";
            case Event.HoldingsSold sold -> sold.seat() + " got " + sold.proceeds();
            case Event.GameEnded(var ranking) -> "the end: " + ranking;
            case Event.Undone(int steps, int turn, int step) -> steps + " undone, back at turn " + turn;
            case Event.Noted(Note(int seat, String text)) -> seat + " " + text;
        };
    }

    static String describe(Card card) {
        return switch (card) {
            case PriceCard price -> price.code();
            case SpecialCard special -> special.code();
        };
    }

    static String describe(Violation violation) {
        return switch (violation) {
            case Violation.GameOver() -> "over";
            case Violation.NotYourTurn(int active) -> "seat " + active + " is next";
            case Violation.TradingIsOver() -> "no more trading";
            case Violation.NoTradeLeft(int made) -> made + " trades made";
            case Violation.CannotPay unpaid -> unpaid.costs() - unpaid.cash() + " short";
            case Violation.NoneInBank(Asset asset) -> "no " + asset + " in the bank";
            case Violation.NoneOwned none -> "no " + none.asset();
            case Violation.TradedBefore traded -> traded.card() + " after " + traded.made() + " trades";
            case Violation.CardUsed used -> used.card() + " is used";
            case Violation.WrongNumberOfTokens(int given) -> given + " tokens";
            case Violation.TokensNotOwned few -> few.owned() + " of " + few.given() + " tokens";
            case Violation.DividendWasPaid(Chamber chamber) -> chamber + " has paid";
            case Violation.CardNotInHand missing -> "no " + missing.card();
            case Violation.TooManyDiscards(int given) -> given + " discards";
            case Violation.DiscardsNotInHand few -> few.held() + " of " + few.given() + " cards";
        };
    }

    public static void main(String[] args) {
        GameState state = GameState.start(Setup.of(3), Deal.seeded(1602));
        state.applyAction(Action.parse("+AMS"), event -> check(describe(event), "0 bought AMS for 10"));
        check(describe(state.check(Action.parse("-TEA")).orElseThrow()), "no TEA");
        check(describe(Action.parse("N:")), "spread news, without []");
        MercatoresWords.play();
        MercadoWords.play();
    }

    static void check(String found, String expected) {
        if (!found.equals(expected)) {
            throw new AssertionError(found + ", expected " + expected);
        }
    }
}
