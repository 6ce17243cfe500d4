package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.architecture.ChangedText;
import io.github.mercurius.architecture.PositionPage;
import io.github.mercurius.rules.PositionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Example;

/** What the reference of the notation says of positions is so: its examples, its table of parts and its grammar. */
class PositionNotationTest {
    private final PositionPage page;

    PositionNotationTest() throws IOException {
        String notation = Files.readString(Path.of("NOTATION.md")).replace("\r", "");
        page = new PositionPage(notation.replaceFirst("(?s).*\n## Positions\n(.*?)\n## .*", "$1"));
    }

    @Example
    void theExamplesAreWrittenAsTheLibraryWritesThem() {
        assertThat(page.examples("mpn/1")).hasSize(4).allSatisfy(example -> {
            assertThat(Position.parse(example).toText()).isEqualTo(example);
            assertThat(example).matches(page.pattern());
        });
    }

    @Example
    void theGamesOfTheLastTwoExamplesLeadToThem() throws IOException {
        Matcher game = Pattern.compile("- the (?:third|fourth): seed (\\d+), `(.*)`")
                .matcher(Files.readString(Path.of("NOTATION.md")));
        for (String example : page.examples("mpn/1").subList(2, 4)) {
            assertThat(game.find()).isTrue();
            Setup setup = Position.parse(example).table().setup();
            GameState state = GameState.start(setup, Deal.seeded(Long.parseLong(game.group(1))));
            for (String action : game.group(2).split(" ", -1)) {
                state = state.applyAction(Action.parse(action));
            }
            assertThat(state.viewForSpectator().toText()).isEqualTo(example);
        }
    }

    @Example
    void theTableHasAllPartsInTheirOrder() {
        List<String> written = new ArrayList<>();
        for (PositionPart part : PositionPart.values()) {
            if (part.isWritten()) {
                written.add(part.key);
            }
        }
        assertThat(page.parts()).isEqualTo(written);
        assertThat(page.partsOfGrammar()).isEqualTo(written.size());
    }

    @Example
    void theGrammarCoversWhatIsWrittenAndWhatIsRead() {
        Pattern pattern = page.pattern();
        SplittableRandom random = new SplittableRandom(1602);
        int accepted = 0;
        int outside = 0;
        for (GameState state : states(random)) {
            String text = random.nextBoolean()
                    ? state.toText()
                    : state.viewFor(random.nextInt(3)).toText();
            assertThat(pattern.matcher(text).matches()).as(text).isTrue();
            for (int trial = 0; trial < 40; trial++) {
                String changed = ChangedText.of(text, random);
                boolean matches = pattern.matcher(meant(changed)).matches();
                if (isAccepted(changed)) {
                    assertThat(matches).as(changed).isTrue();
                    accepted++;
                }
                outside += matches ? 0 : 1;
            }
        }
        assertThat(accepted).isGreaterThan(40);
        assertThat(outside).isGreaterThan(500);
    }

    private static List<GameState> states(SplittableRandom random) {
        List<GameState> states = new ArrayList<>();
        GameState state = GameState.start(Setup.of("Robert", "Magda", "Rafał", "50 % of 2, 3"), Deal.seeded(7));
        while (!state.isOver()) {
            states.add(state);
            state = state.applyAction(state.legalActions().sample(random::nextInt));
        }
        return states;
    }

    /** The text without the blanks that a chat puts into lists, which are no part of the grammar. */
    private static String meant(String text) {
        return text.replaceAll(",[ \t\r\n]+", ",");
    }

    private static boolean isAccepted(String text) {
        try {
            Position.parse(text);
            return true;
        } catch (PositionException refused) {
            return false;
        }
    }
}
