package io.github.mercurius.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written for records, and what is said where nothing can be. */
class RecordProcessorTest {
    private static final String FACTS = """
            package io.github.mercurius.common;
            public final class Facts {
                public static java.util.Map<String, Object> of(Object... all) { return java.util.Map.of(); }
            }
            """;

    private static final String JSON = """
            package io.github.mercurius.json.common;
            public interface Codec<T> {}
            """;

    private static final String EVENT = """
            package game;
            @io.github.mercurius.processor.Kinds
            public sealed interface Event {
                record Began() implements Event {}
                record CardTaken(int seat, java.util.Optional<Color> color) implements Event {
                    private static final String TYPE = "taken";
                }
            }
            """;

    private static final String COLORED = """
            package game;
            @io.github.mercurius.processor.OfEachKind("color")
            @interface Painted { Color value(); }
            """;

    private static final String COLOR = "package game; public enum Color { RED }";

    private static final String ANY_RULE = """
            package io.github.mercurius.rules;
            public interface AnyRule {
                String id();
                String text(java.util.Locale locale);
            }
            """;

    private static final String DICTIONARY = """
            package io.github.mercurius.common;
            public final class Dictionary {
                public Dictionary(java.util.function.Function<java.util.Locale, java.util.ResourceBundle> bundles) {}
                public Words in(java.util.Locale locale) { return key -> key; }
            }
            """;

    private static final String WORDS = """
            package io.github.mercurius.common;
            public interface Words {
                String get(String key);
            }
            """;

    private static final String GAME = "@io.github.mercurius.processor.GameTexts package game;";

    /** Where the annotations are. */
    private static final Path CLASSES = Path.of(URI.create(
            Kinds.class.getProtectionDomain().getCodeSource().getLocation().toString()));

    /** Shared, as both take long to begin. */
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    private static final StandardJavaFileManager MANAGER = COMPILER.getStandardFileManager(null, null, null);

    @AfterAll
    static void closeManager() throws IOException {
        MANAGER.close();
    }

    @TempDir
    Path directory;

    @Test
    void theTypeAndTheFactsOfEachKindFollowFromItsRecord() throws IOException {
        assertThat(errors(FACTS, EVENT, COLOR)).isEmpty();
        assertThat(written("game/EventKinds.java"))
                .contains("if (kind instanceof Event.Began) {\n            return \"began\";")
                .contains("if (kind instanceof Event.Began) {\n            return Facts.of();")
                .contains("if (kind instanceof Event.CardTaken) {\n            return \"taken\";")
                .contains("return Facts.of(\"seat\", it.seat(), \"color\", it.color());")
                .doesNotContain("\t");
    }

    @Test
    void aConstantOfEachKindFollowsFromItsAnnotation() throws IOException {
        assertThat(errors(FACTS, COLORED, COLOR, painted("@Painted(Color.RED)")))
                .isEmpty();
        assertThat(written("game/EventKinds.java"))
                .contains("    static Color color(Event kind) {\n        if (kind instanceof Event.Began) {\n"
                        + "            return Color.RED;\n        }\n        throw new AssertionError");
    }

    @Test
    void whatIsAskedMayBeTheConstantsAlone() throws IOException {
        String all = painted("@Painted(Color.RED)").replace("Kinds", "Kinds(facts = false)");
        assertThat(errors(COLORED, COLOR, all)).isEmpty();
        assertThat(written("game/EventKinds.java"))
                .contains("static Color color(Event kind) {")
                .doesNotContain("type(", "Facts", "Map");
    }

    @Test
    void aKindThatHasNoConstantAndNoMethodIsRefused() throws IOException {
        String all = painted("@Painted(Color.RED)").replace("public Color color() { return null; }", "");
        assertThat(errors(FACTS, COLORED, COLOR, all)).contains("Event.Other has no color, which other kinds have");
    }

    @Test
    void theRulesAreThoseOfTheTextsAndCanBeNamedByWhatIsWrittenToo() throws IOException {
        texts("event.began=it began\nrule.TRD-1=Buy < sell.\nrule.TRD-12=Sell & buy.\nlist=x\n");
        String events = painted("@Breaks(Rule.TRD_12)").replace("Color", "Rule").replace("color", "rule");
        assertThat(errors(FACTS, ANY_RULE, DICTIONARY, WORDS, GAME, events)).isEmpty();
        assertThat(written("game/Rule.java"))
                .contains("    /** Buy &lt; sell. */\n    TRD_1,\n    /** Sell &amp; buy. */\n    TRD_12;\n");
        assertThat(written("game/EventKinds.java")).contains("return Rule.TRD_12;");
    }

