package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever is not exactly a value is refused, with the place, what was found, and what was expected. */
public abstract class StrictLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Games<A, V> games;
    private final Formats<A, V> formats;
    private final AnyGame<A, V> game;
    private final String code;
    private final String last;

    /**
     * The laws of some formats.
     *
     * @param game of three, just begun
     * @param code of a thing that a hand can hold
     * @param last the last property of a state
     */
    protected StrictLaws(Games<A, V> games, AnyGame<A, V> game, String code, String last) {
        this.games = games;
        formats = games.own();
        this.game = game;
        this.code = code;
        this.last = last;
    }

    /** The lines of a file of the game. */
    protected static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of("src/test/resources", file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A test of each row of a file: texts with bars between them. */
    static Stream<DynamicTest> rows(String file, Consumer<String[]> test) {
        return lines(file).stream()
                .map(line -> DynamicTest.dynamicTest(line, () -> test.accept(line.split(" \\| ", 3))));
    }

    /** A document, with single quotes for double ones, is refused with a message. */
    protected static void isRefused(WireFormat<?> format, String json, String message) {
        assertThat(Refusals.of(format, json.replace('\'', '"'))).hasMessage(message);
    }

    @TestFactory
    public Stream<DynamicTest> anActionIsRefusedForItsMistake() {
        return rows(
                "refused-actions.txt",
                row -> assertThat(Refusals.of(formats.action(), row[0])).hasMessage(row[1]));
    }

    /** The message of a state that contradicts the rules is left to the rules of the game, which cite themselves. */
    @TestFactory
    public Stream<DynamicTest> aStateIsRefusedForItsMistake() {
        return rows("refused-states.txt", row -> {
            FormatException refusal = Refusals.of(formats.state(), changed(row[0], row[1]));
            if (row.length == 2) {
                assertThat(refusal.pointer()).isIn("", "/table");
            } else {
                assertThat(refusal).hasMessage(row[2]);
            }
        });
    }

    @TestFactory
    public Stream<DynamicTest> aRecordIsRefusedForItsMistake() {
        String json = formats.record().write(game.toRecord());
        return rows(
                "refused-records.txt",
                row -> assertThat(Refusals.of(formats.record(), json, row[0], row[1]))
                        .hasMessage(row[2]));
    }

    /** The state's document with another text for the first place of a part of it. */
    protected String changed(String part, String other) {
        String json = formats.state().write(game.state());
        assertThat(json).contains(part);
        int at = json.indexOf(part);
        return json.substring(0, at) + other + json.substring(at + part.length());
    }

    /** The document with its last property in front. */
    protected static String inFront(String last, String json) {
        int at = json.indexOf(",\"" + last + "\":");
        return "{" + json.substring(at + 1, json.length() - 1) + "," + json.substring(1, at) + "}";
    }

    @Test
    public void theLastPropertyCanComeFirst() {
        String state = formats.state().write(game.state());
        assertThat(formats.state().read(inFront(last, state))).isEqualTo(game.state());
        V view = game.state().viewFor(1);
        assertThat(formats.view().read(inFront("hand", formats.view().write(view))))
                .isEqualTo(view);
    }

    @Test
    public void aTreeIsReadAsStrictlyAsItsText() {
        ObjectNode message = JsonNodeFactory.instance.objectNode();
        message.set("state", formats.state().writeTree(game.state()));
        assertThat(formats.state().readTree(message.path("state"))).isEqualTo(game.state());
        isRefused(message.path("view"), "the document: found nothing, expected a value");
        isRefused(message, "/state: found an unknown property, expected one of format, ");
        JsonNode table = message.path("state").path("table");
        ((ObjectNode) table).put("turn", 1.0);
        isRefused(message.path("state"), "/table/turn: found 1.0, expected a whole number from 0 to ");
        ((ObjectNode) table).putPOJO("turn", game);
        isRefused(message.path("state"), "/table/turn: found ");
        ((ObjectNode) table).put("turn", 0).put("more", 0);
        isRefused(message.path("state"), "/table/more: found an unknown property, expected one of ");
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (int depth = 1; depth <= WireFormat.DEEPEST; depth++) {
            array = JsonNodeFactory.instance.arrayNode().add(array);
        }
        isRefused(array, "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0: found too much, expected at most 16 levels");
    }

    private void isRefused(JsonNode tree, String message) {
        assertThatThrownBy(() -> formats.state().readTree(tree))
                .isInstanceOf(FormatException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    public void aViewIsNoStateAndAStateNoView() {
        String view = formats.view().write(game.state().viewFor(1));
        String state = formats.state().write(game.state());
        assertThat(Refusals.of(formats.state(), view).pointer()).isEqualTo("/format");
        assertThat(Refusals.of(formats.view(), state).pointer()).isEqualTo("/format");
        assertThat(Refusals.of(formats.view(), view.replace("\"viewer\":1", "\"viewer\":3")))
                .hasMessage("the document: found seat: 3, expected 0 to 2");
        String spectator = view.replace("\"viewer\":1", "\"viewer\":null")
                .replaceFirst("\"hand\":\\[[^]]*]", "\"hand\":[\"" + code + "\"]");
        assertThat(Refusals.of(formats.view(), spectator).getMessage())
                .matches("the document: found hand of a spectator: \\[?\\Q" + code
                        + "\\E]?, expected no (cards|tokens) \\(INF-1\\)");
    }

    @Test
    public void aRuleIsThatOfTheViolation() {
        List<String> others = new ArrayList<>();
        games.rules(game.state()).all().forEach(rule -> others.add(rule.id()));
        assertThat(others.remove("END-1")).isTrue();
        assertThat(others).hasSizeGreaterThan(30);
        for (String rule : others) {
            isRefused(
                    formats.violation(),
                    "{'type':'gameOver','rule':'" + rule + "'}",
                    "/rule: found " + rule + ", expected END-1");
        }
        assertThat(Refusals.of(formats.violation(), "{\"type\":\"gameOver\",\"rule\":\"END_1\"}")
                        .pointer())
                .isEqualTo("/rule");
    }
}
