package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A record proves itself, and tells where it was tampered with. */
@Domain(MercuriusDomain.class)
class GameRecordTest {
    private static final RandomGame RANDOM_GAME =
            new RandomGame(Setup.of("Robert", "Magda", "Rafał"), 1602, PlayStyle.UNIFORM, 4);
    private static final Game GAME = RANDOM_GAME.game();
    private static final SealedDeal SEAL =
            SealedDeal.seal(GAME.setup(), GAME.deal().orElseThrow(), bytes -> Arrays.fill(bytes, (byte) 7));
    private static final GameRecord RECORD = Made.sealed(GAME.toRecord(), SEAL);

    private static GameRecord changed(UnaryOperator<GameRecord.Builder> change) {
        return change.apply(GameRecord.builder().mergeFrom(RECORD)).build();
    }

    @Property(tries = 20, seed = "1602")
    void anActionThatIsAnotherOneIsFound(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Action> actions = new ArrayList<>(GAME.actions());
        int at = random.nextInt(actions.size());
        GameState before =
                at == 0 ? GAME.firstState() : GAME.steps().get(at - 1).after();
        Action other = before.legalActions().sample(random::nextInt);
        boolean isSame = other.equals(actions.set(at, other));
        Optional<Discrepancy> found =
                changed(record -> record.actions(actions)).verify().discrepancy();
        if (isSame) {
            assertThat(found).isEmpty();
        } else {
            // The hash that differs is that of the forged action: the first one is that of set-up and deal.
            assertThat(found.orElseThrow().part()).isEqualTo(Part.HASH);
            assertThat(found.orElseThrow().index()).isEqualTo(at + 1);
        }
    }

    @Test
    void anIllegalActionIsNamedWithItsReason() {
        GameRecord forged = GameRecord.builder()
                .setup(RECORD.setup())
                .deal(GAME.deal())
                .actions(List.of(Action.parse("+AMS"), Action.parse("-TEA")))
                .build();
        assertThat(forged.verify().discrepancy().orElseThrow().message())
                .isEqualTo("log 1: found -TEA, expected a legal action (TRD-6: "
                        + GAME.firstState()
                                .check(Action.parse("-TEA"))
                                .orElseThrow()
                                .message() + ")");
        assertThatThrownBy(forged::replay)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("log 1: found -TEA");
    }

    @Property(tries = 20, seed = "1602")
    void twoCardsThatChangedPlacesAreFoundEvenIfNobodyEverSawThem(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<PriceCard> cards = new ArrayList<>(GAME.deal().orElseThrow().cards());
        Collections.swap(cards, random.nextInt(cards.size()), random.nextInt(cards.size()));
        GameRecord sealed = changed(record -> record.deal(Deal.of(cards)));
        GameRecord unsealed = GameRecord.builder()
                .mergeFrom(GAME.toRecord())
                .deal(Deal.of(cards))
                .build();
        if (cards.equals(GAME.deal().orElseThrow().cards())) {
            assertThat(sealed.verify().discrepancy()).isEmpty();
        } else {
            assertThat(part(sealed.verify())).isEqualTo(Part.COMMITMENT);
            Discrepancy found = unsealed.verify().discrepancy().orElseThrow();
            assertThat(found.part()).isEqualTo(Part.HASH);
            assertThat(found.index()).isZero();
        }
    }

    @Property(tries = 10, seed = "1602")
    void aHashThatWasChangedIsFoundWhereItIs(@ForAll long seed) {
        int at = new SplittableRandom(seed).nextInt(RECORD.hashes().size());
        List<String> hashes = new ArrayList<>(RECORD.hashes());
        hashes.set(at, hashes.get(at).replaceFirst("[0-9a-f]", hashes.get(at).startsWith("0") ? "1" : "0"));
        Discrepancy found = withHashes(hashes).verify().discrepancy().orElseThrow();
        assertThat(found.part()).isEqualTo(Part.HASH);
        assertThat(found.index()).isEqualTo(at);
    }

    @Test
    void hashesThatAreTooManyAreFound() {
        List<String> more = new ArrayList<>(RECORD.hashes());
        more.add(more.get(0));
        Discrepancy found = withHashes(more).verify().discrepancy().orElseThrow();
        assertThat(found.part()).isEqualTo(Part.HASH);
        assertThat(found.index()).isEqualTo(RECORD.hashes().size());
    }

