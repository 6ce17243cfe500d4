package io.github.mercurius.model;

import static io.github.mercurius.model.LongTexts.LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.assertj.core.api.AbstractThrowableAssert;
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
        refused("Anna", "x".repeat(65), "Robert")
                .hasMessage("name of seat 1: 65 characters, expected 1 to 64");
        assertThat(rules.setup(List.of("Anna", "x".repeat(64), "Robert")).name(1)).hasSize(64);
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused(String... names) {
        return assertThatThrownBy(() -> rules.setup(List.of(names))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void longTextsAreShownInFewWords() {
        LongTexts.refusedInFewWords(
                () -> rules.action(LONG),
                () -> rules.position(LONG),
                () -> rules.joint(setup, LONG),
                () -> rules.setup(List.of("Robert", "Magda", LONG)));
    }

    @Test
    void aMissingNameIsRefused() {
        assertThatThrownBy(() -> rules.setup(Arrays.asList("Robert", "Magda", null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name of seat 2: null, expected a value");
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
    void aPositionIsThatOfTheTextTheStateOrTheViewThatItWasMadeOf() {
        for (int i = 0; i < games.size(); i += 1 + games.size() / 8) {
            AnyState<A, V> state = games.get(i).state();
            V view = state.viewFor(1);
            assertThat(rules.position(state.toText()).state()).isEqualTo(state);
            assertThat(rules.position(state).state()).isEqualTo(state);
            assertThat(rules.position(state).table()).isEqualTo(state.table());
            assertThat(rules.position(state).seenBy(1).view()).isEqualTo(view);
            assertThat(rules.position(view.toText()).view()).isEqualTo(view);
            assertThat(rules.position(view).view()).isEqualTo(view);
            assertThat(rules.from(state).state()).isEqualTo(state);
        }
    }

    @Test
    void theUpdatesLeadFromTheFirstStateToTheLast() {
        AnyState<A, V> state = over.firstState();
        AnySeatGame<A, V> side = rules.seatGame(state.viewFor(1));
        AnySeatGame<A, V> spectator = rules.seatGame(state.viewForSpectator());
        List<? extends AnyUpdate> toSide = over.updatesFor(1, 0);
        List<? extends AnyUpdate> toSpectator = over.updatesForSpectator(0);
        for (int number = 0; number < over.updateCount(); number++) {
            state = state.after(told.get(number));
            side = side.after(toSide.get(number));
            spectator = spectator.after(toSpectator.get(number));
            assertThat(state).isEqualTo(games.get(number + 1).state());
            assertThat(side.view()).isEqualTo(state.viewFor(1));
            assertThat(spectator.view()).isEqualTo(state.viewForSpectator());
        }
        assertThat(side).isEqualTo(over.seatGame(1));
        assertThat(spectator).isEqualTo(over.spectatorGame());
    }

    @Test
    void everyUpdateHasTheEventsAsItsAudienceMaySeeThem() {
        for (int seat : setup.seats()) {
            assertTold(over.updatesFor(seat, 0), update -> update.seenBy(seat), event -> event.seenBy(seat));
        }
        assertTold(over.updatesForSpectator(0), AnyUpdate::seenBySpectator, AnyEvent::seenBySpectator);
    }

    private void assertTold(
            List<? extends AnyUpdate> expected, UnaryOperator<AnyUpdate> update, UnaryOperator<AnyEvent> event) {
        for (int number = 0; number < told.size(); number++) {
            AnyUpdate seen = update.apply(told.get(number));
            assertThat(seen).isEqualTo(expected.get(number));
            List<AnyEvent> events =
                    told.get(number).events().stream().map(event).collect(Collectors.toList());
            assertThat(seen.events()).isEqualTo(events);
        }
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
            assertThat(games.get(actions + 1).undoReveals(actions)).as(update.notation()).isEqualTo(revealed);
        }
    }

    @Test
    void theLegalActionsAreThoseOfThePlayerWhoHasToDecide() {
        for (int i = 0; i < games.size(); i += 5) {
            AnyState<A, V> state = games.get(i).state();
            List<A> legal = state.legalActions();
            assertThat(state.legalActions().contains(null)).isFalse();
            assertThat(state.legalActions().contains((Object) "an action")).isFalse();
            for (A action : legal) {
                assertThat(legal.contains(action)).as(action.notation()).isTrue();
                assertThat(state.check(action)).isEmpty();
            }
            for (int seat : setup.seats()) {
                boolean decides = state.decider().equals(OptionalInt.of(seat));
                List<A> seen = state.viewFor(seat).legalActions();
                assertThat(seen).isEqualTo(decides ? legal : List.of());
                for (A action : legal) {
                    assertThat(seen.contains(action)).isEqualTo(decides);
                    assertThat(state.check(seat, action).isEmpty()).isEqualTo(decides);
                    assertThat(state.viewFor(seat).check(action).isEmpty()).isEqualTo(decides);
                    state.check(seat, action)
                            .ifPresent(violation -> assertThat(violation.facts().values())
                                    .as(violation.type())
                                    .containsAnyOf(state.decider(), state.decider().getAsInt()));
                }
            }
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

    @Test
    void everyEventIsWrittenWithItsTypeFirst() {
        for (AnyUpdate update : told) {
            for (AnyEvent event : update.events()) {
                assertThat(event.type()).matches("[a-z][a-zA-Z]+");
                assertThat(event.notation() + " ").startsWith(event.type() + " ");
                assertThat(update.notation()).contains("\n" + event.notation());
            }
        }
    }

    @Test
    void aGameThatWasNotDealtTogetherHasNoJointDeal() {
        assertThat(over.joint()).isEmpty();
        assertThatThrownBy(() -> over.withHostPart("0".repeat(64))).isInstanceOf(IllegalStateException.class);
    }
}
