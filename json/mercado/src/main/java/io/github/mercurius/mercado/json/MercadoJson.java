package io.github.mercurius.mercado.json;

import io.github.mercurius.json.common.GameFormats;
import io.github.mercurius.json.common.TextFormat;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;

/**
 * The JSON formats, one for each kind of thing that is stored or sent.
 *
 * <pre>{@code
 * String json = MercadoJson.VIEW.write(state.viewFor(seat));
 * Action action = MercadoJson.action(setup.edition()).read(request);
 * byte[] saved = MercadoJson.STATE.writeBytes(state);
 * }</pre>
 *
 * <p>Documents that have a set-up carry their edition in it. Values that name tiles and tokens only by their codes,
 * such as actions, are written and read for an edition.
 *
 * <p>A state or a view that contradicts the rules is refused when it is read. {@code FORMAT.md} describes the formats,
 * and so do the JSON Schemas in {@code META-INF/mercado}. If you have a Jackson object mapper, register
 * {@link MercadoModule} instead.
 */
public final class MercadoJson {
    /** Editions: what the pieces say. All that is wrong with one is refused at once. */
    public static final WireFormat<Edition> EDITION = new TextFormat<>(Editions.EDITION);

    /** Full states, with all hidden tokens: for servers and saved games, never for players. */
    public static final WireFormat<GameState> STATE = new TextFormat<>(Documents.STATE);

    /** Views of seats and of spectators: for players. */
    public static final WireFormat<PlayerView> VIEW = new TextFormat<>(Documents.VIEW);

    /** Records of games: secret during the game, unless they are {@link GameRecord#withoutSecrets}. */
    public static final WireFormat<GameRecord> RECORD = new TextFormat<>(Documents.RECORD);

    /** Set-ups, with their edition. */
    public static final WireFormat<Setup> SETUP = new TextFormat<>(Vocabulary.SETUP);

    private MercadoJson() {}

    /** All formats of games with the stand-in edition, for programs that serve any game. */
    public static Formats<Action, PlayerView> formats() {
        return formats(Edition.standIn());
    }

    /** All formats of games with an edition, for programs that serve any game. */
    public static Formats<Action, PlayerView> formats(Edition edition) {
        return new GameFormats<>(EditionFormats.of(edition).types);
    }

    /** Actions and outcomes of chance, such as {@code {"type":"setCoin","coin":"G","stall":"1"}}. */
    public static WireFormat<Action> action(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).action);
    }

    /** Outcomes that chance can have, with their weights. */
    public static WireFormat<Chance> chance(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).chance);
    }

    /** Updates: send a seat what {@link io.github.mercurius.mercado.Game#updatesFor} gives. */
    public static WireFormat<Update> update(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).update);
    }

    /** Events, in full or as a seat may know them: what {@link Event#seenBy} gives. */
    public static WireFormat<Event> event(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).event);
    }

    /** Violations, with the rule that is broken and the facts; not their messages, which are a matter of language. */
    public static WireFormat<Violation> violation(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).violation);
    }

    /** Entries of the log of a game: actions, outcomes, undos and notes. As secret as the actions in them. */
    public static WireFormat<LogEntry<Action>> logEntry(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).logEntry);
    }

    /** Positions, each as a text: secret where they hold hidden tokens. */
    public static WireFormat<Position> position(Edition edition) {
        return new TextFormat<>(EditionFormats.of(edition).position);
    }
}
