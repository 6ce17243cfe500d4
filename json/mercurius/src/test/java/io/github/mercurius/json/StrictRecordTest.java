package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.testing.Refusals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is not exactly a record is refused; an undo in its log too. */
class StrictRecordTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"seed\":\"7\" | \"seed\":\"8\"                    | /deal: found other cards, expected those that the seed makes (RUL-9)",
                "\"seed\":\"7\" | \"seed\":\"07\"                   | /deal: found seed 07, expected a number below 2^64 (RUL-9)",
                "\"seed\":\"7\" | \"seed\":\"-7\"                   | /deal: found seed -7, expected a number below 2^64 (RUL-9)",
                "\"seed\":\"7\" | \"seed\":\"18446744073709551616\" | /deal: found seed 18446744073709551616, expected a number below 2^64 (RUL-9)",
                "\"commitment\":null | \"commitment\":\"ABC\"       | /commitment: found \"ABC\", expected 64 hexadecimal digits",
                "\"log\":[] | \"log\":[{\"type\":\"undo\"}]                | /log/0: found no property \"steps\", expected all of type, steps",
                "\"log\":[] | \"log\":[{\"type\":\"undo\",\"steps\":0}]      | /log/0/steps: found 0, expected a whole number from 1 to 2147483647",
                "\"log\":[] | \"log\":[{\"type\":\"undone\",\"steps\":1}]    | /log/0/type: found \"undone\", expected one of buy, sell, blackMarket, dividend, playCard, playNews, undo, playedFor, left, returned, tag",
                "\"log\":[] | \"log\":[{\"steps\":1,\"type\":\"undo\",\"seat\":0}] | /log/0/seat: found an unknown property, expected one of type, steps",
                "\"log\":[] | \"actions\":[]                         | /actions: found an unknown property, expected one of format, setup, deal, position, commitment, nonce, joint, log, hashes, result",
            })
    void aRecordIsRefusedForItsMistake(String part, String other, String message) {
        String json = MercuriusJson.RECORD.write(
                Game.start(Setup.of(3), Deal.seeded(7)).toRecord());
        assertThat(json).contains(part);
        assertThat(Refusals.of(MercuriusJson.RECORD, json.replace(part, other))).hasMessage(message);
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'table':         | {'more':1,'table':    | /joint/more: found an unknown property, expected one of table, host, seats",
                "'table':'0        | 'table':'O            | /joint/table: found \"O",
                "'host':{'commitment':'     | 'host':{'commitment':'-    | /joint/host/commitment: found \"-",
                "'seats':[{'commitment':'   | 'seats':[{'commitment':'-  | /joint/seats/0/commitment: found \"-",
                "'part':'0         | 'part':'1             | the document: found part of seat 0: has commitment ",
                "'part':'2         | 'part':null,'more':'2 | /joint/seats/2/more: found an unknown property, expected one of commitment, part",
                "'nonce':null      | 'nonce':'0000000000000000000000000000000000000000000000000000000000000000' | the document: found a sealed deal and a joint deal, expected one of them",
            })
    void aJointDealIsRefusedForItsMistake_RUL12(String part, String other, String message) {
        Setup setup = Setup.of(3);
        GameRecord record = Game.start(SampleDocuments.jointDeal(setup)).toRecord();
        String json = MercuriusJson.RECORD.write(record);
        assertThat(json).contains(part.replace('\'', '"'));
        String changed = json.replace(part.replace('\'', '"'), other.replace('\'', '"'));
        assertThat(Refusals.of(MercuriusJson.RECORD, changed)).hasMessageStartingWith(message);
    }

    @Test
    void aJointDealHasAsManySeatsAsTheGame() {
        String joint = MercuriusJson.RECORD.write(
                Game.start(SampleDocuments.jointDeal(Setup.of(4))).toRecord());
        String changed = joint.replace("\"players\":4", "\"players\":3");
        assertThat(Refusals.of(MercuriusJson.RECORD, changed))
                .hasMessage("the document: found seats of the joint deal: 4, expected 3");
    }
}
