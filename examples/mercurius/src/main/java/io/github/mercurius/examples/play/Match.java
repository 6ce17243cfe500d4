package io.github.mercurius.examples.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;

/**
 * A game of a person against bots at one moment, in the words of a language; actions go by their notation, as they are
 * typed. Each of the games has its own. A match is immutable.
 */
interface Match {
    /**
     * Why an action is refused.
     *
     * @param message the rule and the facts
     * @param rule what the rule says
     */
    record Refused(String message, String rule) {}

    /**
     * The result of an action.
     *
     * @param turn the heading of the turn that began with it, if one did
     * @param lines what happened
     */
    record Told(Match after, Optional<String> turn, List<String> lines) {}

    /** The result of taking an action back: the earlier match if there is one, and what to say. */
    record TakenBack(Match after, String said) {}

    /** What is said at the beginning. */
    String welcome();

    /** The list of all that can be typed. */
    String help();

    boolean isOver();

    /** Whether the person is to act. */
    boolean isPersonAsked();

    /** How many actions there were. */
    int actions();

    /** The table as the person sees it. */
    List<AttributedString> screen();

    /** The notations of all that the person may do. */
    List<String> legal();

    /** From which character on a text is no action; nothing if it is one. */
    OptionalInt misread(String text);

    /** Why the person may not take an action now; nothing if it is legal. */
    Optional<Refused> check(String action);

    /** Takes a legal action of the person. */
    Told act(String action);

    /** Lets those act who are not the person: a bot, or chance. */
    Told proceed();

    /** Takes the person's last action back, if nothing was revealed by it. */
    TakenBack takeBack();

    /** What the person could do, each line being a paragraph. */
    List<String> hint();

    /** The numbers of all rules. */
    List<String> rules();

    /** The text of a rule with a number. */
    Optional<String> rule(String id);

    /** Saves the game so that it can be resumed. */
    void save(Path file) throws IOException;

    /** Lets the bots go: nobody acts any more. */
    default void close() {}
}
