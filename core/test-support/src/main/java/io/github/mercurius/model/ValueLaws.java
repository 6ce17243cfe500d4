package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The values of any game are equal if they say the same, and otherwise can be told apart by their texts and hashes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ValueLaws<A extends AnyAction, V extends AnyView<A>> {
    /** As all pairs are compared. */
    private static final int MOST = 25;

    private final Rules<A, V> rules;
    private final AnySetup setup;
    private final List<AnyGame<A, V>> games;
    private final Map<String, List<Object>> byKind = new LinkedHashMap<>();
    private final Map<String, Function<AnyGame<A, V>, Object>> kinds = new LinkedHashMap<>();

    /**
     * The laws of a game.
     *
     * @param states the type of its states
     * @param player a player at the table of a state
     * @param hand a hand of a state
     */
    protected <S extends AnyState<A, V>> ValueLaws(
            Rules<A, V> rules, Class<S> states, Function<S, ?> player, Function<S, ?> hand) {
        this.rules = rules;
        setup = rules.setup(List.of("Robert", "Magda", "Rafał"));
        games = games(1);
        kinds.put("state", AnyGame::state);
        kinds.put("table", game -> game.state().table());
        kinds.put("view of seat 0", game -> game.state().viewFor(0));
        kinds.put("view of seat 1", game -> game.state().viewFor(1));
        kinds.put("view of the spectator", game -> game.state().viewForSpectator());
        kinds.put("game", game -> game);
        kinds.put("side of seat 2", game -> game.seatGame(2));
        kinds.put("player", game -> player.apply(states.cast(game.state())));
        kinds.put("hand", game -> hand.apply(states.cast(game.state())));
        kinds.forEach((name, kind) -> byKind.put(name, values(games, kind)));
    }

    /** Moments all over a game, the first and the last among them. */
    private List<AnyGame<A, V>> games(int seed) {
        List<AnyGame<A, V>> all = RandomGame.of(rules, setup, seed);
        List<AnyGame<A, V>> some = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            some.add(all.get(i * (all.size() - 1) / (MOST - 1)));
        }
        return some;
    }

    private List<Object> values(List<AnyGame<A, V>> from, Function<AnyGame<A, V>, Object> kind) {
        return from.stream().map(kind).collect(Collectors.toList());
    }

    @Test
    void valuesAreEqualIfTheirTextsAre() {
        byKind.forEach((name, values) -> {
            List<String> texts = values.stream().map(Object::toString).collect(Collectors.toList());
            assertThat(new HashSet<>(texts)).as(name).hasSizeGreaterThan(2);
            for (int i = 0; i < MOST; i++) {
                List<String> equal = new ArrayList<>();
                List<String> same = new ArrayList<>();
                for (int j = 0; j < MOST; j++) {
                    if (values.get(i).equals(values.get(j))) {
                        equal.add(texts.get(j));
                    }
                    if (texts.get(i).equals(texts.get(j))) {
                        same.add(texts.get(j));
                    }
                }
                assertThat(equal).as(name).isEqualTo(same);
            }
        });
    }

    @Test
    void aGameThatIsPlayedTwiceHasEqualValuesWithEqualHashesAndTexts() {
        List<AnyGame<A, V>> again = games(1);
        kinds.forEach((name, kind) -> {
            List<Object> values = Objects.requireNonNull(byKind.get(name));
            assertThat(values(again, kind))
                    .as(name)
                    .isEqualTo(values)
                    .hasSameHashCodeAs(values)
                    .hasToString(values.toString());
        });
    }

    /** So that a map of them stays fast. */
    @Test
    void ofTenDifferentValuesAtMostOneHasTheHashOfAnother() {
        byKind.forEach((name, values) -> {
            int different = new HashSet<>(values).size();
            long hashes = values.stream().map(Object::hashCode).distinct().count();
            assertThat(hashes).as(name).isGreaterThanOrEqualTo(different - different / 10);
        });
    }

    @Test
    void noValueIsEqualToNothingOrToItsText() {
        byKind.forEach((name, values) -> {
            Object value = values.get(0);
            assertThat(value.equals(null)).as(name).isFalse();
            assertThat(value.equals(value.toString())).as(name).isFalse();
        });
    }

    @Test
    void theTextOfAViewSaysWhoSees() {
        for (AnyGame<A, V> game : games) {
            for (int seat : setup.seats()) {
                assertThat(game.state().viewFor(seat).toString())
                        .startsWith("seat " + seat + " with ")
                        .endsWith(" sees " + game.state().table());
            }
            assertThat(game.state().viewForSpectator())
                    .hasToString("spectator sees " + game.state().table());
        }
    }
}
