package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.Note;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Example;

/** The notation of events, of which the hash chains are made: it stays as it is. */
class EventNotationTest {
    private static final Edition EDITION = Edition.standIn();
    private static final Tile O07 = EDITION.tile("O07").orElseThrow();
    private static final TokenKind V2S = EDITION.tokenKind("V2S").orElseThrow();

    /** An event of each kind. */
    private static final List<Event> EVENTS = List.of(
            new Event.TurnBegan(4, 1),
            new Event.TokenPlayed(1, V2S),
            new Event.DrawChosen(1, 3),
            new Event.TakenBack(1, Coins.parse("GGB")),
            new Event.Passed(1),
            new Event.SymbolActed(1, Effect.FORWARD),
            new Event.SymbolLeft(1, Effect.BLACK),
            new Event.CoinsDrawn(1, Coins.parse("GGB")),
            new Event.CoinSet(1, Coin.G, Stall.OBJECTS_3),
            new Event.SealPaid(1),
            new Event.Finished(1, Coins.parse("GW")),
            new Event.TileSold(1, Stall.OBJECTS_3),
            new Event.TileTurnedUp(O07),
            new Event.StallEmptied(Stall.OBJECTS_3, O07),
            new Event.StackRenewed(TileStack.OBJECTS),
            new Event.StallFilled(Stall.OBJECTS_3, O07),
            new Event.Moved(1, 4, 17),
            new Event.CoinGained(1, Coin.W),
            new Event.BlackReturned(1),
            new Event.SealGained(1),
            new Event.TokenDrawn(1, Optional.of(V2S)),
            new Event.TokenDiscarded(1, EDITION.tokenKind("V3").orElseThrow()),
            new Event.TurnGained(1),
            new Event.WhiteSet(1, Optional.of(Stall.OBJECTS_3)),
            new Event.CoinsPaid(1, Stall.OBJECTS_3, Coins.parse("GGW")),
            new Event.CoinsReturned(2, Stall.OBJECTS_3, Coins.parse("GW")),
            new Event.LastRoundBegan(OptionalInt.of(1)),
            new Event.MarketWentCold(),
            new Event.FinalScored(1, 2, 3),
            new Event.GameEnded(List.of(new Standing(1, 2, 34), new Standing(2, 0, 31))),
            new Event.Asked(Ask.PLAY, OptionalInt.of(1)),
            new Event.Undone(2, 5, Ask.ACTION),
            new Event.Noted(new Note(2, "goes to Łódź")));

    @Example
    void eachKindOfEventHasItsNotation() {
        assertThat(EVENTS)
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactlyInAnyOrder(Arrays.stream(Event.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toArray(String[]::new));
        Update update = new Update(17, 4, Ask.PLAY, OptionalInt.of(2), EVENTS.subList(0, EVENTS.size() - 2));
        assertThat(update.notation()).isEqualTo("""
                update 17 4 PLAY 2
                turnBegan 4 1
                tokenPlayed 1 V2S
                drawChosen 1 3
                takenBack 1 GGB
                passed 1
                symbolActed 1 +3
                symbolLeft 1 B
                coinsDrawn 1 GGB
                coinSet 1 G 3
                sealPaid 1
                finished 1 GW
                tileSold 1 3
                tileTurnedUp O07
                stallEmptied 3 O07
                stackRenewed OBJECTS
                stallFilled 3 O07
                moved 1 4 17
                coinGained 1 W
                blackReturned 1
                sealGained 1
                tokenDrawn 1 V2S
                tokenDiscarded 1 V3
                turnGained 1
                whiteSet 1 3
                coinsPaid 1 3 GGW
                coinsReturned 2 3 GW
                lastRoundBegan 1
                marketWentCold
                finalScored 1 2 3
                gameEnded 1:2:34,2:0:31
                asked PLAY 1""");
        assertThat(EVENTS.get(EVENTS.size() - 2).notation()).isEqualTo("undone 2 5 ACTION");
        assertThat(EVENTS.get(EVENTS.size() - 1).notation()).isEqualTo("noted 2 goes to \\u0141\\u00f3d\\u017a");
    }
}