    @Test
    void textsWithoutRulesAreRefused() throws IOException {
        assertThat(errors(ANY_RULE, DICTIONARY, WORDS, GAME)).contains("texts_en.properties");
        texts("event.began=it began\n");
        assertThat(errors(ANY_RULE, DICTIONARY, WORDS, GAME))
                .contains("texts_en.properties of game has no line rule.…=");
    }

    private void texts(String properties) throws IOException {
        Files.writeString(
                Files.createDirectories(directory.resolve("game")).resolve("texts_en.properties"), properties);
    }

    private static String painted(String began) {
        return """
                package game;
                @io.github.mercurius.processor.Kinds
                public sealed interface Event {
                    %s
                    record Began() implements Event {}
                    record Other() implements Event {
                        public Color color() { return null; }
                    }
                }
                """.formatted(began);
    }

    @Test
    void theShellsOfAGameFollowFromTheirTemplates() throws IOException {
        shells("@GameShells");
        assertThat(written("game/SeatGame.java")).startsWith("package game;\n\nimport io.github.mercurius.common.");
        assertThat(written("game/GameRecord.java")).contains("Optional<JointDeal> joint();", "commitment();");
        assertThat(written("game/Game.java"))
                .contains("start(JointDeal joint) {")
                .doesNotContain("//#");
        assertThat(written("game/Step.java"))
                .contains("return action.notation();")
                .doesNotContain("//#", "Audience");
    }

    @Test
    void onlyAGameWithoutChanceHasASealedDeal() throws IOException {
        shells("@GameShells(api = \"deck\")");
        assertThat(written("game/SealedDeal.java"))
                .contains("import deck.Deal;\n", "SealedDeal(Setup setup, Deal deal,");
    }

    @Test
    void theBotIsInThePackageOfTheViews() throws IOException {
        shells("@GameShells(rules = false)");
        assertThat(written("game/Bot.java"))
                .contains("extends AnyBot<Action, PlayerView>")
                .doesNotContain("import api.");
        assertThat(directory.resolve("game/Game.java")).doesNotExist();
        Files.delete(directory.resolve("game/Bot.java"));
        shells("@GameShells(api = \"deck\")");
        assertThat(directory.resolve("game/Bot.java")).doesNotExist();
    }

    @Test
    void theShellsOfAGameWithChanceHaveNoProofOfTheDeal() throws IOException {
        shells("@GameShells(api = \"deck\", chance = true)");
        assertThat(written("game/SeatGame.java"))
                .startsWith("package game;\n\nimport deck.Action;\nimport deck.Event;\n");
        assertThat(written("game/GameRecord.java"))
                .contains("Gap.CHANCE_UNKNOWN")
                .doesNotContain("//#", "nonce", "joint()");
        assertThat(written("game/Game.java"))
                .contains("applyOutcome(Action outcome) {")
                .doesNotContain("JointDeal", "SealedDeal");
        assertThat(written("game/Step.java")).contains("Audience.shown(action)");
        assertThat(directory.resolve("game/SealedDeal.java")).doesNotExist();
    }

    @Test
    void onlyTheRulesOfAGameWithEditionsHaveOne() throws IOException {
        shells("@GameShells");
        assertThat(written("game/AbstractRules.java"))
                .contains("final Edition edition;", "PlayerView.parse(text, edition)")
                .doesNotContain("//#", " View.parse");
    }

    @Test
    void theRulesOfAGameWithoutEditionsHaveNone() throws IOException {
        shells("@GameShells(api = \"deck\", editions = false)");
        assertThat(written("game/AbstractRules.java"))
                .contains(" View.parse(text)", "Deal.seeded(seed)")
                .doesNotContain("//#", "dition;", "(text, edition)");
    }

    /** Writes the classes; they are not compiled, as what they name is not there. */
    private void shells(String annotation) throws IOException {
        String marked = annotation + " package game; import io.github.mercurius.processor.GameShells;";
        assertThat(errors(List.of("-proc:only"), marked)).doesNotContain("GameShells");
    }

    @Test
    void aKindThatIsNoRecordIsRefused() throws IOException {
        String open = EVENT.replace("record Began() implements Event {}", "final class Began implements Event {}");
        assertThat(errors(FACTS, open, COLOR))
                .contains("game.Event.Began is no record, and all kinds of game.Event must be");
    }

