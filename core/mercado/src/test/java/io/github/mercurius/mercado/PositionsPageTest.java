package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.ChangedText;
import io.github.mercurius.architecture.PositionPage;
import io.github.mercurius.model.PositionGames;
import io.github.mercurius.rules.PositionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import net.jqwik.api.Example;
import net.jqwik.api.Tag;

/** What POSITIONS.md says is so: its examples, its table of parts and its grammar. */
@Tag("long")
class PositionsPageTest {
    private static final Edition EDITION = Edition.standIn();

    private final PositionPage page;

    PositionsPageTest() throws IOException {
        page = new PositionPage(Files.readString(Path.of("POSITIONS.md")).replace("\r", ""));
    }

    @Example
    void theExamplesAreWrittenAsTheLibraryWritesThem() {
        assertThat(page.examples("mdn/1")).hasSize(4).allSatisfy(example -> {
            assertThat(Position.parse(example, EDITION).toText()).isEqualTo(example);
            assertThat(example).matches(page.pattern());
        });
    }

    @Example
    void aGameLeadsToEachExample() throws IOException {
        List<String> examples = page.examples("mdn/1");
        assertThat(PositionGames.of(Mercado.rules(EDITION), examples)).isEqualTo(examples);
    }

    @Example
    void theTableHasAllPartsInTheirOrder() {
        List<String> written = new ArrayList<>();
        for (PositionPart part : PositionPart.values()) {
            written.add(part.key);
        }
        assertThat(page.parts()).isEqualTo(written);
        assertThat(page.partsOfGrammar()).isEqualTo(written.size());
    }

    @Example
    @Tag("slow")
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
                boolean matches = pattern.matcher(changed).matches()
                        || pattern.matcher(meant(changed)).matches();
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
        Setup setup = Setup.of("Robert", "Magda", "Rafał", "50 % of 2, 3");
        List<GameState> states = new ArrayList<>();
        for (int seed = 0; seed < 3; seed++) {
            Game game = new Script(setup, random.nextLong(), seed, Script.WHOLE).play();
            game.steps().forEach(played -> states.add(played.after()));
        }
        return states;
    }

    /** The text without what a chat can do to it, which is no part of the grammar. */
    private static String meant(String text) {
        return text.replaceAll("[\\p{Z}\\s]+", " ")
                .replaceAll("(?<=[,/]) (?![a-z]+=|$)", "")
                .replaceAll("[\\p{Pd}\u2212]", "-");
    }

    private static boolean isAccepted(String text) {
        try {
            Position.parse(text, EDITION);
            return true;
        } catch (PositionException refused) {
            return false;
        }
    }
}
