package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is not exactly a value is refused, with the place, what was found, and what was expected. */
public abstract class StrictLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final AnyGame<A, V> game;
    private final String code;
    private final String last;
    private final List<String> action;
    private final int mostTurns;

    /**
     * The laws of some formats.
     *
     * @param game of three, just begun
     * @param code of a thing that a hand can hold
     * @param last the last property of a state
     * @param action an action with one property: its type, the name of the property, and its value
     * @param mostTurns the highest number that a turn can have
     */
    protected StrictLaws(
            Games<A, V> games, AnyGame<A, V> game, String code, String last, List<String> action, int mostTurns) {
        rules = games.rules().apply(game.setup());
        formats = games.formats(game.state());
        this.game = game;
        this.code = code;
        this.last = last;
        this.action = action;
        this.mostTurns = mostTurns;
    }

    /** A document, with single quotes for double ones, is refused with a message. */
    protected static void isRefused(WireFormat<?> format, String json, String message) {
        assertThat(Refusals.of(format, json.replace('\'', '"'))).hasMessage(message);
    }

    /** What is refused in every game; in single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                              | the document: found nothing, expected an object",
                "null                            | the document: found null, expected an object",
                "[]                              | the document: found an array, expected an object",
                "{}                              | the document: found no property \"type\", expected an object with one",
                "{'NAME':'CODE'}                 | the document: found no property \"type\", expected an object with one",
                "{'type':'TYPE'}                 | the document: found no property \"NAME\", expected all of type, NAME",
                "{'type':'TYPE','NAME':'CODE','more':1}      | /more: found an unknown property, expected one of type, NAME",
                "{'type':'TYPE','NAME':'CODE','NAME':'CODE'} | /NAME: found the property twice, expected each property once",
                "{'type':'TYPE','NAME':'CODE','type':'TYPE'} | /type: found the property twice, expected each property once",
                "{'NAME':'CODE','type':'TYPE','NAME':'CODE'} | /NAME: found the property twice, expected each property once",
                "{'NAME':'CODE','type':'TYPE','type':'TYPE'} | /type: found the property twice, expected each property once",
                "{'type':'TYPE','NAME':'CODE'} 1   | the document: found 1, expected the end of the document",
                "{'type':'TYPE','NAME':'CODE'}}    | the document: found malformed JSON in line 1, column LAST, expected well-formed JSON",
                "{'type':'TYPE','NAME':'CODE'      | /NAME: found malformed JSON in line 1, column NEXT, expected well-formed JSON",
                "{'type':'TYPE','NAME':'CODE',}    | /NAME: found malformed JSON in line 1, column LAST, expected well-formed JSON",
                "{'type':'TYPE','NAME':NaN}        | /NAME: found malformed JSON in line 1, column LAST, expected well-formed JSON",
                "{'type':'TYPE',/**/'NAME':'CODE'} | /type: found malformed JSON in line 1, column SIGN, expected well-formed JSON",
                "{'type':'TYPE','NAME':'ESCAPED'}    | /NAME: found an escape in \"CODE\", expected letters and signs as they are",
                "{'NAME':'ESCAPED','type':'TYPE'}    | /NAME: found an escape in \"CODE\", expected letters and signs as they are",
                "{'typ\\u0065':'TYPE','NAME':'CODE'} | /type: found an escape in \"type\", expected letters and signs as they are",
                "{'NAME':'CODE','typ\\u0065':'TYPE'} | /type: found an escape in \"type\", expected letters and signs as they are",
            })
    public void anActionIsRefusedAsInEveryGame(String row, String message) {
        String code = action.get(2);
        String json = row.replace("ESCAPED", String.format("\\u%04x", (int) code.charAt(0)) + code.substring(1))
                .replace("TYPE", action.get(0))
                .replace("NAME", action.get(1))
                .replace("CODE", code);
        String expected = message.replace("NAME", action.get(1))
                .replace("CODE", code)
                .replace("LAST", String.valueOf(json.length()))
                .replace("NEXT", String.valueOf(json.length() + 1))
                .replace("SIGN", String.valueOf(json.indexOf("/**/") + 1));
        isRefused(formats.action(), json, expected);
    }

    /** What is refused in every game, in a state. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'turn':0    | 'turn':-1   | /table/turn: found -1, expected a whole number from 0 to MOST",
                "'turn':0    | 'turn':0.0  | /table/turn: found 0.0, expected a whole number from 0 to MOST",
                "'turn':0    | 'turn':-0   | /table/turn: found -0, expected 0 without a sign",
                "'turn':0    | 'turn':'0'  | /table/turn: found \"0\", expected a whole number from 0 to MOST",
                "-state/1    | -state/2    | /format: found \"GAME-state/2\", expected GAME-state/1",
                "-state/1    | -view/1     | /format: found \"GAME-view/1\", expected GAME-state/1",
                "'players':3 | 'players':4 | /table: found 3 players, expected 4",
                "'names':[]  | 'names':['a'] | /table/setup: found names: 1, expected none, or 3",
                "'names':[]  | 'names':['An\\u202ena','b','c'] | /table/setup: found name of seat 0: U+202E at position 2, expected characters that can be seen, and spaces between them",
            })
    public void aStateIsRefusedAsInEveryGame(String part, String other, String message) {
        String expected = message.replace("MOST", String.valueOf(mostTurns)).replace("GAME", rules.id());
        isRefused(formats.state(), changed(part.replace('\'', '"'), other), expected);
    }

    @TestFactory
    public Stream<DynamicTest> anActionIsRefusedForItsMistake() throws IOException {
        return Rows.of("refused-actions.txt", row -> isRefused(formats.action(), row[0], row[1]));
    }

    /** The message of a state that contradicts the rules is left to the rules of the game, which cite themselves. */
    @TestFactory
    public Stream<DynamicTest> aStateIsRefusedForItsMistake() throws IOException {
        return Rows.of("refused-states.txt", row -> {
            FormatException refusal = Refusals.of(formats.state(), changed(row[0], row[1]));
            if (row.length == 2) {
                assertThat(refusal.pointer()).isIn("", "/table");
            } else {
                assertThat(refusal).hasMessage(row[2]);
            }
        });
    }

    @TestFactory
    public Stream<DynamicTest> aRecordIsRefusedForItsMistake() throws IOException {
        String json = formats.record().write(game.toRecord());
        return Rows.of(
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
        rules.all().forEach(rule -> others.add(rule.id()));
        assertThat(others.remove("END-1")).isTrue();
        assertThat(others).hasSizeGreaterThan(30);
        for (String rule : others) {
            isRefused(
                    formats.violation(),
                    "{'type':'gameOver','rule':'" + rule + "'}",
                    "the document: found rule " + rule + ", expected END-1");
        }
        assertThat(Refusals.of(formats.violation(), "{\"type\":\"gameOver\",\"rule\":\"END_1\"}")
                        .pointer())
                .isEqualTo("/rule");
    }

    @Test
    public void anUndoOfNoStepIsRefused() {
        String json = formats.record().write(game.toRecord());
        String changed = json.replace("\"log\":[]", "\"log\":[{\"type\":\"undo\",\"steps\":0}]");
        isRefused(
                formats.record(),
                changed,
                "/log/0/steps: found 0, expected a whole number from 1 to " + Integer.MAX_VALUE);
    }

    @Test
    public void minusZeroIsRefusedWhereverTheTypeStands() {
        String expected = "/turn: found -0, expected 0 without a sign";
        isRefused(formats.event(), "{'type':'turnBegan','turn':-0,'seat':0}", expected);
        isRefused(formats.event(), "{'turn':-0,'type':'turnBegan','seat':0}", expected);
    }
}
