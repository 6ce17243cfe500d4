package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.json.testing.StrictLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is not exactly a value of Mercado is refused, with the place, what was found, and what was expected. */
class StrictInputTest extends StrictLaws<Action, PlayerView> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(EDITION, 7));
    private static final GameState STATE = GAME.state();

    StrictInputTest() {
        super(Mercado.rules(EDITION), MercadoJson.formats(EDITION), GAME, "V3", "hands");
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                     | the document: found nothing, expected an object",
                "null                                   | the document: found null, expected an object",
                "{}                                     | the document: found no property \"type\", expected an object with one",
                "{'type':'sell'}                        | the document: found no property \"stall\", expected all of type, stall",
                "{'type':'setWhite'}                    | the document: found no property \"stall\", expected all of type, stall",
                "{'type':'draw','more':1}               | /more: found an unknown property, expected one of type",
                "{'type':'sell','stall':'3','stall':'3'}| /stall: found the property twice, expected each property once",
                "{'type':'sell','stall':3}              | /stall: found 3, expected one of 1, 2, 3, 4, 5, 6, H, X",
                "{'type':'sell','stall':'7'}            | /stall: found \"7\", expected one of 1, 2, 3, 4, 5, 6, H, X",
                "{'type':'sell','stall':null}           | /stall: found null, expected one of 1, 2, 3, 4, 5, 6, H, X",
                "{'type':'symbol','use':1}              | /use: found 1, expected true or false",
                "{'type':'playToken','token':'V9'}      | /token: found \"V9\", expected one of V3, V2, V2S, V2X, V1W, V1S",
                "{'type':'playToken','token':null}      | /token: found null, expected one of V3, V2, V2S, V2X, V1W, V1S",
                "{'type':'coins','coins':'GG'}          | /coins: found \"GG\", expected an array",
                "{'type':'coins','coins':['G','Y']}     | /coins/1: found \"Y\", expected one of G, S, C, T, B, W",
                "{'type':'hop'}                         | /type: found \"hop\", expected one of playToken, draw, takeBack, pass, symbol, setCoin, paySeal, finish, sell, setWhite, discardToken, coins, tile, token",
                "{'type':'draw'} 1                      | the document: found 1, expected the end of the document",
                "{'type':'draw'}}                       | the document: found malformed JSON in line 1, column 16, expected well-formed JSON",
                "{'type':'draw',/**/}                   | /type: found malformed JSON in line 1, column 16, expected well-formed JSON",
                "{'type':'sell','stall':'\\u0033'}      | /stall: found an escape in \"3\", expected letters and signs as they are",
                "{'stall':'\\u0033','type':'sell'}      | /stall: found an escape in \"3\", expected letters and signs as they are",
            })
    void anActionIsRefusedForItsMistake(String json, String message) {
        isRefused(MercadoJson.action(EDITION), json, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"turn\":0 | \"turn\":-1 | /table/turn: found -1, expected a whole number from 0 to 2147483647",
                "\"turn\":0 | \"turn\":0.0 | /table/turn: found 0.0, expected a whole number from 0 to 2147483647",
                "\"turn\":0 | \"turn\":-0 | /table/turn: found -0, expected 0 without a sign",
                "\"turn\":0 | \"turn\":\"0\" | /table/turn: found \"0\", expected a whole number from 0 to 2147483647",
                "-state/1 | -view/1 | /format: found \"mercado-view/1\", expected mercado-state/1",
                "\"ask\":\"ACTION\" | \"ask\":\"HOP\" | /table/ask: found \"HOP\", expected one of ACTION, SYMBOL, PLAY, SALE, WHITE, DISCARD, COINS, TILE, TOKEN",
                "\"ask\":\"ACTION\" | \"ask\":null | /table: found active seat seat 0, expected one unless the game is over (END-1)",
                "\"activeSeat\":0 | \"activeSeat\":null | /table: found active seat none, expected one unless the game is over (END-1)",
                "\"activeSeat\":0 | \"activeSeat\":3 | /table: found seat: 3, expected 0 to 2",
                "\"decider\":0 | \"decider\":1 | /table: found decider seat 1, expected seat 0 (TRN-1)",
                "\"decider\":0 | \"decider\":null | /table: found decider none, expected seat 0 (TRN-1)",
                "\"startSeat\":0 | \"startSeat\":3 | /table/setup: found start seat: 3, expected 0 to 2 (SET-1)",
                "\"disc\":0 | \"disc\":30 | /table/setup: found disc: 30, expected 0 to 29 (SET-2)",
                "\"players\":3 | \"players\":4 | /table: found 3 players, expected 4",
                "\"names\":[] | \"names\":[\"a\"] | /table/setup: found names: 1, expected none, or 3",
                "\"side\":\"A\" | \"side\":\"C\" | /table/setup/side: found \"C\", expected one of A, B",
                "\"coinChanger\":\"COMPLETE\" | \"coinChanger\":\"NONE\" | /table/setup/coinChanger: found \"NONE\", expected one of COMPLETE, FREE",
                "\"todo\":[] | \"todo\":[{\"type\":\"rest\"}] | /table/todo/0/type: found \"rest\", expected one of effect, discard, close",
                "\"handSize\":0 | \"handSize\":19 | /table/players/0/handSize: found 19, expected a whole number from 0 to 18",
                "\"tokensGone\":[] | \"tokensGone\":[\"V9\"] | /table/tokensGone/0: found \"V9\", expected one of V3, V2, V2S, V2X, V1W, V1S",
                "\"hands\":[[] | \"hands\":[[\"V3\"] | the document: found hand of seat 0: 1 tokens, expected 0 as the table says (INF-1)",
                "\"hands\":[[], | \"hands\":[ | the document: found hands: 2, expected 3, one for each seat (INF-1)",
                "\"mercado-edition/1\" | \"x\" | /table/setup/edition: found EDN-11: format: \"x\", expected \"mercado-edition/1\"",
            })
    void aStateIsRefusedForItsMistake(String part, String other, String message) {
        isRefused(MercadoJson.STATE, changed(part, other), message);
    }

    /** What the rules could not reach is refused by the rules of the game, which cite themselves. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"handSize\":0 | \"handSize\":1",
                "\"position\":0 | \"position\":1",
                "\"round\":0 | \"round\":1",
                "\"lastRound\":false | \"lastRound\":true",
                "\"placed\":0 | \"placed\":1",
                "\"drawn\":[] | \"drawn\":[\"G\"]",
                "\"sold\":[] | \"sold\":[\"1\"]",
                "\"purse\":[\"G\", | \"purse\":[",
                "\"purse\":[\"G\", | \"purse\":[\"G\",\"G\",",
                "\"spent\":[] | \"spent\":[\"G\"]",
                "\"edges\":[[], | \"edges\":[[\"G\"],",
                "\"edges\":[[], | \"edges\":[[\"B\"],",
                "\"todo\":[] | \"todo\":[{\"type\":\"effect\",\"effect\":\"W\"}]",
                "\"standing\":[0,1,2] | \"standing\":[0,1,1]",
                "\"standing\":[0,1,2] | \"standing\":[0,1]",
                "\"objectDiscard\":[] | \"objectDiscard\":[\"P01\"]",
                "\"sealPaid\":false | \"sealPaid\":true",
                "\"tokenPlayed\":false | \"tokenPlayed\":true",
                "\"anotherTurn\":false | \"anotherTurn\":true",
            })
    void aStateThatNoGameReachesIsRefused(String part, String other) {
        FormatException refusal = Refusals.of(MercadoJson.STATE, changed(part, other));
        assertThat(refusal.pointer()).isIn("", "/table");
    }

    @Test
    void whatNamesUnknownTokensBeforeTheEditionIsRefused() {
        String first = inFront("hands", MercadoJson.STATE.write(STATE));
        assertThat(Refusals.of(MercadoJson.STATE, first.replaceFirst("\"hands\":\\[\\[", "\"hands\":[[\"X\"")))
                .hasMessageStartingWith("/hands/0/0: found \"X\", expected one of V3");
    }

    @Test
    void aRecordIsRefusedForItsMistake() {
        String json = MercadoJson.RECORD.write(
                Game.start(Setup.of(2), Deal.seeded(EDITION, 0)).toRecord());
        assertThat(json).contains("\"deal\":[\"O22\",\"O10\",\"O01\",\"O24\",\"P02\",\"P05\"]"); // RUL-16
        assertThat(Refusals.of(MercadoJson.RECORD, json.replace("\"deal\":[\"O22\"", "\"deal\":[\"O10\"")))
                .hasMessageStartingWith("/deal: found deal: [O10, O10, O01, O24, P02, P05], expected six different");
        assertThat(Refusals.of(MercadoJson.RECORD, json.replace("\"P05\"]", "\"O05\"]")))
                .hasMessage("/deal: found tile at stall 6: O05, expected a perfume of the edition (SET-6)");
        assertThat(Refusals.of(MercadoJson.RECORD, json.replace("\"P02\",\"P05\"]", "\"P05\"]")))
                .hasMessage("/deal: found deal of: 5 tiles, expected 6 (SET-6)");
    }

    @Test
    void aChanceIsRefusedForItsMistake() {
        WireFormat<Chance> format = MercadoJson.chance(EDITION);
        assertThat(Refusals.of(format, "{\"outcome\":{\"type\":\"draw\"},\"weight\":1}"))
                .hasMessage("/outcome: found action A, expected an outcome of chance (CHN-1)");
        assertThat(Refusals.of(format, "{\"outcome\":{\"type\":\"coins\",\"coins\":[]},\"weight\":0}"))
                .hasMessage("/weight: found 0, expected a whole number from 1 to 2147483647");
    }

    @Test
    void aJointChanceIsCheckedAsItWasWhenItWasMade() {
        String json = MercadoJson.JOINT_CHANCE.write(SampleDocuments.joint(Setup.of(2), 3));
        String link = SampleDocuments.joint(Setup.of(2), 3).opened(0).get(1);
        assertThat(Refusals.of(MercadoJson.JOINT_CHANCE, json.replace(link, "0".repeat(64))))
                .hasMessageStartingWith("the document: found link 1 of seat 0: 0000");
        assertThat(Refusals.of(MercadoJson.JOINT_CHANCE, json.replace("\"hostPart\":\"f", "\"hostPart\":\"e")))
                .hasMessageStartingWith("the document: found part of host: has commitment");
        assertThat(Refusals.of(MercadoJson.JOINT_CHANCE, json.replace("\"hostPart\":\"f", "\"hostPart\":\"F")))
                .hasMessageStartingWith("/hostPart: found \"F");
        assertThat(Refusals.of(MercadoJson.JOINT_CHANCE, json.replace("\"players\":2", "\"players\":3")))
                .hasMessage("the document: found seats of the joint chance: 2, expected 3");
        String commitment = "\"hostCommitment\":\""
                + SampleDocuments.joint(Setup.of(2), 3).hostCommitment().get() + '"';
        assertThat(Refusals.of(MercadoJson.JOINT_CHANCE, json.replace(commitment, "\"hostCommitment\":null")))
                .hasMessage("the document: found link of seat 0, expected others first: [host]");
    }

    /** A seat that opens one link more would open its secret part. */
    @Test
    void theLongestChainsAreWrittenAndNoLongerOnesAreRead() throws Exception {
        JointChance committed = SampleDocuments.joint(Setup.of(2), 1);
        JointChance longest = committed.withOpenings(List.of(chain(committed, 0), chain(committed, 1)));
        String json = MercadoJson.JOINT_CHANCE.write(longest);
        assertThat(MercadoJson.JOINT_CHANCE.read(json)).isEqualTo(longest);
        String last = longest.opened(0).get(JointChance.MOST_DRAWS - 1);
        String longer = json.replace(last + "\"", last + "\",\"" + SampleDocuments.part(0) + "\"");
        assertThat(Refusals.of(MercadoJson.JOINT_CHANCE, longer)).hasMessageContaining("4096");
    }

    /** All links of a seat, each made from the one after it. */
    private static List<String> chain(JointChance joint, int seat) throws Exception {
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        List<String> links = new ArrayList<>();
        String link = SampleDocuments.part(seat);
        for (int draw = JointChance.MOST_DRAWS - 1; draw >= 0; draw--) {
            String text = "mercado-link/1\n" + joint.table() + "\nseat " + seat + "\n" + link + "\n";
            link = HexFormat.of().formatHex(sha256.digest(text.getBytes(StandardCharsets.UTF_8)));
            links.add(0, link);
        }
        return links;
    }

    @Test
    void aPriceIsOneThatATileCanHave() {
        String json = MercadoJson.violation(EDITION).write(SampleDocuments.VIOLATIONS.get(14));
        assertThat(Refusals.of(MercadoJson.violation(EDITION), json.replace("\"stacks\":[]", "\"stacks\":[4]")))
                .hasMessageStartingWith("/price: found price of: 6 coins, expected 2 to 4 (EDN-3)");
        String possible = MercadoJson.violation(EDITION).write(SampleDocuments.VIOLATIONS.get(15));
        String other = possible.replaceFirst("\\{\"type\":\"setCoin\"[^}]*\\}", "{\"type\":\"finish\"}");
        assertThat(Refusals.of(MercadoJson.violation(EDITION), other))
                .hasMessage("/possible: found ., expected a coin that is set");
    }
}
