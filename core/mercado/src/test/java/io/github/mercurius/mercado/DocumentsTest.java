package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.Note;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import net.jqwik.api.Example;

/** What NOTATION.md says is what the library has. */
class DocumentsTest {
    private static final Edition EDITION = Edition.standIn();
    private static final Tile O07 = EDITION.tile("O07").orElseThrow();
    private static final TokenKind V2S = EDITION.tokenKind("V2S").orElseThrow();

    /** An event of each kind, in the order of the page. */
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
            new Event.Noted(new Note.Left(2, Note.Substitute.BOT)));

    @Example
    void theNotationOfEventsIsThatOfTheReference() throws IOException {
        assertThat(EVENTS)
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactlyInAnyOrder(Arrays.stream(Event.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toArray(String[]::new));
        String page = Files.readString(Path.of("NOTATION.md"));
        String events = page.substring(page.indexOf("## Events"), page.indexOf("## Updates"));
        assertThat(Pattern.compile("\\| `([^`]+)` \\|\n").matcher(events).results())
                .extracting(row -> row.group(1))
                .containsExactlyElementsOf(EVENTS.stream().map(Event::notation).toList());
    }

    @Example
    void theUpdateOfTheReferenceIsOne() throws IOException {
        Update update = new Update(
                17,
                4,
                Ask.PLAY,
                OptionalInt.of(2),
                List.of(new Event.CoinSet(2, Coin.G, Stall.OBJECTS_3), new Event.Asked(Ask.PLAY, OptionalInt.of(2))));
        assertThat(Files.readString(Path.of("NOTATION.md"))).contains("```\n" + update.notation() + "\n```");
    }
}
