package io.github.mercurius.examples.games.terminal;

import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Why actions are refused: a line for each kind of action and each rule that actions of it break. */
public final class Refusals {
    /** Actions of one kind that break one rule: the first of them, why it is refused, and how many there are. */
    private record Refused(AnyAction first, String message, int number) {
        Refused plus(Refused other) {
            return new Refused(first, message, number + other.number);
        }
    }

    private Refusals() {}

    /**
     * The lines for actions that may be refused; kinds of which the same is said share one.
     *
     * @param check says why an action is refused
     */
    public static <A extends AnyAction> List<String> of(
            List<? extends A> actions,
            Function<A, ? extends Optional<? extends AnyViolation>> check,
            AnySetup setup,
            Words words) {
        Map<List<Object>, Refused> byKindAndRule = new LinkedHashMap<>();
        for (A action : actions) {
            check.apply(action).ifPresent(violation -> {
                Refused refused = new Refused(action, Told.refusal(violation, setup, words), 1);
                byKindAndRule.merge(List.of(action.getClass(), violation.rule()), refused, Refused::plus);
            });
        }
        Map<String, Refused> byMessage = new LinkedHashMap<>();
        byKindAndRule.values().forEach(refused -> byMessage.merge(refused.message(), refused, Refused::plus));
        List<String> lines = new ArrayList<>();
        byMessage.values().forEach(refused -> lines.add(line(refused, words)));
        return lines;
    }

    private static String line(Refused refused, Words words) {
        return refused.number() == 1
                ? refused.first().notation() + ": " + refused.message()
                : words.get(
                        "position.refused.more", refused.first().notation(), refused.number() - 1, refused.message());
    }
}
