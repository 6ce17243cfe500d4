package com.example;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Patterns over all that is sealed in Mercado, without a default. */
final class MercadoWords {
    private MercadoWords() {}

    static String describe(Action action) {
        return switch (action) {
            case Action.PlayToken playToken -> "play " + playToken.token();
            case Action.Draw() -> "draw";
            case Action.TakeBack() -> "take back";
            case Action.Pass() -> "pass";
            case Action.Symbol symbol -> (symbol.use() ? "use" : "leave") + " the symbol";
            case Action.SetCoin setCoin -> setCoin.coin() + " to " + setCoin.stall();
            case Action.PaySeal() -> "pay a seal";
            case Action.Finish() -> "finish";
            case Action.Sell sell -> "sell at " + sell.stall();
            case Action.SetWhite setWhite -> "white to " + setWhite.stall();
            case Action.DiscardToken discardToken -> "discard " + discardToken.token();
            case Outcome outcome -> describe(outcome);
        };
    }

    static String describe(Event event) {
        return switch (event) {
            case Event.TurnBegan turnBegan -> "turn " + turnBegan.turn();
            case Event.TokenPlayed tokenPlayed -> tokenPlayed.seat() + " played " + tokenPlayed.token();
            case Event.DrawChosen drawChosen -> drawChosen.seat() + " draws " + drawChosen.coins();
            case Event.TakenBack takenBack -> takenBack.seat() + " took back " + takenBack.coins();
            case Event.Passed passed -> passed.seat() + " passed";
            case Event.SymbolActed symbolActed -> symbolActed.symbol() + " acted";
            case Event.SymbolLeft symbolLeft -> symbolLeft.symbol() + " was left";
            case Event.CoinSet coinSet -> coinSet.coin() + " to " + coinSet.stall();
            case Event.SealPaid sealPaid -> sealPaid.seat() + " paid a seal";
            case Event.Finished finished -> finished.seat() + " keeps " + finished.coins();
            case Event.CoinsDrawn coinsDrawn -> coinsDrawn.seat() + " drew " + coinsDrawn.coins();
            case Event.TileSold tileSold -> tileSold.seat() + " sold at " + tileSold.stall();
            case Event.TileTurnedUp tileTurnedUp -> tileTurnedUp.tile() + " turned up";
            case Event.StallEmptied stallEmptied -> stallEmptied.tile() + " left " + stallEmptied.stall();
            case Event.StackRenewed stackRenewed -> stackRenewed.stack() + " renewed";
            case Event.StallFilled stallFilled -> stallFilled.tile() + " came to " + stallFilled.stall();
            case Event.Moved moved -> moved.seat() + " is at " + moved.position();
            case Event.CoinGained coinGained -> coinGained.seat() + " got " + coinGained.coin();
            case Event.BlackReturned blackReturned -> blackReturned.seat() + " lost a black coin";
            case Event.SealGained sealGained -> sealGained.seat() + " got a seal";
            case Event.TokenDrawn tokenDrawn -> tokenDrawn.seat() + " drew a token";
            case Event.TokenDiscarded tokenDiscarded -> tokenDiscarded.seat() + " discarded " + tokenDiscarded.token();
            case Event.TurnGained turnGained -> turnGained.seat() + " plays again";
            case Event.WhiteSet whiteSet -> whiteSet.seat() + " set white";
            case Event.CoinsPaid coinsPaid -> coinsPaid.stall() + " paid " + coinsPaid.coins();
            case Event.CoinsReturned coinsReturned -> coinsReturned.stall() + " returned " + coinsReturned.coins();
            case Event.LastRoundBegan lastRoundBegan -> "the last round";
            case Event.MarketWentCold() -> "a cold market";
            case Event.FinalScored finalScored -> finalScored.seat() + " has " + finalScored.seals() + " seals";
            case Event.GameEnded gameEnded -> "the end: " + gameEnded.ranking();
            case Event.Asked asked -> "asked: " + asked.ask();
            case Event.Undone undone -> undone.steps() + " undone";
            case Event.Noted noted -> "noted: " + noted.note().text();
        };
    }

