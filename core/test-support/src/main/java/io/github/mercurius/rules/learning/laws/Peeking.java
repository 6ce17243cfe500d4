package io.github.mercurius.rules.learning.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.learning.AnyEnvironment;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.ObservationField;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The numbers of a game whose environments show each seat what the next one observes: a leak, for tests of the laws.
 */
public record Peeking<A extends AnyAction, V extends AnyView<A>>(Encoding<A, V> honest) implements Encoding<A, V> {
    @Override
    public Rules<A, V> rules() {
        return honest.rules();
    }

    @Override
    public int movesVersion() {
        return honest.movesVersion();
    }

    @Override
    public int observationVersion() {
        return honest.observationVersion();
    }

    @Override
    public List<String> moves() {
        return honest.moves();
    }

    @Override
    public List<Integer> moves(A action, AnyTable table) {
        return honest.moves(action, table);
    }

    @Override
    public List<ObservationField> fields() {
        return honest.fields();
    }

    @Override
    public void observe(V view, List<Integer> chosen, short[] into, int offset) {
        honest.observe(view, chosen, into, offset);
    }

    @Override
    @SuppressWarnings("unchecked") // a proxy of what it hides
    public AnyEnvironment<A, V> environment(AnyState<A, V> state, IntUnaryOperator random) {
        AnyEnvironment<A, V> game = honest.environment(state, random);
        return (AnyEnvironment<A, V>) Proxy.newProxyInstance(
                AnyEnvironment.class.getClassLoader(),
                new Class<?>[] {AnyEnvironment.class},
                (proxy, method, given) -> {
                    if (method.getName().equals("observe")) {
                        given[0] = ((int) given[0] + 1) % state.table().setup().players();
                    }
                    return method.invoke(game, given);
                });
    }
}