    @Test
    void theKindsOfASealedPartAreKindsToo() throws IOException {
        String all = """
                package game;
                @io.github.mercurius.processor.Kinds
                public sealed interface Event permits Event.Began, Drawn {
                    record Began() implements Event {}
                }
                """;
        String part = """
                package game;
                public sealed interface Drawn extends Event {
                    record Tile(int number) implements Drawn {}
                }
                """;
        assertThat(errors(FACTS, all, part)).isEmpty();
        assertThat(written("game/EventKinds.java"))
                .contains("if (kind instanceof Event.Began) {", "if (kind instanceof Drawn.Tile) {");
    }

    @Test
    void aComponentIsWrittenByTheFieldOfItsNameOrOfItsType() throws IOException {
        assertThat(codecs("static final Codec<Color> ANY = null; static final Codec<Integer> SEAT = null;"))
                .contains(".with(\"began\", Event.Began.class, ObjectCodec.of(Event.Began::new))")
                .contains("Field.of(\"seat\", Words.SEAT, Event.CardTaken::seat)")
                .contains("Field.of(\"color\", Scalars.orNull(Words.ANY), Event.CardTaken::color)")
                .contains("addTo(Variants<Event> all) {");
    }

    @Test
    void theNameGoesBeforeTheType() throws IOException {
        assertThat(codecs(
                        "static final Codec<Color> ANY = null, COLOR = null; static final Codec<Integer> SEAT = null;"))
                .contains("Scalars.orNull(Words.COLOR)");
        assertThat(codecs("final Codec<Optional<Color>> color = null; static final Codec<Integer> COUNT = null;"))
                .contains("Field.of(\"color\", fields.color, Event.CardTaken::color)")
                .contains("Field.of(\"seat\", Words.COUNT, Event.CardTaken::seat)")
                .contains("addTo(Variants<Event> all, Words fields) {");
    }

    @Test
    void aComponentWithoutACodecIsRefused() throws IOException {
        for (String fields : List.of(
                "static final Codec<Color> ANY = null;", // no number, and none by its type
                "static final Codec<Color> ANY = null; static final Codec<Integer> OTHER = null;",
                "static final Codec<Color> ANY = null; private static final Codec<Integer> SEAT = null;",
                "static final Codec<Color> ANY = null; static final Codec<String> SEAT = null;")) {
            assertThat(errors(FACTS, JSON, EVENT, COLOR, words(fields)))
                    .contains("no codec for seat of Event.CardTaken, expected a field SEAT or the only Codec<int>");
        }
        assertThat(
                        errors(
                                FACTS,
                                JSON,
                                EVENT,
                                COLOR,
                                words(
                                        "static final Codec<Color> A = null, B = null; static final Codec<Integer> SEAT = null;")))
                .contains("no codec for color of Event.CardTaken");
    }

    /**
     * The class of codecs that is written for some fields; it is not compiled, as most of what it names is not there.
     */
    private String codecs(String fields) throws IOException {
        assertThat(errors(FACTS, JSON, EVENT, COLOR, words(fields))).doesNotContain("no codec for");
        return written("game/EventCodecs.java").replaceAll("\\s*\\n\\s*", " ");
    }

    private static String words(String fields) {
        return "package game; import io.github.mercurius.json.common.Codec; import java.util.Optional;"
                + " @io.github.mercurius.processor.Codecs(Event.class) final class Words { " + fields + " }";
    }

    private String written(String name) throws IOException {
        return Files.readString(directory.resolve(name));
    }

    private String errors(String... sources) throws IOException {
        return errors(List.of(), sources);
    }

    private String errors(List<String> more, String... sources) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String source : sources) {
            String type = source.startsWith("@")
                    ? "package-info"
                    : source.replaceFirst("(?s).*?(?:interface|class|enum) (\\w+)<?.*", "$1");
            files.add(Files.writeString(directory.resolve(type + ".java"), source));
        }
        StringWriter output = new StringWriter();
        List<String> options = new ArrayList<>(
                List.of("-d", directory.toString(), "-s", directory.toString(), "-cp", CLASSES.toString()));
        options.addAll(more);
        var task = COMPILER.getTask(output, MANAGER, null, options, null, MANAGER.getJavaFileObjectsFromPaths(files));
        task.setProcessors(List.of(new RecordProcessor()));
        task.call();
        return output.toString();
    }
}
