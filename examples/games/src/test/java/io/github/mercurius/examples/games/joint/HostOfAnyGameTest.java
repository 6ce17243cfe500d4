package io.github.mercurius.examples.games.joint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a host of any game needs before and after play: the choices of a set-up, and chance that is made together. */
class HostOfAnyGameTest {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Anna");
    private static final String HOST = "f".repeat(64);
    private static final String TABLE = "0".repeat(64);

    static Stream<Rules<?, ?>> games() {
        return Stream.of(Mercurius.rules(), Mercatores.rules(), Mercado.rules());
    }

    static Stream<Rules<?, ?>> gamesThatAreDealtOnce() {
        return Stream.of(Mercurius.rules(), Mercatores.rules());
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachChoiceMakesASetUpOfItsOwn(Rules<?, ?> rules) {
        assertThat(rules.setup(NAMES, 1, Map.of())).isEqualTo(rules.setup(NAMES, 1));
        rules.choices().all().forEach((ruling, choices) -> {
            assertThat(choices).hasSizeGreaterThan(1);
            List<AnySetup> setups = choices.stream()
                    .<AnySetup>map(one -> rules.setup(NAMES, 1, Map.of(ruling, one.toLowerCase(Locale.ROOT))))
                    .toList();
            assertThat(setups).doesNotHaveDuplicates();
            assertThat(setups.get(0)).isEqualTo(rules.setup(NAMES, 1));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatCannotBeChosenIsRefused(Rules<?, ?> rules) {
        assertThat(rules.choices().all()).isNotEmpty();
        assertThatThrownBy(() -> rules.setup(NAMES, 1, Map.of("weather", "rain")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("rulings: 'weather', expected some of [");
        for (String ruling : rules.choices().all().keySet()) {
            assertThatThrownBy(() -> rules.setup(NAMES, 1, Map.of(ruling, "rain")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("rulings." + ruling + ": 'rain', expected one of [");
        }
        assertThatThrownBy(() -> rules.setup(NAMES, 3, Map.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> rules.setup(List.of(), 0, Map.of())).isInstanceOf(IllegalArgumentException.class);
    }

    private static AnyJoint committed(Rules<?, ?> rules) {
        AnyJoint joint = rules.joint(rules.setup(NAMES), TABLE);
        joint = joint.withHostCommitment(joint.hostCommitmentOf(HOST));
        for (int seat = 0; seat < NAMES.size(); seat++) {
            joint = joint.withSeatCommitment(seat, joint.commitmentOf(seat, Together.part(seat)));
        }
        return joint;
    }

    private static List<List<String>> openings(AnyJoint joint) {
        List<List<String>> opened = new ArrayList<>();
        for (int seat = 0; seat < NAMES.size(); seat++) {
            opened.add(List.of(joint.opening(seat, Together.part(seat), 0)));
        }
        return opened;
    }

    private static AnyJoint open(Rules<?, ?> rules) {
        AnyJoint joint = committed(rules);
        return joint.withOpenings(openings(joint));
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> played(AnyGame<A, V> first) {
        SplittableRandom random = new SplittableRandom(1);
        AnyGame<A, V> game = first;
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    /** In Mercado, each draw takes thousands of hashes: the game of {@link LyingHostTest} is enough. */
    @ParameterizedTest
    @MethodSource("gamesThatAreDealtOnce")
    <A extends AnyAction, V extends AnyView<A>> void theHostsPartIsShownAfterTheEndOnly(Rules<A, V> rules) {
        AnyGame<A, V> game = rules.start(open(rules), HOST);
        assertThat(game.joint().orElseThrow().hostPart()).isEmpty();
        assertThat(game.joint().orElseThrow().commitment())
                .isEqualTo(committed(rules).commitment());
        AnyGame<A, V> published = played(game).withHostPart(HOST);
        assertThat(published.joint().orElseThrow().hostPart()).contains(HOST);
        assertThat(published
                        .toRecord()
                        .verify(committed(rules).commitment(), published.seatGame(0))
                        .isProof())
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatDoesNotFitTheCommitmentsIsRefused(Rules<?, ?> rules) {
        AnyJoint committed = committed(rules);
        AnyJoint open = open(rules);
        AnyGame<?, ?> game = rules.start(open, HOST);
        assertThatThrownBy(() -> rules.start(open, TABLE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> rules.start(committed, HOST))
                .isInstanceOfAny(IllegalArgumentException.class, IllegalStateException.class);
        assertThatThrownBy(() -> game.withHostPart(TABLE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> committed.withOpening(0, TABLE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> committed.withSeatCommitment(0, TABLE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> committed.withHostCommitment(TABLE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> committed.hostCommitmentOf("f")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> rules.joint(rules.setup(NAMES), "f")).isInstanceOf(IllegalArgumentException.class);
        AnyJoint none = rules.joint(rules.setup(NAMES), TABLE);
        assertThatThrownBy(() -> none.withOpenings(openings(committed))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @MethodSource("games")
    void openingsAreAListForEachSeat(Rules<?, ?> rules) {
        AnyJoint joint = committed(rules);
        List<List<String>> good = openings(joint);
        assertThat(joint.withOpenings(good).opened(2)).isEqualTo(good.get(2));
        assertThatThrownBy(() -> joint.withOpenings(good.subList(0, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(": 2, expected 3, one a seat");
        List<List<String>> twice = new ArrayList<>(good);
        twice.set(0, List.of(good.get(0).get(0), good.get(0).get(0)));
        assertThatThrownBy(() -> joint.withOpenings(twice)).isInstanceOf(IllegalArgumentException.class);
        List<List<String>> hole = new ArrayList<>(good);
        hole.set(1, null);
        assertThatThrownBy(() -> joint.withOpenings(hole)).isInstanceOf(NullPointerException.class);
        hole.set(1, Collections.singletonList(null));
        assertThatThrownBy(() -> joint.withOpenings(hole)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> joint.withOpenings(null)).isInstanceOf(NullPointerException.class);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameThatIsDealtAloneHasNoJointChance(Rules<?, ?> rules) {
        AnyGame<?, ?> game = rules.start(rules.setup(NAMES), 1L);
        assertThat(game.joint()).isEmpty();
        assertThatThrownBy(() -> game.withOpening(0, TABLE)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> game.jointOutcome(HOST)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> game.withHostPart(HOST)).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsOfAnotherGameIsRefused(Rules<?, ?> rules) {
        games().filter(other -> !other.id().equals(rules.id())).forEach(other -> {
            AnySetup setup = other.setup(NAMES);
            AnyJoint joint = open(other);
            assertThatThrownBy(() -> rules.joint(setup, TABLE)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> rules.start(joint, HOST)).isInstanceOf(IllegalArgumentException.class);
        });
    }
}
