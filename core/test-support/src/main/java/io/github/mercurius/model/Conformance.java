package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What a line of a conformance game says of any state: what can come next, and what is refused by which rules. */
public final class Conformance {
    private Conformance() {}

    /** The first 8 bytes of the hash of the notations of all that can come next. */
    private static String legalHash(List<? extends AnyAction> all) {
        List<String> notations = all.stream().map(AnyAction::notation).sorted().toList();
        try {
            byte[] text = String.join("\n", notations).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text), 0, 8);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * What a line says of what can come next is so: how many actions or outcomes, and the hash of their notations, and
     * what cannot come.
     *
     * @param line the line as a JSON reader makes it: a map
     * @param reader reads an action or outcome
     * @param check why an action or outcome is refused
     */
    public static <A extends AnyAction, V extends AnyView<A>> void agreesOnWhatComesNext(
            String place,
            AnyState<A, V> state,
            Object line,
            Function<String, A> reader,
            Function<A, Optional<? extends AnyViolation>> check) {
        Map<?, ?> said = (Map<?, ?>) line;
        List<A> all = RandomGame.all(state);
        assertThat(all.size()).as(place + " legal " + all).isEqualTo(said.get("legal"));
        assertThat(legalHash(all)).as(place + " legalHash " + all).isEqualTo(said.get("legalHash"));
        for (Object entry : (List<?>) said.get("illegal")) {
            List<?> refusal = (List<?>) entry;
            A action = reader.apply((String) refusal.get(0));
            refuses(place, state, action, (List<?>) refusal.get(1), check.apply(action));
        }
    }

    /** An action or outcome is refused at every door by one of these rules, and the state stays as it was. */
    private static <A extends AnyAction, V extends AnyView<A>> void refuses(
            String place, AnyState<A, V> state, A action, List<?> rules, Optional<? extends AnyViolation> found) {
        String before = state.toString();
        String what = place + " " + action;
        assertThat(RandomGame.all(state).contains(action))
                .as(what + " is legal")
                .isFalse();
        AnyViolation violation = found.orElseThrow();
        assertThat(rules).as(what).anyMatch(violation.rule().id()::equals);
        assertThat(violation.message())
                .as(what)
                .doesNotStartWith(violation.rule().id())
                .doesNotContain("{");
        assertThatThrownBy(() -> RandomGame.after(state, action))
                .as(what)
                .isInstanceOfSatisfying(
                        IllegalActionException.class,
                        refused -> assertThat(refused.violation()).isEqualTo(violation));
        assertThat(state).as(place + " after refusals").hasToString(before);
    }
}
