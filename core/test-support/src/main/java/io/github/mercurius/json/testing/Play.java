package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Random;

/** Games of chance. */
public final class Play {
    private Play() {}

    /** The names of so many players, or none. */
    public static List<String> names(int players, Random random) {
        return random.nextBoolean()
                ? List.of()
                : List.of("Anna", "Rafał", "\"Bo\"", "Jo").subList(0, players);
    }

    /**
     * A game after at most so many actions and outcomes more.
     *
     * @param undoOneIn after how many of them two are taken back, as a rule
     * @param <G> the games
     */
    @SuppressWarnings("unchecked") // a game goes on as one of its own kind
    public static <A extends AnyAction, V extends AnyView<A>, G extends AnyGame<A, V>> G on(
            G first, int actions, int undoOneIn, Random random) {
        AnyGame<A, V> game = first;
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            AnyState<A, V> state = game.state();
            game = state.asksChance()
                    ? game.applyOutcome(state.drawOutcome(random::nextInt))
                    : game.applyAction(state.legalActions().sample(random::nextInt));
            if (random.nextInt(undoOneIn) == 0) {
                game = game.undo(Math.max(0, game.actions().size() - 2));
            }
        }
        return (G) game;
    }

    /**
     * Two games with the same actions have the same record without secrets, whatever is in their deals.
     *
     * @param start the beginning of the other game
     */
    public static <A extends AnyAction, V extends AnyView<A>> void looksTheSameWithoutSecrets(
            Formats<A, V> formats, AnyGame<A, V> game, AnyGame<A, V> start) {
        AnyGame<A, V> other = start;
        for (A action : game.actions()) {
            other = other.applyAction(action);
        }
        assertThat(other.state().equals(game.state())).isEqualTo(start.state().equals(game.firstState()));
        assertThat(formats.record().write(other.toRecord().withoutSecrets()))
                .isEqualTo(formats.record().write(game.toRecord().withoutSecrets()));
    }

    /** A game with two notes. */
    @SuppressWarnings("unchecked") // a game goes on as one of its own kind
    public static <A extends AnyAction, V extends AnyView<A>, G extends AnyGame<A, V>> G noted(G game) {
        return (G) game.note(new Note(1, "Łódź \\ \"7\"")).note(new Note(0, "a bot plays"));
    }
}
