package io.github.mercurius.mercado;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Changes an update in every way in which something small can be wrong with it. */
final class Tampering {
    private final Edition edition;

    Tampering(Edition edition) {
        this.edition = edition;
    }

    List<Update> changed(Update update) {
        List<Update> changed = new ArrayList<>();
        List<Event> events = update.events();
        changed.add(new Update(update.number(), update.turn() + 1, update.ask(), update.seat(), events));
        for (int seat = 0; seat < Setup.MOST_PLAYERS; seat++) {
            changed.add(new Update(update.number(), update.turn(), update.ask(), OptionalInt.of(seat), events));
        }
        changed.add(new Update(update.number(), update.turn(), update.ask(), OptionalInt.empty(), events));
        for (Ask ask : Ask.values()) {
            changed.add(new Update(update.number(), update.turn(), ask, update.seat(), events));
        }
        for (int i = 0; i < events.size(); i++) {
            List<Event> less = new ArrayList<>(events);
            less.remove(i);
            List<Event> twice = new ArrayList<>(events);
            twice.add(i, events.get(i));
            List<Event> swapped = new ArrayList<>(events);
            Collections.swap(swapped, 0, i);
            List<List<Event>> lists = new ArrayList<>(List.of(less, twice, swapped));
            for (Event other : changed(events.get(i))) {
                List<Event> replaced = new ArrayList<>(events);
                replaced.set(i, other);
                lists.add(replaced);
            }
            for (List<Event> list : lists) {
                if (!list.isEmpty()) {
                    changed.add(new Update(update.number(), update.turn(), update.ask(), update.seat(), list));
                }
            }
        }
        changed.removeIf(update::equals);
        return changed;
    }

    /** The event with each of its facts changed. */
    private List<Event> changed(Event event) {
        RecordComponent[] components = event.getClass().getRecordComponents();
        List<Event> changed = new ArrayList<>();
        try {
            Object[] facts = new Object[components.length];
            for (int i = 0; i < facts.length; i++) {
                facts[i] = components[i].getAccessor().invoke(event);
            }
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = event.getClass().getDeclaredConstructor(types);
            for (int i = 0; i < facts.length; i++) {
                for (Object other : others(facts[i])) {
                    Object[] newFacts = facts.clone();
                    newFacts[i] = other;
                    changed.add((Event) constructor.newInstance(newFacts));
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return changed;
    }

    private List<Object> others(Object fact) {
        List<Object> others = new ArrayList<>();
        if (fact instanceof Integer number) {
            others.addAll(List.of(number + 1, number - 1, -number, 99));
        } else if (fact instanceof TokenKind) {
            others.addAll(edition.tokenKinds());
        } else if (fact instanceof Tile) {
            others.addAll(edition.tiles());
        } else if (fact instanceof Coins) {
            for (String coins : List.of("", "G", "GSC", "BBB", "WW", "GGGGGG")) {
                others.add(Coins.parse(coins));
            }
        } else if (fact instanceof OptionalInt) {
            others.addAll(List.of(
                    OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(1), OptionalInt.of(9), OptionalInt.of(-5)));
        } else if (fact instanceof Optional<?> optional) {
            others.add(Optional.empty());
            if (optional.isPresent()) {
                others(optional.get()).forEach(other -> others.add(Optional.of(other)));
            } else {
                edition.tokenKinds().forEach(kind -> others.add(Optional.of(kind)));
            }
        } else if (fact instanceof List<?> list) {
            others.addAll(lists(list));
        } else if (fact.getClass().isEnum() || fact instanceof Enum<?>) {
            others.addAll(Arrays.asList(((Enum<?>) fact).getDeclaringClass().getEnumConstants()));
        }
        others.remove(fact);
        return others;
    }

    private static List<Object> lists(List<?> list) {
        List<Object> lists = new ArrayList<>();
        List<Object> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        lists.add(reversed);
        for (int i = 0; i < list.size(); i++) {
            List<Object> less = new ArrayList<>(list);
            less.remove(i);
            lists.add(less);
            Standing standing = (Standing) list.get(i);
            for (Standing other : List.of(
                    new Standing(standing.place(), standing.seat(), standing.score() + 1),
                    new Standing(standing.place() + 1, standing.seat(), standing.score()))) {
                List<Object> replaced = new ArrayList<>(list);
                replaced.set(i, other);
                lists.add(replaced);
            }
        }
        return lists;
    }
}
