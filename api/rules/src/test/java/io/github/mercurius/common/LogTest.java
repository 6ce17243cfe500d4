package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A log gives back what was added to it, as it was then, whatever is kept of it and whatever was asked before. */
class LogTest {
    private static final int SEATS = 2;
    private static final Note NOTE = new Note(0, "is back");

    private record Add(int number) implements AnyAction {
        @Override
        public String notation() {
            return "+" + number;
        }
    }

    private record Step(Add action, Told update, Integer after) {}

    /** What an audience is told: its own number too. */
    private record Told(int number, int turn, String notation, boolean reveals) implements AnyUpdate {
        @Override
        public OptionalInt actor() {
            return OptionalInt.empty();
        }

        @Override
        public List<? extends AnyEvent> events() {
            return List.of();
        }

        @Override
        public Optional<? extends AnyAction> action() {
            return Optional.empty();
        }

        @Override
        public boolean isUndo() {
            return false;
        }

        @Override
        public Told seenBy(int seat) {
            return new Told(number, turn, notation + " for " + seat, reveals);
        }

        @Override
        public Told seenBySpectator() {
            return seenBy(Chains.SPECTATOR);
        }
    }

    /** A game in which numbers are added up: three in a turn, and each seventh sum reveals something. */
    private final class Sums implements Chains<Add, Integer, Step, Told> {
        @Override
        public int seats() {
            return SEATS;
        }

        @Override
        public String firstHash(int audience) {
            return "first of " + audience;
        }

        @Override
        public Integer first() {
            return 0;
        }

        @Override
        public Integer after(Integer before, Add action) {
            made++;
            return before + action.number;
        }

        @Override
        public Step act(Integer before, Add action, int number) {
            int after = after(before, action);
            return new Step(action, new Told(number, number / 3, before + "+" + action.number, after % 7 == 0), after);
        }

        @Override
        public Told update(Step step) {
            return step.update;
        }

        @Override
        public Integer after(Step step) {
            return step.after;
        }

        @Override
        public Told undo(int number, Integer now, Integer then, int actions) {
            return new Told(number, 0, now + " back to " + then + " by " + actions, false);
        }

        @Override
        public Told note(int number, Integer now, Note note) {
            return new Told(number, 0, note + " at " + now, false);
        }
    }

    private int made;

    private Log<Add, Integer, Step, Told> log(int size) {
        Log<Add, Integer, Step, Told> log = Log.empty(new Sums());
        for (int i = 1; i <= size; i++) {
            log = log.act(new Add(i));
        }
        return log;
    }

    /** All that can be asked of a log, kept whole as it grows. */
    private static final class Whole {
        final List<LogEntry<Add>> entries = new ArrayList<>();
        final List<Step> steps = new ArrayList<>();
        final List<Told> updates = new ArrayList<>();

        int state() {
            return steps.isEmpty() ? 0 : steps.get(steps.size() - 1).after;
        }

        List<String> chain(int audience) {
            List<String> hashes = new ArrayList<>(List.of("first of " + audience));
            for (Told update : updates) {
                String told = audience == Chains.RECORD ? update.notation : update.seenBy(audience).notation;
                hashes.add(Hashing.sha256(hashes.get(hashes.size() - 1) + "\n" + told + "\n"));
            }
            return hashes;
        }
    }

