package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.terminal.Refusals;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is tried to say why actions are refused is of every kind, and each action is allowed or has its reason. */
class SamplesTest {
    private static final Pattern MORE = Pattern.compile(" and (\\d+) more\\. ");

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MERCURIUS") // its picture has a test of its own
    void eachActionIsAllowedOrHasItsReason(GameName game) {
        check(GameKit.of(game));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void check(GameKit<A, V> kit) {
        SplittableRandom random = new SplittableRandom(7);
        Set<Class<?>> allowed = new HashSet<>();
        Set<Class<?>> tried = new HashSet<>();
        AnyState<A, V> state =
                kit.rules().start(List.of("Robert", "Magda"), random::nextInt).state();
        for (int step = 0; step < 250 && !state.isOver(); step++) {
            if (state.asksChance()) {
                state = state.applyOutcome(state.drawOutcome(random::nextInt));
            } else {
                V view = state.viewFor(state.table().decider().orElseThrow());
                List<A> samples = kit.face().samples(view);
                long refused = samples.stream()
                        .filter(action -> view.check(action).isPresent())
                        .count();
                assertThat(explained(kit, view)).isEqualTo(refused);
                samples.forEach(action -> tried.add(action.getClass()));
                view.legalActions().forEach(action -> allowed.add(action.getClass()));
                state = state.applyAction(state.legalActions().sample(random::nextInt));
            }
        }
        assertThat(tried).containsAll(allowed);
    }

    private static <A extends AnyAction, V extends AnyView<A>> long explained(GameKit<A, V> kit, V view) {
        List<String> lines =
                Refusals.of(kit.face().samples(view), view::check, view.table().setup(), Words.in("en"));
        assertThat(lines).allSatisfy(line -> assertThat(line).containsPattern("[A-Z]{3,5}-\\d+: "));
        return lines.stream().map(MORE::matcher).collect(Collectors.summingLong(SamplesTest::number));
    }

    private static long number(Matcher more) {
        return 1 + (more.find() ? Long.parseLong(more.group(1)) : 0);
    }
}
