package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A game with its log.
 *
 * @param updates what happened, in full, one for each entry
 */
public record ToyGame(ToyState firstState, List<ToyStep> steps, List<LogEntry<ToyAction>> log, List<ToyUpdate> updates)
        implements AnyGame<ToyAction, ToyView> {
    /** Keeps copies. */
    public ToyGame {
        steps = List.copyOf(steps);
        log = List.copyOf(log);
        updates = List.copyOf(updates);
    }

    static ToyGame from(ToyState first) {
        return new ToyGame(first, List.of(), List.of(), List.of());
    }

    @Override
    public AnySetup setup() {
        return firstState.table().setup();
    }

    @Override
    public ToyState state() {
        return steps.isEmpty() ? firstState : steps.get(steps.size() - 1).after();
    }

    @Override
    public List<ToyAction> actions() {
        return steps.stream().map(ToyStep::action).toList();
    }

    @Override
    public ToyGame applyAction(ToyAction action) {
        return acted(action, state().applyAction(action));
    }

    @Override
    public ToyGame applyAction(int seat, ToyAction action) {
        return acted(action, state().applyAction(seat, action));
    }

    @Override
    public ToyGame applyOutcome(ToyAction outcome) {
        return acted(outcome, state().applyOutcome(outcome));
    }

    private ToyGame acted(ToyAction action, ToyState after) {
        ToyUpdate update = state().update(updateCount(), action);
        List<ToyStep> more = plus(steps, new ToyStep(action, update, after));
        return new ToyGame(firstState, more, plus(log, new LogEntry.Acted<>(action)), plus(updates, update));
    }

    @Override
    public ToyGame undo(int toActions) {
        if (toActions < 0 || toActions >= steps.size()) {
            throw new IllegalArgumentException("toActions: " + toActions + ", expected 0 to " + (steps.size() - 1));
        }
        int count = steps.size() - toActions;
        ToyGame back = new ToyGame(firstState, steps.subList(0, toActions), log, updates);
        ToyUpdate update =
                ToyUpdate.undo(updateCount(), state().table(), back.state().table(), count);
        return new ToyGame(firstState, back.steps, plus(log, new LogEntry.Undone<>(count)), plus(updates, update));
    }

    @Override
    public boolean undoReveals(int toActions) {
        if (toActions < 0 || toActions > steps.size()) {
            throw new IllegalArgumentException("toActions: " + toActions + ", expected 0 to " + steps.size());
        }
        return steps.subList(toActions, steps.size()).stream()
                .anyMatch(step -> step.update().reveals());
    }

    @Override
    public ToyGame note(Note note) {
        List<Note> before = updates.stream()
                .flatMap(update -> update.events().get(0).note().stream())
                .toList();
        Toy.check(note, state().table(), before);
        ToyUpdate update = state().table().note(updateCount(), ToyEvent.noted(note));
        return new ToyGame(firstState, steps, plus(log, new LogEntry.Noted<>(note)), plus(updates, update));
    }

    private static <T> List<T> plus(List<T> list, T last) {
        List<T> more = new ArrayList<>(list);
        more.add(last);
        return more;
    }

    @Override
    public int updateCount() {
        return updates.size();
    }

    @Override
    public List<ToyUpdate> updatesForHost(int from) {
        return told(from, update -> update);
    }

    @Override
    public List<ToyUpdate> updatesFor(int seat, int from) {
        firstState.table().setup().checked(seat);
        return told(from, update -> update.seenBy(seat));
    }

    @Override
    public List<ToyUpdate> updatesForSpectator(int from) {
        return told(from, ToyUpdate::seenBySpectator);
    }

    private List<ToyUpdate> told(int from, Function<ToyUpdate, ToyUpdate> seen) {
        if (from < 0 || from > updates.size()) {
            throw new IllegalArgumentException("from: " + from + ", expected 0 to " + updates.size());
        }
        return updates.subList(from, updates.size()).stream().map(seen).toList();
    }

    @Override
    public List<String> hashesFor(int seat, int from) {
        updatesFor(seat, from);
        return seatGame(seat).hashes().subList(from, updateCount());
    }

    @Override
    public List<String> hashesForSpectator(int from) {
        updatesForSpectator(from);
        return spectatorGame().hashes().subList(from, updateCount());
    }

    @Override
    public String hashFor(int seat) {
        return seatGame(seat).hash();
    }

    @Override
    public String hashForSpectator() {
        return spectatorGame().hash();
    }

    @Override
    public String hashForHost() {
        return hashForSpectator();
    }

    @Override
    public ToySeatGame seatGame(int seat) {
        return ToySeatGame.of(firstState.viewFor(seat)).afterAll(updatesFor(seat, 0));
    }

    @Override
    public ToySeatGame spectatorGame() {
        return ToySeatGame.of(firstState.viewForSpectator()).afterAll(updatesForSpectator(0));
    }

    @Override
    public ToyRecord toRecord() {
        List<ToyStanding> result = state().isOver() ? state().table().ranking() : List.of();
        return new ToyRecord(
                firstState.table().setup(),
                List.of(firstState),
                log,
                spectatorGame().hashes(),
                result);
    }

    /** What everybody may know. */
    @Override
    public String toString() {
        return "Toy[" + log.stream().map(LogEntry::notation).collect(Collectors.joining(", ")) + "]: " + state();
    }
}
