package com.example;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Patterns over all that is sealed in Mercatores, without a default. */
final class MercatoresWords {
    private MercatoresWords() {}

    static String describe(Action action) {
        return switch (action) {
            case Action.Give give -> "give " + give.card();
            case Action.Take take -> "take " + take.cards();
            case Action.Load load -> "load " + load.cards();
            case Action.Tax tax -> "pay " + tax.card();
            case Action.CashGoods cashGoods -> "cash in " + cashGoods.good();
            case Action.CashSpecial cashSpecial -> "cash in " + cashSpecial.card();
            case Action.DiscardGoods discardGoods -> "discard " + discardGoods.good();
            case Action.DiscardSpecial discardSpecial -> "discard " + discardSpecial.card();
        };
    }

    static String describe(Event event) {
        return switch (event) {
            case Event.TurnBegan turnBegan -> "turn " + turnBegan.turn();
            case Event.Given given -> given.seat() + " gave " + given.card();
            case Event.Taken taken -> taken.seat() + " took " + taken.cards();
            case Event.Loaded loaded -> loaded.seat() + " loaded " + loaded.cards();
            case Event.MarketFilled marketFilled -> "new on the market: " + marketFilled.cards();
            case Event.CaptainTaken captainTaken -> captainTaken.seat() + " is captain";
            case Event.RoundBegan roundBegan -> "round " + roundBegan.round();
            case Event.TurnSkipped turnSkipped -> turnSkipped.seat() + " has no turn";
            case Event.TaxPaid taxPaid -> taxPaid.seat() + " paid " + taxPaid.card();
            case Event.StackCashed stackCashed -> stackCashed.seat() + " got " + stackCashed.coins();
            case Event.SpecialCashed specialCashed -> specialCashed.card() + " brought " + specialCashed.coins();
            case Event.StackDiscarded stackDiscarded -> stackDiscarded.seat() + " lost " + stackDiscarded.cards();
            case Event.SpecialDiscarded specialDiscarded -> specialDiscarded.seat() + " lost " + specialDiscarded.card();
            case Event.GameEnded gameEnded -> "the end: " + gameEnded.ranking();
            case Event.Undone undone -> undone.steps() + " undone";
            case Event.Noted noted -> "noted: " + noted.note().text();
        };
    }

    static String describe(Violation violation) {
        return switch (violation) {
            case Violation.GameOver() -> "over";
            case Violation.NotYourTurn notYourTurn -> "seat " + notYourTurn.active() + " is next";
            case Violation.WrongStep wrongStep -> wrongStep.now() + " is asked for";
            case Violation.CardNotInHand cardNotInHand -> "no " + cardNotInHand.card();
            case Violation.WrongNumberTaken wrongNumberTaken -> wrongNumberTaken.taken() + " of " + wrongNumberTaken.needed() + " taken";
            case Violation.NotAllTaken notAllTaken -> notAllTaken.taken() + " of " + notAllTaken.needed() + " taken";
            case Violation.GivenCardTaken givenCardTaken -> givenCardTaken.card() + " was given";
            case Violation.NotOnMarket notOnMarket -> "no " + notOnMarket.card() + " on the market";
            case Violation.CardsNotInHand cardsNotInHand -> cardsNotInHand.held() + " of " + cardsNotInHand.loaded() + " held";
            case Violation.WrongLoad wrongLoad -> wrongLoad.goods() + " goods";
            case Violation.HandEmptied handEmptied -> "no hand left";
            case Violation.NotTaxable notTaxable -> notTaxable.card() + " is no tax";
            case Violation.NoStack noStack -> "no " + noStack.good();
            case Violation.NoSpecialCard noSpecialCard -> "no " + noSpecialCard.card();
            case Violation.StackBringsNothing stackBringsNothing -> stackBringsNothing.count() + " of " + stackBringsNothing.needed() + " cards";
            case Violation.SpecialBringsNothing specialBringsNothing -> specialBringsNothing.count() + " of " + specialBringsNothing.needed();
            case Violation.CanCashIn canCashIn -> canCashIn.possible() + " is possible";
            case Violation.OpponentMissing opponentMissing -> opponentMissing.card() + " needs an opponent";
            case Violation.NotAnOpponent notAnOpponent -> notAnOpponent.opponent() + " is no opponent";
            case Violation.NeedsNoOpponent needsNoOpponent -> needsNoOpponent.card() + " needs no opponent";
        };
    }

    static String describe(Card card) {
        return switch (card) {
            case GoodsCard goodsCard -> goodsCard.good() + " by ship " + goodsCard.ships();
            case SpecialCard specialCard -> "a " + specialCard.type();
        };
    }

    /** Plays a game, and says all that happens. */
    static void play() {
        SplittableRandom random = new SplittableRandom(1602);
        List<String> said = new ArrayList<>();
        GameState state = GameState.start(Setup.of(3), Deal.seeded(Edition.standIn(), 1602));
        Action first = state.legalActions().get(0);
        while (!state.isOver()) {
            Action action = state.legalActions().sample(random::nextInt);
            said.add(describe(action));
            state = state.applyAction(action, event -> said.add(describe(event)));
        }
        App.check(said.get(said.size() - 1).substring(0, 9), "the end: ");
        App.check(describe(state.check(first).orElseThrow()), "over");
        App.check(describe(state.table().setup().edition().specialCards().get(0)), "a WAREHOUSE");
    }
}