    static String describe(Violation violation) {
        return switch (violation) {
            case Violation.GameOver() -> "over";
            case Violation.NotAsked notAsked -> notAsked.now() + " is asked for";
            case Violation.NotYourTurn notYourTurn -> notYourTurn.now() + " is for another";
            case Violation.OutcomeFromSeat outcomeFromSeat -> "chance decides";
            case Violation.CannotPass cannotPass -> cannotPass.purse() + " coins left";
            case Violation.TokenPlayedAlready tokenPlayedAlready -> "a second token";
            case Violation.TokenNotInHand tokenNotInHand -> "no " + tokenNotInHand.token();
            case Violation.TooFewCoins tooFewCoins -> tooFewCoins.purse() + " coins left";
            case Violation.NothingToTakeBack nothingToTakeBack -> "nothing there";
            case Violation.NoSeal noSeal -> "no seal";
            case Violation.SealPaidAlready sealPaidAlready -> "a second seal";
            case Violation.TooFewForSeal tooFewForSeal -> tooFewForSeal.purse() + " coins left";
            case Violation.CoinNotDrawn coinNotDrawn -> "no " + coinNotDrawn.coin();
            case Violation.CoinDoesNotFit coinDoesNotFit -> coinDoesNotFit.coin() + " is not of " + coinDoesNotFit.price();
            case Violation.MustSetCoin mustSetCoin -> mustSetCoin.possible() + " is possible";
            case Violation.NotForSale notForSale -> notForSale.edge() + " is not " + notForSale.price();
            case Violation.SoldAlready soldAlready -> soldAlready.stall() + " is sold";
            case Violation.NothingToComplete nothingToComplete -> nothingToComplete.whitePile() + " white coins";
            case Violation.NoPlaceForWhite noPlaceForWhite -> "only " + noPlaceForWhite.possible();
            case Violation.NoSuchTokenToDiscard noSuchTokenToDiscard -> "no " + noSuchTokenToDiscard.token();
            case Violation.WrongNumberDrawn wrongNumberDrawn -> wrongNumberDrawn.drawn() + " of " + wrongNumberDrawn.asked() + " drawn";
            case Violation.CoinsNotInPurse coinsNotInPurse -> coinsNotInPurse.drawn() + " is not in " + coinsNotInPurse.purse();
            case Violation.TileNotInStack tileNotInStack -> "no " + tileNotInStack.tile();
            case Violation.TokenNotInStack tokenNotInStack -> "no such token";
        };
    }

    static String describe(Outcome outcome) {
        return switch (outcome) {
            case Outcome.CoinsDrawn coinsDrawn -> "coins " + coinsDrawn.coins();
            case Outcome.TileDrawn tileDrawn -> "tile " + tileDrawn.tile();
            case Outcome.TokenDrawn tokenDrawn -> "token " + tokenDrawn.token();
        };
    }

    /** Plays a game, and says all that happens. */
    static void play() {
        SplittableRandom random = new SplittableRandom(1602);
        List<String> said = new ArrayList<>();
        Setup setup = Setup.of(3);
        Dealer dealer = Dealer.seeded(1602);
        GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), dealer));
        while (!state.isOver()) {
            Action action =
                    state.asksChance() ? state.drawOutcome(dealer) : state.legalActions().sample(random::nextInt);
            said.add(describe(action));
            state = state.asksChance()
                    ? state.applyOutcome(action, event -> said.add(describe(event)))
                    : state.applyAction(action, event -> said.add(describe(event)));
        }
        App.check(said.get(said.size() - 1).substring(0, 9), "the end: ");
        App.check(describe(state.check(new Action.Pass()).orElseThrow()), "over");
    }
}
