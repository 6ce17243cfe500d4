package io.github.mercurius.rules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.toy.Toy;
import io.github.mercurius.rules.toy.ToyAction;
import io.github.mercurius.rules.toy.ToyEvent;
import io.github.mercurius.rules.toy.ToyGame;
import io.github.mercurius.rules.toy.ToyPosition;
import io.github.mercurius.rules.toy.ToyRecord;
import io.github.mercurius.rules.toy.ToySeatGame;
import io.github.mercurius.rules.toy.ToyState;
import io.github.mercurius.rules.toy.ToyUpdate;
import io.github.mercurius.rules.toy.ToyView;
import io.github.mercurius.rules.toy.ToyViolation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each law finds the games that break it: the toy game with one fault. */
class BrokenLawsTest {
    private static Arguments fault(Law law, String name, Broken.Fault fault) {
        return Arguments.of(law, name, fault);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                        legality(),
                        immutability(),
                        following(),
                        tampering(),
                        undo(),
                        notes(),
                        records(),
                        positions(),
                        determinization(),
                        messages(),
                        interference())
                .flatMap(faults -> faults);
    }

    private static Stream<Arguments> legality() {
        return Stream.of(
                fault(Law.LEGALITY, "a legal action is left out", call -> {
                    if (call.is(AnyState.class, "check") && call.arguments().length == 1) {
                        return call.arguments()[0] instanceof ToyAction.Roll ? Optional.empty() : call.proceed();
                    }
                    return call.proceed();
                }),
                fault(Law.LEGALITY, "applyAction refuses with another violation", call -> {
                    boolean other = call.is(AnyGame.class, "check") && call.arguments().length == 1;
                    return other && ((Optional<?>) call.proceed()).isPresent()
                            ? Optional.of(ToyViolation.notInHand(0))
                            : call.proceed();
                }),
                fault(Law.LEGALITY, "a view leaves out what chance can bring", call -> {
                    List<?> chances = call.is(AnyView.class, "chances") ? (List<?>) call.proceed() : List.of();
                    return chances.isEmpty() ? call.proceed() : chances.subList(1, chances.size());
                }),
                fault(
                        Law.LEGALITY,
                        "a notation is read as another action",
                        call -> call.is(Rules.class, "action") ? new ToyAction.Play(1) : call.proceed()));
    }

    private static Stream<Arguments> immutability() {
        List<Object> used = new ArrayList<>();
        return Stream.of(fault(Law.IMMUTABILITY, "an action changes the state", call -> {
            if (call.is(AnyState.class, "applyAction")) {
                used.add(call.target());
            }
            return call.is(AnyState.class, "toText") && used.contains(call.target()) ? "changed" : call.proceed();
        }));
    }

    private static Stream<Arguments> following() {
        return Stream.of(
                fault(
                        Law.FOLLOWING,
                        "the hash of a seat is another one",
                        call -> call.is(AnyGame.class, "hashFor") ? "0".repeat(64) : call.proceed()),
                fault(Law.FOLLOWING, "a card that was drawn is not told", call -> {
                    return call.is(AnyEvent.class, "seenBy") || call.is(AnyUpdate.class, "seenBy")
                            ? ((AnyUpdate) call.target()).seenBySpectator()
                            : call.proceed();
                }),
                fault(Law.FOLLOWING, "an update is left out", call -> {
                    List<?> all = call.is(AnyGame.class, "updatesFor") ? (List<?>) call.proceed() : List.of();
                    return all.size() > 3 ? all.subList(1, all.size()) : call.proceed();
                }));
    }

    private static Stream<Arguments> tampering() {
        return Stream.of(
                fault(Law.TAMPERING, "a side of the game takes any number", call -> {
                    if (call.is(AnySeatGame.class, "after") && call.arguments()[0] instanceof ToyUpdate update) {
                        int next = ((ToySeatGame) call.target()).nextNumber();
                        return call.with(new ToyUpdate(next, update.turn(), update.actor(), update.events()));
                    }
                    return call.proceed();
                }),
                fault(Law.TAMPERING, "a state ignores what cannot happen", call -> ignoring(call, AnyState.class)));
    }

    /** What is not understood changes nothing, and nobody is told. */
    private static Object ignoring(Broken.Call call, Class<?> type) throws Throwable {
        try {
            return call.proceed();
        } catch (IllegalArgumentException refused) {
            if (call.is(type, "after")) {
                return call.target();
            }
            throw refused;
        }
    }

    private static Stream<Arguments> undo() {
        return Stream.of(
                fault(Law.UNDO, "an undo loses an action", call -> {
                    boolean lossy = call.is(AnyGame.class, "undo") && (int) call.arguments()[0] > 2;
                    return lossy ? call.with((int) call.arguments()[0] - 1) : call.proceed();
                }),
                fault(Law.UNDO, "an undo says that it reveals nothing", call -> {
                    Object answer = call.proceed();
                    return call.is(AnyGame.class, "undoReveals") ? (Object) false : answer;
                }));
    }

    private static Stream<Arguments> notes() {
        return Stream.of(
                fault(Law.NOTES, "a note is told as an undo", call -> {
                    boolean note = call.is(AnyUpdate.class, "isUndo")
                            && ((ToyUpdate) call.target())
                                    .events()
                                    .get(0)
                                    .type()
                                    .equals("noted");
                    return note ? true : call.proceed();
                }),
                fault(Law.NOTES, "a player leaves twice", call -> {
                    try {
                        return call.proceed();
                    } catch (IllegalArgumentException refused) {
                        if (call.is(AnyGame.class, "note") && call.arguments()[0] instanceof Note.Left) {
                            return ((ToyGame) call.target()).note(new Note.Tag("Left", "again"));
                        }
                        throw refused;
                    }
                }));
    }

    private static Stream<Arguments> records() {
        return Stream.of(
                fault(Law.RECORDS, "a record forgets the last entry", call -> {
                    if (call.is(AnyGame.class, "toRecord")) {
                        ToyRecord record = (ToyRecord) call.proceed();
                        List<LogEntry<ToyAction>> log = record.log();
                        List<LogEntry<ToyAction>> less = log.isEmpty() ? log : log.subList(0, log.size() - 1);
                        return new ToyRecord(record.setup(), record.secret(), less, record.hashes(), record.result());
                    }
                    return call.proceed();
                }),
                fault(Law.RECORDS, "a record is always right", call -> {
                    return call.is(AnyRecord.class, "verify") && call.arguments().length == 1
                            ? ((ToyRecord) call.target())
                                    .verify(((ToyRecord) call.target()).replay().seatGame(0))
                            : call.proceed();
                }),
                fault(
                        Law.RECORDS,
                        "a record keeps its secrets",
                        call -> call.is(AnyRecord.class, "withoutSecrets") ? call.target() : call.proceed()));
    }

    private static Stream<Arguments> positions() {
        return Stream.of(
                fault(Law.POSITIONS, "a text has the order of the pile wrong", call -> {
                    return call.is(AnyState.class, "toText")
                            ? ((ToyState) call.target())
                                    .viewFor(0)
                                    .determinize(bound -> 0)
                                    .toText()
                            : call.proceed();
                }),
                fault(Law.POSITIONS, "a position shows a spectator a hand", call -> {
                    return call.is(AnyPosition.class, "seenBySpectator")
                            ? ((ToyPosition) call.target()).seenBy(0)
                            : call.proceed();
                }));
    }

    private static Stream<Arguments> determinization() {
        return Stream.of(
                fault(
                        Law.DETERMINIZATION,
                        "a state that is drawn is always the same",
                        call -> call.is(AnyView.class, "determinize")
                                ? ((ToyView) call.target()).determinize(bound -> 0)
                                : call.proceed()),
                fault(Law.DETERMINIZATION, "a state that is drawn has another hand for the viewer", call -> {
                    return call.is(AnyView.class, "determinize") && call.parent() instanceof ToyState state
                            ? state.viewForSpectator()
                                    .determinize((java.util.function.IntUnaryOperator) call.arguments()[0])
                            : call.proceed();
                }));
    }

    private static Stream<Arguments> messages() {
        return Stream.of(
                fault(Law.MESSAGES, "an event has no Polish text", call -> {
                    boolean polish = call.is(AnyEvent.class, "message")
                            && call.arguments().length > 0
                            && ((Locale) call.arguments()[0]).getLanguage().equals("pl");
                    return polish && ((ToyEvent) call.target()).type().equals("rolled")
                            ? ((ToyEvent) call.target()).message()
                            : call.proceed();
                }),
                fault(Law.MESSAGES, "two events have the same notation", call -> {
                    return call.is(AnyEvent.class, "notation") ? ((ToyEvent) call.target()).type() : call.proceed();
                }));
    }

    private static Stream<Arguments> interference() {
        return Stream.of(
                fault(Law.NON_INTERFERENCE, "the text of a view depends on the pile", call -> {
                    return call.is(AnyView.class, "toText") && call.parent() instanceof ToyState state
                            ? call.proceed() + ";" + state.pile()
                            : call.proceed();
                }),
                fault(Law.NON_INTERFERENCE, "everybody sees what is drawn", call -> {
                    return call.is(AnyUpdate.class, "seenBy") || call.is(AnyUpdate.class, "seenBySpectator")
                            ? call.target()
                            : call.is(AnyGame.class, "updatesFor") || call.is(AnyGame.class, "updatesForSpectator")
                                    ? whole(call)
                                    : call.proceed();
                }),
                fault(Law.NON_INTERFERENCE, "a refusal tells who has the card", call -> {
                    boolean mine = call.is(AnyView.class, "check") && call.parent() instanceof ToyState;
                    if (mine && ((Optional<?>) call.proceed()).isPresent()) {
                        int card = call.arguments()[0] instanceof ToyAction.Play play ? play.card() : 0;
                        boolean held = ((ToyState) call.parent()).hands().get(0).contains(card);
                        return held ? Optional.of(ToyViolation.notInHand(card)) : call.proceed();
                    }
                    return call.proceed();
                }),
                fault(Law.NON_INTERFERENCE, "what is printed of a game shows a hand", call -> {
                    return call.is(AnyGame.class, "toString")
                            ? "Toy " + ((ToyGame) call.target()).state().hands()
                            : call.proceed();
                }));
    }

    private static List<ToyUpdate> whole(Broken.Call call) {
        int from = (int) call.arguments()[call.arguments().length - 1];
        return ((ToyGame) call.target()).updatesForHost(from);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("faults")
    void theFaultIsFound(Law law, String name, Broken.Fault fault) {
        GameLaws<ToyAction, AnyView<ToyAction>> laws =
                GameLaws.of(Broken.rules(fault)).games(40);
        assertThatThrownBy(() -> laws.check(law))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith(law + " is broken (toy, game ")
                .satisfies(failure -> assertThat(failure.getCause()).isInstanceOf(AssertionError.class))
                .satisfies(failure -> isNoLongerThanTheGameThatFailed(failure.getMessage(), fault));
    }

    private static void isNoLongerThanTheGameThatFailed(String message, Broken.Fault fault) {
        Matcher shown = Pattern.compile("game (\\d+) of seed (\\d+), \\d players, (\\d+) moves")
                .matcher(message);
        assertThat(shown.find()).isTrue();
        Script<ToyAction> failed = Script.random(
                Broken.rules(fault), Integer.parseInt(shown.group(1)), Long.parseLong(shown.group(2)), 200);
        assertThat(Integer.parseInt(shown.group(3))).isBetween(0, failed.log().size());
    }

    @Test
    void aGameThatKeepsTheLawsPasses() {
        GameLaws.of(Toy.rules()).games(4).check();
    }

    /** So a fault that is found is none of the wrapping. */
    @Test
    void theGameWithoutAFaultKeepsAllLaws() {
        GameLaws.of(Broken.rules(Broken.Call::proceed)).games(1).mostMoves(30).check();
    }

    @Test
    void theFailureShowsTheShortestBeginningOfTheGame() {
        AtomicLong texts = new AtomicLong();
        Broken.Fault fault = call -> call.is(AnyState.class, "toText")
                        && ((ToyState) call.target()).table().turn() == 4
                ? call.proceed() + ";text=" + texts.incrementAndGet()
                : call.proceed();
        Throwable failure =
                catchThrowable(() -> GameLaws.of(Broken.rules(fault)).seed(5).check(Law.POSITIONS));
        assertThat(failure.getMessage()).contains("game 0 of seed 5, 2 players, ");
        String log = failure.getMessage().replaceAll(".* moves \\[(.*?)\\].*", "$1");
        long turns = Stream.of(log.split(", "))
                .filter(entry -> entry.matches("(play|swap|bonus) .*"))
                .count();
        assertThat(turns).isBetween(4L, 6L);
        assertThat(failure.getMessage()).contains(log).doesNotContain("turn=5");
    }

    @Test
    void numbersArePositive() {
        assertThatThrownBy(() -> GameLaws.of(Toy.rules()).games(0)).hasMessage("games: 0, expected at least 1");
        assertThatThrownBy(() -> GameLaws.of(Toy.rules()).mostMoves(0)).hasMessage("most: 0, expected at least 1");
    }
}
