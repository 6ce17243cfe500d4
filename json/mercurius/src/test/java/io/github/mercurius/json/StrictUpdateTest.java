package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.Update;
import io.github.mercurius.json.testing.Refusals;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is not exactly an update is refused where it is read; an undo stands alone. */
class StrictUpdateTest {
    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'number':2    | 'number':-1         | /number: found -1, expected a whole number from 0 to 2147483647",
                "'number':2    | 'number':2147483648 | /number: found 2147483648, expected a whole number from 0 to 2147483647",
                "'turn':0      | 'turn':52           | /turn: found 52, expected a whole number from 0 to 51",
                "'turn':0      | 'turn':-1           | /turn: found -1, expected a whole number from 0 to 51",
                "'step':2      | 'step':4            | /step: found 4, expected a whole number from 0 to 3",
                "'step':2      | 'step':-1           | /step: found -1, expected a whole number from 0 to 3",
                "'seat':0      | 'seat':5            | /seat: found 5, expected a whole number from 0 to 4",
                "[{'type':'undone','steps':1,'turn':0,'step':1}] | [] | the document: found events: none, expected at least one",
                "'steps':1     | 'steps':0           | /events/0/steps: found 0, expected a whole number from 1 to 2147483647",
                "'steps':1     | 'steps':2147483648  | /events/0/steps: found 2147483648, expected a whole number from 1 to 2147483647",
                "'turn':0,'step':1 | 'turn':0,'step':4  | /events/0/step: found 4, expected a whole number from 0 to 3",
                "}]            | },{'type':'turnBegan','turn':1,'seat':1}] | the document: found events: undone among 2, expected it alone",
                "'events':[    | 'events':[{'type':'turnBegan','turn':1,'seat':1}, | the document: found events: undone among 2, expected it alone",
                "}]            | },{'type':'undone','steps':1,'turn':0,'step':1}] | the document: found events: undone among 2, expected it alone",
                "'undone'      | 'undo'              | /events/0/type: found \"undo\", expected one of turnBegan, bought, sold, blackMarketFilled, blackMarketSold, blackMarketForfeited, dividendPaid, cardPlayed, newsPlayed, cardDrawn, hiddenCardDrawn, pricesMoved, boardShifted, holdingsSold, gameEnded, undone, noted",
            })
    void anUpdateIsRefusedForItsMistake(String part, String other, String message) {
        String json = MercuriusJson.UPDATE.write(new Update(2, 0, 2, 0, List.of(new Event.Undone(1, 0, 1))));
        assertThat(json).contains(part.replace('\'', '"'));
        String changed = json.replace(part.replace('\'', '"'), other.replace('\'', '"'));
        assertThat(Refusals.of(MercuriusJson.UPDATE, changed)).hasMessage(message);
    }
}
