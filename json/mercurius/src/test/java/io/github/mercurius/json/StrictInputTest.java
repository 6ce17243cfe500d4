package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.json.testing.StrictLaws;
import io.github.mercurius.rules.json.FormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is not exactly a value of Mercurius is refused, with the place, what was found, and what was expected. */
class StrictInputTest extends StrictLaws<Action, PlayerView> {
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(7));

    StrictInputTest() {
        super(Mercurius.rules(), MercuriusJson.formats(), GAME, "AMS+SIL-", "backupDeck");
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                        | the document: found nothing, expected an object",
                "null                                      | the document: found null, expected an object",
                "[]                                        | the document: found an array, expected an object",
                "{}                                        | the document: found no property \"type\", expected an object with one",
                "{'asset':'AMS'}                           | the document: found no property \"type\", expected an object with one",
                "{'type':'buy'}                            | the document: found no property \"asset\", expected all of type, asset",
                "{'type':'buy','asset':'AMS','more':1}     | /more: found an unknown property, expected one of type, asset",
                "{'type':'buy','asset':'AMS','asset':'AMS'}| /asset: found the property twice, expected each property once",
                "{'type':'buy','asset':'AMS','type':'buy'} | /type: found the property twice, expected each property once",
                "{'asset':'AMS','type':'buy','asset':'AMS'}| /asset: found the property twice, expected each property once",
                "{'asset':'AMS','type':'buy','type':'buy'} | /type: found the property twice, expected each property once",
                "{'asset':'AMX','type':'buy'}              | /asset: found \"AMX\", expected one of AMS, HOO, DEL, ROT, ENK, MID, SIL, COF, POR, COP, SPI, TEA",
                "{'type':'buy','asset':'ams'}              | /asset: found \"ams\", expected one of AMS, HOO, DEL, ROT, ENK, MID, SIL, COF, POR, COP, SPI, TEA",
                "{'type':'buy','asset':0}                  | /asset: found 0, expected one of AMS, HOO, DEL, ROT, ENK, MID, SIL, COF, POR, COP, SPI, TEA",
                "{'type':'dividend','chamber':'SIL'}       | /chamber: found \"SIL\", expected one of AMS, HOO, DEL, ROT, ENK, MID",
                "{'type':'hop'}                            | /type: found \"hop\", expected one of buy, sell, blackMarket, dividend, playCard, playNews",
                "{'asset':'AMS','type':null}               | /type: found null, expected one of buy, sell, blackMarket, dividend, playCard, playNews",
                "{'type':'blackMarket','tokens':'AMS'}     | /tokens: found \"AMS\", expected an array",
                "{'type':'buy','asset':'AMS'} 1            | the document: found 1, expected the end of the document",
                "{'type':'buy','asset':'AMS'}}             | the document: found malformed JSON in line 1, column 29, expected well-formed JSON",
                "{'type':'buy','asset':'AMS'               | /asset: found malformed JSON in line 1, column 28, expected well-formed JSON",
                "{'type':'buy',/**/'asset':'AMS'}          | /type: found malformed JSON in line 1, column 15, expected well-formed JSON",
                "{'type':'buy','asset':NaN}                | /asset: found malformed JSON in line 1, column 26, expected well-formed JSON",
                "{'type':'buy','asset':'\\u0041MS'}       | /asset: found an escape in \"AMS\", expected letters and signs as they are",
                "{'asset':'A\\u004DS','type':'buy'}       | /asset: found an escape in \"AMS\", expected letters and signs as they are",
                "{'type':'b\\u0075y','asset':'AMS'}       | /type: found an escape in \"buy\", expected letters and signs as they are",
                "{'typ\\u0065':'buy','asset':'AMS'}       | /type: found an escape in \"type\", expected letters and signs as they are",
                "{'type':'buy','\\u0061sset':'AMS'}       | /asset: found an escape in \"asset\", expected letters and signs as they are",
                "{'asset':'AMS','typ\\u0065':'buy'}       | /type: found an escape in \"type\", expected letters and signs as they are",
                "{'type':'playCard','card':'AMS\\u002BSIL-'} | /card: found an escape in \"AMS+SIL-\", expected letters and signs as they are",
                "{'type':'playNews','discard':['AMS+SIL-','DEL+POR\\u002d']} | /discard/1: found an escape in \"DEL+POR-\", expected letters and signs as they are",
                "{'type':'buy','asset':'AMS',}             | /asset: found malformed JSON in line 1, column 29, expected well-formed JSON",
            })
    void anActionIsRefusedForItsMistake(String json, String message) {
        isRefused(MercuriusJson.ACTION, json, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"turn\":0          | \"turn\":52          | /table/turn: found 52, expected a whole number from 0 to 51",
                "\"turn\":0          | \"turn\":-1          | /table/turn: found -1, expected a whole number from 0 to 51",
                "\"turn\":0          | \"turn\":0.0         | /table/turn: found 0.0, expected a whole number from 0 to 51",
                "\"turn\":0          | \"turn\":1e0         | /table/turn: found 1e0, expected a whole number from 0 to 51",
                "\"turn\":0          | \"turn\":-0          | /table/turn: found -0, expected 0 without a sign",
                "-state/1            | -\\u0073tate/1       | /format: found an escape in \"mercurius-state/1\", expected letters and signs as they are",
                "\"bank\":[\"AMS\", | \"bank\":[\"\\u0041MS\", | /table/bank/0: found an escape in \"AMS\", expected letters and signs as they are",
                "\"AMS\":14          | \"A\\u004dS\":14     | /table/spaces/AMS: found an escape in \"AMS\", expected letters and signs as they are",
                "\"NEWS\"            | \"NEW\\u0053\"       | /table/players/0/specialCards/2: found an escape in \"NEWS\", expected letters and signs as they are",
                "\"turn\":0          | \"turn\":\"0\"       | /table/turn: found \"0\", expected a whole number from 0 to 51",
                "\"turn\":0          | \"turn\":4294967296  | /table/turn: found 4294967296, expected a whole number from 0 to 51",
                "\"turn\":0          | \"turn\":null        | /table/turn: found null, expected a whole number from 0 to 51",
                "\"turn\":0          | \"turn\":1           | /table: found 2 problems: board of seat 0: [-, -, -], expected a card on space 1 after 1 own turns (TRN-3); main deck: 45, expected 44 after 1 turns (TRN-4)",
                "-state/1            | -state/2             | /format: found \"mercurius-state/2\", expected mercurius-state/1",
                "-state/1            | -view/1              | /format: found \"mercurius-view/1\", expected mercurius-state/1",
                "\"cash\":70         | \"cash\":-1          | /table/players/0/cash: found -1, expected a whole number from 0 to 2147483647",
                "\"cash\":70         | \"cash\":71          | /table: found cash before the first turn of seat 0: 71, expected 70 (SET-5)",
                "\"AMS\":14          | \"AMS\":33           | /table/spaces/AMS: found 33, expected a whole number from 0 to 32",
                "\"bank\":[\"AMS\", | \"bank\":[           | /table: found AMS tokens in all: 4, expected 5 (SET-2)",
                "\"bank\":[\"AMS\", | \"bank\":[\"XXX\",  | /table/bank/0: found \"XXX\", expected one of AMS, HOO, DEL, ROT, ENK, MID, SIL, COF, POR, COP, SPI, TEA",
                "\"bank\":[\"AMS\", | \"bank\":[5,         | /table/bank/0: found 5, expected one of AMS, HOO, DEL, ROT, ENK, MID, SIL, COF, POR, COP, SPI, TEA",
                "\"bank\":[          | \"bank\":{\"AMS\":[  | /table/bank: found an object, expected an array",
                "\"NEWS\"            | \"NEWS\",\"NEWS\"    | /table/players/0/specialCards: found special cards: [BLACK_MARKET, DIVIDEND, NEWS, NEWS], expected each at most once (THG-4)",
                "\"backupDeckSize\":12 | \"backupDeckSize\":11 | /table: found backup deck: 11, expected at least 12 after 0 News with discards (NWS-2)",
                "[null,null,null]    | [null,null]          | /table/players/0/board: found 2 items, expected at least 3",
                "[null,null,null]    | [null,null,null,null]| /table/players/0/board/3: found too many items, expected at most 3",
                "[null,null,null]    | [\"DIVIDEND\",null,null] | /table/players/0/board: found card: DIVIDEND, expected a price card or NEWS",
                "\"startSeat\":0     | \"startSeat\":3      | /table/setup: found start seat: 3, expected 0 to 2 (SET-6)",
                "\"players\":3       | \"players\":4        | /table: found 3 players, expected 4",
                "\"names\":[]        | \"names\":[\"a\"]    | /table/setup: found names: 1, expected none, or 3",
                "\"names\":[]        | \"names\":[\"\\ud83d\",\"b\",\"c\"] | /table/setup/names/0: found half of a surrogate pair, expected a text in well-formed Unicode",
                "\"names\":[]        | \"names\":[\"An\\u202ena\",\"b\",\"c\"] | /table/setup: found name of seat 0: U+202E at position 2, expected characters that can be seen, and spaces between them",
                "\"names\":[]        | \"names\":[\"a\",\"b \",\"c\"] | /table/setup: found name of seat 1: U+0020 at position 1, expected characters that can be seen, and spaces between them",
                "\"names\":[]        | \"names\":[\"Anna\",\"b\",\"ANNA\"] | /table/setup: found names of seats 0 and 2: \"Anna\" and \"ANNA\", expected names that look different",
                "\"names\":[]        | \"names\":[\"a\",\"b\",\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"] | /table/setup: found name of seat 2: 65 characters, expected 1 to 64",
                "\"mainDeck\":[      | \"mainDeck\":[\"AMS+SIL-\", | the document: found 2 problems: main deck: 46 cards, expected 45 as the table says (INF-2); AMS+SIL- cards: 6 with backup, expected at most 5 (THG-3)",
            })
    void aStateIsRefusedForItsMistake(String part, String other, String message) {
        isRefused(MercuriusJson.STATE, changed(part, other), message);
    }

    @Test
    void aCardTooOftenIsRefused() {
        String json = MercuriusJson.STATE.write(GAME.state());
        String changed = json.replaceFirst("\"backupDeck\":\\[\"[^\"]*\"", "\"backupDeck\":[\"AMS-COF+\"");
        assertThat(Refusals.of(MercuriusJson.STATE, changed))
                .hasMessage("the document: found AMS-COF+ cards: 2 with backup, expected at most 1 (THG-3)");
        String hand =
                json.replaceFirst("\"hands\":\\[\\[\"[^\"]*\",\"[^\"]*\"", "\"hands\":[[\"AMS-COF+\",\"AMS-COF+\"");
        assertThat(Refusals.of(MercuriusJson.STATE, hand))
                .hasMessage("/hands/0/1: found AMS-COF+ cards: 2, expected at most 1 (THG-3)");
    }

    @Test
    void anExceptionTellsPlaceAndFactsApart() {
        FormatException refusal = Refusals.of(MercuriusJson.ACTION, "{\"type\":\"buy\",\"asset\":7}");
        assertThat(refusal.pointer()).isEqualTo("/asset");
        assertThat(refusal.found()).isEqualTo("7");
        assertThat(refusal.expected()).startsWith("one of AMS, HOO");
    }

    @Test
    void whatIsFoundIsShownInPart() {
        String json = "{\"type\":\"buy\",\"asset\":\"" + "x".repeat(200) + "\"}";
        assertThat(Refusals.of(MercuriusJson.ACTION, json).found()).isEqualTo('"' + "x".repeat(60) + "…\"");
    }
}
