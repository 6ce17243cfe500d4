package io.github.mercurius.examples.games.terminal;

import io.github.mercurius.examples.games.text.Words;
import java.util.Locale;

/** Says which edition a game is played with. */
public final class EditionText {
    private EditionText() {}

    /** The name of an edition; of a stand-in, that it is one. */
    public static String of(String name, Words words) {
        boolean isStandIn = name.toLowerCase(Locale.ROOT).startsWith("stand-in");
        return isStandIn ? words.get("edition.standIn", name) : words.get("edition", name);
    }
}
