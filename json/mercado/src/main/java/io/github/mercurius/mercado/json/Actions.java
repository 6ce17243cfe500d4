package io.github.mercurius.mercado.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.processor.Codecs;

/** How actions and outcomes are written: {@code {"type":"setCoin","coin":"G","stall":"1"}}. */
@Codecs(
        value = Action.class,
        more = {EditionFormats.class, Vocabulary.class})
final class Actions {
    static final Codec<Boolean> USE = Scalars.BOOLEAN;

    private Actions() {}

    static Variants<Action> of(EditionFormats edition) {
        return ActionCodecs.addTo(new Variants<>(), edition);
    }

    /** An action with which a coin is set. */
    static Codec<Action.SetCoin> setCoin(Codec<Action> action) {
        return action.as(Actions::setCoin, possible -> possible);
    }

    private static Action.SetCoin setCoin(Action action) {
        if (action instanceof Action.SetCoin setCoin) {
            return setCoin;
        }
        throw new IllegalArgumentException(action + ", expected a coin that is set");
    }
}
