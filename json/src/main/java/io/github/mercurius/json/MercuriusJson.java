package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;

/** All that crosses a wire, as JSON. */
public final class MercuriusJson {
    /** Whole games at one moment. */
    public static final WireFormat<GameState> STATE = new WireFormat<>(Documents.STATE);

    /** Views. */
    public static final WireFormat<PlayerView> VIEW = new WireFormat<>(Documents.VIEW);

    /** Records of games. */
    public static final WireFormat<GameRecord> RECORD = new WireFormat<>(Records.RECORD);

    /** Set-ups. */
    public static final WireFormat<Setup> SETUP = new WireFormat<>(Vocabulary.SETUP);

    /** Actions. */
    public static final WireFormat<Action> ACTION = new WireFormat<>(Actions.ACTION);

    /** Events. */
    public static final WireFormat<Event> EVENT = new WireFormat<>(Events.EVENT);

    /** Violations. */
    public static final WireFormat<Violation> VIOLATION = new WireFormat<>(Violations.VIOLATION);

    private MercuriusJson() {}
}
