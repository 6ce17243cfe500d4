package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.laws.GameLaws;
import io.github.mercurius.rules.laws.Law;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each law finds the games that break it: Mercurius with one fault. */
class BrokenLawsTest {
    private static final int MOVES = 40;

    private static Arguments fault(Law law, String name, Broken.Fault fault) {
        return Arguments.of(law, name, fault);
    }

    /** Another answer of one method. */
    private static Arguments fault(Law law, String name, Class<?> type, String method, Broken.Fault answer) {
        return fault(law, name, call -> call.is(type, method) ? answer.answer(call) : call.proceed());
    }

    static Stream<Arguments> faults() {
        List<Object> used = new ArrayList<>();
        return Stream.of(
                fault(Law.LEGALITY, "check refuses nothing", AnyState.class, "check", call -> Optional.empty()),
                fault(Law.LEGALITY, "a notation is read as another action", Rules.class, "action", call -> {
                    used.add(call.proceed());
                    return used.get(0);
                }),
                fault(Law.IMMUTABILITY, "an action changes the state", call -> {
                    if (call.is(AnyState.class, "applyAction")) {
                        used.add(call.target());
                    }
                    return call.is(AnyState.class, "toText") && used.contains(call.target())
                            ? call.proceed() + " used"
                            : call.proceed();
                }),
                fault(Law.VALUES, "all views are printed alike", AnyView.class, "toString", call -> "a view"),
                fault(
                        Law.FOLLOWING,
                        "the hash of a seat is another one",
                        AnyGame.class,
                        "hashFor",
                        call -> "0".repeat(64)),
                fault(Law.FOLLOWING, "what a player draws is not told", AnyUpdate.class, "seenBy", call -> {
                    return ((AnyUpdate) call.target()).seenBySpectator();
                }),
                fault(Law.FOLLOWING, "an update is left out", AnyGame.class, "updatesFor", call -> {
                    List<?> all = (List<?>) call.proceed();
                    return all.size() > 3 ? all.subList(1, all.size()) : all;
                }),
                fault(
                        Law.TAMPERING,
                        "a side of the game ignores what cannot happen",
                        AnySeatGame.class,
                        "after",
                        BrokenLawsTest::ignoring),
                fault(
                        Law.TAMPERING,
                        "a state ignores what cannot happen",
                        AnyState.class,
                        "after",
                        BrokenLawsTest::ignoring),
                fault(Law.UNDO, "an undo loses an action", AnyGame.class, "undo", call -> {
                    int to = (int) call.arguments()[0];
                    return to > 2 ? call.with(to - 1) : call.proceed();
                }),
                fault(Law.UNDO, "an undo says that it reveals nothing", AnyGame.class, "undoReveals", call -> {
                    call.proceed();
                    return false;
                }),
                fault(Law.RECORDS, "a game played again is at its beginning", AnyRecord.class, "replay", call -> {
                    AnyGame<?, ?> game = (AnyGame<?, ?>) call.proceed();
                    return game.actions().isEmpty() ? game : game.undo(0);
                }),
                fault(
                        Law.RECORDS,
                        "a record is always right",
                        AnyRecord.class,
                        "verify",
                        call -> ((AnyRecord<?, ?>) call.target()).verify()),
                fault(
                        Law.RECORDS,
                        "a record keeps its secrets",
                        AnyRecord.class,
                        "withoutSecrets",
                        Broken.Call::target),
                fault(Law.POSITIONS, "a text has other hidden pieces", AnyState.class, "toText", call -> {
                    AnyState<?, ?> state = (AnyState<?, ?>) call.target();
                    return state.viewFor(0).determinize(bound -> 0).toText();
                }),
                fault(
                        Law.POSITIONS,
                        "a position shows a spectator a hand",
                        AnyPosition.class,
                        "seenBySpectator",
                        call -> ((AnyPosition<?, ?>) call.target()).seenBy(0)),
                fault(
                        Law.DETERMINIZATION,
                        "a state that is drawn is always the same",
                        AnyView.class,
                        "determinize",
                        call -> ((AnyView<?>) call.target()).determinize(bound -> 0)),
                fault(
                        Law.DETERMINIZATION,
                        "a state that is drawn has another hand for the viewer",
                        AnyView.class,
                        "determinize",
                        call -> call.parent() instanceof AnyState<?, ?> state
                                ? state.viewForSpectator().determinize((IntUnaryOperator) call.arguments()[0])
                                : call.proceed()),
                fault(Law.MESSAGES, "an event has no Polish text", AnyEvent.class, "message", call -> {
                    boolean polish = call.arguments().length > 0
                            && ((Locale) call.arguments()[0]).getLanguage().equals("pl");
                    return polish ? ((AnyEvent) call.target()).message() : call.proceed();
                }),
                fault(
                        Law.MESSAGES,
                        "two events have the same notation",
                        AnyEvent.class,
                        "notation",
                        call -> ((AnyEvent) call.target()).type()),
                fault(Law.NON_INTERFERENCE, "everybody is told what is drawn", AnyGame.class, "updatesFor", call -> {
                    return ((AnyGame<?, ?>) call.target()).updatesForHost((int) call.arguments()[1]);
                }),
                fault(Law.NON_INTERFERENCE, "the text of a view shows all", AnyView.class, "toText", call -> {
                    return call.parent() instanceof AnyState<?, ?> state ? state.toText() : call.proceed();
                }),
                fault(
                        Law.NON_INTERFERENCE,
                        "what is printed of a game shows a hand",
                        AnyGame.class,
                        "toString",
                        call -> ((AnyGame<?, ?>) call.target()).state().toText()));
    }

    /** What is not understood changes nothing, and nobody is told. */
    private static Object ignoring(Broken.Call call) throws Throwable {
        try {
            return call.proceed();
        } catch (IllegalArgumentException refused) {
            return call.target();
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("faults")
    void theFaultIsFound(Law law, String name, Broken.Fault fault) {
        GameLaws<Action, AnyView<Action>> laws =
                GameLaws.of(Broken.rules(fault)).games(4).mostMoves(MOVES);
        assertThatThrownBy(() -> laws.check(law))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith(law + " is broken (mercurius, game ")
                .satisfies(failure -> assertThat(failure.getCause()).isInstanceOf(AssertionError.class));
    }

    /** So a fault that is found is none of the wrapping. */
    @Test
    void theGameWithoutAFaultKeepsAllLaws() {
        GameLaws.of(Broken.rules(Broken.Call::proceed)).games(1).mostMoves(15).check();
    }
}
