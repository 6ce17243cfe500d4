package io.github.mercurius.examples.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Vectors;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Vectors of Mercatores and Mercado: those of the other implementation agree, and so do those that are written. */
class SisterVectorsTest {
    private static final String MERCATORES_RULES = "CASH-1 CASH-2 CASH-5 END-1 LOAD-1 LOAD-2 LOAD-4 MKT-1 MKT-2 MKT-3"
            + " MKT-4 MKT-5 PRO-2 ROUTE-1 TAX-1 TAX-2 TURN-1";
    private static final String MERCADO_RULES = "CHN-2 CHN-3 DRW-1 EFF-5 END-1 MKT-3 MKT-4 PLY-2 PLY-3 PLY-5 PRV-1"
            + " PRV-2 RET-1 SAL-1 SEA-1 SEA-2 SEA-3 TRN-1 TRN-3";

    @TempDir
    Path directory;

    private static List<Path> files(GameName game, String folder) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../../core/" + game + "/src/test/resources/" + folder))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = GameName.class,
            names = {"MERCATORES", "MERCADO"})
    void theVectorsOfAnotherImplementationAgree(GameName game) throws IOException {
        List<Path> vectors = files(game, "vectors");
        assertThat(Check.of(vectors).toString())
                .startsWith(vectors.size() + " games, ")
                .endsWith(" refusals; all agree");
        assertThat(Check.of(files(game, "editions")).toString()).endsWith(" editions; all agree");
    }

    /** The list is the longer one where a rule is broken in two ways: it always has all that the other one has. */
    @ParameterizedTest
    @EnumSource(
            value = GameName.class,
            names = {"MERCATORES", "MERCADO"})
    void theListOfAllBrokenRulesHasThatOfAnotherImplementation(GameName game) throws IOException {
        int same = 0;
        int more = 0;
        for (Path vector : files(game, "vectors")) {
            List<String> lines = Files.readAllLines(vector);
            VectorGame<?, ?> now = VectorGame.begin(GameKit.of(game), lines.get(0));
            for (String text : lines.subList(1, lines.size())) {
                JsonNode line = Fields.JSON.readTree(text);
                Function<String, Set<String>> broken = broken(now);
                for (JsonNode entry : line.get("illegal")) {
                    Set<String> rules = broken.apply(entry.get(0).asText());
                    List<String> other = Fields.list("", entry.get(1), Fields::text);
                    assertThat(rules).as(vector + ": " + entry).containsAll(other);
                    same += rules.size() == other.size() ? 1 : 0;
                    more += rules.size() == other.size() ? 0 : 1;
                }
                now = now.isOver() ? now : now.after(line.get("action").asText());
            }
        }
        assertThat(more).as("longer than the other list, of " + same).isLessThan(same / 4);
    }

    private static Function<String, Set<String>> broken(VectorGame<?, ?> game) {
        if (game.now() instanceof io.github.mercurius.mercatores.GameState state) {
            var edition = state.table().setup().edition();
            return text -> MercatoresBroken.of(state).by(io.github.mercurius.mercatores.Action.parse(text, edition));
        }
        var state = (io.github.mercurius.mercado.GameState) game.now();
        var edition = state.table().setup().edition();
        return text -> MercadoBroken.of(state).by(io.github.mercurius.mercado.Action.parse(text, edition));
    }

    /** Field by field and byte by byte: what is written looks as what the other implementation writes. */
    @ParameterizedTest
    @EnumSource(
            value = GameName.class,
            names = {"MERCATORES", "MERCADO"})
    void linesAreWrittenAsTheOtherImplementationWritesThem(GameName game) throws IOException {
        Vectors<?, ?> vectors = GameKit.of(game).vectors();
        for (Path vector : files(game, "vectors")) {
            List<String> lines = Files.readAllLines(vector);
            VectorGame<?, ?> now = VectorGame.begin(GameKit.of(game), lines.get(0));
            ShortStates states = new ShortStates(vectors.writesDifferences());
            for (String text : lines.subList(1, lines.size())) {
                ObjectNode line = (ObjectNode) Fields.JSON.readTree(text);
                line.set("state", states.shortened(now.state()));
                line.put("legal", now.legal().size());
                line.put("legalHash", LegalHash.of(now.legal()));
                assertThat(now.isOver() ? line.setAll(now.ending()) : line).hasToString(text);
                now = now.isOver() ? now : now.after(line.get("action").asText());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"MERCATORES, game-000-2p.jsonl", "MERCADO, game-000-2p.jsonl"})
    void firstLinesAreWrittenSoToo(GameName game, String file) throws IOException {
        String line = Files.readAllLines(files(game, "vectors").stream()
                        .filter(vector -> vector.endsWith(file))
                        .findFirst()
                        .orElseThrow())
                .get(0);
        var start = GameKit.of(game).vectors().read(line).state().table().setup();
        long seed =
                Long.parseUnsignedLong(Fields.JSON.readTree(line).get("seed").asText());
        ObjectNode written = start instanceof io.github.mercurius.mercatores.Setup mercatores
                ? MercatoresGames.firstLine(
                        mercatores, io.github.mercurius.mercatores.Deal.seeded(mercatores.edition(), seed))
                : MercadoGames.firstLine(
                        (Setup) start, Deal.seeded(((Setup) start).edition(), seed), OptionalLong.of(seed));
        assertThat(written).hasToString(line);
    }

    @ParameterizedTest
    @Tag("nightly")
    @CsvSource({"mercatores, 30, '" + MERCATORES_RULES + "'", "mercado, 45, '" + MERCADO_RULES + "'"})
    void whatIsWrittenAgreesHasAllOptionsAndBreaksAllRulesThatAnActionCanBreak(String game, int games, String rules)
            throws IOException {
        VectorEmitter.emit(WriteVectorsTest.games(GameName.of(game).orElseThrow()), games, 7, directory);
        List<Path> written = written();
        assertThat(written).hasSize(games);
        Check check = Check.of(written);
        assertThat(check.agrees()).as(check.toString()).isTrue();
        StringBuilder all = new StringBuilder();
        for (Path file : written) {
            assertThat(FileKind.of(Files.readAllBytes(file)).game()).hasToString("Optional[" + game + "]");
            all.append(Files.readString(file));
        }
        assertThat(citedIn(all)).isEqualTo(new TreeSet<>(List.of(rules.split(" "))));
        assertThat(all)
                .contains("\"seed\":null", "\"players\":2", "\"players\":3", "\"players\":4")
                .contains("\"startPlayer\":0", "\"startPlayer\":1", "\"startPlayer\":2", "\"startPlayer\":3")
                .contains(
                        game.equals("mercado")
                                ? List.of("\"side\":\"A\"", "\"side\":\"B\"", "\"COMPLETE\"", "\"FREE\"", "\"~V:")
                                : List.of("\"OTHERS\"", "\"ALL\""));
    }

    private List<Path> written() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        }
    }

    private static Set<String> citedIn(CharSequence text) {
        Set<String> rules = new TreeSet<>();
        Matcher cited = Pattern.compile("\"([A-Z]{3,5}-\\d)\"").matcher(text);
        while (cited.find()) {
            rules.add(cited.group(1));
        }
        return rules;
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void theSameSeedWritesTheSameFiles(String game) throws IOException {
        Path one = directory.resolve("one");
        Path two = directory.resolve("two");
        MadeUpGames<?, ?> games = WriteVectorsTest.games(GameName.of(game).orElseThrow());
        VectorEmitter.emit(games, 1, 3, one);
        VectorEmitter.emit(games, 1, 3, two);
        String name = "game-000-2p.jsonl";
        assertThat(one.resolve(name)).hasSameBinaryContentAs(two.resolve(name));
    }

    @Test
    void gamesAreWrittenWithAnEditionThatIsGiven() throws IOException {
        for (GameName game : List.of(GameName.MERCATORES, GameName.MERCADO)) {
            JsonNode other = null;
            for (Path vector : files(game, "vectors")) {
                JsonNode edition =
                        Fields.JSON.readTree(Files.readAllLines(vector).get(0)).get("edition");
                other = edition.isObject() && !edition.toString().contains("tand-in") ? edition : other;
            }
            Object document = Fields.document(Objects.requireNonNull(other));
            JsonNode name = other.get("name");
            Path games = directory.resolve("games-" + game);
            MadeUpGames<?, ?> madeUp = game == GameName.MERCADO
                    ? new MercadoGames(Edition.of(document))
                    : new MercatoresGames(io.github.mercurius.mercatores.Edition.of(document));
            VectorEmitter.emit(madeUp, 1, 1, games);
            Path first = games.resolve("game-000-2p.jsonl");
            JsonNode written = Fields.JSON.readTree(Files.readAllLines(first).get(0));
            assertThat(written.get("edition").get("name")).isEqualTo(name);
            assertThat(Check.of(first).agrees()).isTrue();
        }
    }

    /** What is said about a vector with a damaged line, without the name of the file. */
    private String damaged(Path vector, int line, UnaryOperator<String> damage) throws IOException {
        return Check.damaged(vector, line, damage, directory, "; 1 (game|line) differs");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "mercatores | 1 | \"players\":2       | \"players\":5        | players: the vector has 5",
                "mercatores | 1 | \"startPlayer\":0   | \"startPlayer\":2    | startPlayer: the vector has 2",
                "mercatores | 1 | \"lastTurns\":\"    | \"lastTurns\":\"X    | rulings.lastTurns: the vector has X",
                "mercatores | 1 | \"deal\":\\[\"[^\"]+\" | \"deal\":[\"XYZ\"  | deal[0]: the vector has XYZ",
                "mercatores | 1 | \"seed\":\"10       | \"seed\":\"11        | deal[",
                "mercatores | 1 | \"copies\":\\[10,6  | \"copies\":[10,7     | edition: the vector has an edition, the library complains: EDN-3",
                "mercatores | 2 | \"turn\":0          | \"turn\":1           | state.turn: the vector has 1, the library 0",
                "mercatores | 3 | \"deck\":\\d+       | \"deck\":1           | state.deck: the vector has 1",
                "mercatores | 3 | \"given\":\"[^\"]+\", | ~~                 | state.given: the vector has nothing",
                "mercatores | 2 | \"legal\":\\d+      | \"legal\":1          | legal: the vector has 1",
                "mercatores | 2 | \"legalHash\":\"    | \"legalHash\":\"0    | legalHash: the vector has \"0",
                "mercatores | 2 | \"MKT-1\"           | \"MKT-2\"            | illegal[1][1]: the vector has [MKT-2], the library MKT-1",
                "mercatores | 2 | \"illegal\":\\[     | \"illegal\":[[\"G:CRN0\",[\"MKT-1\"]],| illegal[0]: the vector has an illegal G:CRN0 [MKT-1], the library a legal one",
                "mercatores | 2 | \"action\":\"G:CRN0 | \"action\":\"G:CAC1  | action: the vector has G:CAC1, the library refuses it: MKT-1",
                "mercatores | 2 | \"action\":\"G:CRN0 | \"action\":\"G:CRN   | action: the vector has G:CRN, the library complains",
                "mercado    | 1 | \"disc\":14         | \"disc\":30          | disc: the vector has 30",
                "mercado    | 1 | \"side\":\"A        | \"side\":\"C         | side: the vector has C",
                "mercado    | 1 | \"edition\":\"stand-in 2 | \"edition\":\"other | edition: the vector has \"other\"",
                "mercado    | 1 | \"objects\":\\[\"[^\"]+\" | \"objects\":[\"O01\" | objects[0]: the vector has \"O01\", the library \"O02\"",
                "mercado    | 1 | \"objects\":\\[\"[^\"]+\" | \"objects\":[\"O13\" | objects and perfumes: ",
                "mercado    | 2 | \"piles\":\\[28     | \"piles\":[29        | state.piles[0]: the vector has 29, the library 28",
                "mercado    | 3 | \"toDraw\":3        | \"toDraw\":2         | state.toDraw: the vector has 2, the library 3",
                "mercado    | 3 | \"toDraw\":3        | \"toDraw\":3,\"x\":1 | state.x: the vector has 1, the library nothing",
                "mercado    | 3 | ,\"toDraw\":3       | ~~                   | state.toDraw: the vector has 0, the library 3",
                "mercado    | 3 | \"action\":\"~C:CBB | \"action\":\"~C:GGG  | action: the vector has ~C:GGG, the library ~C:CBB by the seed (RUL-16)",
                "mercado    | 3 | \"action\":\"~C:CBB | \"action\":\"~C:WWW  | action: the vector has ~C:WWW, the library refuses it: CHN-2",
            })
    void damageIsFoundWhereItIs(String game, int line, String pattern, String replacement, String message)
            throws IOException {
        Path vector = Path.of("../../core/" + game + "/src/test/resources/vectors/game-000-2p.jsonl");
        assertThat(damaged(vector, line, text -> text.replaceFirst(pattern, Matcher.quoteReplacement(replacement))))
                .startsWith(line + ": " + message);
    }

    @Test
    void whatTheEndSaysIsComparedToo() throws IOException {
        Path mercatores = Path.of("../../core/mercatores/src/test/resources/vectors/game-000-2p.jsonl");
        int last = Files.readAllLines(mercatores).size();
        assertThat(damaged(mercatores, last, text -> text.replace("\"scores\":[4", "\"scores\":[5")))
                .startsWith(last + ": scores[0]: the vector has 5, the library 4");
        assertThat(damaged(mercatores, last, text -> text.replace("\"winners\":[1", "\"winners\":[0")))
                .startsWith(last + ": winners[0]: the vector has 0, the library 1");
        Path mercado = Path.of("../../core/mercado/src/test/resources/vectors/game-000-2p.jsonl");
        last = Files.readAllLines(mercado).size();
        assertThat(damaged(mercado, last, text -> text.replace("\"ranking\":[0,1]", "\"ranking\":[1,0]")))
                .startsWith(last + ": ranking[0]: the vector has 1, the library 0");
    }

    @Test
    void anEditionThatIsJudgedOtherwiseIsFound() throws IOException {
        Path editions = Path.of("../../core/mercatores/src/test/resources/editions/editions.jsonl");
        assertThat(damaged(editions, 2, text -> text.replace("\"breaks\":[]", "\"breaks\":[\"EDN-3\"]")))
                .isEqualTo("2: breaks: the vector has [EDN-3], the library accepts it");
        assertThat(damaged(editions, 2, text -> text.replace("\"copies\":[10,6]", "\"copies\":[10,7]")))
                .startsWith("2: breaks: the vector has [], the library says: [EDN-3: ");
        assertThat(damaged(editions, 2, text -> text.replace("\"case\"", "\"what\"")))
                .startsWith("2: what: the vector has ");
    }

    @Test
    void aFileOfEditionsWithALotOfRubbishIsLeftSoon() throws IOException {
        Path file = directory.resolve("rubbish.jsonl");
        Files.writeString(file, "{\"format\":\"mercado-editions/1\"}\n" + "\n".repeat(100_000));
        assertThat(Check.of(file).lines()).hasSize(101);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void everyStateAndEveryViewOfAVectorGoesThroughTheTextOfAPosition(String game) throws IOException {
        Path vector = Path.of("../../core/" + game + "/src/test/resources/vectors/game-000-2p.jsonl");
        Check check = Check.ofPositions(List.of(vector));
        assertThat(check.agrees()).as(check.toString()).isTrue();
        assertThat(check.toString())
                .startsWith("1 game, ")
                .contains("states   text: median ", "views    text: median ");
    }
}
