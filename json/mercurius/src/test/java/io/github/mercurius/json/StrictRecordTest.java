package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.testing.Refusals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is not exactly a record is refused; an undo in its log too. */
class StrictRecordTest {
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
        assertThat(Refusals.of(MercuriusJson.RECORD, json, part, other)).hasMessageStartingWith(message);
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
