package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Update;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What Mercatores writes is one and the same text everywhere. */
class CanonicalOutputTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void propertiesAndCardsCanComeInAnyOrder() {
        assertThat(MercatoresJson.action(EDITION).read("{\"cards\":[\"WAR\",\"CRN0\"] , \"type\":\"take\"}"))
                .isEqualTo(Action.parse("T:CRN0,WAR", EDITION));
        assertThat(MercatoresJson.action(EDITION).read("{\"opponent\":2,\"card\":\"RCTN\",\"type\":\"cashSpecial\"}"))
                .isEqualTo(Action.parse("C:RCTN>2", EDITION));
    }

    @Test
    void whatCouldNotBeReadIsNotWritten() {
        Refusals.inWriting(
                MercatoresJson.event(EDITION),
                new Event.TurnBegan(-1, 0),
                "-1, expected a whole number from 0 to 2147483647");
        Refusals.inWriting(
                MercatoresJson.event(EDITION), new Event.GameEnded(List.of()), "0 items, expected 2 to 4 items");
        Update update = new Update(0, 0, Ask.GIVE, 4, List.of(new Event.TurnBegan(0, 0)));
        Refusals.inWriting(MercatoresJson.update(EDITION), update, "4, expected a whole number from 0 to 3");
    }

    @Test
    void aCardOfAnotherEditionIsNotWritten() {
        SpecialCard quay = RandomGames.OTHER.specialCards().get(1);
        assertThat(quay.code()).isEqualTo("QD");
        Refusals.inWriting(
                MercatoresJson.action(EDITION),
                new Action.DiscardSpecial(quay),
                "QD, expected one of WAR, QDL, QDR, QLR, RCRN, RTOB, RCOF, RCTN," + " RCAC");
        // of the same code, and not the same card
        SpecialCard other = EditionLaws.changed(
                        MercatoresJson.EDITION,
                        EDITION,
                        "'copies':6,'profit':[[3,1],[4,2],[5,3]]",
                        "'copies':6,'profit':[[1,1]]")
                .specialCards()
                .get(0);
        assertThatThrownBy(
                        () -> MercatoresJson.action(EDITION).write(new Action.CashSpecial(other, OptionalInt.empty())))
                .hasMessageStartingWith("cannot be written as JSON: WAR, expected one of WAR");
    }
}
