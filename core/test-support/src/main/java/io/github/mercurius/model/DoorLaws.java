package io.github.mercurius.model;

import static io.github.mercurius.model.LongTexts.LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What comes through the doors that all games have is what was asked for. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class DoorLaws<A extends AnyAction, V extends AnyView<A>> {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał");

    private final Rules<A, V> rules;
    private final AnySetup setup;
    private final List<AnyGame<A, V>> games;
    private final AnyGame<A, V> over;
    private final List<? extends AnyUpdate> told;
    private final Predicate<AnyEvent> reveals;

    /**
     * The laws of a game.
     *
     * @param reveals whether an event tells somebody something new
     */
    protected DoorLaws(Rules<A, V> rules, Predicate<AnyEvent> reveals) {
        this.rules = rules;
        this.reveals = reveals;
        setup = rules.setup(NAMES);
        games = RandomGame.of(rules, setup, 1);
        over = games.get(games.size() - 1);
        told = over.updatesForHost(0);
    }

    @Test
    void aSetupHasTheNamesTheStartSeatAndTheRulingsThatWereAskedFor() {
        assertThat(rules.setup(NAMES).names()).isEqualTo(NAMES);
        assertThat(rules.setup(NAMES)).isEqualTo(rules.setup(NAMES, 0));
        assertThat(rules.setup(NAMES, 2).names()).isEqualTo(NAMES);
        assertThat(rules.setup(NAMES, 2).startSeat()).isEqualTo(2);
        assertThat(rules.setup(NAMES, 2, Map.of())).isEqualTo(rules.setup(NAMES, 2));
        rules.choices().all().forEach((ruling, choices) -> {
            Set<AnySetup> setups = choices.stream()
                    .map(choice -> rules.setup(NAMES, 2, Map.of(ruling, choice)))
                    .collect(Collectors.toSet());
            assertThat(setups).as(ruling).hasSameSizeAs(choices).contains(rules.setup(NAMES, 2));
        });
    }

    @Test
    void namesAreCheckedOnceTheirNumberIsRight() {
        refused("\u202e").hasMessageStartingWith("players: 1, expected ");
        refused("Anna", "Robert", "ANNA")
                .hasMessage("names of seats 0 and 2: \"Anna\" and \"ANNA\", expected names that look different");
        refused("Anna", "Robert", "a\u202e")
                .hasMessage("name of seat 2: U+202E at position 1, expected characters that can be seen, and spaces"
                        + " between them");
        refused("Anna", "x".repeat(65), "Robert").hasMessage("name of seat 1: 65 characters, expected 1 to 64");
        assertThat(rules.setup(List.of("Anna", "x".repeat(64), "Robert")).name(1))
                .hasSize(64);
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused(String... names) {
        return assertThatThrownBy(() -> rules.setup(List.of(names))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void longTextsAreShownInFewWords() {
        LongTexts.refusedInFewWords(
                () -> rules.action(LONG),
                () -> rules.position(LONG),
                () -> rules.setup(List.of("Robert", "Magda", LONG)));
    }

    @Test
    void nullIsRefusedWithTheNameOfWhatIsMissing() {
        AnyGame<A, V> game = games.get(0);
        missing("names", () -> rules.setup(null));
        missing("name of seat 2", () -> rules.setup(Arrays.asList("Robert", "Magda", null)));
        missing("rulings", () -> rules.setup(NAMES, 0, null));
        missing("set-?up", () -> rules.start((AnySetup) null, 0));
        missing("view", () -> rules.seatGame(null));
        missing("notation", () -> rules.action(null));
        missing("action", () -> game.state().check(null));
        missing("action", () -> game.state().applyAction(null));
        missing("action", () -> game.check(0, null));
        missing("action", () -> game.applyAction(0, null));
        missing("action", () -> game.state().viewFor(0).check(null));
        missing("update", () -> game.seatGame(0).after(null));
    }

    private static void missing(String name, ThrowingCallable door) {
        assertThatThrownBy(door)
                .isInstanceOf(NullPointerException.class)
                .hasMessageMatching(name + ": null, expected .+");
    }

    @Test
    void aSetupKeepsNoListOfTheCallers() {
        List<String> names = new ArrayList<>(NAMES);
        AnySetup kept = rules.setup(names);
        names.clear();
        assertThat(kept.names()).isEqualTo(NAMES);
    }

    @Test
    void aSeedMeansOneGame() {
        assertThat(rules.start(setup, 7)).isEqualTo(rules.start(setup, 7)).isNotEqualTo(rules.start(setup, 8));
        assertThat(rules.start(setup, 7).setup()).isEqualTo(setup);
    }

    @Test
    void whatRevealsSomethingIsSaidOfEachEventEachUpdateAndTheUndoOfIt() {
        for (int actions = 0; actions < over.updateCount(); actions++) {
            AnyUpdate update = told.get(actions);
            for (AnyEvent event : update.events()) {
                assertThat(event.reveals()).as(event.notation()).isEqualTo(reveals.test(event));
            }
            boolean revealed = update.events().stream().anyMatch(reveals);
            assertThat(update.reveals()).as(update.notation()).isEqualTo(revealed);
            assertThat(games.get(actions + 1).undoReveals(actions))
                    .as(update.notation())
                    .isEqualTo(revealed);
        }
    }

    @Test
    void aSideCanJoinAtAnyNumberThatAGameCanHave() {
        V view = over.state().viewFor(0);
        String hash = over.hashFor(0);
        for (int number : new int[] {0, over.updateCount(), 1_000_000_000}) {
            assertThat(rules.seatGame(view, number, hash).nextNumber()).isEqualTo(number);
            assertThat(rules.seatGame(view, number, hash).hash()).isEqualTo(hash);
        }
        for (int number : new int[] {-1, 1_000_000_001, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> rules.seatGame(view, number, hash))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("next number: " + number + ", expected 0 to 1000000000");
        }
    }
}
