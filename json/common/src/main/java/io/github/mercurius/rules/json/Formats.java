package io.github.mercurius.rules.json;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.LogEntry;

/**
 * The JSON formats of one game, or of one edition of it: for programs that serve any game.
 *
 * <p>Each game gives its own, such as {@code MercuriusJson.formats()}. What is written must be of the same game:
 * anything else is refused with a {@link NotWritableException}.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Formats<A extends AnyAction, V extends AnyView<A>> {
    /** Set-ups. */
    WireFormat<AnySetup> setup();

    /** Actions. */
    WireFormat<A> action();

    /** Updates: send a seat what {@link io.github.mercurius.rules.AnyGame#updatesFor} gives. */
    WireFormat<AnyUpdate> update();

    /** Events, in full or as a seat may know them. */
    WireFormat<AnyEvent> event();

    /** Violations, with the rule that is broken and the facts; not their messages, which are a matter of language. */
    WireFormat<AnyViolation> violation();

    /** Views of seats and of spectators: for players. */
    WireFormat<V> view();

    /** Full states, with all that is hidden: for servers, never for players. */
    WireFormat<AnyState<A, V>> state();

    /** Records of games: secret during the game, unless they are {@link AnyRecord#withoutSecrets}. */
    WireFormat<AnyRecord<A, V>> record();

    /** Entries of the log of a game: actions, undos and notes. As secret as the actions in them. */
    WireFormat<LogEntry<A>> logEntry();

    /** Positions, each as a text: secret where they hold what is hidden. */
    WireFormat<AnyPosition<A, V>> position();
}
