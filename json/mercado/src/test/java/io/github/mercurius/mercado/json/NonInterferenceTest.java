package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.rules.json.WireFormat;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** INF-1, INF-2 on the wire: what a seat may not see makes no difference to a single byte that it is sent. */
class NonInterferenceTest {
    @Property(tries = 30, seed = "1602")
    void updatesNameNoTokenThatAnotherDrew(@ForAll Random random) {
        Game game = (Game) RandomGames.GAMES.game(random, 600);
        WireFormat<Update> format = MercadoJson.update(game.setup().edition());
        for (Update update : game.updatesForHost(0)) {
            for (Event event : update.events()) {
                if (event instanceof Event.TokenDrawn drawn) {
                    String hidden = "{\"type\":\"tokenDrawn\",\"seat\":" + drawn.seat() + ",\"token\":null}";
                    String all = format.write(update.seenBySpectator());
                    assertThat(all).contains(hidden);
                    assertThat(format.write(update.seenBy(drawn.seat() + 1))).isEqualTo(all);
                    assertThat(format.write(update.seenBy(drawn.seat())))
                            .isEqualTo(format.write(update))
                            .doesNotContain(hidden);
                }
            }
        }
    }

    /** Two games in which others drew other tokens give a record without secrets that is the same. */
    @Property(tries = 30, seed = "1602")
    void aRecordWithoutSecretsNamesNoTokenThatWasDrawn(@ForAll Random random) {
        Game game = (Game) RandomGames.GAMES.game(random, 600);
        String shown = MercadoJson.RECORD.write(game.toRecord().withoutSecrets());
        String log = shown.substring(shown.indexOf("\"log\":"));
        assertThat(log).doesNotContain("{\"type\":\"token\",\"token\":\"");
        GameRecord record = game.toRecord();
        boolean drew = record.log().stream().anyMatch(entry -> entry.notation().startsWith("~V:"));
        assertThat(log.contains("{\"type\":\"token\",\"token\":null}")).isEqualTo(drew);
    }
}
