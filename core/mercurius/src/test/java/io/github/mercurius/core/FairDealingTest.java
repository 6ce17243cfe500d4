package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A host that cheats with a sealed deal is found out by every player who kept what was shown. */
class FairDealingTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final SplittableRandom RANDOM = new SplittableRandom(1602);

    private static Game play(SealedDeal sealed) {
        return play(Game.start(sealed));
    }

    /** The game of a host that shows one deal's commitment and may play another deal. */
    private static Game play(Deal deal) {
        return play(Game.start(SETUP, deal));
    }

    private static Game play(Game first) {
        Game game = first;
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(RANDOM::nextInt));
        }
        return game;
    }

    private static SealedDeal seal(Deal deal) {
        return SealedDeal.seal(SETUP, deal, RANDOM::nextBytes);
    }

    private static void assertFound(GameRecord published, String shown, Part part) {
        VerificationReport report = published.verify(shown);
        assertThat(report.isProof()).isFalse();
        assertThat(report.discrepancy().map(Discrepancy::part)).contains(part);
    }

    @Test
    void anHonestHostProvesItself() {
        SealedDeal sealed = seal(Deal.shuffled(RANDOM::nextInt));
        Game game = play(sealed);
        for (int seat : SETUP.seats()) {
            VerificationReport report = game.toRecord().verify(sealed.commitment(), game.seatGame(seat));
            assertThat(report.isProof()).as(report.message()).isTrue();
        }
    }

    @Test
    void twoHundredSwappedDealsAreAllFound() {
        for (int i = 0; i < 200; i++) {
            String shown = seal(Deal.shuffled(RANDOM::nextInt)).commitment();
            SealedDeal other = seal(Deal.shuffled(RANDOM::nextInt));
            assertFound(play(other).toRecord(), shown, Part.COMMITMENT);
        }
    }

    @Test
    void aSwappedNonceIsFound() {
        SealedDeal sealed = seal(Deal.seeded(1));
        SealedDeal other = SealedDeal.seal(SETUP, Deal.seeded(1), RANDOM::nextBytes);
        assertFound(Made.sealed(play(sealed.deal()).toRecord(), other), sealed.commitment(), Part.COMMITMENT);
        GameRecord mixed = GameRecord.builder()
                .mergeFrom(play(sealed).toRecord())
                .nonce(other.nonce())
                .build();
        assertFound(mixed, sealed.commitment(), Part.COMMITMENT);
    }

    @Test
    void aChangedSetUpIsFound() {
        SealedDeal sealed = seal(Deal.seeded(1));
        Setup changed = Setup.builder().names(SETUP.names()).startSeat(1).build();
        Game game = Game.start(changed, sealed.deal());
        assertFound(Made.sealed(game.toRecord(), sealed), sealed.commitment(), Part.COMMITMENT);
    }

    @Test
    void twoCardsSwappedInADeckAreFound() {
        SealedDeal sealed = seal(Deal.seeded(1));
        var cards = new ArrayList<>(sealed.deal().cards());
        int other = IntStream.range(51, 70)
                .filter(place -> cards.get(place) != cards.get(71))
                .findFirst()
                .orElseThrow();
        Collections.swap(cards, other, 71);
        assertFound(Made.sealed(play(Deal.of(cards)).toRecord(), sealed), sealed.commitment(), Part.COMMITMENT);
    }

    @Test
    void cutHashesAndAMissingCommitmentDoNotLookVerified() {
        SealedDeal sealed = seal(Deal.seeded(1));
        Game game = play(sealed.deal());
        GameRecord record = Made.sealed(game.toRecord(), sealed);
        for (GameRecord poorer : List.of(
                game.toRecord(),
                GameRecord.builder().mergeFrom(record).hashes(List.of()).build(),
                GameRecord.builder()
                        .mergeFrom(record)
                        .hashes(record.hashes().subList(0, 3))
                        .build())) {
            assertThat(poorer.verify(sealed.commitment()).isProof()).isFalse();
        }
        assertThat(record.verify().isProof()).as("nothing to compare with").isFalse();
    }

    @Test
    void aLogThatNobodyPlayedIsNoProofWithoutWhatAPlayerWasTold() {
        SealedDeal sealed = seal(Deal.seeded(1));
        Game played = play(sealed.deal());
        GameRecord forged = play(sealed).toRecord();
        assertThat(forged.verify(sealed.commitment()).isProof()).isFalse();
        assertThat(forged.verify(sealed.commitment(), played.seatGame(0)).discrepancy())
                .isPresent();
    }

    @Test
    void withheldStepsAreFound() {
        SealedDeal sealed = seal(Deal.seeded(1));
        Game game = Game.start(sealed).applyAction(0, Action.parse("+AMS"));
        SeatGame told = game.applyAction(0, Action.parse("+TEA")).seatGame(2);
        Discrepancy found =
                game.toRecord().verify(sealed.commitment(), told).discrepancy().orElseThrow();
        assertThat(found.part()).isEqualTo(Part.UPDATE);
        assertThat(found.index()).isEqualTo(1);
        assertThat(found.expected()).isEqualTo("nothing");
    }

    @Test
    void whatWasShownMustBeACommitment() {
        GameRecord record = play(Deal.seeded(1)).toRecord();
        assertThatThrownBy(() -> record.verify("x")).hasMessage("shown: x, expected 64 hexadecimal digits");
    }
}
