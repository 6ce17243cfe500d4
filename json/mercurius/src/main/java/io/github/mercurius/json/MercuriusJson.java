package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.GameFormats;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.TextFormat;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;

/**
 * The JSON formats, one for each kind of thing that is stored or sent.
 *
 * <pre>{@code
 * String json = MercuriusJson.VIEW.write(state.viewFor(seat));
 * Action action = MercuriusJson.ACTION.read(request);
 * byte[] saved = MercuriusJson.STATE.writeBytes(state);
 * }</pre>
 *
 * <p>A state or a view that contradicts the rules is refused when it is read. {@code FORMAT.md} describes the formats,
 * and so do the JSON Schemas in {@code META-INF/mercurius}. If you have a Jackson object mapper, register
 * {@link MercuriusModule} instead.
 */
public final class MercuriusJson {
    /** Full states, with all hidden cards: for servers and saved games, never for players. */
    public static final WireFormat<GameState> STATE = new TextFormat<>(Documents.STATE);

    /** Views of seats and of spectators: for players. */
    public static final WireFormat<PlayerView> VIEW = new TextFormat<>(Documents.VIEW);

    /** Records of games: secret during the game, unless they are {@link GameRecord#withoutSecrets}. */
    public static final WireFormat<GameRecord> RECORD = new TextFormat<>(Documents.RECORD);

    /** Set-ups. */
    public static final WireFormat<Setup> SETUP = new TextFormat<>(Vocabulary.SETUP);

    /** Actions, such as {@code {"type":"buy","asset":"AMS"}}. */
    public static final WireFormat<Action> ACTION = new TextFormat<>(PlayFormats.ACTION);

    /** Joint deals, with the parts that are open: without the host's during the game. */
    public static final WireFormat<JointDeal> JOINT_DEAL = new TextFormat<>(
            JointDealFormat.document("mercurius-joint/1", Setup.class, Vocabulary.SETUP, Mercurius::jointDeal));

    /** Entries of the log of a game: actions, undos and notes. As secret as the actions in them. */
    public static final WireFormat<LogEntry<Action>> LOG_ENTRY = new TextFormat<>(Documents.LOG_ENTRY);

    /** Positions, each as a text: secret where they hold hidden cards. */
    public static final WireFormat<Position> POSITION = new TextFormat<>(Documents.POSITION);

    /** Updates: send a seat what {@link io.github.mercurius.core.Game#updatesFor} gives. */
    public static final WireFormat<Update> UPDATE = new TextFormat<>(PlayFormats.UPDATE);

    /** Events, in full or as a seat may know them: what {@link Event#seenBy} gives. */
    public static final WireFormat<Event> EVENT = new TextFormat<>(PlayFormats.EVENT);

    /** Violations, with the rule that is broken and the facts; not their messages, which are a matter of language. */
    public static final WireFormat<Violation> VIOLATION = new TextFormat<>(PlayFormats.VIOLATION);

    private static final Formats<Action, PlayerView> FORMATS = new GameFormats<>(Documents.TYPES);

    private MercuriusJson() {}

    /** All formats, for programs that serve any game. */
    public static Formats<Action, PlayerView> formats() {
        return FORMATS;
    }
}
