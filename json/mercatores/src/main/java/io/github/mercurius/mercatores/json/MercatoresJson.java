package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.GameFormats;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.TextFormat;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;

/**
 * The JSON formats, one for each kind of thing that is stored or sent.
 *
 * <pre>{@code
 * String json = MercatoresJson.VIEW.write(state.viewFor(seat));
 * Action action = MercatoresJson.action(setup.edition()).read(request);
 * byte[] saved = MercatoresJson.STATE.writeBytes(state);
 * }</pre>
 *
 * <p>Documents that have a set-up carry their edition in it. Values that name cards only by their codes, such as
 * actions, are written and read for an edition.
 *
 * <p>A state or a view that contradicts the rules is refused when it is read. {@code FORMAT.md} describes the formats,
 * and so do the JSON Schemas in {@code META-INF/mercatores}. If you have a Jackson object mapper, register
 * {@link MercatoresModule} instead.
 */
public final class MercatoresJson {
    /** Editions: what stands on the cards. All that is wrong with one is refused at once. */
    public static final WireFormat<Edition> EDITION = new TextFormat<>(Editions.EDITION);

    /** Full states, with all hidden cards: for servers and saved games, never for players. */
    public static final WireFormat<GameState> STATE = new TextFormat<>(Documents.STATE);

    /** Views of seats and of spectators: for players. */
    public static final WireFormat<PlayerView> VIEW = new TextFormat<>(Documents.VIEW);

    /** Records of games: secret during the game, unless they are {@link GameRecord#withoutSecrets}. */
    public static final WireFormat<GameRecord> RECORD = new TextFormat<>(Documents.RECORD);

    /** What was shown of a deal that host and seats make together. */
    public static final WireFormat<JointDeal> JOINT_DEAL = new TextFormat<>(
            JointDealFormat.document("mercatores-joint/1", Setup.class, Vocabulary.SETUP, Mercatores::jointDeal));

    /** Set-ups, with their edition. */
    public static final WireFormat<Setup> SETUP = new TextFormat<>(Vocabulary.SETUP);

    private MercatoresJson() {}

    /** Actions, such as {@code {"type":"give","card":"TOB1"}}. */
    public static WireFormat<Action> action(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).action);
    }

    /** Updates: send everybody what {@link io.github.mercurius.mercatores.Game#updatesFor} gives. */
    public static WireFormat<Update> update(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).update);
    }

    /** Events; none of them holds a secret. */
    public static WireFormat<Event> event(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).event);
    }

    /** Violations, with the rule that is broken and the facts; not their messages, which are a matter of language. */
    public static WireFormat<Violation> violation(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).violation);
    }

    /** The formats for games with the stand-in edition, for programs that serve any game. */
    public static Formats<Action, PlayerView> formats() {
        return formats(Edition.standIn());
    }

    /** The formats for games with an edition, for programs that serve any game. */
    public static Formats<Action, PlayerView> formats(Edition edition) {
        return new GameFormats<>(EditionFormats.of(edition).types);
    }

    /** Entries of the log of a game: actions, undos and notes. As secret as the actions in them. */
    public static WireFormat<LogEntry<Action>> logEntry(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).logEntry);
    }

    /** Positions, each as a text: secret where they hold hidden cards. */
    public static WireFormat<Position> position(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).position);
    }
}
