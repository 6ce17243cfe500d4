package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.ChangedText;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The texts of positions of random games, and what becomes of them when they are typed or changed. */
public final class PositionTexts<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final SplittableRandom random = new SplittableRandom(1602);
    private final List<AnyState<A, V>> states = new ArrayList<>();

    /** The texts of the states of a game with each set-up, and of what is seen of them. */
    public PositionTexts(Rules<A, V> rules, List<? extends AnySetup> setups) {
        this.rules = rules;
        for (int seed = 0; seed < setups.size(); seed++) {
            RandomGame.of(rules, setups.get(seed), seed).forEach(game -> states.add(game.state()));
        }
    }

    /** A state and all that is seen of it come back from their texts. */
    public static <A extends AnyAction, V extends AnyView<A>> void comesBack(Rules<A, V> rules, AnyState<A, V> state) {
        String text = state.toText();
        assertThat(rules.state(text)).isEqualTo(state);
        AnyPosition<A, V> position = rules.position(text);
        assertThat(position.toText()).isEqualTo(text);
        for (int seat : state.table().setup().seats()) {
            comesBack(rules, state.viewFor(seat), position.seenBy(seat));
        }
        comesBack(rules, state.viewForSpectator(), position.seenBySpectator());
    }

    private static <A extends AnyAction, V extends AnyView<A>> void comesBack(
            Rules<A, V> rules, V view, AnyPosition<A, V> seen) {
        assertThat(rules.view(view.toText())).isEqualTo(view);
        assertThat(seen.toText()).isEqualTo(view.toText());
    }

    /** A state whose text was wrapped into lines is read as it was, and its names. */
    public static <A extends AnyAction, V extends AnyView<A>> void isReadAsPasted(
            Rules<A, V> rules, AnyState<A, V> state) {
        String text = state.toText();
        assertThat(rules.state(text)).isEqualTo(state);
        assertThat(rules.state(text.replace(" ", "\n"))).isEqualTo(state);
        assertThat(rules.state(text.replace(",", ",\n"))).isEqualTo(state);
    }

    private String text(AnyState<A, V> state) {
        int players = state.table().setup().players();
        return random.nextBoolean()
                ? state.toText()
                : state.viewFor(random.nextInt(players)).toText();
    }

    /** A changed text is a position, or is refused with the place of each problem and what was expected there. */
    public void areAcceptedOrRefusedWhenChanged(int trials) {
        int accepted = 0;
        for (int trial = 0; trial < trials; trial++) {
            String text = text(states.get(random.nextInt(states.size())));
            accepted += isAccepted(ChangedText.of(text, random)) ? 1 : 0;
        }
        assertThat(accepted).isBetween(trials / 200, trials / 2);
    }

    private boolean isAccepted(String text) {
        try {
            AnyPosition<A, V> position = rules.position(text);
            assertThat(rules.position(position.toText()).toText()).isEqualTo(position.toText());
            return true;
        } catch (PositionException refused) {
            assertThat(refused.problems()).isNotEmpty().allSatisfy(problem -> {
                assertThat(problem.place().getAsInt()).isBetween(0, text.length());
                assertThat(problem.expected()).isNotEmpty();
            });
            return false;
        }
    }
}
