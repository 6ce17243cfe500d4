package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All ways in which a host could change an update: events dropped, doubled, swapped or taken from elsewhere; fields.
 */
final class Tampering {
    private Tampering() {}

    /** An update with some change that is not the update itself. */
    static List<Update> of(Update update, Update elsewhere) {
        Set<Update> tampered = new LinkedHashSet<>();
        changedOrders(update.events(), elsewhere.events()).stream()
                .filter(Tampering::isUpdate)
                .forEach(events -> tampered.add(withEvents(update, events)));
        for (int i = 0; i < update.events().size(); i++) {
            for (Event changed : changedFields(update.events().get(i))) {
                tampered.add(withEvents(update, replaced(update.events(), i, changed)));
            }
        }
        for (int other : otherNumbers(update.turn())) {
            tampered.add(new Update(update.number(), other, update.step(), update.seat(), update.events()));
        }
        for (int other : otherNumbers(update.step())) {
            tampered.add(new Update(update.number(), update.turn(), other, update.seat(), update.events()));
        }
        for (int other : otherNumbers(update.seat())) {
            tampered.add(new Update(update.number(), update.turn(), update.step(), other, update.events()));
        }
        tampered.remove(update);
        return new ArrayList<>(tampered);
    }

    private static int[] otherNumbers(int number) {
        return number == 0 ? new int[] {1, 2, 3, 4, Integer.MAX_VALUE} : new int[] {0, number - 1, number + 1, 99};
    }

    static Update withEvents(Update update, List<Event> events) {
        return new Update(update.number(), update.turn(), update.step(), update.seat(), events);
    }

    /** Whether an update can have these events: an undo stands alone. */
    private static boolean isUpdate(List<Event> events) {
        return events.size() == 1 || events.stream().noneMatch(Event.Undone.class::isInstance);
    }

    private static List<List<Event>> changedOrders(List<Event> events, List<Event> elsewhere) {
        List<List<Event>> changed = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            List<Event> dropped = new ArrayList<>(events);
            Event event = dropped.remove(i);
            if (!dropped.isEmpty()) {
                changed.add(dropped);
            }
            List<Event> doubled = new ArrayList<>(events);
            doubled.add(i, event);
            changed.add(doubled);
            if (i > 0) {
                List<Event> swapped = new ArrayList<>(events);
                Collections.swap(swapped, i, i - 1);
                changed.add(swapped);
            }
            if (i < elsewhere.size()) {
                changed.add(replaced(events, i, elsewhere.get(i)));
            }
        }
        changed.add(elsewhere);
        return changed;
    }

    private static List<Event> replaced(List<Event> events, int at, Event event) {
        List<Event> changed = new ArrayList<>(events);
        changed.set(at, event);
        return changed;
    }

    private static List<Event> changedFields(Event event) {
        List<Event> changed = new ArrayList<>();
        try {
            RecordComponent[] components = event.getClass().getRecordComponents();
            Object[] values = new Object[components.length];
            Class<?>[] types = new Class<?>[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                values[i] = components[i].getAccessor().invoke(event);
            }
            Constructor<? extends Event> constructor = event.getClass().getDeclaredConstructor(types);
            for (int i = 0; i < components.length; i++) {
                for (Object other : others(values[i])) {
                    Object[] arguments = values.clone();
                    arguments[i] = other;
                    make(constructor, arguments).ifPresent(changed::add);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("records have accessors and a constructor", e);
        }
        return changed;
    }

    /** The event with these fields, if its constructor does not refuse them. */
    private static Optional<Event> make(Constructor<? extends Event> constructor, Object[] fields)
            throws ReflectiveOperationException {
        try {
            return Optional.of(constructor.newInstance(fields));
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof IllegalArgumentException) {
                return Optional.empty();
            }
            throw refused;
        }
    }

    /** Other values of a type: all of them if there are few, or the neighbours. */
    private static List<?> others(Object value) {
        if (value instanceof Integer number) {
            return List.of(number - 1, number + 1, -number - 1, Integer.MAX_VALUE, Integer.MIN_VALUE);
        }
        if (value instanceof Tokens tokens) {
            return Stream.concat(
                            Asset.all().stream().map(tokens::plus),
                            tokens.kinds().stream().map(tokens::minus))
                    .toList();
        }
        if (value instanceof Cards cards) {
            return otherCards(cards);
        }
        if (value instanceof Enum<?> constant) {
            return Arrays.stream(constant.getDeclaringClass().getEnumConstants())
                    .filter(other -> other != value)
                    .toList();
        }
        if (value instanceof Optional<?> card) {
            List<Optional<Card>> all = new ArrayList<>();
            all.add(Optional.empty());
            PriceCard.all().forEach(other -> all.add(Optional.of(other)));
            Arrays.asList(SpecialCard.values()).forEach(other -> all.add(Optional.of(other)));
            all.remove(card);
            return all;
        }
        return otherLists((List<?>) value);
    }

    private static List<Cards> otherCards(Cards cards) {
        List<Cards> others = new ArrayList<>();
        for (PriceCard card : PriceCard.all()) {
            if (cards.count(card) < card.copies()) {
                others.add(cards.plus(card));
                cards.kinds().forEach(kind -> others.add(cards.minus(kind).plus(card)));
            }
        }
        cards.kinds().forEach(kind -> others.add(cards.minus(kind)));
        others.removeIf(cards::equals);
        return others;
    }

    private static List<List<?>> otherLists(List<?> list) {
        List<List<?>> others = new ArrayList<>();
        others.add(List.of());
        for (int i = 0; i < list.size(); i++) {
            List<Object> dropped = new ArrayList<>(list);
            dropped.remove(i);
            others.add(dropped);
            List<Object> swapped = new ArrayList<>(list);
            Collections.swap(swapped, i, 0);
            others.add(swapped);
            for (Object other : otherItems(list.get(i))) {
                List<Object> changed = new ArrayList<>(list);
                changed.set(i, other);
                others.add(changed);
            }
        }
        return others;
    }

    private static List<?> otherItems(Object item) {
        if (item instanceof Standing standing) {
            return List.of(
                    new Standing(standing.place() + 1, standing.seat(), standing.score()),
                    new Standing(standing.place(), standing.seat() + 1, standing.score()),
                    new Standing(standing.place(), standing.seat(), standing.score() - 1));
        }
        return others(item);
    }
}
