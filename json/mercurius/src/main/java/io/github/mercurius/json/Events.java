package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Update;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.processor.Codecs;
import java.util.List;

/** How events and updates are written: {@code {"type":"bought","seat":1,"asset":"AMS","nth":2,"cost":15}}. */
@Codecs(
        value = Event.class,
        more = {Vocabulary.class, LogFormat.class})
final class Events {
    /** TRD-1: at most three trades a turn. */
    static final Codec<Integer> NTH = whole(1, 3);

    /** TRD-3: the third sale at price 3 costs 1. */
    static final Codec<Integer> GAIN = whole(-1, Integer.MAX_VALUE);

    static final Codec<Integer> PER_SHARE = whole(0, DividendScale.HIGHEST_AMOUNT);
    static final Codec<List<Integer>> RECEIVED = Vocabulary.SEATS.eachOf(Vocabulary.COUNT);

    static final Codec<Integer> SHARE_FROM = whole(0, Market.LAST_SPACE);
    static final Codec<Integer> SHARE_TO = SHARE_FROM;
    static final Codec<Integer> COMMODITY_FROM = SHARE_FROM;
    static final Codec<Integer> COMMODITY_TO = SHARE_FROM;

    /** TRN-1, TRN-2: a turn has up to three trades and a card, steps 0 to 3. */
    static final Codec<Integer> STEP = whole(0, 3);

    static final Variants<Event> EVENT = EventCodecs.addTo(new Variants<>());

    static final Codec<Update> UPDATE = ObjectCodec.of(
            Field.of("number", Vocabulary.COUNT, Update::number),
            Field.of("turn", Vocabulary.TURN, Update::turn),
            Field.of("step", STEP, Update::step),
            Field.of("seat", Vocabulary.SEAT, Update::seat),
            Field.of("events", list(EVENT), Update::events),
            Update::new);

    private Events() {}
}
