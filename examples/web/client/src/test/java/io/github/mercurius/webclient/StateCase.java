package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A state, what the page is asked about it, and what the library says.
 *
 * @param question a state, actions of which some are illegal, and the action or outcome that comes next
 * @param answer legal actions, the rules that refuse those asked about, the state after it, and who has won
 */
record StateCase(List<String> question, Map<String, @Nullable Object> answer) {
    static <A extends AnyAction> StateCase of(AnyState<A, ?> state, List<A> asked, @Nullable A next) {
        AnyState<A, ?> after =
                next == null ? state : state.asksChance() ? state.applyOutcome(next) : state.applyAction(next);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("legal", notations(state.legalActions()));
        answer.put(
                "refused",
                asked.stream()
                        .map(one -> state.check(one)
                                .map(refused -> refused.rule().id())
                                .orElse(null))
                        .collect(Collectors.toList()));
        answer.put("after", after.toText());
        answer.put("winners", after.table().winners());
        String all = String.join("\n", notations(asked));
        return new StateCase(List.of(state.toText(), all, next == null ? "" : next.notation()), answer);
    }

    private static List<String> notations(List<? extends AnyAction> actions) {
        return actions.stream().map(AnyAction::notation).toList();
    }

    /** The states of a game that is played at random, asked about the actions that were legal two states before. */
    static <A extends AnyAction> List<StateCase> random(Rules<A, ?> rules, int players, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> names = List.of("a", "b", "c", "d", "e").subList(0, players);
        AnyState<A, ?> state = rules.start(rules.setup(names), seed).state();
        List<StateCase> cases = new ArrayList<>();
        List<A> before = List.of();
        List<A> asked = List.of();
        while (!state.isOver()) {
            List<A> legal = List.copyOf(state.legalActions());
            A next = state.asksChance() ? state.drawOutcome(random::nextInt) : legal.get(random.nextInt(legal.size()));
            cases.add(of(state, asked.subList(0, Math.min(10, asked.size())), next));
            state = state.asksChance() ? state.applyOutcome(next) : state.applyAction(next);
            asked = before;
            before = legal;
        }
        cases.add(of(state, asked, null));
        return cases;
    }
}
