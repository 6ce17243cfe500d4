package io.github.mercurius.examples.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.mercurius.MercuriusVectors;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vectors agree where they are right, and where they are not it is said on which line and in which field. */
class MercuriusVectorsTest {
    private static final int GAMES = 5;

    @TempDir
    static Path directory;

    private static List<Path> emitted = List.of();

    @BeforeAll
    static void emit() throws IOException {
        emitted = VectorEmitter.emit(new MercuriusGames(), GAMES, 1602, directory);
    }

    private static List<Path> vectors() throws IOException {
        try (Stream<Path> vectors = Files.list(Path.of("../../core/mercurius/src/test/resources/vectors"))) {
            return vectors.sorted().toList();
        }
    }

    @Test
    void theVectorsOfAnotherImplementationAgree() throws IOException {
        Check check = Check.of(vectors());
        assertThat(check.toString()).startsWith(vectors().size() + " games, ").endsWith(" refusals; all agree");
        assertThat(check.agrees()).isTrue();
    }

    @Test
    void theListOfAllBrokenRulesIsThatOfAnotherImplementation() throws IOException {
        for (Path vector : vectors()) {
            List<String> lines = Files.readAllLines(vector);
            GameState state =
                    (GameState) new MercuriusVectors().read(lines.get(0)).state();
            for (String text : lines.subList(1, lines.size())) {
                JsonNode line = Fields.JSON.readTree(text);
                for (JsonNode entry : line.get("illegal")) {
                    assertThat(brokenRules(state, entry.get(0).asText()))
                            .as(vector + ": " + text)
                            .isEqualTo(Fields.list("", entry.get(1), Fields::text));
                }
                state = state.isOver()
                        ? state
                        : state.applyAction(Action.parse(line.get("action").asText()));
            }
        }
    }

    private static List<String> brokenRules(GameState state, String action) {
        return MercuriusBroken.of(state, Action.parse(action)).stream()
                .map(Rule::id)
                .sorted()
                .collect(Collectors.toList());
    }

    @Test
    void everyStateAndEveryViewOfAVectorGoesThroughTheTextOfAPosition() throws IOException {
        Check check = Check.ofPositions(vectors().subList(0, 2));
        assertThat(check.agrees()).isTrue();
        assertThat(check.lines().get(0)).startsWith("2 games, ").endsWith(" refusals; all agree");
        assertThat(check.lines().get(1))
                .matches("states   text: median \\d+, most \\d+ characters; JSON: median \\d+, most \\d+");
        assertThat(check.lines().get(2)).startsWith("views    text: median ");
        assertThat(check.lines()).hasSize(3);
    }

    @Test
    void aTextThatIsReadAsAnotherPositionIsReportedWhereItIs() throws IOException {
        GameState another = GameState.start(Setup.of(5), Deal.seeded(1));
        int[] left = {3};
        assertThat(difference(
                        new PositionPassage((rules, text) -> left[0]-- > 0 ? rules.state(text) : another, Rules::view)))
                .startsWith("game.jsonl:5: position: the vector has what is written as ");
        assertThat(difference(new PositionPassage((rules, text) -> rules.state("mpn/1"), Rules::view)))
                .startsWith("game.jsonl:2: position: the vector has mpn/1 players=3 ")
                .contains("the library complains: position 5, players: nothing, expected players=3");
        assertThat(difference(new PositionPassage(Rules::state, (rules, text) -> another.viewFor(1))))
                .startsWith("game.jsonl:2: position seen by seat 0: the vector has what is written as ");
        assertThat(difference(new PositionPassage(
                        Rules::state,
                        (rules, text) -> text.contains(" seen=") ? rules.view(text) : another.viewForSpectator())))
                .startsWith("game.jsonl:2: position seen by a spectator: ");
    }

    private static String difference(PositionPassage passage) throws IOException {
        Report report = VectorRunner.run("game.jsonl", Files.readAllBytes(emitted.get(0)), passage);
        return report.differences().get(0).message();
    }

    @Test
    void whatDiffersFromTheFileIsReportedWithPositionsAsWell() throws IOException {
        String game = Files.readString(emitted.get(0)).replaceFirst("\"legal\":\\d+", "\"legal\":1");
        Path file = Files.writeString(directory.resolve("positions.jsonl"), game);
        Check check = Check.ofPositions(List.of(file));
        assertThat(check.agrees()).isFalse();
        assertThat(check.toString()).startsWith(file + ":2: legal: the vector has 1, the library ");
    }

