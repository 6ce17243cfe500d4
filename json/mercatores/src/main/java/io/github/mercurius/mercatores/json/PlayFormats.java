package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.ObjectCodec.object;
import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.mercatores.json.Vocabulary.*;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Action.*;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Event.*;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.mercatores.Violation.*;
import java.util.OptionalInt;

/** How actions, events and violations are written: each with its type, which says what else is there. */
final class PlayFormats {
    private static final Codec<OptionalInt> NAMED_OPPONENT = OPPONENT.as(OptionalInt::of, OptionalInt::getAsInt);

    /** How actions are written, with the codes of an edition: {@code {"type":"give","card":"TOB1"}}. */
    static Variants<Action> actions(EditionFormats formats) {
        return new Variants<Action>()
                .with("give", Give.class, "card", formats.card, Give::card, Give::new)
                .with("take", Take.class, "cards", formats.cardList, Take::cards, Take::new)
                .with("load", Load.class, "cards", formats.cardList, Load::cards, Load::new)
                .with("tax", Tax.class, "card", formats.card, Tax::card, Tax::new)
                .with("cashGoods", CashGoods.class, "good", GOOD, CashGoods::good, CashGoods::new)
                // who names no opponent leaves the property out
                .with(
                        "cashSpecial",
                        CashSpecial.class,
                        object(
                                Field.of("card", formats.specialCard, CashSpecial::card),
                                Field.of("opponent", NAMED_OPPONENT, CashSpecial::opponent)
                                        .leftOut(OptionalInt.empty()),
                                CashSpecial::new))
                .with("discardGoods", DiscardGoods.class, "good", GOOD, DiscardGoods::good, DiscardGoods::new)
                .with(
                        "discardSpecial",
                        DiscardSpecial.class,
                        "card",
                        formats.specialCard,
                        DiscardSpecial::card,
                        DiscardSpecial::new);
    }

    /** How events are written, with the codes of an edition: {@code {"type":"given","seat":1,"card":"TOB1"}}. */
    static Variants<Event> events(EditionFormats formats) {
        return KindCodecs.<Event>ofEvents()
                .facts(LogFormat.STEPS, "steps")
                .facts(COUNT, "turn", "coins", "count")
                .facts(ASK, "step")
                .facts(SEAT, "seat")
                .facts(ROUND, "round")
                .facts(GOOD, "good")
                .facts(SEAT_OR_NONE, "opponent")
                .facts(RANKING, "ranking")
                .facts(LogFormat.NOTE, "note")
                .facts(formats.card, "card")
                .facts(formats.cardList, "cards")
                .with(Undone.class, "undone steps turn step", Undone::new)
                .with(TurnBegan.class, "turnBegan turn seat", TurnBegan::new)
                .with(Given.class, "given seat card", Given::new)
                .with(Taken.class, "taken seat cards", Taken::new)
                .with(Loaded.class, "loaded seat cards", Loaded::new)
                .with(MarketFilled.class, "marketFilled cards", MarketFilled::new)
                .with(CaptainTaken.class, "captainTaken seat", CaptainTaken::new)
                .with(RoundBegan.class, "roundBegan round seat", RoundBegan::new)
                .with(TurnSkipped.class, "turnSkipped seat", TurnSkipped::new)
                .with(StackCashed.class, "stackCashed seat good cards coins", StackCashed::new)
                .with(StackDiscarded.class, "stackDiscarded seat good cards", StackDiscarded::new)
                .facts(formats.goodsCard, "card")
                .with(TaxPaid.class, "taxPaid seat card", TaxPaid::new)
                .facts(formats.specialCard, "card")
                .with(SpecialCashed.class, "specialCashed seat card opponent count coins", SpecialCashed::new)
                .with(SpecialDiscarded.class, "specialDiscarded seat card", SpecialDiscarded::new)
                .with(GameEnded.class, "gameEnded ranking", GameEnded::new)
                .with(Noted.class, "noted note", Noted::new)
                .all();
    }

    /**
     * How violations are written, with the codes of an edition:
     * {@code {"type":"notTaxable","rule":"TAX-1","seat":0,"card":"TOB1"}}.
     */
    static Variants<Violation> violations(EditionFormats formats) {
        return KindCodecs.<Violation>ofViolations(Rule.values())
                .facts(PHASE, "phase")
                .facts(SEAT, "seat", "active")
                .facts(ASK, "wanted", "now")
                .facts(COUNT, "taken", "needed", "others", "there", "loaded", "held", "cards", "count")
                .facts(COUNT, "goodsCards", "goods", "specialCards")
                .facts(GOOD, "good")
                .facts(formats.card, "card", "given")
                .facts(formats.action, "possible")
                .with(GameOver.class, "gameOver", GameOver::new)
                .with(NotYourTurn.class, "notYourTurn phase active", NotYourTurn::new)
                .with(WrongStep.class, "wrongStep wanted now", WrongStep::new)
                .with(CardNotInHand.class, "cardNotInHand seat card", CardNotInHand::new)
                .with(WrongNumberTaken.class, "wrongNumberTaken given taken needed", WrongNumberTaken::new)
                .with(NotAllTaken.class, "notAllTaken taken needed", NotAllTaken::new)
                .with(GivenCardTaken.class, "givenCardTaken card taken others", GivenCardTaken::new)
                .with(NotOnMarket.class, "notOnMarket card taken there", NotOnMarket::new)
                .with(CardsNotInHand.class, "cardsNotInHand seat card loaded held", CardsNotInHand::new)
                .with(WrongLoad.class, "wrongLoad goodsCards goods specialCards", WrongLoad::new)
                .with(HandEmptied.class, "handEmptied seat cards", HandEmptied::new)
                .with(NotTaxable.class, "notTaxable seat card", NotTaxable::new)
                .with(NoStack.class, "noStack seat good", NoStack::new)
                .with(StackBringsNothing.class, "stackBringsNothing seat good count needed", StackBringsNothing::new)
                .with(CanCashIn.class, "canCashIn seat possible", CanCashIn::new)
                .facts(formats.specialCard, "card")
                .with(NoSpecialCard.class, "noSpecialCard seat card", NoSpecialCard::new)
                .with(OpponentMissing.class, "opponentMissing card", OpponentMissing::new)
                .facts(OPPONENT, "opponent")
                .with(NotAnOpponent.class, "notAnOpponent card opponent", NotAnOpponent::new)
                .with(NeedsNoOpponent.class, "needsNoOpponent card opponent", NeedsNoOpponent::new)
                .facts(SEAT_OR_NONE, "opponent")
                .with(
                        SpecialBringsNothing.class,
                        "specialBringsNothing card opponent count needed",
                        SpecialBringsNothing::new)
                .all();
    }

    private PlayFormats() {}
}
