package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a seat was told of one action: each event with its facts, for the animation, and its text, for the history. */
final class UpdateJson {
    private UpdateJson() {}

    static Map<String, @Nullable Object> of(AnyUpdate update, AnySetup setup, Locale language) {
        List<Object> events = new ArrayList<>();
        for (AnyEvent event : update.events()) {
            Map<String, @Nullable Object> object = Json.object("type", event.type());
            object.putAll(event.facts());
            object.put("text", event.message(language, setup));
            events.add(object);
        }
        return Json.object("number", update.number(), "turn", update.turn(), "seat", update.actor(), "events", events);
    }
}
