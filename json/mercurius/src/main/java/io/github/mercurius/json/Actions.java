package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.processor.Codecs;

/** How actions are written: {@code {"type":"buy","asset":"AMS"}}. */
@Codecs(value = Action.class, more = Vocabulary.class)
final class Actions {
    static final Variants<Action> ACTION = ActionCodecs.addTo(new Variants<>());

    private Actions() {}
}
