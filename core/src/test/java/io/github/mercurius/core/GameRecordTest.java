package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.Discrepancy.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** A record proves itself, and tells where it was tampered with. */
class GameRecordTest {
    private static final Script SCRIPT =
            new Script(Setup.of("Robert", "Magda", "Rafał"), 1602, 4, Script.Style.UNIFORM);
    private static final Game GAME = SCRIPT.play();
    private static final SealedDeal SEAL = SealedDeal.seal(GAME.deal(), bytes -> Arrays.fill(bytes, (byte) 7));
    private static final GameRecord RECORD = GAME.toRecord().withSeal(SEAL);

    @Property(tries = 50)
    void everyRecordOfAGameReplaysAndVerifies(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        GameRecord record = game.toRecord();
        assertThat(record.replay()).isEqualTo(game);
        assertThat(record.replay().state()).isEqualTo(game.state());
        assertThat(record.verify()).isEmpty();
        for (int seat = 0; seat < script.setup().players(); seat++) {
            assertThat(record.verifySeenBy(seat, game.eventsSeenBy(seat).asJava()))
                    .isEmpty();
        }
    }

    @Property(tries = 100)
    void anActionThatIsAnotherOneIsFound(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Action> actions = new ArrayList<>(RECORD.actions());
        int at = random.nextInt(actions.size());
        Action other = GAME.undo(at).state().legalActions().sample(random::nextInt);
        actions.set(at, other);
        GameRecord forged = GameRecord.builder()
                .mergeFrom(withoutActions())
                .actions(actions)
                .build();
        if (other.equals(RECORD.actions().get(at))) {
            assertThat(forged.verify()).isEmpty();
        } else {
            // The hash that differs is that of the first event of the forged action.
            int event = GAME.undo(at).events().size();
            Discrepancy found = forged.verify().orElseThrow();
            assertThat(found.part()).isEqualTo(Part.HASH);
            assertThat(found.index()).isEqualTo(event + 1);
        }
    }

    private static GameRecord withoutActions() {
        return GameRecord.builder()
                .setup(RECORD.setup())
                .deal(GAME.deal())
                .commitment(SEAL.commitment())
                .nonce(SEAL.nonce())
                .hashes(RECORD.hashes())
                .result(RECORD.result())
                .actions(List.of())
                .build();
    }

    @Test
    void anIllegalActionIsNamedWithItsReason() {
        GameRecord forged = GameRecord.builder()
                .setup(RECORD.setup())
                .deal(GAME.deal())
                .actions(List.of(Action.parse("+AMS"), Action.parse("-TEA")))
                .build();
        assertThat(forged.verify().orElseThrow().message())
                .isEqualTo("action 1: found -TEA, expected a legal action (TRD-6: seat 0 has no TEA token)");
        assertThatThrownBy(forged::replay)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("action 1: found -TEA");
    }

    @Property(tries = 50)
    void twoCardsThatChangedPlacesAreFoundEvenIfNobodyEverSawThem(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<PriceCard> cards = new ArrayList<>(GAME.deal().cards());
        Collections.swap(cards, random.nextInt(cards.size()), random.nextInt(cards.size()));
        GameRecord sealed =
                GameRecord.builder().mergeFrom(RECORD).deal(Deal.of(cards)).build();
        GameRecord unsealed = GameRecord.builder()
                .mergeFrom(GAME.toRecord())
                .deal(Deal.of(cards))
                .build();
        if (cards.equals(GAME.deal().cards())) {
            assertThat(sealed.verify()).isEmpty();
        } else {
            assertThat(sealed.verify().orElseThrow().part()).isEqualTo(Part.COMMITMENT);
            Discrepancy found = unsealed.verify().orElseThrow();
            assertThat(found.part()).isEqualTo(Part.HASH);
            assertThat(found.index()).isZero();
        }
    }

    @Property(tries = 50)
    void aHashThatWasChangedIsFoundWhereItIs(@ForAll long seed) {
        int at = new SplittableRandom(seed).nextInt(RECORD.hashes().size());
        List<String> hashes = new ArrayList<>(RECORD.hashes());
        hashes.set(at, hashes.get(at).replaceFirst("[0-9a-f]", hashes.get(at).startsWith("0") ? "1" : "0"));
        Discrepancy found = withHashes(hashes).verify().orElseThrow();
        assertThat(found.part()).isEqualTo(Part.HASH);
        assertThat(found.index()).isEqualTo(at);
    }

    @Test
    void hashesThatAreMissingOrTooManyAreFound() {
        List<String> hashes = RECORD.hashes();
        assertThat(withHashes(hashes.subList(0, 40)).verify().orElseThrow().index())
                .isEqualTo(40);
        List<String> more = new ArrayList<>(hashes);
        more.add(hashes.get(0));
        assertThat(withHashes(more).verify().orElseThrow().index()).isEqualTo(hashes.size());
    }

    private static GameRecord withHashes(List<String> hashes) {
        return GameRecord.builder()
                .setup(RECORD.setup())
                .deal(GAME.deal())
                .actions(RECORD.actions())
                .hashes(hashes)
                .result(RECORD.result())
                .build();
    }

