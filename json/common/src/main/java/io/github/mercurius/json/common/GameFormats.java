package io.github.mercurius.json.common;

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
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;

/**
 * The formats of a game, as programs see them that serve any game.
 *
 * @param types all types that have a format, for modules of Jackson
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public record GameFormats<A extends AnyAction, V extends AnyView<A>>(
        WireFormat<AnySetup> setup,
        WireFormat<A> action,
        WireFormat<AnyUpdate> update,
        WireFormat<AnyEvent> event,
        WireFormat<AnyViolation> violation,
        WireFormat<V> view,
        WireFormat<AnyState<A, V>> state,
        WireFormat<AnyRecord<A, V>> record,
        WireFormat<LogEntry<A>> logEntry,
        WireFormat<AnyPosition<A, V>> position,
        GameTypes types)
        implements Formats<A, V> {
    /** The formats of a game that has these types. */
    public GameFormats(GameTypes types) {
        this(
                types.format(AnySetup.class),
                types.format(AnyAction.class),
                types.format(AnyUpdate.class),
                types.format(AnyEvent.class),
                types.format(AnyViolation.class),
                types.format(AnyView.class),
                types.format(AnyState.class),
                types.format(AnyRecord.class),
                types.format(LogEntry.class),
                types.format(AnyPosition.class),
                types);
    }
}
