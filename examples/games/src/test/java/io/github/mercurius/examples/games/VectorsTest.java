package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Vectors agree where they are right, and where they are not it is said on which line and in which field. */
class VectorsTest {
    private static final Path EDITIONS = Path.of("../../core/mercatores/src/test/resources/editions/editions.jsonl");

    @TempDir
    Path directory;

    private static List<Path> vectors(GameName game) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../../core/" + game + "/src/test/resources/vectors"))) {
            return files.sorted().toList();
        }
    }

    private static Path first(GameName game) throws IOException {
        return vectors(game).stream()
                .filter(file -> file.getFileName().toString().startsWith("game-000-"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void theVectorsOfAnotherImplementationAgree(GameName game) throws IOException {
        List<Path> vectors = vectors(game);
        assertThat(Check.of(vectors).toString())
                .startsWith(vectors.size() + " games, ")
                .endsWith(" refusals; all agree");
    }

    @Test
    void theEditionsOfAnotherImplementationAreJudgedSoHere() throws IOException {
        assertThat(Check.of(EDITIONS).toString()).endsWith(" editions; all agree");
        Path mercado = Path.of("../../core/mercado/src/test/resources/editions/editions.jsonl");
        assertThat(Check.of(mercado).toString()).endsWith(" editions; all agree");
    }

    @ParameterizedTest
    @EnumSource
    void everyStateAndEveryViewOfAVectorGoesThroughTheTextOfAPosition(GameName game) throws IOException {
        List<String> lines = Files.readAllLines(first(game));
        throughPositions(VectorGame.begin(GameKit.of(game), lines.get(0)), lines);
    }

    private static <A extends AnyAction, V extends AnyView<A>> void throughPositions(
            VectorGame<A, V> begun, List<String> lines) throws IOException {
        VectorGame<A, V> now = begun;
        for (String text : lines.subList(1, lines.size())) {
            AnyState<A, V> state = now.now();
            AnyState<A, V> read = now.kit().rules().state(state.toText());
            assertThat(read).isEqualTo(state).returns(state.toText(), AnyState::toText);
            List<V> views = new ArrayList<>(List.of(state.viewForSpectator()));
            state.table().setup().seats().forEach(seat -> views.add(state.viewFor(seat)));
            for (V view : views) {
                V seen = now.kit().rules().view(view.toText());
                assertThat(seen).isEqualTo(view).returns(view.toText(), AnyView::toText);
            }
            now = new VectorGame<>(now.kit(), read, now.dealer(), now.due());
            now = now.isOver()
                    ? now
                    : now.after(Fields.JSON.readTree(text).get("action").asText());
        }
    }

    /** Field by field and byte by byte: what is written looks as what the other implementation writes. */
    @ParameterizedTest
    @EnumSource
    void linesAreWrittenAsTheOtherImplementationWritesThem(GameName game) throws IOException {
        List<String> lines = Files.readAllLines(first(game));
        GameKit<?, ?> kit = GameKit.of(game);
        VectorGame<?, ?> now = VectorGame.begin(kit, lines.get(0));
        ShortStates states = new ShortStates(kit.vectors().writesDifferences());
        for (String text : lines.subList(1, lines.size())) {
            ObjectNode line = (ObjectNode) Fields.JSON.readTree(text);
            line.setAll(now.line());
            line.set("state", states.shortened((ObjectNode) now.line().get("state")));
            assertThat(line).hasToString(text);
            now = now.isOver() ? now : now.after(line.get("action").asText());
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenAgreesAndFollowsFromTheSeed(GameName game) throws IOException {
        MadeUpGames<?, ?> games = WriteVectorsTest.games(game);
        List<Path> written = VectorEmitter.emit(games, 3, 1602, directory.resolve("one"));
        Check check = Check.of(written);
        assertThat(check.agrees()).as(check.toString()).isTrue();
        List<Path> again = VectorEmitter.emit(games, 3, 1602, directory.resolve("two"));
        for (int i = 0; i < 3; i++) {
            assertThat(again.get(i)).hasSameBinaryContentAs(written.get(i));
        }
    }

    /** What is said about a vector with a damaged line, without the name of the file. */
    private String damaged(Path vector, int line, UnaryOperator<String> damage) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(vector));
        String changed = damage.apply(lines.get(line - 1));
        assertThat(changed).as("the damage is one").isNotEqualTo(lines.get(line - 1));
        lines.set(line - 1, changed);
        return said(String.join("\n", lines) + "\n");
    }

    /** What is said about a file with this text. */
    private String said(String text) throws IOException {
        return said(text.getBytes(StandardCharsets.UTF_8));
    }

    private String said(byte[] bytes) throws IOException {
        Path file = Files.write(directory.resolve("damaged.jsonl"), bytes);
        Check check = Check.of(file);
        assertThat(check.agrees()).isFalse();
        return check.lines().get(0).replace(file + ":", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "MERCURIUS  | 1 | \"players\":3       | \"players\":6           | line: the vector has a game, the library complains: players: 6",
                "MERCURIUS  | 1 | \"players\":3       | \"players\":3.0         | players: the vector has 3.0, the library 3",
                "MERCURIUS  | 1 | \"players\":3       | \"players\":03          | line: the vector has no JSON",
                "MERCURIUS  | 1 | \"players\":3       | \"players\":3,\"players\":3 | line: the vector has no JSON (Duplicate",
                "MERCURIUS  | 1 | \"players\":3       | \"players\":3,\"more\":3 | more: the vector has 3, the library nothing",
                "MERCURIUS  | 1 | \"deal\":\\[\"[^\"]+\" | \"deal\":[\"AMS+AMS-\" | deal[0]: the vector has \"AMS+AMS-\", the library \"",
                "MERCURIUS  | 2 | \"turn\":\\d+       | \"turn\":99             | state.turn: the vector has 99",
                "MERCURIUS  | 2 | \"over\":false,     | ~~                      | state.over: the vector has nothing",
                "MERCURIUS  | 2 | \"illegal\":\\[     | \"illegal\":[[\"B:\",[\"DIV-2\"]],| illegal[0][1]: the vector has [DIV-2], the library BLK-2",
                "MERCURIUS  | 2 | \"illegal\":\\[     | \"illegal\":[null,      | illegal[0]: the vector has null, the library expects an action",
                "MERCURIUS  | 2 | \"action\":\"[^\"]+\" | \"action\":\"B:\"     | action: the vector has B:, the library refuses it: BLK-2",
                "MERCURIUS  | 2 | ,\"action\":\"[^\"]+\" | ~~                   | action: the vector has nothing",
                "MERCATORES | 1 | \"lastTurns\":\"    | \"lastTurns\":\"X       | rulings.lastTurns: the vector has X",
                "MERCATORES | 1 | \"copies\":\\[10,6  | \"copies\":[10,7        | edition: the vector has an edition, the library complains: EDN-3",
                "MERCATORES | 2 | \"legal\":\\d+      | \"legal\":1             | legal: the vector has 1",
                "MERCATORES | 2 | \"legalHash\":\"    | \"legalHash\":\"0       | legalHash: the vector has \"0",
                "MERCADO    | 1 | \"edition\":\"stand-in 2 | \"edition\":\"other | edition: the vector has \"other\"",
                "MERCADO    | 3 | ,\"toDraw\":3       | ~~                      | state.toDraw: the vector has 0, the library 3",
                "MERCADO    | 3 | \"action\":\"~C:CBB | \"action\":\"~C:GGG     | action: the vector has ~C:GGG, the library ~C:CBB by the seed (RUL-16)",
            })
    void damageIsFoundWhereItIs(GameName game, int line, String pattern, String replacement, String message)
            throws IOException {
        assertThat(damaged(
                        first(game), line, text -> text.replaceFirst(pattern, Matcher.quoteReplacement(replacement))))
                .startsWith(line + ": " + message);
    }

    @Test
    void whatTheEndSaysIsComparedToo() throws IOException {
        Path game = first(GameName.MERCATORES);
        int last = Files.readAllLines(game).size();
        assertThat(damaged(game, last, text -> text.replace("\"scores\":[4", "\"scores\":[5")))
                .startsWith(last + ": scores[0]: the vector has 5, the library 4");
        assertThat(damaged(game, last, text -> text.replace("\"winners\":[1", "\"winners\":[0")))
                .startsWith(last + ": winners[0]: the vector has 0, the library 1");
    }

    @Test
    void aGameThatStopsTooSoonOrGoesOnTooLongIsFound() throws IOException {
        List<String> lines = Files.readAllLines(first(GameName.MERCURIUS));
        assertThat(said(String.join("\n", lines.subList(0, 10)) + "\n")).startsWith("11: line: the vector has nothing");
        lines.add(lines.get(lines.size() - 1));
        assertThat(said(String.join("\n", lines) + "\n")).startsWith(lines.size() + ": line: the vector has one more");
    }

    @Test
    void anEditionThatIsJudgedOtherwiseIsFound() throws IOException {
        assertThat(damaged(EDITIONS, 2, text -> text.replace("\"breaks\":[]", "\"breaks\":[\"EDN-3\"]")))
                .isEqualTo("2: breaks: the vector has [EDN-3], the library accepts it");
        assertThat(damaged(EDITIONS, 2, text -> text.replace("\"copies\":[10,6]", "\"copies\":[10,7]")))
                .startsWith("2: breaks: the vector has [], the library says: [EDN-3: ");
    }

    @Test
    void aFileThatIsNoVectorIsToldWithTheLineWhereItEndsToBeOne() throws IOException {
        assertThat(said("")).isEqualTo("1: line: the vector has nothing, the library expects a game");
        assertThat(said("[]\n")).isEqualTo("1: line: the vector has [], the library expects a JSON object");
        String game = Files.readString(first(GameName.MERCURIUS));
        int thirdLine = game.indexOf('\n', game.indexOf('\n') + 1) + 1;
        byte[] bytes = game.getBytes(StandardCharsets.UTF_8);
        assertThat(said(Arrays.copyOf(bytes, thirdLine + 100)))
                .startsWith("3: line: the vector has no JSON (Unexpected end-of-input");
        bytes[thirdLine + 5] = (byte) 0xff;
        assertThat(said(bytes))
                .startsWith("3: line: the vector has no text, the library complains: bytes that are not UTF-8");
        Path file = directory.resolve("rubbish.jsonl");
        Files.writeString(file, "{\"format\":\"mercado-editions/1\"}\n" + "\n".repeat(100_000));
        assertThat(Check.of(file).lines()).as("left soon").hasSize(101);
    }
}
