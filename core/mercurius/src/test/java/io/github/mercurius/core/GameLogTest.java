package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.FullLogException;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.Hashing;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game gives back what happened in it, as it was then, whatever is kept of it and whatever was asked before. */
class GameLogTest {
    private static final Note NOTE = new Note(0, "is back");
    private static final Game START = Game.start(Setup.of(3), Deal.seeded(1602));

    /** All that can be asked of a game, kept whole as it grows. */
    private static final class Whole {
        final List<LogEntry<Action>> entries = new ArrayList<>();
        final List<Action> actions = new ArrayList<>();
        final List<GameState> states = new ArrayList<>(List.of(START.state()));
        final List<Update> updates = new ArrayList<>();
        final List<String> hashes = new ArrayList<>(List.of(START.hashFor(1)));

        Game grown(Game game, SplittableRandom random) {
            int kind = random.nextInt(12);
            Game next;
            if (kind == 0) {
                next = game.note(NOTE);
                entries.add(new LogEntry.Noted<>(NOTE));
            } else if (!actions.isEmpty() && (kind == 1 || game.state().isOver())) {
                int kept = Math.max(0, actions.size() - 1 - random.nextInt(random.nextInt(60) + 1));
                next = game.undo(kept);
                entries.add(new LogEntry.Undone<>(actions.size() - kept));
                actions.subList(kept, actions.size()).clear();
                states.subList(kept + 1, states.size()).clear();
            } else {
                Action action = game.state().legalActions().sample(random::nextInt);
                next = game.applyAction(action);
                entries.add(new LogEntry.Acted<>(action));
                actions.add(action);
                states.add(states.get(states.size() - 1).applyAction(action));
            }
            updates.addAll(next.updatesForHost(updates.size()));
            Update told = updates.get(updates.size() - 1).seenBy(1);
            hashes.add(Hashing.sha256(hashes.get(hashes.size() - 1) + "\n" + told.notation() + "\n"));
            return next;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aGameIsAsIfAllOfItHadBeenKept(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = START;
        Whole whole = new Whole();
        for (int size = 1; size <= 400; size++) {
            game = whole.grown(game, random);
            assertThat(game.state()).isEqualTo(whole.states.get(whole.states.size() - 1));
            int from = random.nextInt(size + 1);
            switch (random.nextInt(6)) {
                case 0 -> assertThat(game.toRecord().log()).isEqualTo(whole.entries);
                case 1 ->
                    assertThat(game.steps())
                            .extracting(Step::after)
                            .isEqualTo(whole.states.subList(1, whole.states.size()));
                case 2 -> assertThat(game.hashesFor(1, from)).isEqualTo(whole.hashes.subList(from + 1, size + 1));
                case 3 -> assertThat(game.updatesForHost(from)).isEqualTo(whole.updates.subList(from, size));
                case 4 -> {
                    int kept = random.nextInt(whole.actions.size() + 1);
                    assertThat(game.undoReveals(kept))
                            .isEqualTo(game.steps().subList(kept, whole.actions.size()).stream()
                                    .anyMatch(step -> step.update().reveals()));
                }
                default -> assertThat(game.actions()).isEqualTo(whole.actions);
            }
        }
    }

    @Test
    void aGameDoesNotChange() {
        Game one = START.applyAction(Action.parse("+AMS"));
        one.hashesFor(0, 0);
        Game two = one.applyAction(Action.parse("+TEA"));
        Game other = one.applyAction(Action.parse("+ROT"));
        assertThat(one.actions()).containsExactly(Action.parse("+AMS")).isUnmodifiable();
        assertThat(two.hashesFor(0, 0)).isUnmodifiable().hasSize(2).startsWith(one.hashFor(0));
        assertThat(other.hashesFor(0, 0)).startsWith(one.hashFor(0)).isNotEqualTo(two.hashesFor(0, 0));
        assertThat(START.toRecord().log()).isEmpty();
    }

    @Test
    void whatIsNotInALogIsRefused() {
        assertThatThrownBy(() -> START.undo(0))
                .hasMessage("actions to keep: 0, expected an action first, as one is undone at least");
        Game one = START.applyAction(Action.parse("+AMS"));
        assertThatThrownBy(() -> one.undo(1))
                .hasMessage("actions to keep: 1, expected 0 to 0, as one is undone at least");
        assertThatThrownBy(() -> one.hashesFor(0, 2)).hasMessage("number of an update: 2, expected 0 to 1");
    }

    /** A table that undoes and notes for ever can still finish its game. */
    @Test
    void aLogHasRoomForSoManyUndosAndNotes() {
        Game game = START;
        for (int i = 0; i < 250; i++) {
            game = game.applyAction(Action.parse("+AMS")).undo(0).note(NOTE).note(NOTE);
        }
        assertThat(game.updateCount()).isEqualTo(1_000);
        Game full = game;
        assertThatThrownBy(() -> full.note(NOTE))
                .isInstanceOf(FullLogException.class)
                .hasMessage("the log is full: 1000 undone actions, undos and notes, expected the game to be played on");
        Game on = full.applyAction(Action.parse("+AMS")).applyAction(Action.parse("+AMS"));
        assertThatThrownBy(() -> on.undo(1)).isInstanceOf(FullLogException.class);
        assertThat(on.hashesFor(0, 1_001)).containsExactly(on.hashFor(0));
        Game over = on;
        while (!over.isOver()) {
            over = over.applyAction(over.legalActions().get(0));
        }
        assertThat(over.toRecord().replay()).isEqualTo(over);
        assertThat(over.toRecord().verify().discrepancy()).isEmpty();
    }

    @Test
    void anUndoOfManyActionsNeedsRoomForThem() {
        Game game = START;
        for (int i = 0; i < 996; i++) {
            game = game.note(NOTE);
        }
        for (int i = 0; i < 3; i++) {
            game = game.applyAction(Action.parse("+AMS"));
        }
        Game three = game;
        assertThat(three.undo(0).updateCount()).isEqualTo(1_000);
        assertThatThrownBy(() -> three.note(NOTE).undo(0)).isInstanceOf(FullLogException.class);
        assertThat(three.note(NOTE).undo(1).actions()).hasSize(1);
    }
}
