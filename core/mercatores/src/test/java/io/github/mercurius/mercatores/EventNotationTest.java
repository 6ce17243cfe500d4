package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.Note;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The notation of events, of which the hash chains are made: it stays as it is. */
class EventNotationTest {
    private static final Card TOB0 = new GoodsCard(Good.TOB, 0);
    private static final Card TOB1 = new GoodsCard(Good.TOB, 1);
    private static final GoodsCard CRN0 = new GoodsCard(Good.CRN, 0);

    private static SpecialCard special(String code) {
        return (SpecialCard) Edition.standIn().card(code).orElseThrow();
    }

    private static final List<Event> EVENTS = List.of(
            new Event.TurnBegan(4, 1),
            new Event.Given(1, TOB1),
            new Event.Taken(1, List.of(CRN0, special("WAR"))),
            new Event.Loaded(1, List.of(TOB0, TOB1)),
            new Event.MarketFilled(List.of(new GoodsCard(Good.CTN, 1), CRN0)),
            new Event.CaptainTaken(1),
            new Event.RoundBegan(2, 1),
            new Event.TurnSkipped(1),
            new Event.TaxPaid(1, CRN0),
            new Event.StackCashed(1, Good.TOB, List.of(TOB0, TOB0, TOB1), 1),
            new Event.SpecialCashed(1, special("RCTN"), OptionalInt.of(2), 8, 3),
            new Event.StackDiscarded(1, Good.TOB, List.of(TOB0)),
            new Event.SpecialDiscarded(1, special("WAR")),
            new Event.GameEnded(List.of(new Standing(1, 2, 9), new Standing(2, 0, 7))),
            new Event.Undone(2, 4, Ask.GIVE),
            new Event.Noted(new Note(2, "goes to Łódź")));

    @Test
    void eachKindOfEventHasItsNotation() {
        assertThat(EVENTS)
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactlyInAnyOrder(Arrays.stream(Event.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toArray(String[]::new));
        assertThat(EVENTS)
                .extracting(Event::notation)
                .containsExactly(
                        "turnBegan 4 1",
                        "given 1 TOB1",
                        "taken 1 CRN0,WAR",
                        "loaded 1 TOB0,TOB1",
                        "marketFilled CTN1,CRN0",
                        "captainTaken 1",
                        "roundBegan 2 1",
                        "turnSkipped 1",
                        "taxPaid 1 CRN0",
                        "stackCashed 1 TOB TOB0,TOB0,TOB1 1",
                        "specialCashed 1 RCTN 2 8 3",
                        "stackDiscarded 1 TOB TOB0",
                        "specialDiscarded 1 WAR",
                        "gameEnded 1:2:9,2:0:7",
                        "undone 2 4 GIVE",
                        "noted 2 goes to \\u0141\\u00f3d\\u017a");
    }
}
