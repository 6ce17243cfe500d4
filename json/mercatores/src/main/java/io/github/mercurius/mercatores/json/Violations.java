package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Violation;
import java.util.OptionalInt;

/** How violations are written: {@code {"type":"notTaxable","rule":"TAX-1","seat":0,"card":"TOB1"}}. */
final class Violations {
    private static final Field<Object, Phase> PHASE = fact("phase", Vocabulary.PHASE);
    private static final Field<Object, Integer> ACTIVE = fact("active", Vocabulary.ACTIVE);
    private static final Field<Object, Ask> WANTED = fact("wanted", Vocabulary.ASK);
    private static final Field<Object, Ask> NOW = fact("now", Vocabulary.ASK);
    private static final Field<Object, Integer> SEAT = fact("seat", Vocabulary.SEAT);
    private static final Field<Object, Integer> TAKEN = fact("taken", Vocabulary.COUNT);
    private static final Field<Object, Integer> NEEDED = fact("needed", Vocabulary.COUNT);
    private static final Field<Object, Integer> OTHERS = fact("others", Vocabulary.COUNT);
    private static final Field<Object, Integer> THERE = fact("there", Vocabulary.COUNT);
    private static final Field<Object, Integer> LOADED = fact("loaded", Vocabulary.COUNT);
    private static final Field<Object, Integer> HELD = fact("held", Vocabulary.COUNT);
    private static final Field<Object, Integer> GOODS_CARDS = fact("goodsCards", Vocabulary.COUNT);
    private static final Field<Object, Integer> GOODS = fact("goods", Vocabulary.COUNT);
    private static final Field<Object, Integer> SPECIAL_CARDS = fact("specialCards", Vocabulary.COUNT);
    private static final Field<Object, Integer> CARDS = fact("cards", Vocabulary.COUNT);
    private static final Field<Object, Good> GOOD = fact("good", Vocabulary.GOOD);
    private static final Field<Object, Integer> COUNT = fact("count", Vocabulary.COUNT);
    private static final Field<Object, OptionalInt> OPPONENT_OR_NONE = fact("opponent", Vocabulary.SEAT_OR_NONE);
    private static final Field<Object, Integer> OPPONENT = fact("opponent", Vocabulary.OPPONENT);

    private Violations() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Violation> codec(EditionFormats formats) {
        Field<Object, Card> card = fact("card", formats.card);
        Field<Object, Card> given = fact("given", formats.card);
        Field<Object, SpecialCard> specialCard = fact("card", formats.specialCard);
        Field<Object, Action> possible = fact("possible", formats.action);
        return Variants.<Violation>ofRules(Rule.values())
                .with("gameOver", Violation.GameOver.class, object(Violation.GameOver::new))
                .with("notYourTurn", Violation.NotYourTurn.class, object(PHASE, ACTIVE, Violation.NotYourTurn::new))
                .with("wrongStep", Violation.WrongStep.class, object(WANTED, NOW, Violation.WrongStep::new))
                .with("cardNotInHand", Violation.CardNotInHand.class, object(SEAT, card, Violation.CardNotInHand::new))
                .with(
                        "wrongNumberTaken",
                        Violation.WrongNumberTaken.class,
                        object(given, TAKEN, NEEDED, Violation.WrongNumberTaken::new))
                .with("notAllTaken", Violation.NotAllTaken.class, object(TAKEN, NEEDED, Violation.NotAllTaken::new))
                .with(
                        "givenCardTaken",
                        Violation.GivenCardTaken.class,
                        object(card, TAKEN, OTHERS, Violation.GivenCardTaken::new))
                .with(
                        "notOnMarket",
                        Violation.NotOnMarket.class,
                        object(card, TAKEN, THERE, Violation.NotOnMarket::new))
                .with(
                        "cardsNotInHand",
                        Violation.CardsNotInHand.class,
                        object(SEAT, card, LOADED, HELD, Violation.CardsNotInHand::new))
                .with(
                        "wrongLoad",
                        Violation.WrongLoad.class,
                        object(GOODS_CARDS, GOODS, SPECIAL_CARDS, Violation.WrongLoad::new))
                .with("handEmptied", Violation.HandEmptied.class, object(SEAT, CARDS, Violation.HandEmptied::new))
                .with("notTaxable", Violation.NotTaxable.class, object(SEAT, card, Violation.NotTaxable::new))
                .with("noStack", Violation.NoStack.class, object(SEAT, GOOD, Violation.NoStack::new))
                .with(
                        "noSpecialCard",
                        Violation.NoSpecialCard.class,
                        object(SEAT, specialCard, Violation.NoSpecialCard::new))
                .with(
                        "stackBringsNothing",
                        Violation.StackBringsNothing.class,
                        object(SEAT, GOOD, COUNT, NEEDED, Violation.StackBringsNothing::new))
                .with(
                        "specialBringsNothing",
                        Violation.SpecialBringsNothing.class,
                        object(specialCard, OPPONENT_OR_NONE, COUNT, NEEDED, Violation.SpecialBringsNothing::new))
                .with("canCashIn", Violation.CanCashIn.class, object(SEAT, possible, Violation.CanCashIn::new))
                .with(
                        "opponentMissing",
                        Violation.OpponentMissing.class,
                        object(specialCard, Violation.OpponentMissing::new))
                .with(
                        "notAnOpponent",
                        Violation.NotAnOpponent.class,
                        object(specialCard, OPPONENT, Violation.NotAnOpponent::new))
                .with(
                        "needsNoOpponent",
                        Violation.NeedsNoOpponent.class,
                        object(specialCard, OPPONENT, Violation.NeedsNoOpponent::new));
    }
}
