package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.List;
import net.jqwik.api.Example;

/** A record proves that the rules were followed, and tells where it was changed. */
class GameRecordTest {
    private static final Script SCRIPT = new Script(Setup.of("Robert", "Magda", "Rafał"), 1602, 4, Script.WHOLE);
    private static final Game GAME = SCRIPT.play();
    private static final GameRecord RECORD = GAME.toRecord();

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