    @Test
    void whatIsEmittedAgrees() throws IOException {
        Check check = Check.of(emitted);
        assertThat(check.agrees()).isTrue();
        assertThat(check.toString()).startsWith(GAMES + " games, ").contains("all agree");
    }

    @Test
    @Tag("nightly")
    void whatIsEmittedHasAllOptionsAndBreaksAllRulesThatAnActionCanBreak(@TempDir Path more) throws IOException {
        String all = "";
        for (Path file : VectorEmitter.emit(new MercuriusGames(), 21, 1602, more)) {
            all += Files.readString(file);
        }
        Set<String> rules = new LinkedHashSet<>();
        Matcher cited = Pattern.compile("\"([A-Z]{3}-\\d)\"").matcher(all);
        while (cited.find()) {
            rules.add(cited.group(1));
        }
        assertThat(rules)
                .containsExactlyInAnyOrder(
                        "END-1", "TRN-1", "TRD-1", "TRD-5", "TRD-6", "BLK-1", "BLK-2", "DIV-1", "DIV-2", "THG-4",
                        "TRN-2", "NWS-2");
        assertThat(all)
                .contains("\"seed\":null", "OLDEST_FIRST", "NEWEST_FIRST", "\"SOLD\"", "FORFEITED")
                .contains("\"players\":3", "\"players\":4", "\"players\":5")
                .contains("\"startPlayer\":0", "\"startPlayer\":1", "\"startPlayer\":2", "\"startPlayer\":3")
                .contains("[\"TRD-1\",\"TRD-5\",\"TRD-6\"]");
    }

    @Test
    void theSameSeedWritesTheSameFiles(@TempDir Path again) throws IOException {
        assertThat(VectorEmitter.emit(new MercuriusGames(), 2, 1602, again)).hasSize(2);
        for (int game = 0; game < 2; game++) {
            Path file = again.resolve(emitted.get(game).getFileName());
            assertThat(file).hasSameTextualContentAs(emitted.get(game));
        }
    }

