package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Event.*;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Standing;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.OptionalInt;

/** How events are written: {@code {"type":"given","seat":1,"card":"TOB1"}}. */
final class Events {
    private static final Field<Object, Integer> STEPS = fact("steps", LogFormat.STEPS);
    private static final Field<Object, Integer> TURN = fact("turn", Vocabulary.COUNT);
    private static final Field<Object, Ask> STEP = fact("step", Vocabulary.ASK);
    private static final Field<Object, Integer> SEAT = fact("seat", Vocabulary.SEAT);
    private static final Field<Object, Integer> ROUND = fact("round", Vocabulary.ROUND);
    private static final Field<Object, Good> GOOD = fact("good", Vocabulary.GOOD);
    private static final Field<Object, Integer> COINS = fact("coins", Vocabulary.COUNT);
    private static final Field<Object, OptionalInt> OPPONENT = fact("opponent", Vocabulary.SEAT_OR_NONE);
    private static final Field<Object, Integer> COUNT = fact("count", Vocabulary.COUNT);
    private static final Field<Object, List<Standing>> RANKING = fact("ranking", Vocabulary.RANKING);
    private static final Field<Object, Note> NOTE = fact("note", LogFormat.NOTE);

    private Events() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Event> codec(EditionFormats formats) {
        Field<Object, Card> card = fact("card", formats.card);
        Field<Object, List<Card>> cards = fact("cards", formats.cardList);
        Field<Object, GoodsCard> goodsCard = fact("card", formats.goodsCard);
        Field<Object, SpecialCard> specialCard = fact("card", formats.specialCard);
        return new Variants<Event>()
                .with("undone", Undone.class, object(STEPS, TURN, STEP, Undone::new))
                .with("turnBegan", TurnBegan.class, object(TURN, SEAT, TurnBegan::new))
                .with("given", Given.class, object(SEAT, card, Given::new))
                .with("taken", Taken.class, object(SEAT, cards, Taken::new))
                .with("loaded", Loaded.class, object(SEAT, cards, Loaded::new))
                .with("marketFilled", MarketFilled.class, object(cards, MarketFilled::new))
                .with("captainTaken", CaptainTaken.class, object(SEAT, CaptainTaken::new))
                .with("roundBegan", RoundBegan.class, object(ROUND, SEAT, RoundBegan::new))
                .with("turnSkipped", TurnSkipped.class, object(SEAT, TurnSkipped::new))
                .with("taxPaid", TaxPaid.class, object(SEAT, goodsCard, TaxPaid::new))
                .with("stackCashed", StackCashed.class, object(SEAT, GOOD, cards, COINS, StackCashed::new))
                .with(
                        "specialCashed",
                        SpecialCashed.class,
                        object(SEAT, specialCard, OPPONENT, COUNT, COINS, SpecialCashed::new))
                .with("stackDiscarded", StackDiscarded.class, object(SEAT, GOOD, cards, StackDiscarded::new))
                .with("specialDiscarded", SpecialDiscarded.class, object(SEAT, specialCard, SpecialDiscarded::new))
                .with("gameEnded", GameEnded.class, object(RANKING, GameEnded::new))
                .with("noted", Noted.class, object(NOTE, Noted::new));
    }
}
