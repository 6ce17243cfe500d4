package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyUpdate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** What is told at once. */
public record ToyUpdate(int number, int turn, OptionalInt actor, List<ToyEvent> events) implements AnyUpdate {
    /** Refuses an update of nothing. */
    public ToyUpdate {
        events = List.copyOf(events);
        if (events.isEmpty()) {
            throw new IllegalArgumentException("events: none, expected at least one");
        }
    }

    /** An undo: told in the turn in which it happened, and naming who decides after it. */
    static ToyUpdate undo(int number, ToyTable before, ToyTable after, int count) {
        return new ToyUpdate(number, before.turn(), after.decider(), List.of(ToyEvent.of("undone", -1, count)));
    }

    @Override
    public Optional<ToyAction> action() {
        ToyEvent first = events.get(0);
        return switch (first.type()) {
            case "played" -> Optional.of(new ToyAction.Play(first.number().orElse(0)));
            case "swapped" -> Optional.of(new ToyAction.Swap(first.number().orElse(0)));
            case "rolled" -> Optional.of(new ToyAction.Roll());
            case "bonus" -> Optional.of(new ToyAction.Bonus(first.number().orElse(0)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean isUndo() {
        return events.get(0).type().equals("undone");
    }

    boolean isNote() {
        return !events.get(0).note().isEmpty();
    }

    @Override
    public String notation() {
        String who = actor.isPresent() ? String.valueOf(actor.getAsInt()) : "-";
        return number + " " + turn + " " + who + "\n"
                + events.stream().map(ToyEvent::notation).collect(Collectors.joining("\n"));
    }

    @Override
    public ToyUpdate seenBy(int seat) {
        return told(events.stream().map(event -> event.seenBy(seat)).toList());
    }

    @Override
    public ToyUpdate seenBySpectator() {
        return told(events.stream().map(ToyEvent::seenBySpectator).toList());
    }

    private ToyUpdate told(List<ToyEvent> seen) {
        return new ToyUpdate(number, turn, actor, seen);
    }
}
