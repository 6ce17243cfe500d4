package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyViolation;
import java.util.List;
import java.util.Set;

/** What an update says, told under the heading of a turn; and why an action is refused. */
public final class Told {
    /** What the heading says already, or nobody needs to be told. */
    private static final Set<String> UNTOLD = Set.of("turnBegan", "asked");

    private Told() {}

    /** A line for each event that does not go without saying. */
    public static List<String> lines(AnyUpdate update, AnySetup setup, Words words) {
        return update.events().stream()
                .filter(event -> !UNTOLD.contains(event.type()))
                .map((AnyEvent event) -> event.message(words.locale(), setup))
                .toList();
    }

    /** Why an action is refused: the rule's number, and the sentence with the names of the players. */
    public static String refusal(AnyViolation violation, AnySetup setup, Words words) {
        return violation.rule().id() + ": " + violation.message(words.locale(), setup);
    }
}
