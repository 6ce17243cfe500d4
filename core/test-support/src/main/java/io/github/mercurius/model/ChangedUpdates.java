package io.github.mercurius.model;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Changes an update, which is a record of records, in every way in which something small can be wrong with it. */
public final class ChangedUpdates {
    private static final int MOST_OTHERS = 20;

    private final Map<Class<?>, Set<Object>> others = new HashMap<>();

    /** The changes of the updates of a game, to what these tell elsewhere. */
    public ChangedUpdates(List<? extends AnyUpdate> game) {
        game.forEach(this::keep);
    }

    private void keep(Object fact) {
        if (fact instanceof AnyUpdate || fact instanceof AnyEvent || fact instanceof AnyStanding) {
            facts(fact).forEach(this::keep);
        } else if (fact instanceof List<?> list) {
            list.forEach(this::keep);
        } else {
            Set<Object> kept = others.computeIfAbsent(kind(fact), kind -> new LinkedHashSet<>());
            if (kept.size() < MOST_OTHERS) {
                kept.add(fact);
            }
        }
    }

    private static Class<?> kind(Object fact) {
        return Arrays.stream(fact.getClass().getInterfaces())
                .filter(Class::isSealed)
                .findFirst()
                .orElse(fact.getClass());
    }

    /** The update with each of its facts changed, and each of its events; its number stays. */
    public <U extends AnyUpdate> List<U> changed(U update) {
        List<U> changed = records(update);
        changed.removeIf(other -> other.equals(update) || other.number() != update.number());
        return changed;
    }

    private Collection<?> allOthers(Object fact) {
        if (fact instanceof Integer number) {
            return List.of(number + 1, number - 1, -number, 99);
        } else if (fact instanceof Enum<?> constant) {
            return Arrays.asList(constant.getDeclaringClass().getEnumConstants());
        } else if (fact instanceof List<?> list) {
            return list.stream().anyMatch(AnyEvent.class::isInstance) ? events(list) : lists(list);
        } else if (fact instanceof AnyStanding) {
            return records(fact);
        }
        return fact instanceof Optional<?> optional && optional.isPresent()
                ? Stream.concat(
                                Stream.of(Optional.empty()),
                                allOthers(optional.get()).stream().map(Optional::of))
                        .toList()
                : others.getOrDefault(kind(fact), Set.of());
    }

    /** The list in another order, with one item less or more, and with each item replaced by others. */
    private List<List<?>> lists(List<?> list) {
        List<List<?>> lists = new ArrayList<>();
        List<Object> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        lists.add(reversed);
        for (int i = 0; i < list.size(); i++) {
            lists.add(without(list, i));
            List<Object> more = new ArrayList<>(list);
            more.add(list.get(i));
            lists.add(more);
            for (Object other : allOthers(list.get(i))) {
                lists.add(with(list, i, other));
            }
        }
        return lists;
    }

    /** One event left out, told twice, or told in another's place, and each with each of its facts changed. */
    private List<List<?>> events(List<?> events) {
        List<List<?>> lists = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.size() > 1) {
                lists.add(without(events, i));
            }
            List<Object> twice = new ArrayList<>(events);
            twice.add(i, events.get(i));
            lists.add(twice);
            List<Object> swapped = new ArrayList<>(events);
            Collections.swap(swapped, 0, i);
            lists.add(swapped);
            for (Object other : records(events.get(i))) {
                lists.add(with(events, i, other));
            }
        }
        return lists;
    }

    private static List<?> without(List<?> list, int at) {
        List<Object> less = new ArrayList<>(list);
        less.remove(at);
        return less;
    }

    private static List<?> with(List<?> list, int at, Object item) {
        List<Object> changed = new ArrayList<>(list);
        changed.set(at, item);
        return changed;
    }

    /** The facts of a record; none of what is no record. */
    private static List<Object> facts(Object record) {
        List<Object> facts = new ArrayList<>();
        try {
            if (record instanceof Record) {
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    facts.add(component.getAccessor().invoke(record));
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return facts;
    }

    /** The record with each of its facts changed, as far as it does not refuse them. */
    private <R> List<R> records(R record) {
        List<Object> facts = facts(record);
        List<R> changed = new ArrayList<>();
        if (facts.isEmpty()) {
            return changed;
        }
        try {
            RecordComponent[] components = record.getClass().getRecordComponents();
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            @SuppressWarnings("unchecked")
            Constructor<? extends R> constructor =
                    (Constructor<? extends R>) record.getClass().getDeclaredConstructor(types);
            for (int i = 0; i < types.length; i++) {
                for (Object other : allOthers(facts.get(i))) {
                    if (fits(components[i], other) && !other.equals(facts.get(i))) {
                        Object[] newFacts = facts.toArray();
                        newFacts[i] = other;
                        add(changed, constructor, newFacts);
                    }
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return changed;
    }

    private static boolean fits(RecordComponent component, Object fact) {
        if (fact instanceof Optional<?> optional
                && component.getGenericType() instanceof ParameterizedType type
                && type.getActualTypeArguments()[0] instanceof Class<?> item) {
            return optional.isEmpty() || item.isInstance(optional.get());
        }
        return component.getType().isInstance(fact) || fact instanceof Integer;
    }

    private static <R> void add(List<R> changed, Constructor<? extends R> constructor, Object[] facts)
            throws ReflectiveOperationException {
        try {
            changed.add(constructor.newInstance(facts));
        } catch (InvocationTargetException refused) {
            if (!(refused.getCause() instanceof IllegalArgumentException)) {
                throw refused;
            }
        }
    }
}
