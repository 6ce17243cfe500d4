package io.github.mercurius.rules;

import java.util.Locale;
import java.util.Map;

/** Something that happened, in the terms of the game: enough to animate a client, and to bring a view up to date. */
public interface AnyEvent {
    /** The name of this kind of event, the same in notation and JSON, such as {@code bought}. */
    String type();

    /** The facts by name, in the order of the record's components: for texts of your own. The map cannot be changed. */
    Map<String, Object> facts();

    /** The event in a line of ASCII, its type first. Equal events have the same notation, and others another one. */
    String notation();

    /** What happened, in an English clause. */
    default String message() {
        return message(Locale.ENGLISH);
    }

    /**
     * What happened, in a clause that speaks of the players by seat; English for languages not in {@link Languages}.
     */
    default String message(Locale locale) {
        return message(locale, BySeat.SETUP);
    }

    /**
     * What happened, in a clause that speaks of the players by name, or by seat if they have no names.
     *
     * @throws IllegalArgumentException if the event names a seat that the set-up does not have
     */
    String message(Locale locale, AnySetup setup);

    /** This event as a seat may know it. */
    default AnyEvent seenBy(int seat) {
        return this;
    }

    /** This event as spectators may know it. */
    default AnyEvent seenBySpectator() {
        return this;
    }

    /** Whether this event told somebody something new. An undo does not make it unknown again. */
    default boolean reveals() {
        return false;
    }
}