    @Test
    void whatARecordLeavesOutIsReportedAsNotChecked() {
        VerificationReport report = RECORD.verify(SEAL.commitment(), GAME.seatGame(1));
        assertThat(report.isProof()).isTrue();
        assertThat(report.gaps()).isEmpty();
        assertThat(report.checked())
                .as("all but chance, which Mercurius does not have")
                .containsExactly(Part.COMMITMENT, Part.LOG, Part.HASH, Part.VIEW, Part.UPDATE, Part.RESULT);

        assertThat(RECORD.verify(SEAL.commitment()).checked())
                .containsExactly(Part.COMMITMENT, Part.LOG, Part.HASH, Part.RESULT);
        assertGap(RECORD, RECORD.verify(), Gap.SHOWN_NOT_GIVEN, Part.COMMITMENT);
        GameRecord cut = changed(record -> record.hashes(RECORD.hashes().subList(0, 40)));
        assertGap(cut, cut.verify(SEAL.commitment()), Gap.HASHES_CUT_SHORT, Part.HASH);
        GameRecord none = changed(record -> record.hashes(List.of()));
        assertGap(none, none.verify(SEAL.commitment()), Gap.NO_HASHES, Part.HASH);
        GameRecord noResult = changed(record -> record.result(List.of()));
        assertGap(noResult, noResult.verify(SEAL.commitment()), Gap.NO_RESULT, Part.RESULT);
        GameRecord unfinished = Made.sealed(RANDOM_GAME.game(30).toRecord(), SEAL);
        assertGap(unfinished, unfinished.verify(SEAL.commitment()), Gap.NOT_OVER, Part.RESULT);
        GameRecord unsealed = GAME.toRecord();
        VerificationReport unproved = unsealed.verify();
        assertThat(unproved.discrepancy()).isEmpty();
        assertThat(unproved.gaps()).contains(Gap.NO_COMMITMENT);
        assertThat(unproved.checked()).doesNotContain(Part.COMMITMENT);
        VerificationReport less =
                RECORD.verify(SEAL.commitment(), RANDOM_GAME.game(30).seatGame(1));
        assertThat(less.gaps()).containsExactly(Gap.TOLD_LESS);
        assertThat(less.isProof()).isFalse();
        assertThat(less.message()).contains("Not checked: the seat was told a part of the game only");
    }

    @Test
    void aChangedSetUpIsFound() {
        Setup changed = Setup.builder().names(GAME.setup().names()).startSeat(1).build();
        Game other = Game.start(changed, GAME.deal().orElseThrow());
        VerificationReport report = Made.sealed(other.toRecord(), SEAL).verify(SEAL.commitment());
        assertThat(part(report)).isEqualTo(Part.COMMITMENT);
        assertThat(report.isProof()).isFalse();
    }

    @Test
    void aRecordWithoutTheCommitmentThatWasShownIsWrong() {
        VerificationReport report = GAME.toRecord().verify(SEAL.commitment(), GAME.seatGame(1));
        assertThat(report.discrepancy()).contains(new Discrepancy(Part.COMMITMENT, 0, "nothing", SEAL.commitment()));
        assertThat(report.gaps()).doesNotContain(Gap.NO_COMMITMENT);
    }

    private static void assertGap(GameRecord record, VerificationReport report, Gap gap, Part part) {
        assertThat(report.discrepancy()).as(record.toString()).isEmpty();
        assertThat(report.gaps()).containsExactlyInAnyOrder(gap, Gap.TOLD_NOT_GIVEN);
        assertThat(report.checked()).doesNotContain(part);
        assertThat(report.isProof()).isFalse();
        assertThat(report.message()).contains("Not checked: " + gap.text()).doesNotContain(part.text());
    }

    @Test
    void anUndoIsReportedAsWhatOnlyThePlayersCanCheck() {
        Game undone = RANDOM_GAME.game(5).undo(2);
        while (!undone.state().isOver()) {
            undone = undone.applyAction(undone.state().legalActions().get(0));
        }
        VerificationReport report = Made.sealed(undone.toRecord(), SEAL).verify(SEAL.commitment());
        assertThat(report.discrepancy()).isEmpty();
        assertThat(report.gaps()).containsExactlyInAnyOrder(Gap.UNDONE, Gap.TOLD_NOT_GIVEN);
    }

    private static GameRecord withHashes(List<String> hashes) {
        return GameRecord.builder()
                .setup(RECORD.setup())
                .deal(GAME.deal())
                .log(RECORD.log())
                .hashes(hashes)
                .result(RECORD.result())
                .build();
    }

    @Test
    void aForgedResultIsFound() {
        List<Standing> result = new ArrayList<>(RECORD.result());
        Collections.swap(result, 0, 2);
        assertThat(part(changed(record -> record.result(result)).verify())).isEqualTo(Part.RESULT);
        GameRecord early = GameRecord.builder()
                .mergeFrom(RANDOM_GAME.game(30).toRecord())
                .result(RECORD.result())
                .build();
        assertThat(part(early.verify())).isEqualTo(Part.RESULT);
    }

    private static Part part(VerificationReport report) {
        return report.discrepancy().orElseThrow().part();
    }

