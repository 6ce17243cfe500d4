package io.github.mercurius.rules.internal;

import java.util.HashMap;
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

    /** A kind without facts. */
    public <T extends K> KindTable<K, C> with(Class<T> type, String name) {
        return with(type, name, null, it -> Facts.of());
    }

    /** A kind with facts, which {@link Facts#of} makes. */
    public <T extends K> KindTable<K, C> with(Class<T> type, String name, Function<T, Map<String, Object>> facts) {
        return with(type, name, null, facts);
    }

    /** A kind with a constant, without facts. */
    public <T extends K> KindTable<K, C> with(Class<T> type, String name, C constant) {
        return with(type, name, constant, it -> Facts.of());
    }

    /** A kind with a constant and facts. */
    public <T extends K> KindTable<K, C> with(
            Class<T> type, String name, @Nullable C constant, Function<T, Map<String, Object>> facts) {
        all.put(type, new Kind<>(name, constant, it -> facts.apply(type.cast(it))));
        return this;
    }

    /** What the kind of a value is called. */
    public String type(K it) {
        return kind(it).name;
    }

    /** The constant of its kind. */
    public C constant(K it) {
        Kind<K, C> kind = kind(it);
        return Objects.requireNonNull(kind.constant, () -> kind.name + ": without a constant in the table of kinds");
    }

    /** Its facts. */
    public Map<String, Object> facts(K it) {
        return kind(it).facts.apply(it);
    }

    private Kind<K, C> kind(K it) {
        Class<?> type = it.getClass();
        return Objects.requireNonNull(all.get(type), () -> type.getName() + ": not in the table of kinds");
    }

    private record Kind<K, C>(String name, @Nullable C constant, Function<K, Map<String, Object>> facts) {}
}
