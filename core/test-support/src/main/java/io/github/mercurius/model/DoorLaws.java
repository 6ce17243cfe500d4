package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.NameException;
import io.github.mercurius.rules.NamedStanding;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.OutOfStepException;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.RulesException;
import io.github.mercurius.rules.UpdateException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What comes through the doors that all games have is what was asked for. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class DoorLaws<A extends AnyAction, V extends AnyView<A>> {
    public static final String LONG = "x".repeat(1_000_000);

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
        assertThat(rules.setup(NAMES)).isEqualTo(rules.setup(NAMES, 0, Map.of()));
        assertThat(rules.setup(NAMES, 2, Map.of()).names()).isEqualTo(NAMES);
        assertThat(rules.setup(NAMES, 2, Map.of()).startSeat()).isEqualTo(2);
        rules.choices().all().forEach((ruling, choices) -> {
            Set<AnySetup> setups = choices.stream()
                    .map(choice -> rules.setup(NAMES, 2, Map.of(ruling, choice)))
                    .collect(Collectors.toSet());
            assertThat(setups).as(ruling).hasSameSizeAs(choices).contains(rules.setup(NAMES, 2, Map.of()));
        });
    }

    @Test
    void namesAreCheckedOnceTheirNumberIsRight() {
        assertThatThrownBy(() -> rules.setup(List.of("\u202e"))).hasMessageStartingWith("players: 1, expected ");
        assertThatThrownBy(() -> rules.setup(List.of("Anna", "Robert", "ANNA")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("names of seats 0 and 2: \"Anna\" and \"ANNA\", expected names that look different");
    }

    @Test
    void aFirstGameIsPlayedInNotationToItsEnd() {
        AnyGame<A, V> game = rules.start(setup, 1602);
        String first = game.legalActions().get(0).notation();
        assertThat(game.why(first)).isEmpty();
        assertThat(game.play(first)).isEqualTo(game.applyAction(rules.action(first)));
        while (!game.isOver()) {
            game = game.applyAction(game.legalActions().get(0));
        }
        AnyGame<A, V> end = game;
        assertThat(end.legalActions()).isEmpty();
        assertThat(end.ranking()).extracting(NamedStanding::name).containsExactlyInAnyOrderElementsOf(NAMES);
        assertThat(end.ranking()).extracting(NamedStanding::place).isSorted().startsWith(1);
        assertThat(end.ranking().get(0))
                .hasToString(
                        "1. " + NAMES.get(end.state().table().ranking().get(0).seat()) + " "
                                + end.state().table().ranking().get(0).score());
        AnyViolation over = end.check(rules.action(first)).orElseThrow();
        assertThat(end.why(first)).hasValue(over.rule().id() + ": " + over.message(Locale.ENGLISH, setup));
        assertThatThrownBy(() -> end.play(first)).isInstanceOf(IllegalActionException.class);
        assertThatThrownBy(() -> end.play("?")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> end.why("?")).isInstanceOf(NotationException.class);
    }

    @Test
    void aGameIsStartedByNamesAlone() {
        assertThat(rules.start("Robert", "Magda", "Rafał").setup()).isEqualTo(setup);
        assertThatThrownBy(() -> rules.start("Robert", "robert", "Rafał")).isInstanceOf(NameException.class);
    }

    @Test
    void whatComesFromOutsideAndIsRefusedIsNoMistakeOfTheProgram() {
        AnyGame<A, V> game = games.get(2);
        V view = game.state().viewFor(0);
        String hash = game.hashFor(0);
        for (ThrowingCallable outside : List.<ThrowingCallable>of(
                () -> rules.setup(List.of("Robert")),
                () -> rules.setup(NAMES, 3, Map.of()),
                () -> rules.setup(NAMES, 0, Map.of("weather", "fine")),
                () -> rules.start("Robert"),
                () -> rules.seatGame(view, -1, hash),
                () -> rules.seatGame(view, 2, hash.substring(1)),
                () -> game.undo(-1),
                () -> game.undo(2),
                () -> game.undoReveals(3),
                () -> game.updatesForHost(-1),
                () -> game.updatesFor(0, 3),
                () -> game.updatesForSpectator(3),
                () -> game.hashesFor(0, 3),
                () -> game.hashesForSpectator(-1),
                () -> game.toRecord().verify("a commitment"),
                () -> game.state().after(foreign(AnyUpdate.class)),
                () -> game.seatGame(0).after(foreign(AnyUpdate.class)),
                () -> rules.start(foreign(AnySetup.class), 1602))) {
            assertThatThrownBy(outside).isExactlyInstanceOf(RulesException.class);
        }
        for (ThrowingCallable mistake : List.<ThrowingCallable>of(
                () -> game.updatesFor(3, 0),
                () -> game.hashFor(-1),
                () -> game.seatGame(3),
                () -> game.applyAction(3, game.legalActions().get(0)),
                () -> rules.start(setup, bound -> bound))) {
            assertThatThrownBy(mistake).isExactlyInstanceOf(IllegalArgumentException.class);
        }
    }

    private static <T> T foreign(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null));
    }

    @Test
    void aClientTellsByTypeWhetherToAskForANewViewOrWhetherTheHostLies() {
        AnyGame<A, V> game = games.get(2);
        AnySeatGame<A, V> mine = game.seatGame(0);
        AnyUpdate undo = game.undo(0).updatesFor(0, 2).get(0);
        for (ThrowingCallable outOfStep : List.<ThrowingCallable>of(
                () -> mine.after(mine.updates().get(1)),
                () -> games.get(0).seatGame(0).after(mine.updates().get(1)),
                () -> rules.seatGame(mine.view(), 2, mine.hash()).after(undo),
                () -> game.state().after(undo))) {
            assertThatThrownBy(outOfStep)
                    .isInstanceOfSatisfying(
                            OutOfStepException.class,
                            refused -> assertThat(refused.number()).isBetween(1, 2));
        }
        AnyUpdate early = mine.updates().get(0);
        assertThatThrownBy(() ->
                        rules.seatGame(mine.view(), early.number(), mine.hash()).after(early))
                .isExactlyInstanceOf(UpdateException.class);
        AnyUpdate back = game.undo(1).updatesFor(0, 2).get(0);
        for (AnyUpdate forged : new ChangedUpdates(told).changed(back)) {
            assertThatThrownBy(() -> mine.after(forged))
                    .as(forged.notation())
                    .isExactlyInstanceOf(UpdateException.class);
        }
    }

    @Test
    void longTextsAreShownInFewWords() {
        refusedInFewWords(
                () -> rules.action(LONG),
                () -> rules.position(LONG),
                () -> rules.setup(List.of("Robert", "Magda", LONG)));
    }

    @Test
    void aNotationLongerThanAnyIsRefusedUnread() {
        assertThatThrownBy(() -> rules.action("A".repeat(8_000_000)))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith(": 8000000 characters, expected at most 4000");
    }

    /** Each of these doors refuses what it is given in few words, and without what cannot be printed. */
    public static void refusedInFewWords(ThrowingCallable... doors) {
        for (ThrowingCallable door : doors) {
            assertThatThrownBy(door)
                    .isInstanceOf(IllegalArgumentException.class)
                    .satisfies(refused -> assertThat(refused.getMessage())
                            .hasSizeLessThan(1_200)
                            .doesNotContain("\u0007")
                            .doesNotContain("\u202e"));
        }
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
}