    @Test
    void aCommitmentOrNonceThatWasChangedIsFound() {
        String other = "0".repeat(64);
        for (GameRecord forged : List.of(
                GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .commitment(Optional.of(other))
                        .nonce(Optional.of(SEAL.nonce()))
                        .build(),
                GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .commitment(Optional.of(SEAL.commitment()))
                        .nonce(Optional.of(other))
                        .build(),
                GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .commitment(Optional.of(SEAL.commitment()))
                        .build())) {
            assertThat(part(forged.verify())).isEqualTo(Part.COMMITMENT);
        }
        assertThat(RECORD.verify().discrepancy()).isEmpty();
    }

    @Test
    void aRecordWithoutSecretsTellsNothingOfTheDeal() {
        GameRecord open = RECORD.withoutSecrets();
        assertThat(open.deal()).isEmpty();
        assertThat(open.nonce()).isEmpty();
        assertThat(open.hashes()).isEmpty();
        assertThat(open.log()).isEqualTo(RECORD.log());
        assertThat(open.commitment()).isEqualTo(open.shownCommitment()).contains(SEAL.commitment());
        for (ThrowingCallable door : List.<ThrowingCallable>of(open::verify, open::replay)) {
            assertThatThrownBy(door)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage(
                            "the record holds no deal and no position with all that is hidden: it can be replayed when"
                                    + " these are published");
        }
    }

    @Test
    void theTextsOfARecordAGameAndAStepNameNoHiddenCard_INF1_INF2() {
        Setup setup = Setup.of(3);
        Game one = Game.start(new SealedDeal(setup, Deal.seeded(1), "1".repeat(64)))
                .applyAction(Action.parse("+AMS"));
        Game other = Game.start(new SealedDeal(setup, Deal.seeded(2), "2".repeat(64)))
                .applyAction(Action.parse("+AMS"));
        assertThat(one.toRecord())
                .hasToString(one.toString())
                .hasToString(other.toRecord().toString());
        assertThat(one.steps()).hasToString("[+AMS]");
        assertThat(Game.from(one.state()).toRecord())
                .hasToString(Game.from(other.state()).toRecord().toString());
        for (Step step : GAME.steps()) {
            assertThat(step).hasToString(step.action().notation());
        }
        assertThat(RECORD.toString())
                .isEqualTo(GAME.toString())
                .doesNotContain(SEAL.nonce(), RECORD.hashes().get(0));
    }

    @Test
    void aHashMustLookLikeOne() {
        assertThatThrownBy(() -> withHashes(List.of("x")))
                .hasMessage("hash: 1 characters, expected 64 hexadecimal digits");
        GameRecord.Builder record = GameRecord.builder().setup(GAME.setup());
        assertThatThrownBy(() -> record.commitment(Optional.of("y")).build())
                .hasMessage("commitment: 1 characters, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> GameRecord.builder()
                        .setup(GAME.setup())
                        .nonce(Optional.of("AB".repeat(32)))
                        .build())
                .hasMessage("nonce: 64 characters, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> new SealedDeal(GAME.setup(), GAME.deal().orElseThrow(), "0"))
                .hasMessage("nonce: 1 characters, expected 64 hexadecimal digits");
    }

    @Test
    void aSealedDealOpensWithItsDealAndNonceOnly() {
        assertThat(new SealedDeal(GAME.setup(), GAME.deal().orElseThrow(), SEAL.nonce()).commitment())
                .isEqualTo(SEAL.commitment());
        assertThat(new SealedDeal(GAME.setup(), Deal.seeded(3), SEAL.nonce()).commitment())
                .isNotEqualTo(SEAL.commitment());
        assertThat(SEAL.nonce()).isEqualTo("07".repeat(32));
        assertThat(SEAL).hasToString("sealed deal " + SEAL.commitment());
    }

    @Test
    void theChainsAndTheCommitmentAreThoseThatTheReferenceDescribes() {
        // Made apart from this library, from the texts that NOTATION.md gives.
        assertThat(SEAL.commitment()).isEqualTo("1c1bdbdb92450b9600ad2fb6608265f7eaffa6b8af1fa3739b3e643a9076b07e");
        assertThat(RECORD.hashes().get(0))
                .isEqualTo("e8bc88fc57672bcb0a4da45aaf37d666f8da7d3e2e6288fef75f076b4c185f9c");
        Game bought = RANDOM_GAME.game(0).applyAction(Action.parse("+AMS")).undo(0);
        assertThat(SeatGame.of(bought.firstState().viewFor(1)).hash())
                .isEqualTo("2b0aa9780456ac5361b2c02eb5710698332d05636e355209fbe4b27db3e3bcc1");
        assertThat(bought.hashesFor(1, 0))
                .containsExactly(
                        "033f5a310f2a890c30aa275a4fe6df5d8eca63e6ee5a3a0361b7a6ac01763b83",
                        "c5526c15df614ad1d0e2a5dd600e47e1afca60dc3305bdc03cf0ec9668f7bb17");
    }
}
