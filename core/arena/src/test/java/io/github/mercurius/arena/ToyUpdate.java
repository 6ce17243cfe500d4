package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What is told at once: the action or outcome, and the card that was drawn, which only the player sees. */
record ToyUpdate(int number, int turn, OptionalInt actor, int seat, ToyAction done, OptionalInt drawn)
        implements AnyUpdate {
    /** An action or outcome. */
    record Event(String type, String notation) implements AnyEvent {
        @Override
        public Map<String, Object> facts() {
            return Map.of();
        }

        @Override
        public String message(Locale locale, AnySetup setup) {
            return notation;
        }
    }

    @Override
    public List<Event> events() {
        String type = done instanceof ToyAction.Play ? "played" : "did";
        return List.of(new Event(type, type + " " + done.notation()));
    }

    @Override
    public Optional<ToyAction> action() {
        return Optional.of(done);
    }

    @Override
    public boolean isUndo() {
        return false;
    }

    @Override
    public int undone() {
        return 0;
    }

    @Override
    public String notation() {
        return number + " " + events().get(0).notation();
    }

    @Override
    public ToyUpdate seenBy(int viewer) {
        return viewer == seat ? this : seenBySpectator();
    }

    @Override
    public ToyUpdate seenBySpectator() {
        return new ToyUpdate(number, turn, actor, seat, done, OptionalInt.empty());
    }
}