    /** What is said about a game with a damaged line. */
    private String damaged(int line, UnaryOperator<String> damage) throws IOException {
        return Check.damaged(emitted.get(0), line, damage, directory, "2 games, .*; 1 game differs", emitted.get(1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "1  | \"players\":3             | \"players\":6         | players: the vector has 6",
                "1  | \"startPlayer\":\\d       | \"startPlayer\":3     | startPlayer: the vector has 3",
                "1  | \"format\":\"mercurius    | \"format\":\"m        | format: the vector has \"m-conf",
                "1  | \"cardOrder\":\"          | \"cardOrder\":\"X     | rulings.cardOrder: the vector has X",
                "1  | \"dividendScale\":\\[     | \"dividendScale\":[-1,| rulings.dividendScale: the vector has [-1,",
                "1  | \"deal\":\\[\"[^\"]+\"    | \"deal\":[\"AMS+AMS-\"| deal[0]: the vector has AMS+AMS-",
                "1  | \"seed\":\"               | \"seed\":\"9x         | seed: the vector has 9x",
                "2  | \"turn\":\\d+             | \"turn\":99           | state.turn: the vector has 99",
                "2  | \"cash\":\\[\\d+,\\d+     | \"cash\":[70,-1       | state.cash[",
                "2  | \"hands\":\\[\\[\"[^\"]+\"| \"hands\":[[\"X\"     | state.hands[0][0]: the vector has \"X\"",
                "2  | \"boards\":\\[\\[         | \"boards\":[[\"NEWS\",| state.boards[0][0]: the vector has \"NEWS\"",
                "2  | \"over\":false,           | ~~                    | state.over: the vector has nothing",
                "2  | \"over\":false,           | \"over\":false,\"x\":1,| state.x: the vector has 1, the library nothing",
                "2  | \"legal\":\\d+            | \"legal\":1           | legal: the vector has 1, the library",
                "2  | \"legalHash\":\"          | \"legalHash\":\"0     | legalHash: the vector has \"0",
                "2  | \"illegal\":\\[           | \"illegal\":[[\"N:\",[\"NWS-2\"]],| illegal[0]: the vector has an illegal N: [NWS-2], the library a legal one",
                "2  | \"illegal\":\\[           | \"illegal\":[[\"D:XYZ\",[\"DIV-2\"]],| illegal[0][0]: the vector has D:XYZ",
                "2  | \"illegal\":\\[           | \"illegal\":[[\"B:\",[\"DIV-2\"]],| illegal[0][1]: the vector has [DIV-2], the library BLK-2",
                "2  | \"action\":\"[^\"]+\"     | \"action\":\"B:\"     | action: the vector has B:, the library refuses it: BLK-2",
                "2  | \"action\":\"[^\"]+\"     | \"action\":\"AMS\"    | action: the vector has AMS, the library complains",
                "2  | ,\"action\":\"[^\"]+\"    | ~~                    | action: the vector has nothing",
                "1  | ^.*$                     | null                  | line: the vector has null, the library expects a JSON",
                "1  | \"players\":3             | \"players\":\"3\"     | players: the vector has \"3\", the library expects a whole",
                "1  | \"players\":3             | \"players\":3.0       | players: the vector has 3.0, the library expects a whole",
                "1  | \"players\":3             | \"players\":3e0       | line: the vector has JSON that is not plain, the library complains: from character 48 on e0",
                "1  | \"players\":3             | \"players\":03        | line: the vector has no JSON",
                "1  | \"players\":3             | \"players\":NaN       | line: the vector has no JSON",
                "1  | \"players\":3             | \"players\":3,\"players\":3 | line: the vector has JSON that is not plain",
                "1  | \"players\":3             | \"players\":3,\"more\":3 | more: the vector has 3, the library nothing",
                "1  | \"cardOrder\"             | \"more\":3,\"cardOrder\" | more: the vector has 3, the library nothing",
                "1  | \"seed\":\"               | \"seed\":\"+          | seed: the vector has \"+",
                "1  | \"seed\":\"               | \"seed\":\"0          | seed: the vector has \"0",
                "1  | \"deal\":\\[\"([A-Z])     | \"deal\":[\"\\u00$1    | line: the vector has ",
                "1  | \"format\"                | \"\\u0066ormat\"      | line: the vector has JSON that is not plain, the library complains: from character 3 on \\u0066",
                "1  | \\}$                      | ,}                    | line: the vector has no JSON",
                "1  | \\}$                      | }}                    | line: the vector has no JSON",
                "2  | \"cash\":\\[\\d+           | \"cash\":[-0          | line: the vector has JSON that is not plain",
                "2  | \"dividendsPaid\":\\[\\]   | \"dividendsPaid\":[,] | line: the vector has no JSON",
                "2  | \"illegal\":\\[           | \"illegal\":[null,    | illegal[0]: the vector has null, the library expects an action",
                "2  | \"illegal\":\\[           | \"illegal\":[[\"B:\"],| illegal[0]: the vector has [\"B:\"], the library expects an action",
                "2  | \"illegal\":\\[           | \"illegal\":[[\"B:\",null],| illegal[0][1]: the vector has null, the library expects an array",
                "2  | \"legal\":\\d+            | \"legal\":999999999999999999999 | legal: the vector has 9999",
                "2  | \\{\"state\"              | \"state\"             | line: the vector has",
            })
    void damageIsFoundWhereItIs(int line, String pattern, String replacement, String message) throws IOException {
        assertThat(damaged(line, text -> text.replaceFirst(pattern, Matcher.quoteReplacement(replacement))))
                .startsWith(line + ": " + message);
    }

    @Test
    void anotherLegalActionIsFoundOnTheNextLine() throws IOException {
        assertThat(damaged(2, text -> text.replaceFirst("\"action\":\"[^\"]+\"", "\"action\":\"+TEA\"")))
                .startsWith("3: state.");
    }

    @Test
    void otherWinnersAreFoundOnTheLastLine() throws IOException {
        int last = Files.readAllLines(emitted.get(0)).size();
        assertThat(damaged(last, text -> text.replace("\"winners\":[", "\"winners\":[4,")))
                .startsWith(last + ": winners[0]: the vector has 4, the library ");
        assertThat(damaged(last, text -> text.replace("\"winners\"", "\"losers\"")))
                .startsWith(last + ": losers: the vector has [");
        assertThat(damaged(last, text -> text.replaceFirst(",\"winners\":.*", "}")))
                .startsWith(last + ": winners: the vector has nothing");
    }

    @Test
    void aGameThatStopsTooSoonOrGoesOnTooLongIsFound() throws IOException {
        List<String> lines = Files.readAllLines(emitted.get(0));
        Path file = Files.write(directory.resolve("short.jsonl"), lines.subList(0, 10));
        assertThat(Check.of(file).toString()).contains(file + ":11: line: the vector has nothing");
        lines.add(lines.get(lines.size() - 1));
        Files.write(file, lines);
        assertThat(Check.of(file).toString()).contains(file + ":" + lines.size() + ": line: the vector has one more");
    }

    @Test
    void cardsThatChangedPlacesAreFoundByTheSeedOrElseByTheHands() throws IOException {
        String swapped = "\"deal\":[\"$2\",\"$1\"";
        String firstTwo = "\"deal\":\\[\"([^\"]+)\",\"([^\"]+)\"";
        assertThat(damaged(1, text -> text.replaceFirst(firstTwo, swapped))).startsWith("1: deal[0]: ");

        List<String> lines = Files.readAllLines(emitted.get(4));
        assertThat(lines.get(0)).contains("\"seed\":null");
        List<String> cards = new ArrayList<>(List.of(
                lines.get(0).replaceFirst(".*\"deal\":\\[(.*?)\\].*", "$1").split(",")));
        // RUL-8: place 12 is the top of the main deck, the first card that is dealt.
        cards.add(12, cards.remove(cards.size() - 1));
        lines.set(0, lines.get(0).replaceFirst("\"deal\":\\[.*?\\]", "\"deal\":[" + String.join(",", cards) + "]"));
        Path file = Files.write(directory.resolve("unseeded.jsonl"), lines);
        assertThat(Check.of(file).toString()).contains(file + ":2: state.hands[");
    }

    /** What is said about a file with these bytes. */
    private String file(byte[] bytes) throws IOException {
        Path file = Files.write(directory.resolve("bytes.jsonl"), bytes);
        Check check = Check.of(file);
        assertThat(check.agrees()).isFalse();
        assertThat(check.toString()).contains("; 1 game differs");
        return check.lines().get(0).replace(file + ":", "");
    }

    @Test
    void aFileThatIsNoVectorIsToldWithTheLineWhereItEndsToBeOne() throws IOException {
        assertThat(file(new byte[0])).isEqualTo("1: line: the vector has nothing, the library expects a game");
        assertThat(file("[]\n".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("1: line: the vector has [], the library expects a JSON object");

        String game = Files.readString(emitted.get(0));
        int thirdLine = game.indexOf('\n', game.indexOf('\n') + 1) + 1;
        byte[] bytes = game.getBytes(StandardCharsets.UTF_8);
        assertThat(file(Arrays.copyOf(bytes, thirdLine + 100)))
                .startsWith("3: line: the vector has no JSON (Unexpected end-of-input");
        bytes[thirdLine + 5] = (byte) 0xff;
        assertThat(file(bytes))
                .startsWith("3: line: the vector has no text, the library complains: bytes that are not UTF-8");
        String emptyLine = game.substring(0, thirdLine) + "\n" + game.substring(thirdLine);
        assertThat(file(emptyLine.getBytes(StandardCharsets.UTF_8))).startsWith("3: line: the vector has nothing");
    }

    @Test
    void otherEndsOfLinesAreNone() throws IOException {
        String game = Files.readString(emitted.get(0));
        assertThat(file(game.replace('\n', '\r').getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("1: line: the vector has no text, the library complains: a carriage return, expected lines"
                        + " that end with a line feed");
        assertThat(file(game.replace('\n', '\u2028').getBytes(StandardCharsets.UTF_8)))
                .startsWith("1: line: the vector has no JSON (");
        assertThat(file("x".repeat(1 << 21).getBytes(StandardCharsets.UTF_8)))
                .startsWith("1: line: the vector has no text, the library complains: a longer line");
    }

    @Test
    void linesMayEndAsOnWindowsAndTheFileMayBeginWithAByteOrderMark() throws IOException {
        String game = "\ufeff" + Files.readString(emitted.get(0)).replaceAll("\r?\n", "\r\n");
        Path file = Files.writeString(directory.resolve("windows.jsonl"), game);
        assertThat(Check.of(file).agrees()).isTrue();
    }
}
