package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.common.Hashing;
import io.github.mercurius.model.RecordLaws;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A record proves itself, and tells where it was changed. */
class GameRecordTest {
    private static final Script SCRIPT = new Script(Setup.of("Robert", "Magda", "Rafał"), 1602, 4, Script.WHOLE);
    private static final Game GAME = SCRIPT.play();
    private static final Deal DEAL = GAME.deal().orElseThrow();
    private static final SealedDeal SEAL = SealedDeal.seal(GAME.setup(), DEAL, bytes -> Arrays.fill(bytes, (byte) 7));
    private static final GameRecord RECORD = sealed().toRecord();

    private static GameRecord changed(UnaryOperator<GameRecord.Builder> change) {
        return change.apply(GameRecord.builder().mergeFrom(RECORD)).build();
    }

    /** The same game with a sealed deal. */
    private static Game sealed() {
        Game game = Game.start(SEAL);
        for (Action action : GAME.actions()) {
            game = game.applyAction(action);
        }
        return game;
    }

    @Property(tries = 20, seed = "1602")
    void anActionThatIsAnotherOneIsFound(@ForAll long seed) {
        RecordLaws.anotherActionIsFound(GAME, seed, actions -> changed(record -> record.actions(actions)));
    }

    @Example
    void aWholeRecordIsAProof() {
        VerificationReport report = RECORD.verify(SEAL.commitment(), GAME.seatGame(1));
        assertThat(report.isProof()).as(report.message()).isTrue();
        assertThat(report.checked()).containsExactlyElementsOf(EnumSet.allOf(Part.class));
        assertThat(RECORD.verify().gaps()).containsExactlyInAnyOrder(Gap.SHOWN_NOT_GIVEN, Gap.TOLD_NOT_GIVEN);
        assertThat(GAME.toRecord().verify().gaps()).contains(Gap.NO_COMMITMENT);
    }

    @Example
    void anIllegalActionIsNamedWithItsReason() {
        GameRecord forged = GameRecord.builder()
                .setup(GAME.setup())
                .deal(DEAL)
                .actions(List.of(new Action.CashGoods(Good.TOB)))
                .build();
        RecordLaws.isRefused(
                forged,
                "log 0: found C:TOB, expected a legal action (TURN-1: the turn is at giving a card, not at cashing in)");
        GameRecord undone = GameRecord.builder()
                .setup(GAME.setup())
                .deal(DEAL)
                .log(List.of(new LogEntry.Undone<>(1)))
                .build();
        RecordLaws.isRefused(
                undone, "log 0: found U:1, expected what can be there (undo: 1, expected at most 0 actions)");
    }

    @Example
    void aRecordAndAStepTellNoHiddenCardAsText() {
        assertThat(RECORD).hasToString(sealed().toString());
        assertThat(RECORD.toString()).doesNotContain(DEAL.toString()).doesNotContain(SEAL.nonce());
        Step step = GAME.steps().get(0);
        assertThat(step).hasToString(step.action().notation());
        Game from = Game.from(new Script(GAME.setup(), 1602, 4, 9).state());
        assertThat(from.toRecord()).hasToString(GAME.setup() + ": ").hasToString(from.toString());
    }

    @Example
    void aForgedResultIsFound() {
        RecordLaws.anotherResultIsFound(RECORD.result(), result -> changed(record -> record.result(result)));
    }

    @Example
    void hashesThatAreForgedMissingOrTooManyAreFound() {
        List<String> hashes = new ArrayList<>(RECORD.hashes());
        hashes.set(4, "0".repeat(64));
        Discrepancy forged = withHashes(hashes).verify().discrepancy().orElseThrow();
        assertThat(forged.part()).isEqualTo(Part.HASH);
        assertThat(forged.index()).isEqualTo(4);
        List<String> more = new ArrayList<>(RECORD.hashes());
        more.add("0".repeat(64));
        assertThat(withHashes(more).verify().discrepancy().orElseThrow().index())
                .isEqualTo(RECORD.hashes().size());
        assertThat(withHashes(RECORD.hashes().subList(0, 3)).verify().gaps()).contains(Gap.HASHES_CUT_SHORT);
        assertThat(withHashes(List.of()).verify().gaps()).contains(Gap.NO_HASHES);
    }

    private static GameRecord withHashes(List<String> hashes) {
        return changed(record -> record.hashes(hashes));
    }

    @Example
    void aCommitmentOrNonceThatWasChangedIsFound() {
        String other = "0".repeat(64);
        for (GameRecord forged : List.of(
                changed(record -> record.commitment(other)),
                changed(record -> record.nonce(other)),
                GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .commitment(SEAL.commitment())
                        .build())) {
            assertThat(RecordLaws.part(forged.verify())).isEqualTo(Part.COMMITMENT);
        }
        assertThat(RECORD.verify(other).discrepancy().orElseThrow().part()).isEqualTo(Part.COMMITMENT);
    }

