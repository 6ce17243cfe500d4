package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercatores.json.Vocabulary.ASK;
import static io.github.mercurius.mercatores.json.Vocabulary.COUNT;
import static io.github.mercurius.mercatores.json.Vocabulary.GOOD;
import static io.github.mercurius.mercatores.json.Vocabulary.RANKING;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Update;

/** How events and updates are written: {@code {"type":"taken","seat":1,"cards":["CRN0","WAR"]}}. */
final class Events {
    private static final Codec<Integer> POSITIVE = whole(1, Integer.MAX_VALUE);

    private Events() {}

    static Variants<Event> of(EditionFormats edition) {
        return new Variants<Event>()
                .with(
                        "turnBegan",
                        Event.TurnBegan.class,
                        ObjectCodec.of(
                                Field.of("turn", COUNT, Event.TurnBegan::turn),
                                Field.of("seat", SEAT, Event.TurnBegan::seat),
                                Event.TurnBegan::new))
                .with(
                        "given",
                        Event.Given.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.Given::seat),
                                Field.of("card", edition.card, Event.Given::card),
                                Event.Given::new))
                .with(
                        "taken",
                        Event.Taken.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.Taken::seat),
                                Field.of("cards", edition.cardList, Event.Taken::cards),
                                Event.Taken::new))
                .with(
                        "loaded",
                        Event.Loaded.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.Loaded::seat),
                                Field.of("cards", edition.cardList, Event.Loaded::cards),
                                Event.Loaded::new))
                .with(
                        "marketFilled",
                        Event.MarketFilled.class,
                        ObjectCodec.of(
                                Field.of("cards", edition.cardList, Event.MarketFilled::cards),
                                Event.MarketFilled::new))
                .with(
                        "captainTaken",
                        Event.CaptainTaken.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.CaptainTaken::seat), Event.CaptainTaken::new))
                .with(
                        "roundBegan",
                        Event.RoundBegan.class,
                        ObjectCodec.of(
                                Field.of("round", POSITIVE, Event.RoundBegan::round),
                                Field.of("seat", SEAT, Event.RoundBegan::seat),
                                Event.RoundBegan::new))
                .with(
                        "turnSkipped",
                        Event.TurnSkipped.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.TurnSkipped::seat), Event.TurnSkipped::new))
                .with(
                        "taxPaid",
                        Event.TaxPaid.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.TaxPaid::seat),
                                Field.of("card", edition.goodsCard, Event.TaxPaid::card),
                                Event.TaxPaid::new))
                .with(
                        "stackCashed",
                        Event.StackCashed.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.StackCashed::seat),
                                Field.of("good", GOOD, Event.StackCashed::good),
                                Field.of("cards", edition.cardList, Event.StackCashed::cards),
                                Field.of("coins", COUNT, Event.StackCashed::coins),
                                Event.StackCashed::new))
                .with(
                        "specialCashed",
                        Event.SpecialCashed.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.SpecialCashed::seat),
                                Field.of("card", edition.specialCard, Event.SpecialCashed::card),
                                Field.of("opponent", SEAT_OR_NONE, Event.SpecialCashed::opponent),
                                Field.of("count", COUNT, Event.SpecialCashed::count),
                                Field.of("coins", COUNT, Event.SpecialCashed::coins),
                                Event.SpecialCashed::new))
                .with(
                        "stackDiscarded",
                        Event.StackDiscarded.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.StackDiscarded::seat),
                                Field.of("good", GOOD, Event.StackDiscarded::good),
                                Field.of("cards", edition.cardList, Event.StackDiscarded::cards),
                                Event.StackDiscarded::new))
                .with(
                        "specialDiscarded",
                        Event.SpecialDiscarded.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.SpecialDiscarded::seat),
                                Field.of("card", edition.specialCard, Event.SpecialDiscarded::card),
                                Event.SpecialDiscarded::new))
                .with(
                        "gameEnded",
                        Event.GameEnded.class,
                        ObjectCodec.of(Field.of("ranking", RANKING, Event.GameEnded::ranking), Event.GameEnded::new))
                .with(
                        "undone",
                        Event.Undone.class,
                        ObjectCodec.of(
                                Field.of("steps", POSITIVE, Event.Undone::steps),
                                Field.of("turn", COUNT, Event.Undone::turn),
                                Field.of("step", ASK, Event.Undone::step),
                                Event.Undone::new))
                .with(
                        "noted",
                        Event.Noted.class,
                        ObjectCodec.of(Field.of("note", LogFormat.NOTE, Event.Noted::note), Event.Noted::new));
    }

    static Codec<Update> update(Codec<Event> event) {
        return ObjectCodec.of(
                Field.of("number", COUNT, Update::number),
                Field.of("turn", COUNT, Update::turn),
                Field.of("step", ASK, Update::ask),
                Field.of("seat", SEAT, Update::seat),
                Field.of("events", list(event), Update::events),
                Update::new);
    }
}
