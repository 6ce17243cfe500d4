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
import io.github.mercurius.mercatores.Violation.*;
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
                .with("gameOver", GameOver.class, object(GameOver::new))
                .with("notYourTurn", NotYourTurn.class, object(PHASE, ACTIVE, NotYourTurn::new))
                .with("wrongStep", WrongStep.class, object(WANTED, NOW, WrongStep::new))
                .with("cardNotInHand", CardNotInHand.class, object(SEAT, card, CardNotInHand::new))
                .with("wrongNumberTaken", WrongNumberTaken.class, object(given, TAKEN, NEEDED, WrongNumberTaken::new))
                .with("notAllTaken", NotAllTaken.class, object(TAKEN, NEEDED, NotAllTaken::new))
                .with("givenCardTaken", GivenCardTaken.class, object(card, TAKEN, OTHERS, GivenCardTaken::new))
                .with("notOnMarket", NotOnMarket.class, object(card, TAKEN, THERE, NotOnMarket::new))
                .with("cardsNotInHand", CardsNotInHand.class, object(SEAT, card, LOADED, HELD, CardsNotInHand::new))
                .with("wrongLoad", WrongLoad.class, object(GOODS_CARDS, GOODS, SPECIAL_CARDS, WrongLoad::new))
                .with("handEmptied", HandEmptied.class, object(SEAT, CARDS, HandEmptied::new))
                .with("notTaxable", NotTaxable.class, object(SEAT, card, NotTaxable::new))
                .with("noStack", NoStack.class, object(SEAT, GOOD, NoStack::new))
                .with("noSpecialCard", NoSpecialCard.class, object(SEAT, specialCard, NoSpecialCard::new))
                .with(
                        "stackBringsNothing",
                        StackBringsNothing.class,
                        object(SEAT, GOOD, COUNT, NEEDED, StackBringsNothing::new))
                .with(
                        "specialBringsNothing",
                        SpecialBringsNothing.class,
                        object(specialCard, OPPONENT_OR_NONE, COUNT, NEEDED, SpecialBringsNothing::new))
                .with("canCashIn", CanCashIn.class, object(SEAT, possible, CanCashIn::new))
                .with("opponentMissing", OpponentMissing.class, object(specialCard, OpponentMissing::new))
                .with("notAnOpponent", NotAnOpponent.class, object(specialCard, OPPONENT, NotAnOpponent::new))
                .with("needsNoOpponent", NeedsNoOpponent.class, object(specialCard, OPPONENT, NeedsNoOpponent::new));
    }
}
