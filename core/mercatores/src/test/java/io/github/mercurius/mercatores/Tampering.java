package io.github.mercurius.mercatores;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
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
        int seats = Setup.MOST_PLAYERS;
        changed.add(new Update(update.number(), update.turn() + 1, update.ask(), update.seat(), events));
        changed.add(new Update(update.number(), update.turn(), update.ask(), (update.seat() + 1) % seats, events));
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
                    if (types[i].isInstance(other) || other instanceof Integer) {
                        Object[] newFacts = facts.clone();
                        newFacts[i] = other;
                        changed.add((Event) constructor.newInstance(newFacts));
                    }
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
        } else if (fact instanceof Card) {
            others.addAll(edition.cards());
        } else if (fact instanceof Good) {
            others.addAll(Good.all());
        } else if (fact instanceof OptionalInt) {
            others.addAll(List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(1), OptionalInt.of(9)));
        } else if (fact instanceof List<?> list) {
            others.addAll(lists(list));
        }
        others.remove(fact);
        return others;
    }

    private List<Object> lists(List<?> list) {
        List<Object> lists = new ArrayList<>();
        List<Object> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        lists.add(reversed);
        for (int i = 0; i < list.size(); i++) {
            List<Object> less = new ArrayList<>(list);
            less.remove(i);
            lists.add(less);
            List<Object> more = new ArrayList<>(list);
            more.add(list.get(i));
            lists.add(more);
            List<Object> replacements = new ArrayList<>();
            if (list.get(i) instanceof Standing standing) {
                replacements.add(new Standing(standing.place(), standing.seat(), standing.score() + 1));
                replacements.add(new Standing(standing.place() + 1, standing.seat(), standing.score()));
            } else {
                replacements.addAll(edition.cards());
            }
            for (Object replacement : replacements) {
                List<Object> replaced = new ArrayList<>(list);
                replaced.set(i, replacement);
                lists.add(replaced);
            }
        }
        return lists;
    }
}
