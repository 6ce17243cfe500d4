package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.architecture.PositionPage;
import io.github.mercurius.model.PageLaws;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the reference of the notation says of positions is so. */
class PositionNotationTest extends PageLaws<Action, PlayerView> {
    PositionNotationTest() throws IOException {
        super(
                Mercurius.rules(),
                PositionPage.of(Path.of("NOTATION.md")),
                "mpn/1",
                Stream.of(PositionPart.values())
                        .filter(PositionPart::isWritten)
                        .map(part -> part.key)
                        .toList());
    }

    @Override
    protected String meant(String text) {
        return text.replaceAll(",[ \t\r\n]+", ",");
    }

    @Test
    void theGamesOfTheLastTwoExamplesLeadToThem() throws IOException {
        Matcher game = Pattern.compile("- the (?:third|fourth): seed (\\d+), `(.*)`")
                .matcher(Files.readString(Path.of("NOTATION.md")));
        for (String example : examples.subList(2, 4)) {
            assertThat(game.find()).isTrue();
            Setup setup = Position.parse(example).table().setup();
            GameState state = GameState.start(setup, Deal.seeded(Long.parseLong(game.group(1))));
            for (String action : game.group(2).split(" ", -1)) {
                state = state.applyAction(Action.parse(action));
            }
            assertThat(state.viewForSpectator().toText()).isEqualTo(example);
        }
    }
}
