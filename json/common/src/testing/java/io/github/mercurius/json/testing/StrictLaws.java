package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever is not exactly a value is refused, with the place, what was found, and what was expected. */
public abstract class StrictLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
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
    protected StrictLaws(
            Rules<A, V> rules, Formats<A, V> formats, AnyGame<A, V> game, String code, String last) {
        this.rules = rules;
        this.formats = formats;
        this.game = game;
        this.code = code;
        this.last = last;
    }

    /** A document, with single quotes for double ones, is refused with a message. */
    protected static void isRefused(WireFormat<?> format, String json, String message) {
        assertThat(Refusals.of(format, json.replace('\'', '"'))).hasMessage(message);
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
                formats.record(), changed, "/log/0/steps: found 0, expected a whole number from 1 to " + Integer.MAX_VALUE);
    }

    @Test
    public void minusZeroIsRefusedWhereverTheTypeStands() {
        String expected = "/turn: found -0, expected 0 without a sign";
        isRefused(formats.event(), "{'type':'turnBegan','turn':-0,'seat':0}", expected);
        isRefused(formats.event(), "{'turn':-0,'type':'turnBegan','seat':0}", expected);
    }
}
