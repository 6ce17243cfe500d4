package io.github.mercurius.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.web.table.Options.DealingKind;
import io.github.mercurius.web.table.Schedule.Task;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What follows from the entries of a table, and when a server has to do something for it. */
class TableStateTest {
    private static final String TABLE = "a".repeat(64);
    private static final Schedule SCHEDULE = new Schedule();
    private static final long SECOND = 1000;

    private TableState table = TableState.created("t", new Stored(0, 0, null, new Entry.Created(options(30), "i")));

    private static Options options(int timer) {
        return new Options(3, true, true, timer, DealingKind.JOINT, 0, "mercurius", null, Map.of());
    }

    private TableStateTest happens(long at, Entry... entries) {
        for (Entry entry : entries) {
            table = table.after(new Stored(table.version(), at, null, entry));
        }
        return this;
    }

    private static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }

    /** Anna and Magda, and a bot on seat 2, at the joint deal. */
    private TableStateTest dealing() {
        return happens(
                0,
                new Entry.Seated(0, "Anna", "hash0"),
                new Entry.BotSeated(2, "random", "Bot 2"),
                new Entry.Seated(1, "Magda", "hash1"),
                new Entry.JointBegan(TABLE, "f".repeat(64), Arrays.asList(null, null, part(2))));
    }

    private TableStateTest playing() {
        dealing();
        for (int seat = 0; seat < 2; seat++) {
            happens(0, new Entry.Committed(seat, commitment(seat)));
        }
        return happens(0, new Entry.Opened(0, part(0)), new Entry.Opened(1, part(1)));
    }

    private static String commitment(int seat) {
        return Mercurius.jointDeal(Setup.of(3), TABLE).commitmentOf(seat, part(seat));
    }

    private String firstCard(int seat) {
        return ((GameState) table.play().game().state())
                .hand(seat)
                .kinds()
                .get(0)
                .code();
    }

    private void assertNext(Task task, long at) {
        assertThat(SCHEDULE.next(table)).isEqualTo(new Schedule.Due(task, at));
    }

    @Test
    void aTableGoesFromGatheringToTheEnd() {
        assertThat(table.phase()).isEqualTo(Phase.GATHERING);
        assertNext(Task.DELETE, Duration.ofHours(24).toMillis());
        dealing();
        assertThat(table.phase()).isEqualTo(Phase.DEALING);
        assertThat(table.dealing().shown()).isEmpty();
        assertNext(Task.STOP_DEALING, 60 * SECOND);
        table = TableState.created("t", new Stored(0, 0, null, new Entry.Created(options(30), "i")));
        playing();
        assertThat(table.phase()).isEqualTo(Phase.PLAYING);
        assertThat(table.dealing().shown()).isPresent();
        assertNext(Task.PLAY_TIMER, 30 * SECOND);
    }

    @Test
    void whoDoesNotOpenLosesTheSeat() {
        dealing();
        happens(5, new Entry.DealingStopped(List.of(1)));
        assertThat(table.phase()).isEqualTo(Phase.GATHERING);
        assertThat(table.freeSeats()).containsExactly(1);
        assertThat(table.dealing().stopped()).containsExactly(1);
        assertThat(table.seatOf("hash1")).isEmpty();
        assertThat(table.seatOf("hash0")).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bot 1", "bot 2", "BOT 0+", "\uFF22\uFF4F\uFF54 \uFF11", " Bot  7", "Bot1"})
    void aPersonDoesNotLookLikeABot(String name) {
        TableState empty = TableState.created("t", new Stored(0, 0, null, new Entry.Created(options(30), "i")));
        assertThatThrownBy(() -> SeatRequests.sit(empty, 0, name, "hash", "i"))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.why()).isEqualTo(Why.REFUSED));
        assertThat(SeatRequests.sit(empty, 0, "Botticelli", "hash", "i"))
                .isEqualTo(new Entry.Seated(0, "Botticelli", "hash"));
    }

    @Test
    void aPartThatDoesNotFitItsCommitmentIsRefused() {
        dealing();
        String commitment = commitment(0);
        assertThat(new GameRequest.Commit(commitment).entry(table, 0, 0)).isEqualTo(new Entry.Committed(0, commitment));
        assertThatThrownBy(() -> new GameRequest.Open(part(0)).entry(table, 0, 0))
                .hasMessageContaining("expected all commitments");
        happens(0, new Entry.Committed(0, commitment));
        assertThatThrownBy(() -> new GameRequest.Commit(commitment).entry(table, 0, 0))
                .hasMessageContaining("second commitment");
        happens(0, new Entry.Committed(1, commitment(1)));
        assertThatThrownBy(() -> new GameRequest.Open(part(9)).entry(table, 0, 0))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.why()).isEqualTo(Why.COMMITMENT));
        assertThatThrownBy(() -> new GameRequest.Commit("x").entry(table, 0, 0)).isInstanceOf(RefusedException.class);
    }

    @Test
    void whoseTimeRunsOutTwiceIsAwayUntilTheyAct() {
        playing();
        happens(30 * SECOND, new Entry.Acted(0, firstCard(0), By.TIMER));
        assertThat(table.chair(0).isAway()).isFalse();
        happens(31 * SECOND, new Entry.Acted(1, firstCard(1), By.PLAYER), new Entry.Acted(2, firstCard(2), By.BOT));
        assertNext(Task.PLAY_TIMER, 61 * SECOND);
        happens(61 * SECOND, new Entry.Acted(0, firstCard(0), By.TIMER));
        assertThat(table.chair(0).isAway()).isTrue();
        happens(62 * SECOND, new Entry.Acted(1, firstCard(1), By.PLAYER), new Entry.Acted(2, firstCard(2), By.BOT));
        assertNext(Task.PLAY_AWAY, 62 * SECOND + 700);
        happens(63 * SECOND, new Entry.Acted(0, "+AMS", By.PLAYER));
        assertThat(table.chair(0).isAway()).isFalse();
        assertNext(Task.PLAY_TIMER, 92 * SECOND);
    }

    private List<String> log() {
        return table.play().game().toRecord().log().stream()
                .map(LogEntry::notation)
                .toList();
    }

    @Test
    void theLogSaysWhoPlaysForWhom() {
        playing();
        String first = firstCard(0);
        happens(30 * SECOND, new Entry.Acted(0, "+AMS", By.TIMER), new Entry.Acted(0, first, By.TIMER));
        String second = firstCard(1);
        happens(31 * SECOND, new Entry.Acted(1, second, By.PLAYER));
        String third = firstCard(2);
        happens(32 * SECOND, new Entry.Acted(2, third, By.BOT));
        String timedOut = firstCard(0);
        happens(62 * SECOND, new Entry.Acted(0, timedOut, By.TIMER), new Entry.Left(1));
        String away = firstCard(1);
        happens(63 * SECOND, new Entry.Acted(1, away, By.AWAY), new Entry.Back(1));
        String bot = firstCard(2);
        happens(64 * SECOND, new Entry.Acted(2, bot, By.BOT), new Entry.Acted(0, "+AMS", By.AWAY));
        // Who is away, and did not leave, plays again by acting or by saying so: nothing is noted.
        happens(64 * SECOND, new Entry.Back(0), new Entry.Acted(0, "+AMS", By.PLAYER));
        happens(64 * SECOND, new Entry.Left(0), new Entry.Acted(0, "-AMS", By.PLAYER));
        assertThat(log())
                .containsExactly(
                        "!0 a bot plays: the time is over",
                        "+AMS",
                        "!0 a bot plays: the time is over",
                        first,
                        second,
                        third,
                        "!0 a bot plays: the time is over",
                        timedOut,
                        "!1 left: a bot plays on",
                        away,
                        "!1 is back",
                        bot,
                        "!0 a bot plays: nobody is there",
                        "+AMS",
                        "+AMS",
                        "!0 left: a bot plays on",
                        "!0 is back",
                        "-AMS");
        assertThat(table.play().by()).hasSize(log().size());
        assertThat(table.chair(0).isAway()).isFalse();
    }

    @Test
    void notesDoNotMakeARequestStale() {
        playing();
        happens(0, new Entry.Acted(0, "+AMS", By.PLAYER), new Entry.Left(1), new Entry.Back(1));
        assertThat(new GameRequest.Act(1, "+AMS").entry(table, 0, 0)).isEqualTo(new Entry.Acted(0, "+AMS", By.PLAYER));
        assertThat(new GameRequest.Act(3, "+AMS").entry(table, 0, 0)).isEqualTo(new Entry.Acted(0, "+AMS", By.PLAYER));
        for (int number : new int[] {-1, 0, 4}) {
            assertThatThrownBy(() -> new GameRequest.Act(number, "+AMS").entry(table, 0, 0))
                    .hasMessage("number: " + number + ", expected 3, the next update of the game");
        }
    }

    @Test
    void aGameGoesOnWhenItsLogHasNoMoreRoomForNotes() {
        playing();
        for (int i = 0; i < 1_000; i++) {
            happens(0, i % 2 == 0 ? new Entry.Left(0) : new Entry.Back(0));
        }
        happens(0, new Entry.Left(0), new Entry.Left(1), new Entry.Acted(0, "+AMS", By.PLAYER), new Entry.Back(1));
        happens(30 * SECOND, new Entry.Acted(0, "+AMS", By.TIMER));
        assertThat(log()).hasSize(1_002).endsWith("+AMS", "+AMS");
    }

    @Test
    void anUndoForWhichTheLogHasNoMoreRoomIsRefused() {
        playing();
        happens(0, new Entry.Acted(0, "+AMS", By.PLAYER));
        for (int i = 0; i < 997; i++) {
            happens(0, i % 2 == 0 ? new Entry.Left(1) : new Entry.Back(1));
        }
        assertThat(new GameRequest.Undo(998, 0).entry(table, 0, SECOND)).isEqualTo(new Entry.UndoAsked(0, 0, true));
        happens(0, new Entry.Back(1), new Entry.Left(1));
        assertThatThrownBy(() -> new GameRequest.Undo(1_000, 0).entry(table, 0, SECOND))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("undo: the log is full");
    }

    @Test
    void theTimeOfATurnDoesNotBeginAnewWithEachAction() {
        playing();
        happens(29 * SECOND, new Entry.Acted(0, "+AMS", By.PLAYER));
        assertNext(Task.PLAY_TIMER, 30 * SECOND);
        happens(29 * SECOND, new Entry.Acted(0, firstCard(0), By.PLAYER));
        assertNext(Task.PLAY_TIMER, 59 * SECOND);
    }

    @Test
    void whatOthersDoDoesNotPutOffABot() {
        playing();
        happens(SECOND, new Entry.Acted(0, firstCard(0), By.PLAYER), new Entry.Acted(1, firstCard(1), By.PLAYER));
        assertNext(Task.PLAY_BOT, SECOND + 700);
        happens(
                10 * SECOND,
                new Entry.Left(0),
                new Entry.Back(0),
                new Entry.UndoAsked(1, 0, false),
                new Entry.UndoAnswered(0, false));
        assertNext(Task.PLAY_BOT, SECOND + 700);
    }

    @Test
    void whoLeavesIsPlayedForFromTheMomentTheTurnBegan() {
        playing();
        happens(SECOND, new Entry.Left(0));
        assertNext(Task.PLAY_AWAY, 700);
        happens(2 * SECOND, new Entry.Back(0), new Entry.Left(0));
        assertNext(Task.PLAY_AWAY, 700);
    }

    @Test
    void whatIsNoActionIsTakenNowAndThenOnly() {
        playing();
        happens(10 * SECOND, new Entry.Left(0));
        assertThatThrownBy(() -> new GameRequest.Back().entry(table, 0, 10 * SECOND + 499))
                .hasMessage("seat 0: expected 500 ms after the last such request");
        assertThat(new GameRequest.Back().entry(table, 0, 10 * SECOND + 500)).isEqualTo(new Entry.Back(0));
        for (int i = 1; i < 200; i++) {
            happens(10 * SECOND, i % 2 == 1 ? new Entry.Back(0) : new Entry.Left(0));
        }
        assertThatThrownBy(() -> new GameRequest.Leave().entry(table, 0, 100 * SECOND))
                .hasMessage("seat 0: 200 requests beside the game, expected no more of this kind");
        assertThat(new GameRequest.Leave().entry(table, 1, 100 * SECOND)).isEqualTo(new Entry.Left(1));
        assertThat(new GameRequest.Act(table.play().game().updateCount(), "+AMS").entry(table, 0, 0))
                .isEqualTo(new Entry.Acted(0, "+AMS", By.PLAYER));
    }

    @Test
    void aTableTakesNoEndOfChangesBeforeItsGame() {
        for (int i = 0; table.hasRoom(); i++) {
            happens(0, i % 2 == 0 ? new Entry.Seated(0, "Anna", "hash0") : new Entry.StoodUp(0));
        }
        assertThat(table.version()).isEqualTo(500);
        assertThatThrownBy(() -> SeatRequests.sit(table, 1, "Magda", "hash1", null))
                .hasMessageContaining("500 changes before its game");
    }

    @Test
    void botsAloneDoNotPlay() {
        happens(0, new Entry.BotSeated(0, "random", "a"), new Entry.BotSeated(1, "random", "b"));
        happens(0, new Entry.BotSeated(2, "random", "c"));
        assertThat(table.isFull()).isTrue();
        assertNext(Task.DELETE, Duration.ofHours(24).toMillis());
    }

    @Test
    void anUndoNeedsThePeopleWhoArePresentOnly() {
        playing();
        happens(0, new Entry.Acted(0, "+AMS", By.PLAYER), new Entry.UndoAsked(0, 0, false));
        assertThat(table.play().question()).isNotNull();
        happens(0, new Entry.Left(1));
        assertThat(table.play().question()).isNull();
        assertThat(table.play().game().actions()).isEmpty();
        assertThat(table.play().by()).containsExactly(By.PLAYER, By.NOTE, By.UNDO);
        assertThat(log()).containsExactly("+AMS", "!1 left: a bot plays on", "U:1");
    }

    /** Else who takes back again and again would never run out of time. */
    @Test
    void theTimeGoesOnWhereNobodyIsAskedForAnUndo() {
        playing();
        happens(10 * SECOND, new Entry.Acted(0, "+AMS", By.PLAYER));
        Entry asked = new GameRequest.Undo(1, 0).entry(table, 0, 20 * SECOND);
        assertThat(asked).isEqualTo(new Entry.UndoAsked(0, 0, true));
        long began = table.play().turnBeganAt();
        happens(20 * SECOND, asked);
        assertThat(table.play().game().actions()).isEmpty();
        assertThat(table.play().turnBeganAt()).isEqualTo(began);
        assertThat(log()).containsExactly("+AMS", "U:1");
    }

    @Test
    void anActionEndsAnOpenQuestion() {
        playing();
        happens(0, new Entry.Acted(0, "+AMS", By.PLAYER), new Entry.UndoAsked(0, 0, false));
        happens(0, new Entry.Acted(0, "+AMS", By.PLAYER));
        assertThat(table.play().question()).isNull();
        assertThat(table.play().game().actions()).hasSize(2);
    }

    @Test
    void textsOfTablesHaveNoSecrets() {
        playing();
        String texts = table.toString() + table.play() + table.dealing();
        assertThat(texts).doesNotContain("f".repeat(64)).doesNotContain(part(2)).doesNotContain("hash0");
    }

    @Test
    void entriesComeInOrder() {
        assertThatThrownBy(() -> table.after(new Stored(2, 0, null, new Entry.StoodUp(0))))
                .hasMessageContaining("entry 2, expected entry 1");
    }

    @Test
    void aSeatSaysAHundredPhrasesAtMostAndCanStillLeave() {
        playing();
        for (long i = 1; i <= 100; i++) {
            happens(i * 2 * SECOND, new GameRequest.Say("hello").entry(table, 0, i * 2 * SECOND));
        }
        assertThatThrownBy(() -> new GameRequest.Say("hello").entry(table, 0, 1000 * SECOND))
                .hasMessage("seat 0: 100 requests beside the game, expected no more of this kind");
        assertThat(new GameRequest.Say("thanks").entry(table, 1, 1000 * SECOND)).isEqualTo(new Entry.Said(1, "thanks"));
        assertThat(new GameRequest.Leave().entry(table, 0, 1000 * SECOND)).isEqualTo(new Entry.Left(0));
    }
}
