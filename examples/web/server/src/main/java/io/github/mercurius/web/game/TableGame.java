package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game that tables play, with one edition: what a server needs of it besides the rules that all games have.
 *
 * <p>What a method is given must be of this game.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public abstract class TableGame<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final @Nullable String edition;
    private final @Nullable String editionName;
    private final List<String> bots;
    private final Map<String, List<String>> choices;

    /**
     * A game.
     *
     * @param edition the edition as a document; null if the game has none
     * @param editionName what the edition is called
     * @param bots the names of its bots; {@code greedy} is quick and not bad
     * @param choices what can be chosen for each ruling, the default first
     */
    TableGame(
            Rules<A, V> rules,
            Formats<A, V> formats,
            @Nullable String edition,
            @Nullable String editionName,
            List<String> bots,
            Map<String, List<String>> choices) {
        this.rules = rules;
        this.formats = formats;
        this.edition = edition;
        this.editionName = editionName;
        this.bots = bots;
        this.choices = choices;
    }

    public final Rules<A, V> rules() {
        return rules;
    }

    public final Formats<A, V> formats() {
        return formats;
    }

    /** The names of its bots. */
    public final List<String> bots() {
        return bots;
    }

    /** What can be chosen for each ruling, the default first. */
    public final Map<String, List<String>> choices() {
        return choices;
    }

    /**
     * All rulings, with those that are chosen; upper and lower case make no difference.
     *
     * @throws IllegalArgumentException if there is no such ruling or choice
     */
    public final Map<String, String> rulings(Map<String, String> chosen) {
        Map<String, String> all = new LinkedHashMap<>();
        choices.forEach((ruling, allowed) -> all.put(ruling, allowed.get(0)));
        chosen.forEach((ruling, choice) -> all.replace(ruling, choice(ruling, choice)));
        return Collections.unmodifiableMap(all);
    }

    private String choice(String ruling, String chosen) {
        List<String> allowed = choices.get(ruling);
        if (allowed == null) {
            throw new IllegalArgumentException(
                    "rulings: one that " + rules.id() + " does not have, expected " + choices.keySet());
        }
        return allowed.stream()
                .filter(chosen::equalsIgnoreCase)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "rulings." + ruling + ": of another kind, expected one of " + String.join(", ", allowed)));
    }

    /** The edition as a document, which {@link Games#of} reads; null if the game has none. */
    public final @Nullable String edition() {
        return edition;
    }

    /** What the edition is called; null if the game has none. */
    public final @Nullable String editionName() {
        return editionName;
    }

    static String chosen(Map<String, String> rulings, String ruling) {
        return Objects.requireNonNull(rulings.get(ruling), ruling);
    }

    /** A bot with one of the names, all of whose randomness follows from a seed. */
    public abstract AnyBot<A, V> bot(String name, long seed);

    /**
     * What is agreed before the game.
     *
     * @param rulings all of them, as {@link #rulings} gives them
     * @throws IllegalArgumentException if a name is not accepted
     */
    public abstract AnySetup setup(List<String> names, int startSeat, Map<String, String> rulings);

    /** A deal, or all chance, that host and seats make together, with the host's commitment. */
    public abstract AnyJoint joint(AnySetup setup, String table, String hostPart);

    /**
     * What was shown, with the commitment of a seat.
     *
     * @throws IllegalArgumentException if the seat has committed already
     */
    public abstract AnyJoint committed(AnyJoint joint, int seat, String commitment);

    /**
     * What was shown, with what a seat opens for the deal.
     *
     * @throws IllegalArgumentException if it does not fit the commitment, or comes too early or twice
     */
    public abstract AnyJoint opened(AnyJoint joint, int seat, String opening);

    /** The game, when all seats have opened. */
    public abstract AnyGame<A, V> start(AnyJoint joint, String hostPart);

    /** A deal in a line of text, which {@link #start(AnySetup, String, String)} reads. */
    public abstract String shuffled(IntUnaryOperator random);

    /**
     * The game with a deal that the server made alone; the record proves it if the game has no other chance.
     *
     * @param nonce 64 hexadecimal digits
     */
    public abstract AnyGame<A, V> start(AnySetup setup, String deal, String nonce);

    /** What host and seats have shown of the chance that they make together; empty in a game that is only dealt. */
    public Optional<? extends AnyJoint> jointChance(AnyGame<A, V> game) {
        return Optional.empty();
    }

    /**
     * The game with what a seat opens for the outcome of chance that comes now.
     *
     * @throws IllegalArgumentException if it does not fit the commitment
     * @throws IllegalStateException if the game asks for none, or the seat has opened already
     */
    public AnyGame<A, V> opened(AnyGame<A, V> game, int seat, String opening) {
        throw new IllegalStateException("opening of seat " + seat + ", but no outcome of chance is asked for");
    }

    /** The outcome that comes now, when all seats have opened for it. */
    public A outcome(AnyGame<A, V> game, String hostPart) {
        throw new IllegalStateException("game of " + rules.id() + ": no outcome of chance is asked for");
    }

    /** The game after its end, with the part that the host opens. */
    public AnyGame<A, V> finished(AnyGame<A, V> game, String hostPart) {
        return game;
    }
}