    @Property(tries = 50)
    void anEventThatASeatWasToldFalselyIsFound(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int seat = random.nextInt(3);
        List<Event> told = new ArrayList<>(GAME.eventsSeenBy(seat).asJava());
        int at = random.nextInt(told.size());
        Event lie = new Event.Bought(seat, io.github.mercurius.api.Asset.AMS, 3, 99);
        told.set(at, lie);
        Discrepancy found = RECORD.verifySeenBy(seat, told).orElseThrow();
        assertThat(found.part()).isEqualTo(Part.EVENT);
        assertThat(found.index()).isEqualTo(at);
        assertThat(found.found()).isEqualTo(lie.toString());
    }

    @Test
    void whatASeatWasToldMayEndBeforeTheGameButNotAfterIt() {
        List<Event> told = GAME.eventsSeenBy(0).asJava();
        assertThat(RECORD.verifySeenBy(0, told.subList(0, 10))).isEmpty();
        List<Event> more = new ArrayList<>(told);
        more.add(told.get(0));
        assertThat(RECORD.verifySeenBy(0, more).orElseThrow().index()).isEqualTo(told.size());
    }

    @Test
    void aForgedResultIsFound() {
        List<Standing> ranking = new ArrayList<>(RECORD.result());
        Collections.swap(ranking, 0, 2);
        GameRecord forged = GameRecord.builder()
                .setup(RECORD.setup())
                .deal(GAME.deal())
                .actions(RECORD.actions())
                .result(ranking)
                .build();
        assertThat(forged.verify().orElseThrow().part()).isEqualTo(Part.RESULT);
    }

    @Test
    void aCommitmentOrNonceThatWasChangedIsFound() {
        String other = "0".repeat(64);
        for (GameRecord forged : List.of(
                GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .commitment(other)
                        .nonce(SEAL.nonce())
                        .build(),
                GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .commitment(SEAL.commitment())
                        .nonce(other)
                        .build(),
                GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .commitment(SEAL.commitment())
                        .build())) {
            assertThat(forged.verify().orElseThrow().part()).isEqualTo(Part.COMMITMENT);
        }
        assertThat(RECORD.verify()).isEmpty();
    }

    @Test
    void aRecordWithoutSecretsTellsNothingOfTheDeal() {
        GameRecord open = RECORD.withoutSecrets();
        assertThat(open.deal()).isEmpty();
        assertThat(open.nonce()).isEmpty();
        assertThat(open.hashes()).isEmpty();
        assertThat(open.commitment()).contains(SEAL.commitment());
        assertThatThrownBy(open::verify)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the record holds no deal: it can be replayed when the deal is published");
    }

    @Test
    void aHashMustLookLikeOne() {
        assertThatThrownBy(() -> withHashes(List.of("x"))).hasMessage("hash: x, expected 64 hexadecimal digits");
        GameRecord.Builder record = GameRecord.builder().setup(GAME.setup());
        assertThatThrownBy(() -> record.commitment("y").build())
                .hasMessage("commitment: y, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> GameRecord.builder()
                        .setup(GAME.setup())
                        .nonce("AB".repeat(32))
                        .build())
                .hasMessage("nonce: " + "AB".repeat(32) + ", expected 64 hexadecimal digits");
        assertThatThrownBy(() -> SealedDeal.of(GAME.deal(), "0"))
                .hasMessage("nonce: 0, expected 64 hexadecimal digits");
    }

    @Test
    void aSealedDealOpensWithItsDealAndNonceOnly() {
        assertThat(SealedDeal.of(GAME.deal(), SEAL.nonce()).commitment()).isEqualTo(SEAL.commitment());
        assertThat(SealedDeal.of(Deal.seeded(3), SEAL.nonce()).commitment()).isNotEqualTo(SEAL.commitment());
        assertThat(SEAL.nonce()).isEqualTo("07".repeat(32));
        assertThat(SEAL).hasToString("sealed deal " + SEAL.commitment());
    }

    @Test
    void theChainsAndTheCommitmentAreThoseThatTheReferenceDescribes() {
        // Made apart from this library, from the texts that NOTATION.md gives.
        assertThat(SEAL.commitment()).isEqualTo("0225c9453b5fa4fd61db2c9115b8e35c18f7561f7b1e2c9bbd4b5aa6467d8d42");
        assertThat(GAME.hashChain().head().hash())
                .isEqualTo("e8bc88fc57672bcb0a4da45aaf37d666f8da7d3e2e6288fef75f076b4c185f9c");
        Game bought = GAME.undo(0).applyAction(Action.parse("+AMS"));
        assertThat(bought.hashChainOf(1).map(HashChain::hash))
                .containsExactly(
                        "2b0aa9780456ac5361b2c02eb5710698332d05636e355209fbe4b27db3e3bcc1",
                        "cf099285cd5809b0b1416e1b7c8b5482c648bd943f8d895c981f9769c5b16982");
    }
}
