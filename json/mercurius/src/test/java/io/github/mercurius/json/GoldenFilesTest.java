package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.testing.GoldenLaws;
import org.junit.jupiter.api.Test;

/** The golden documents of Mercurius: those of one game, whole. */
class GoldenFilesTest extends GoldenLaws<Action, PlayerView> {
    GoldenFilesTest() {
        super(
                SchemaTest.SCHEMAS,
                RandomGames.GAMES,
                "setup 3, action 10, event 37, update 29, violation 16, state 5, view 12, game 10, entry 7,"
                        + " position 4, joint 4");
    }

    @Test
    void theGoldenGamesAreAsTheyShouldBe() {
        int verified = 0;
        for (String line : lines("game")) {
            GameRecord record = MercuriusJson.RECORD.read(line);
            if (record.deal().isPresent()) {
                assertThat(record.verify().discrepancy()).isEmpty();
                verified++;
            }
        }
        assertThat(verified).isGreaterThan(4);
    }
}
