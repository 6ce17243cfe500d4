package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.json.testing.StrictLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.json.FormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is not exactly a value of Mercatores is refused, with the place, what was found, and what was expected. */
class StrictInputTest extends StrictLaws<Action, PlayerView> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(EDITION, 7));
    private static final GameState STATE = GAME.state();

    StrictInputTest() {
        super(Mercatores.rules(EDITION), MercatoresJson.formats(EDITION), GAME, "WAR", "deck");
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                        | the document: found nothing, expected an object",
                "null                                      | the document: found null, expected an object",
                "{}                                        | the document: found no property \"type\", expected an object with one",
                "{'type':'tax'}                            | the document: found no property \"card\", expected all of type, card",
                "{'type':'cashSpecial'}                    | the document: found no property \"card\", expected all of type, card",
                "{'type':'tax','card':'CRN0','more':1}     | /more: found an unknown property, expected one of type, card",
                "{'type':'tax','card':'CRN0','card':'CRN0'}| /card: found the property twice, expected each property once",
                "{'type':'cashSpecial','card':'WAR','opponent':1,'opponent':1}| /opponent: found the property twice, expected each property once",
                "{'type':'cashSpecial','card':'WAR','opponent':null}| /opponent: found null, expected a whole number from -2147483648 to 2147483647",
                "{'type':'cashSpecial','card':'TOB1'}      | /card: found \"TOB1\", expected one of WAR, QDL, QDR, QLR, RCRN, RTOB, RCOF, RCTN, RCAC",
                "{'type':'cashGoods','good':'TOB1'}        | /good: found \"TOB1\", expected one of CRN, TOB, COF, CTN, CAC",
                "{'type':'give','card':'TOB2'}             | /card: found \"TOB2\", expected one of CRN0, CRN1, TOB0, TOB1, COF0, COF1, CTN0, CTN1, CAC0, CAC1, WAR, QDL, QDR, QLR, RCRN, RTOB, RCOF, RCTN, RCAC",
                "{'type':'hop'}                            | /type: found \"hop\", expected one of give, take, load, tax, cashGoods, cashSpecial, discardGoods, discardSpecial",
                "{'type':'take','cards':'CRN0'}            | /cards: found \"CRN0\", expected an array",
                "{'type':'give','card':'CRN0'} 1           | the document: found 1, expected the end of the document",
                "{'type':'give','card':'CRN0'}}            | the document: found malformed JSON in line 1, column 30, expected well-formed JSON",
                "{'type':'give',/**/'card':'CRN0'}         | /type: found malformed JSON in line 1, column 16, expected well-formed JSON",
                "{'type':'give','card':'\\u0043RN0'}       | /card: found an escape in \"CRN0\", expected letters and signs as they are",
                "{'card':'\\u0043RN0','type':'give'}       | /card: found an escape in \"CRN0\", expected letters and signs as they are",
            })
    void anActionIsRefusedForItsMistake(String json, String message) {
        isRefused(MercatoresJson.action(EDITION), json, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"turn\":0         | \"turn\":-1        | /table/turn: found -1, expected a whole number from 0 to 2147483647",
                "\"turn\":0         | \"turn\":0.0       | /table/turn: found 0.0, expected a whole number from 0 to 2147483647",
                "\"turn\":0         | \"turn\":-0        | /table/turn: found -0, expected 0 without a sign",
                "\"turn\":0         | \"turn\":\"0\"     | /table/turn: found \"0\", expected a whole number from 0 to 2147483647",
                "-state/1           | -state/2           | /format: found \"mercatores-state/2\", expected mercatores-state/1",
                "-state/1           | -view/1            | /format: found \"mercatores-view/1\", expected mercatores-state/1",
                "\"step\":\"GIVE\"  | \"step\":\"SAIL\"  | /table/step: found \"SAIL\", expected one of GIVE, TAKE, LOAD, TAX, CASH",
                "\"step\":\"GIVE\"  | \"step\":null      | /table: found active seat 0, expected none when the game is over (END-1)",
                "\"activeSeat\":0   | \"activeSeat\":null| /table: found no active seat, expected a seat in step GIVE",
                "\"activeSeat\":0   | \"activeSeat\":3   | /table: found seat: 3, expected 0 to 2",
                "\"activeSeat\":0   | \"activeSeat\":4   | /table/activeSeat: found 4, expected a whole number from 0 to 3",
                "\"startSeat\":0    | \"startSeat\":3    | /table/setup: found start seat: 3, expected 0 to 2 (SET-5)",
                "\"players\":3      | \"players\":4      | /table: found 3 players, expected 4",
                "\"names\":[]       | \"names\":[\"a\"]  | /table/setup: found names: 1, expected none, or 3",
                "\"names\":[]       | \"names\":[\"An\\u202ena\",\"b\",\"c\"] | /table/setup: found name of seat 0: U+202E at position 2, expected characters that can be seen, and spaces between them",
                "\"lastTurns\":\"OTHERS\" | \"lastTurns\":\"NONE\" | /table/setup/lastTurns: found \"NONE\", expected one of OTHERS, ALL",
                "\"given\":null     | \"given\":\"X\"    | /table/given: found \"X\", expected one of CRN0, CRN1, TOB0, TOB1, COF0, COF1, CTN0, CTN1, CAC0, CAC1, WAR, QDL, QDR, QLR, RCRN, RTOB, RCOF, RCTN, RCAC",
                "\"known\":[]       | \"known\":[7]      | /table/players/0/known/0: found 7, expected one of CRN0, CRN1, TOB0, TOB1, COF0, COF1, CTN0, CTN1, CAC0, CAC1, WAR, QDL, QDR, QLR, RCRN, RTOB, RCOF, RCTN, RCAC",
                "\"handSize\":5     | \"handSize\":83    | /table/players/0/handSize: found 83, expected a whole number from 0 to 82",
                "\"mercatores-edition/1\" | \"x\"        | /table/setup/edition: found EDN-1: format: \"x\", expected \"mercatores-edition/1\"",
            })
    void aStateIsRefusedForItsMistake(String part, String other, String message) {
        isRefused(MercatoresJson.STATE, changed(part, other), message);
    }

    /** What the rules could not reach is refused by the rules of the game, which cite themselves. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"handSize\":5     | \"handSize\":6",
                "\"deckSize\":62    | \"deckSize\":61",
                "\"coins\":0        | \"coins\":1",
                "\"round\":0        | \"round\":1",
                "\"captain\":null   | \"captain\":0",
                "\"turn\":0         | \"turn\":1",
                "\"resources\":[]   | \"resources\":[\"WAR\"]",
                "\"market\":[       | \"market\":[\"WAR\",",
                "\"deck\":[         | \"deck\":[\"WAR\",",
                "\"discardPile\":[] | \"discardPile\":[\"CRN0\"]",
            })
    void aStateThatNoGameReachesIsRefused(String part, String other) {
        FormatException refusal = Refusals.of(MercatoresJson.STATE, changed(part, other));
        assertThat(refusal.pointer()).isIn("", "/table");
    }

    @Test
    void whatFollowsFromTheRestIsNotLeftOut() {
        String state = MercatoresJson.STATE.write(STATE);
        assertThat(Refusals.of(MercatoresJson.STATE, state.replace("\"given\":null", "\"given\":\"CRN0\"")))
                .hasMessage("/table: found card given: CRN0, expected none in this step (MKT-4)");
        GameState profit = STATE;
        while (profit.table().phase() == Phase.INVESTMENT) {
            profit = profit.applyAction(profit.legalActions().get(0));
        }
        String json = MercatoresJson.STATE.write(profit);
        assertThat(Refusals.of(MercatoresJson.STATE, json.replaceFirst("\"unloading\":\\d", "\"unloading\":null")))
                .hasMessageStartingWith("/table: found Unloading card: ")
                .hasMessageEndingWith("(PRO-4)");
    }

    @Test
    void whatNamesUnknownCardsBeforeTheEditionIsRefused() {
        String first = inFront("deck", MercatoresJson.STATE.write(STATE));
        assertThat(Refusals.of(MercatoresJson.STATE, first.replaceFirst("\"deck\":\\[\"", "\"deck\":[\"X")))
                .hasMessageStartingWith("/deck/0: found \"X");
        assertThat(Refusals.of(MercatoresJson.STATE, first.replace("{\"deck\":[\"R", "{\"deck\":[\"\\u0052"))
                        .getMessage())
                .startsWith("/deck/0: found an escape in \"");
    }

    @Test
    void aRecordIsRefusedForItsMistake() {
        String json = MercatoresJson.RECORD.write(
                Game.start(Setup.of(2), Deal.seeded(EDITION, 7)).toRecord());
        assertThat(Refusals.of(MercatoresJson.RECORD, json.replace("\"seed\":\"7\"", "\"seed\":\"8\"")))
                .hasMessage("/deal: found other cards, expected those that the seed makes (RUL-19)");
        assertThat(Refusals.of(MercatoresJson.RECORD, json.replace("\"seed\":\"7\"", "\"seed\":\"07\"")))
                .hasMessage("/deal: found seed 07, expected a number below 2^64 (RUL-19)");
        assertThat(Refusals.of(MercatoresJson.RECORD, json.replace("\"nonce\":null", "\"nonce\":\"ab\"")))
                .hasMessage("/nonce: found \"ab\", expected 64 hexadecimal digits");
    }

    @Test
    void aJointDealIsCheckedAsItWasWhenItWasMade() {
        String json = MercatoresJson.JOINT_DEAL.write(SampleDocuments.joint(Setup.of(2), 3));
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json.replace("\"part\":\"f", "\"part\":\"e")))
                .hasMessageStartingWith("the document: found part of host: has commitment");
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json.replace("\"part\":\"0", "\"part\":\"e")))
                .hasMessageStartingWith("the document: found part of seat 0: has commitment");
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json.replace("\"part\":\"f", "\"part\":\"F"))
                        .pointer())
                .isEqualTo("/host/part");
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json.replace("\"players\":2", "\"players\":3")))
                .hasMessage("the document: found seats of the joint deal: 2, expected 3");
    }
}
