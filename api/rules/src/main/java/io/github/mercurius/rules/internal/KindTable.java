package io.github.mercurius.rules.internal;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What each kind of an interface is called, its facts, and a constant of it: the table from which notation, JSON and
 * messages follow.
 *
 * @param <K> the interface
 * @param <C> what there is one of for each kind, such as the rule that a violation breaks
 */
public final class KindTable<K, C> {
    private final Map<Class<?>, Kind<K, C>> all = new HashMap<>();

    /** A kind without a constant. */
    public <T extends K> KindTable<K, C> with(Class<T> type, String names, Function<T, List<?>> facts) {
        return with(type, names, null, facts);
    }

    /**
     * A kind with a constant.
     *
     * @param names what it is called, and then its facts: {@code cardUsed seat card}
     */
    public <T extends K> KindTable<K, C> with(
            Class<T> type, String names, @Nullable C constant, Function<T, List<?>> facts) {
        all.put(type, new Kind<>(names.split(" "), constant, it -> facts.apply(type.cast(it))));
        return this;
    }

    /** What the kind of a value is called. */
    public String type(K it) {
        return kind(it).names[0];
    }

    /** The constant of its kind. */
    public C constant(K it) {
        Kind<K, C> kind = kind(it);
        return Objects.requireNonNull(
                kind.constant, () -> kind.names[0] + ": without a constant in the table of kinds");
    }

    /** Its facts by name. */
    public Map<String, Object> facts(K it) {
        Kind<K, C> kind = kind(it);
        Map<String, Object> facts = new LinkedHashMap<>();
        for (Object fact : kind.facts.apply(it)) {
            facts.put(kind.names[facts.size() + 1], fact);
        }
        return Collections.unmodifiableMap(facts);
    }

    private Kind<K, C> kind(K it) {
        Class<?> type = it.getClass();
        return Objects.requireNonNull(all.get(type), () -> type.getName() + ": not in the table of kinds");
    }

    @SuppressWarnings("ArrayRecordComponent") // none is given away or changed
    private record Kind<K, C>(String[] names, @Nullable C constant, Function<K, List<?>> facts) {}
}
