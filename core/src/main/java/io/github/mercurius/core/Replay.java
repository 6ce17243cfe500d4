package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Discrepancy.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays the log of a game again, entry by entry, and makes a {@link Game} of it at the end only. */
final class Replay {
    private final Beginning beginning;
    private final List<Step> steps = new ArrayList<>();
    private final List<LogEntry> entries = new ArrayList<>();
    private final List<Update> updates = new ArrayList<>();

    Replay(Beginning beginning) {
        this.beginning = beginning;
    }

    /** The state so far. */
    GameState state() {
        return after(steps.size());
    }

    /** The game so far. */
    Game game() {
        return Game.of(beginning, steps, Log.of(beginning, entries, updates));
    }

    /** Plays one entry, or says why it cannot be. */
    Optional<Discrepancy> play(LogEntry entry) {
        return entry instanceof LogEntry.Acted acted
                ? act(acted, acted.action())
                : undo(entry, ((LogEntry.Undone) entry).steps());
    }

    private Optional<Discrepancy> act(LogEntry entry, Action action) {
        Optional<Violation> violation = state().check(action);
        if (violation.isPresent()) {
            return wrong(entry, "a legal action (" + violation.get().message() + ")");
        }
        Step step = Step.taken(state(), action, updates.size());
        steps.add(step);
        return goOn(entry, step.update());
    }

    private Optional<Discrepancy> undo(LogEntry entry, int undone) {
        int kept = steps.size() - undone;
        if (kept < 0) {
            return wrong(entry, "an undo of at most " + steps.size() + " actions");
        }
        Update update = Undo.update(updates.size(), state().table(), after(kept).table(), undone);
        steps.subList(kept, steps.size()).clear();
        return goOn(entry, update);
    }

    private Optional<Discrepancy> goOn(LogEntry entry, Update update) {
        entries.add(entry);
        updates.add(update);
        return Optional.empty();
    }

    private GameState after(int actions) {
        return actions == 0 ? beginning.state() : steps.get(actions - 1).after();
    }

    private Optional<Discrepancy> wrong(LogEntry entry, String expected) {
        return Optional.of(new Discrepancy(Part.LOG, updates.size(), entry.notation(), expected));
    }
}
