package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.internal.Hashing;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Example;

/** What a record and a sealed deal hash, and the edition that they hold. */
class GameRecordTest {
    private static final Script SCRIPT = new Script(Setup.of("Robert", "Magda", "Rafał"), 1602, 4, Script.WHOLE);
    private static final Game GAME = SCRIPT.play();
    private static final Deal DEAL = GAME.deal().orElseThrow();
    private static final SealedDeal SEAL = SealedDeal.seal(GAME.setup(), DEAL, bytes -> Arrays.fill(bytes, (byte) 7));

    @Example
    void aDealOfAnotherEditionIsRefused() {
        Deal other = Deal.seeded(TestEditions.all().get(1), 1);
        assertThatThrownBy(() -> new SealedDeal(GAME.setup(), other, "0".repeat(64)))
                .hasMessageStartingWith("deal of edition: ");
        GameRecord.Builder record = GameRecord.builder().setup(GAME.setup()).log(List.of());
        assertThatThrownBy(() -> record.deal(other).build()).hasMessageStartingWith("deal of edition: ");
    }

    @Example
    void aRecordAStepAndASealedDealTellNoHiddenCardAsText() {
        GameRecord record = GAME.toRecord();
        assertThat(record.toString()).isEqualTo(GAME.toString()).doesNotContain(DEAL.toString());
        Step step = GAME.steps().get(0);
        assertThat(step).hasToString(step.action().notation());
        assertThat(SEAL).hasToString("sealed deal " + SEAL.commitment());
        assertThat(record.withTags(Map.of("event", "fair")).tags()).containsExactly(Map.entry("event", "fair"));
    }

    @Example
    void aSealedGameIsAProofUnlessItsSealOrAHashIsAnother() {
        GameRecord record = Game.start(SEAL).toRecord();
        assertThat(record.verify(SEAL.commitment()).discrepancy()).isEmpty();
        GameRecord.Builder other = GameRecord.builder().mergeFrom(record).nonce(Optional.of("0".repeat(64)));
        assertThat(other.build().verify().discrepancy().orElseThrow().part()).isEqualTo(Part.COMMITMENT);
        assertThatThrownBy(() -> GameRecord.builder()
                        .mergeFrom(record)
                        .hashes(List.of("x"))
                        .build())
                .hasMessage("hash: 1 characters, expected 64 hexadecimal digits");
        GameRecord played = GameRecord.builder()
                .setup(GAME.setup())
                .deal(DEAL)
                .actions(GAME.actions())
                .build();
        assertThat(played.replay()).isEqualTo(GAME);
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
        assertThat(GAME.toRecord().hashes().get(0)).isEqualTo(Hashing.sha256(chain + deal));
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
