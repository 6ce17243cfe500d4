package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Mismatch;
import io.github.mercurius.examples.games.common.Vectors;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game at one moment, as a line of a vector tells it: actions by their notation, the state as JSON.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param dealer makes the outcomes of chance, if something does: it goes on with the game, so a game is followed once
 * @param due the outcome that the dealer makes now
 */
record VectorGame<A extends AnyAction, V extends AnyView<A>>(
        GameKit<A, V> kit, AnyState<A, V> now, Optional<IntUnaryOperator> dealer, Optional<A> due) {
    private static final int HASH_BYTES = 8;

    /** The game that begins with the first line of a vector. */
    static <A extends AnyAction, V extends AnyView<A>> VectorGame<A, V> begin(GameKit<A, V> kit, String firstLine) {
        ObjectNode line = Fields.object(firstLine);
        Fields.compare(
                "format",
                line.path("format"),
                Vectors.firstLine(kit.name().toString()).path("format"));
        Vectors.Beginning<A, V> beginning =
                Fields.accept("line", "a game", () -> kit.vectors().read(line));
        Fields.compare("", line, beginning.line());
        AnyState<A, V> state = beginning.state();
        return of(kit.withEditionOf(state.table().setup()), state, beginning.dealer());
    }

    static <A extends AnyAction, V extends AnyView<A>> VectorGame<A, V> of(
            GameKit<A, V> kit, AnyState<A, V> now, Optional<IntUnaryOperator> dealer) {
        Optional<A> due = dealer.filter(source -> now.asksChance()).map(now::drawOutcome);
        return new VectorGame<>(kit, now, dealer, due);
    }

    boolean isOver() {
        return now.isOver();
    }

    /** What the library says in the next line: all fields but illegal actions and the action that comes next. */
    ObjectNode line() {
        List<String> legal = legal();
        ObjectNode line = Fields.JSON.createObjectNode();
        line.set("state", kit.vectors().state(now));
        line.put("legal", legal.size()).put("legalHash", hash(legal));
        return isOver() ? line.setAll(kit.vectors().ending(now)) : line;
    }

    /** The first 16 hexadecimal digits of the SHA-256 of all notations, in ASCII order, one a line. */
    private static String hash(List<String> legal) {
        String text = legal.stream().sorted().collect(Collectors.joining("\n"));
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /** The notations of all that can come next: actions of the player who has to decide, or outcomes of chance. */
    private List<String> legal() {
        Stream<A> possible =
                now.asksChance() ? now.chances().stream().map(AnyChance::outcome) : now.legalActions().stream();
        return possible.map(AnyAction::notation).toList();
    }

    /**
     * Why an action is refused; nothing if it is legal.
     *
     * @throws IllegalArgumentException if the text is no action
     */
    Optional<? extends AnyViolation> check(String notation) {
        A action = kit.rules().action(notation);
        if (!now.asksChance()) {
            return now.check(action);
        }
        try {
            now.applyOutcome(action);
            return Optional.empty();
        } catch (IllegalActionException refused) {
            return Optional.of(refused.violation());
        }
    }

    /**
     * The game after a legal action.
     *
     * @throws Mismatch if it is an outcome of chance, and the seed of the game makes another
     */
    VectorGame<A, V> after(String notation) {
        A action = kit.rules().action(notation);
        due.filter(outcome -> !outcome.equals(action)).ifPresent(outcome -> {
            String rule = kit.vectors().seedRule();
            throw new Mismatch("action", notation, outcome.notation() + " by the seed (" + rule + ")");
        });
        return of(kit, now.asksChance() ? now.applyOutcome(action) : now.applyAction(action), dealer);
    }
}
