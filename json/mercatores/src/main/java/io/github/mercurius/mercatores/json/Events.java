package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Event;
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
                .with("undone", Event.Undone.class, object(STEPS, TURN, STEP, Event.Undone::new))
                .with("turnBegan", Event.TurnBegan.class, object(TURN, SEAT, Event.TurnBegan::new))
                .with("given", Event.Given.class, object(SEAT, card, Event.Given::new))
                .with("taken", Event.Taken.class, object(SEAT, cards, Event.Taken::new))
                .with("loaded", Event.Loaded.class, object(SEAT, cards, Event.Loaded::new))
                .with("marketFilled", Event.MarketFilled.class, object(cards, Event.MarketFilled::new))
                .with("captainTaken", Event.CaptainTaken.class, object(SEAT, Event.CaptainTaken::new))
                .with("roundBegan", Event.RoundBegan.class, object(ROUND, SEAT, Event.RoundBegan::new))
                .with("turnSkipped", Event.TurnSkipped.class, object(SEAT, Event.TurnSkipped::new))
                .with("taxPaid", Event.TaxPaid.class, object(SEAT, goodsCard, Event.TaxPaid::new))
                .with("stackCashed", Event.StackCashed.class, object(SEAT, GOOD, cards, COINS, Event.StackCashed::new))
                .with(
                        "specialCashed",
                        Event.SpecialCashed.class,
                        object(SEAT, specialCard, OPPONENT, COUNT, COINS, Event.SpecialCashed::new))
                .with(
                        "stackDiscarded",
                        Event.StackDiscarded.class,
                        object(SEAT, GOOD, cards, Event.StackDiscarded::new))
                .with(
                        "specialDiscarded",
                        Event.SpecialDiscarded.class,
                        object(SEAT, specialCard, Event.SpecialDiscarded::new))
                .with("gameEnded", Event.GameEnded.class, object(RANKING, Event.GameEnded::new))
                .with("noted", Event.Noted.class, object(NOTE, Event.Noted::new));
    }
}