    private Log<Add, Integer, Step, Told> grown(
            Log<Add, Integer, Step, Told> log, Whole whole, SplittableRandom random) {
        int number = whole.entries.size();
        int kind = random.nextInt(12);
        if (kind == 0) {
            whole.entries.add(new LogEntry.Noted<>(NOTE));
            whole.updates.add(new Sums().note(number, whole.state(), NOTE));
            return log.note(NOTE);
        }
        if (kind == 1 && !whole.steps.isEmpty()) {
            int kept = Math.max(0, whole.steps.size() - 1 - random.nextInt(random.nextInt(60) + 1));
            int undone = whole.steps.size() - kept;
            int now = whole.state();
            whole.steps.subList(kept, whole.steps.size()).clear();
            whole.entries.add(new LogEntry.Undone<>(undone));
            whole.updates.add(new Sums().undo(number, now, whole.state(), undone));
            return log.undo(kept);
        }
        Add action = new Add(random.nextInt(100));
        Step step = new Sums().act(whole.state(), action, number);
        whole.entries.add(new LogEntry.Acted<>(action));
        whole.steps.add(step);
        whole.updates.add(step.update);
        return log.act(action);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aLogIsAsIfAllOfItHadBeenKept(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Log<Add, Integer, Step, Told> log = log(0);
        Whole whole = new Whole();
        for (int size = 0; size < 400; size++) {
            log = grown(log, whole, random);
            assertThat(log.state()).isEqualTo(whole.state());
            int audience = random.nextInt(Chains.RECORD, SEATS);
            int number = random.nextInt(log.size() + 1);
            switch (random.nextInt(8)) {
                case 0 -> assertThat(log.entries()).isEqualTo(whole.entries);
                case 1 -> assertThat(log.steps()).isEqualTo(whole.steps);
                case 2 ->
                    assertThat(log.hashBefore(audience, number))
                            .isEqualTo(whole.chain(audience).get(number));
                case 3 ->
                    assertThat(log.hashes(audience, number))
                            .isEqualTo(whole.chain(audience).subList(number + 1, log.size() + 1));
                case 4 ->
                    assertThat(log.updates(Chains.RECORD, number)).isEqualTo(whole.updates.subList(number, log.size()));
                case 5 -> {
                    int kept = random.nextInt(log.actionCount() + 1);
                    assertThat(log.revealsAfter(kept))
                            .isEqualTo(whole.steps.subList(kept, whole.steps.size()).stream()
                                    .anyMatch(step -> step.update.reveals));
                }
                case 6 ->
                    assertThat(log.actions())
                            .isEqualTo(whole.steps.stream().map(Step::action).toList());
                default ->
                    assertThat(log.turns().stream().flatMap(List::stream)).isEqualTo(whole.steps);
            }
        }
    }

    @Test
    void aLogDoesNotChange() {
        Log<Add, Integer, Step, Told> two = log(2);
        two.hashes(0, 0);
        Log<Add, Integer, Step, Told> three = two.act(new Add(3));
        Log<Add, Integer, Step, Told> other = two.act(new Add(7));
        assertThat(two.actions()).containsExactly(new Add(1), new Add(2)).isUnmodifiable();
        assertThat(three.actions()).containsExactly(new Add(1), new Add(2), new Add(3));
        assertThat(other.actions()).containsExactly(new Add(1), new Add(2), new Add(7));
        assertThat(three.hashes(0, 0)).isUnmodifiable().hasSize(3);
        assertThat(other.hashes(0, 0).subList(0, 2))
                .isEqualTo(three.hashes(0, 0).subList(0, 2));
        assertThat(other.hashes(0, 2)).isNotEqualTo(three.hashes(0, 2));
        assertThat(log(0).entries()).isEmpty();
        assertThat(log(0).firstHash(1)).isEqualTo("first of 1");
        assertThat(log(7).turns()).hasSize(3).isUnmodifiable();
    }

    @Test
    void whatIsNotInALogIsRefused() {
        assertThatThrownBy(() -> log(0).undo(0))
                .hasMessage("actions to keep: 0, expected an action first, as one is undone at least");
        assertThatThrownBy(() -> log(2).undo(2))
                .hasMessage("actions to keep: 2, expected 0 to 1, as one is undone at least");
        assertThatThrownBy(() -> log(2).hashBefore(0, 3)).hasMessage("number of an update: 3, expected 0 to 2");
    }

    /** A host asks for the last hash of each seat after each action, and goes back now and then. */
    @Test
    void whatAHostAsksForCostsLittleHoweverLongTheGameIs() {
        Log<Add, Integer, Step, Told> log = log(10_000);
        log.hashes(1, 0);
        made = 0;
        for (int i = 0; i < 100; i++) {
            log = log.act(new Add(i));
            log.hashes(1, log.size() - 1);
            log.updates(1, log.size() - 1);
            log.hashBefore(1, log.size());
        }
        assertThat(made).isEqualTo(100);
        log.undo(log.actionCount() - 50);
        assertThat(made).isLessThan(100 + 32);
    }

    @Test
    void aLongLogNeedsNoDeepStack() {
        Log<Add, Integer, Step, Told> log = log(100_000);
        assertThat(log.entries()).hasSize(100_000);
        assertThat(log.hashes(0, 99_999)).containsExactly(log.hashBefore(0, 100_000));
    }
}
