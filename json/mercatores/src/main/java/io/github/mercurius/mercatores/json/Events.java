package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercatores.json.Vocabulary.ASK;
import static io.github.mercurius.mercatores.json.Vocabulary.COUNT;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.processor.Codecs;

/** How events and updates are written: {@code {"type":"taken","seat":1,"cards":["CRN0","WAR"]}}. */
@Codecs(
        value = Event.class,
        more = {EditionFormats.class, Vocabulary.class, LogFormat.class})
final class Events {
    static final Codec<Integer> ROUND = whole(1, Integer.MAX_VALUE);

    private Events() {}

    static Variants<Event> of(EditionFormats edition) {
        return EventCodecs.addTo(new Variants<>(), edition);
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
