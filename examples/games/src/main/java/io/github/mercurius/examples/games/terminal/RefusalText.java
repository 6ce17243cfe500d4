package io.github.mercurius.examples.games.terminal;

import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;

/** Why an action is refused, in words that cite the rule. */
public final class RefusalText {
    private RefusalText() {}

    /** The rule's number, and the sentence with the names of the players. */
    public static String of(AnyViolation violation, AnySetup setup, Words words) {
        return violation.rule().id() + ": " + violation.message(words.locale(), setup);
    }
}
