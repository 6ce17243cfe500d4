package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.Tag;

/** What POSITIONS.md says is so: its examples, its table of parts and its grammar. */
class PositionsPageTest {
    private static final Pattern TOKEN = Pattern.compile("\"([^\"]+)\"|(\\[[^\\]]+\\])|([a-z]+)|([()|?*+])|\\s+");

    private static final Edition EDITION = Edition.standIn();

    private final String section;
    private final Map<String, String> grammar = new LinkedHashMap<>();

    PositionsPageTest() throws IOException {
        section = Files.readString(Path.of("POSITIONS.md")).replace("\r", "");
        Matcher rule = Pattern.compile("(?m)^(\\w+) +::= (.*(?:\n +\\| .*)*)$").matcher(section);
        while (rule.find()) {
            grammar.put(rule.group(1), rule.group(2));
        }
    }

    @Example
    void theExamplesAreWrittenAsTheLibraryWritesThem() {
        List<String> examples =
                section.lines().filter(line -> line.startsWith("mdn/1 ")).collect(Collectors.toList());
        assertThat(examples).hasSize(4).allSatisfy(example -> {
            assertThat(Position.parse(example, EDITION).toText()).isEqualTo(example);
            assertThat(example).matches(pattern());
        });
    }

    @Example
    void theTableHasAllPartsInTheirOrder() {
        List<String> parts = new ArrayList<>();
        Matcher row = Pattern.compile("(?m)^\\| `(\\w+)` \\|").matcher(section);
        while (row.find()) {
            parts.add(row.group(1));
        }
        List<String> written = new ArrayList<>();
        for (PositionPart part : PositionPart.values()) {
            written.add(part.key);
        }
        assertThat(parts).isEqualTo(written);
        assertThat(grammar.get("part").split("=\"")).hasSize(written.size() + 1);
    }

    @Example
    @Tag("slow")
    void theGrammarCoversWhatIsWrittenAndWhatIsRead() {
        Pattern pattern = Pattern.compile(pattern());
        SplittableRandom random = new SplittableRandom(1602);
        int accepted = 0;
        int outside = 0;
        for (GameState state : states(random)) {
            String text = random.nextBoolean()
                    ? state.toText()
                    : state.viewFor(random.nextInt(3)).toText();
            assertThat(pattern.matcher(text).matches()).as(text).isTrue();
            for (int trial = 0; trial < 40; trial++) {
                String changed = PositionTextTest.mutated(text, random);
                boolean matches = pattern.matcher(changed).matches();
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
            game.played().forEach(played -> states.add(played.after()));
        }
        return states;
    }

    private static boolean isAccepted(String text) {
        try {
            Position.parse(text, EDITION);
            return true;
        } catch (PositionException refused) {
            return false;
        }
    }

    /** The grammar as a regular expression, which it can be as no rule leads back to itself. */
    private String pattern() {
        return expanded("position");
    }

    private String expanded(String name) {
        StringBuilder pattern = new StringBuilder("(?:");
        String rule = grammar.get(name);
        assertThat(rule).as(name).isNotNull();
        Matcher token = TOKEN.matcher(rule);
        for (int at = 0; at < rule.length(); at = token.end()) {
            assertThat(token.find(at) && token.start() == at)
                    .as(rule.substring(at))
                    .isTrue();
            if (token.group(1) != null) {
                pattern.append(Pattern.quote(token.group(1)));
            } else if (token.group(3) != null) {
                pattern.append(expanded(token.group(3)));
            } else if (!token.group().isBlank()) {
                pattern.append(token.group());
            }
        }
        return pattern.append(')').toString();
    }
}
