package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.RecordLaws;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A record proves that the rules were followed, and tells where it was changed. */
class GameRecordTest {
    private static final Script SCRIPT = new Script(Setup.of("Robert", "Magda", "Rafał"), 1602, 4, Script.WHOLE);
    private static final Game GAME = SCRIPT.play();
    private static final GameRecord RECORD = GAME.toRecord();

    private static GameRecord changed(UnaryOperator<GameRecord.Builder> change) {
        return change.apply(GameRecord.builder().mergeFrom(RECORD)).build();
    }

    @Property(tries = 20, seed = "1602")
    void anActionOrOutcomeThatIsAnotherOneIsFound(@ForAll long seed) {
        RecordLaws.anotherActionIsFound(GAME, seed, actions -> changed(record -> record.actions(actions)));
    }

    @Example
    void allOfAWholeRecordIsCheckedButWhereChanceComesFrom() {
        VerificationReport report = RECORD.verify(GAME.seatGame(1));
        assertThat(report.discrepancy()).as(report.message()).isEmpty();
        assertThat(report.checked()).containsExactly(Part.LOG, Part.HASH, Part.VIEW, Part.UPDATE, Part.RESULT);
        assertThat(report.gaps()).containsExactly(Gap.SHOWN_NOT_GIVEN, Gap.NO_COMMITMENT, Gap.CHANCE_UNKNOWN);
        assertThat(report.isProof()).isFalse();
        assertThat(RECORD.verify().gaps())
                .containsExactlyInAnyOrder(
                        Gap.SHOWN_NOT_GIVEN, Gap.NO_COMMITMENT, Gap.CHANCE_UNKNOWN, Gap.TOLD_NOT_GIVEN);
    }

    @Example
    void aTokenThatTheHostChangedAfterwardsIsFound_INF1() {
        int at = 0;
        while (!(GAME.actions().get(at) instanceof Outcome.TokenDrawn)) {
            at++;
        }
        Game before = new Script(GAME.setup(), 1602, 4, at).play();
        Action drawn = GAME.actions().get(at);
        Action other = Play.possible(before.state()).stream()
                .filter(action -> !action.equals(drawn))
                .findFirst()
                .orElseThrow();
        Game honest = before.applyOutcome(drawn);
        GameRecord forged = before.applyOutcome(other).toRecord();
        int owner = before.state().table().activeSeat();
        assertThat(forged.verify(honest.seatGame(owner))
                        .discrepancy()
                        .orElseThrow()
                        .part())
                .isEqualTo(Part.UPDATE);
        assertThat(forged.verify(honest.seatGame((owner + 1) % 3)).discrepancy())
                .as("to the others it looks the same")
                .isEmpty();
    }

    @Example
    void anIllegalActionIsNamedWithItsReason() {
        GameRecord forged = GameRecord.builder()
                .setup(GAME.setup())
                .deal(GAME.deal())
                .actions(List.of(new Action.Finish()))
                .build();
        RecordLaws.isRefused(
                forged, "log 0: found ., expected a legal action (TRN-1: asked is an action, not coins to play)");
        GameRecord undone = GameRecord.builder()
                .setup(GAME.setup())
                .deal(GAME.deal())
                .log(List.of(new LogEntry.Undone<>(1)))
                .build();
        RecordLaws.isRefused(
                undone, "log 0: found U:1, expected what can be there (undo: 1, expected at most 0 actions)");
    }

    @Example
    void aForgedResultIsFound() {
        RecordLaws.anotherResultIsFound(RECORD.result(), result -> changed(record -> record.result(result)));
    }

    @Example
    void aResultIsThatOfAGameThatIsOver() {
        GameRecord none = changed(record -> record.result(List.of()));
        assertThat(none.verify().gaps()).contains(Gap.NO_RESULT).doesNotContain(Gap.NOT_OVER);
        assertThat(none.verify().checked()).doesNotContain(Part.RESULT);
        assertThat(none.verify().discrepancy()).isEmpty();
        Game half = new Script(GAME.setup(), 1602, 4, 30).play();
        assertThat(half.toRecord().verify().gaps()).contains(Gap.NOT_OVER).doesNotContain(Gap.NO_RESULT);
        GameRecord early = GameRecord.builder()
                .mergeFrom(half.toRecord())
                .result(RECORD.result())
                .build();
        assertThat(RecordLaws.part(early.verify())).isEqualTo(Part.RESULT);
    }

    @Example
    void hashesThatAreMissingAreAGapAndTooManyAreWrong() {
        GameRecord none = changed(record -> record.hashes(List.of()));
        assertThat(none.verify().gaps()).contains(Gap.NO_HASHES).doesNotContain(Gap.HASHES_CUT_SHORT);
        List<String> less = RECORD.hashes().subList(0, 3);
        GameRecord cut = changed(record -> record.hashes(less));
        assertThat(cut.verify().gaps()).contains(Gap.HASHES_CUT_SHORT);
        List<String> last = new ArrayList<>(RECORD.hashes());
        last.set(last.size() - 1, last.get(0));
        GameRecord other = changed(record -> record.hashes(last));
        Discrepancy wrong = other.verify().discrepancy().orElseThrow();
        assertThat(wrong.part()).isEqualTo(Part.HASH);
        assertThat(wrong.index()).isEqualTo(last.size() - 1);
        List<String> more = new ArrayList<>(RECORD.hashes());
        more.add(more.get(0));
        GameRecord longer = changed(record -> record.hashes(more));
        assertThat(RecordLaws.part(longer.verify())).isEqualTo(Part.HASH);
        assertThatThrownBy(() -> changed(record -> record.hashes(List.of("x"))))
                .hasMessage("hash: x, expected 64 hexadecimal digits");
    }

    @Example
    void withoutSecretsNoDrawnTokenIsLeft_INF1() {
        GameRecord shown = RECORD.withoutSecrets();
        assertThat(shown.hashes()).isEmpty();
        assertThat(shown.log()).hasSameSizeAs(RECORD.log());
        List<String> entries = shown.log().stream().map(LogEntry::notation).toList();
        assertThat(entries).contains("~V:?").noneMatch(entry -> entry.startsWith("~V:V"));
        assertThatThrownBy(shown::replay)
                .hasMessageContaining("found ~V:?, expected a legal action (CHN-3: a hidden token, expected its kind)");
    }
}
