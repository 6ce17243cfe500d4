package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.mercado.json.Vocabulary.ASK;
import static io.github.mercurius.mercado.json.Vocabulary.COUNT;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.processor.Codecs;

/** How events and updates are written: {@code {"type":"coinSet","seat":1,"coin":"G","stall":"3"}}. */
@Codecs(
        value = Event.class,
        more = {EditionFormats.class, Vocabulary.class, LogFormat.class})
final class Events {
    private Events() {}

    static Variants<Event> of(EditionFormats edition) {
        return EventCodecs.addTo(new Variants<>(), edition);
    }

    static Codec<Update> update(Codec<Event> event) {
        return ObjectCodec.of(
                Field.of("number", COUNT, Update::number),
                Field.of("turn", COUNT, Update::turn),
                Field.of("ask", ASK, Update::ask),
                Field.of("seat", SEAT_OR_NONE, Update::seat),
                Field.of("events", list(event), Update::events),
                Update::new);
    }
}