    @Example
    void aRecordWithoutSecretsTellsNothingOfTheDeal() {
        RecordLaws.isKeptSecretUntilTheDealIsPublished(RECORD);
        assertThat(RECORD.withoutSecrets().deal()).isEmpty();
        assertThat(RECORD.withoutSecrets().nonce()).isEmpty();
        assertThat(RECORD.withoutSecrets().commitment()).contains(SEAL.commitment());
    }

    @Example
    void whatIsNoHashAndADealOfAnotherEditionAreRefused() {
        assertThatThrownBy(() -> withHashes(List.of("x"))).hasMessage("hash: x, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> changed(record -> record.commitment("y")))
                .hasMessage("commitment: y, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> SealedDeal.of(GAME.setup(), DEAL, "0"))
                .hasMessage("nonce: 0, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> SealedDeal.seal(GAME.setup(), DEAL, bytes -> {}))
                .hasMessage("secureRandom: all bytes 0, expected random bytes");
        Deal other = Deal.seeded(TestEditions.all().get(1), 1);
        assertThatThrownBy(() -> SealedDeal.of(GAME.setup(), other, "0".repeat(64)))
                .hasMessageStartingWith("deal of edition: ");
        GameRecord.Builder record = GameRecord.builder().setup(GAME.setup()).log(List.of());
        assertThatThrownBy(() -> record.deal(other).build()).hasMessageStartingWith("deal of edition: ");
    }

    @Example
    void aSealedDealOpensWithItsSetupDealAndNonceOnly() {
        assertThat(SealedDeal.of(GAME.setup(), DEAL, SEAL.nonce())).isEqualTo(SEAL);
        assertThat(SealedDeal.of(GAME.setup(), Deal.seeded(Edition.standIn(), 3), SEAL.nonce())
                        .commitment())
                .isNotEqualTo(SEAL.commitment());
        Setup other = Setup.builder()
                .names(GAME.setup().names())
                .lastTurns(LastTurns.ALL)
                .build();
        assertThat(SealedDeal.of(other, DEAL, SEAL.nonce()).commitment()).isNotEqualTo(SEAL.commitment());
        assertThat(SEAL.nonce()).isEqualTo("07".repeat(32));
        assertThat(SEAL).hasToString("sealed deal " + SEAL.commitment());
    }

    @Example
    void theChainsAndTheCommitmentAreThoseOfTheTextsThatAreHashed() {
        String setup = """
                players 3
                name Robert
                name Magda
                name Rafał
                start 0
                last OTHERS
                edition stand-in-1
                title Stand-in cards; the true ones are on pictures that are lost
                good CRN 10,6 4:1 6:2 8:3
                good TOB 8,6 3:1 5:2 7:3
                good COF 6,6 3:1 4:2 6:3
                good CTN 4,6 2:1 4:2 5:3
                good CAC 2,6 2:1 3:2 4:3
                special WAR WAREHOUSE - 6 3:1 4:2 5:3
                special QDL QUAY DL 2 6:1 10:2 14:3
                special QDR QUAY DR 2 6:1 10:2 14:3
                special QLR QUAY LR 2 6:1 10:2 14:3
                special RCRN ROUTE CRN 2 6:1 8:2 10:3
                special RTOB ROUTE TOB 2 5:1 7:2 9:3
                special RCOF ROUTE COF 2 5:1 6:2 8:3
                special RCTN ROUTE CTN 2 4:1 6:2 7:3
                special RCAC ROUTE CAC 2 3:1 5:2 6:3
                """;
        String chain = "mercatores-chain/1\n" + setup;
        String deal = "deal " + DEAL + "\n";
        assertThat(SEAL.commitment())
                .isEqualTo(Hashing.sha256("mercatores-deal/1\n" + setup + deal + "nonce " + SEAL.nonce() + "\n"));
        assertThat(RECORD.hashes().get(0)).isEqualTo(Hashing.sha256(chain + deal));
        String open = Hashing.sha256(chain);
        Update first = GAME.updatesForHost(0).get(0);
        assertThat(GAME.hashesForSpectator(0).get(0)).isEqualTo(Hashing.sha256(open + "\n" + first.notation() + "\n"));
    }

    @Example
    void theNameOfAnEditionCannotForgeALineOfWhatIsHashed() {
        Edition edition = TestEditions.standIn("id", "a\ngood CRN 60 1:1\\");
        Setup setup = Setup.builder().players(2).edition(edition).build();
        assertThat(HashChain.text(setup)).contains("title a\\u000agood CRN 60 1:1\\u005c\n");
    }
}
