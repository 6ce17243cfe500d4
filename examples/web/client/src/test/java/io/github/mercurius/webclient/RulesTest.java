package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.Note;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The questions that the page asks the rules, on the JVM. */
class RulesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String RULINGS = "quarter NEWEST_FIRST FORFEITED";
    private static final String EASY = "regent:1 regent:1 regent:1";

    private static JsonNode value(String answer) throws IOException {
        JsonNode json = JSON.readTree(answer);
        assertThat(json.has("value")).as(answer).isTrue();
        return json.get("value");
    }

    private static String error(String answer) throws IOException {
        return JSON.readTree(answer).path("error").asText("no error: " + answer);
    }

    private static void start() throws IOException {
        value(Asked.start("Anna\nMagda\nRafał", 0, RULINGS, "1602", 0, EASY));
    }

    @Test
    void aGameAgainstBotsGoesToItsEnd() throws IOException {
        start();
        JsonNode page = value(Asked.page("en", 0));
        while (!page.at("/view/over").asBoolean()) {
            value(Asked.ask("bot"));
            page = value(Asked.page("en", page.get("next").asInt()));
        }
        assertThat(page.at("/view/winners").size()).isPositive();
        assertThat(page.at("/view/turns").asInt()).isEqualTo(51);
    }

    @Test
    void itIsSaidOfAStateWhatIsLegalWhatIsNotAndWhatComesNext() throws IOException {
        for (StateCase one : StateCase.random(Mercurius.rules(), 3, 1)) {
            assertThat(value(Asked.ask("state", one.question().toArray()))).isEqualTo(JSON.valueToTree(one.answer()));
        }
    }

    @Test
    void theViewHoldsNoHiddenCard() throws IOException {
        start();
        value(Asked.ask("act", "+AMS"));
        value(Asked.ask("act", value(Asked.page("en", 0)).at("/view/hand/0").asText()));
        value(Asked.ask("bot"));
        JsonNode page = value(Asked.page("en", 0));
        assertThat(page.at("/view/players/1/hand").isInt()).isTrue();
        assertThat(page.toString()).doesNotContain("\"cardDrawn\",\"seat\":1");
        assertThat(page.at("/view").fieldNames())
                .toIterable()
                .doesNotContain("hands", "mainDeck", "backupDeck", "unseen");
    }

    @Test
    void aRefusalSaysItsRule() throws IOException {
        start();
        JsonNode refused = value(Asked.ask("preview", "-TEA", "pl")).get("refused");
        assertThat(refused.get("rule").asText()).isEqualTo("TRD-6");
        assertThat(refused.get("type").asText()).isEqualTo("noneOwned");
        assertThat(refused.get("asset").asText()).isEqualTo("TEA");
        assertThat(refused.get("text").asText()).isNotEmpty();
        assertThat(error(Asked.ask("act", "-TEA"))).contains("TRD-6");
    }

    @Test
    void aPreviewIsWhatHappens() throws IOException {
        start();
        for (String action : new String[] {"+AMS", "+AMS", "-AMS"}) {
            JsonNode effect = value(Asked.ask("preview", action, "en")).get("effect");
            value(Asked.ask("act", action));
            JsonNode me = value(Asked.page("en", 0)).at("/view/players/0");
            assertThat(effect.at("/cash/0")).isEqualTo(me.get("cash"));
            assertThat(effect.at("/wealth/0")).isEqualTo(me.get("wealth"));
        }
        String card = value(Asked.page("en", 0)).at("/view/hand/0").asText();
        JsonNode spaces = value(Asked.ask("preview", card, "en")).at("/effect/spaces");
        value(Asked.ask("act", card));
        JsonNode assets = value(Asked.page("en", 0)).at("/view/assets");
        for (int i = 0; i < assets.size(); i++) {
            assertThat(assets.get(i).get("space")).isEqualTo(spaces.get(i));
        }
    }

    @Test
    void onlyTheReadersOwnTradesCanBeTakenBack() throws IOException {
        start();
        assertThat(error(Asked.ask("undo"))).contains("nothing to take back");
        value(Asked.ask("act", "+AMS"));
        value(Asked.ask("undo"));
        assertThat(value(Asked.page("en", 0)).at("/view/players/0/cash").asInt())
                .isEqualTo(70);
        assertThat(error(Asked.ask("undo"))).contains("nothing to take back");
        value(Asked.ask("act", value(Asked.page("en", 0)).at("/view/hand/0").asText()));
        assertThat(error(Asked.ask("undo"))).contains("nothing to take back");
    }

    @Test
    void whatIsWrongIsSaid() throws IOException {
        assertThat(error(Asked.start("Anna\nMagda", 0, RULINGS, "1", 0, "greedy greedy")))
                .contains("3, 4 or 5 (SET-1)");
        assertThat(error(Asked.start("A\nB\nC", 0, "half NEWEST_FIRST SOLD", "1", 0, EASY)))
                .contains("rulings.dividends: 'half', expected one of [quarter, full]");
        assertThat(error(Asked.start("A\nB\nC", 0, RULINGS, "1", 3, EASY))).contains("seat");
        assertThat(error(Asked.start("A\nB\nC", 0, RULINGS, "1", 0, "greedy"))).contains("bots: 1, expected 3");
        assertThat(error(Asked.ask("names", "de"))).contains("expected en, pl or it");
        assertThat(error(Asked.ask("follow", "mpn/1 players=9", false))).isNotEmpty();
        start();
        assertThat(error(Asked.ask("told", "{}", ""))).contains("expected one of a server");
        assertThat(error(Asked.ask("preview", "hello", "en"))).contains("hello");
    }

    @Test
    void aGameOfAServerIsFollowedAndChecked() throws IOException {
        Game game = Asked.randomGame(7);
        value(Asked.ask("follow", game.firstState().viewFor(1).toText(), false));
        for (int i = 0; i < game.updateCount(); i++) {
            Update update = game.updatesFor(1, i).get(0);
            String hash = game.hashesFor(1, i).get(0);
            assertThat(error(Asked.told(update, "0".repeat(64)))).contains("expected " + hash);
            assertThat(value(Asked.told(update, hash)).asText()).isEqualTo(hash);
            assertThat(error(Asked.told(update, hash))).contains("expected update " + (i + 1));
        }
        value(Asked.ask("compare", game.state().viewFor(1).toText()));
        assertThat(error(Asked.ask("compare", game.state().viewFor(2).toText())))
                .contains("view");
        JsonNode page = value(Asked.page("en", 0));
        assertThat(page.at("/view/over").asBoolean()).isTrue();
        assertThat(page.get("updates").size()).isEqualTo(game.updateCount());
        assertThat(error(Asked.ask("bot"))).contains("expected one against bots");
    }

    /** A game with notes, of which nobody is told what is hidden. */
    static Game notedGame() {
        return Game.start(Setup.of("Anna", "Magda", "Rafał"), Deal.seeded(1602))
                .note(new Note(1, "goes to Łódź \\\\ \\uD83C\\uDFB2"))
                .note(new Note(0, "a bot plays"))
                .applyAction(Action.parse("+AMS"))
                .applyAction(Action.parse("+AMS"))
                .undo(0)
                .note(new Note(2, "left: the host plays on"));
    }

    @Test
    void aNoteIsShownWithTheNameOfItsPlayer() throws IOException {
        Game game = notedGame();
        value(Asked.ask("follow", game.firstState().viewForSpectator().toText(), false));
        for (Update update : game.updatesForSpectator(0)) {
            value(Asked.told(update, game.hashesForSpectator(update.number()).get(0)));
        }
        JsonNode noted = value(Asked.page("it", 0)).at("/updates/1/events/0");
        assertThat(noted.get("text").asText()).isEqualTo("Anna: a bot plays");
        assertThat(noted.get("note").toString()).isEqualTo("{\"seat\":0,\"text\":\"a bot plays\"}");
    }

    @Test
    void aRecordWithNotesIsRead() throws IOException {
        Game game = notedGame();
        value(Asked.ask("follow", game.firstState().viewFor(0).toText(), false));
        for (Update update : game.updatesFor(0, 0)) {
            value(Asked.told(update, game.hashesFor(0, update.number()).get(0)));
        }
        JsonNode report = value(Asked.verify(game.toRecord(), "", 0, ""));
        assertThat(report.get("wrong").isNull()).as(report.toString()).isTrue();
        assertThat(report.get("undone").toString()).isEqualTo("[2]");
        String otherwise = MercuriusJson.RECORD.write(game.toRecord()).replace("the host plays on", "a bot plays on");
        assertThat(value(Asked.ask("verify", otherwise, "", 0, "")).get("wrong").asText())
                .contains("found");
    }
}
