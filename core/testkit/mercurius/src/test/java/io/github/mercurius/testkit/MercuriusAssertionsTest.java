package io.github.mercurius.testkit;

import static io.github.mercurius.testkit.MercuriusAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.NotationException;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each assertion holds where it should, and else says what was found, what was expected, by which rule, and where. */
class MercuriusAssertionsTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Game GAME = Game.start(SETUP, Deal.seeded(1602))
            .applyAction(0, Action.parse("+AMS"))
            .applyAction(0, Action.parse("+AMS"));
    private static final GameState STATE = GAME.state();
    private static final PlayerView VIEW = STATE.viewFor(0);
    private static final GameState END = new RandomGame(SETUP, 1, PlayStyle.IDLE, 1).state(1000);
    private static final Update DRAW = new RandomGame(SETUP, 1, PlayStyle.IDLE, 1)
            .game(1)
            .updatesForHost(0)
            .get(0);

    @Test
    void whatHoldsPasses() {
        assertThat(STATE)
                .isEqualTo(GAME.state())
                .hasCash(0, 48)
                .hasTokens(0, Asset.AMS, 2)
                .hasInBank(Asset.AMS, 3)
                .hasPrice(Asset.AMS, 10)
                .isTurnOf(0)
                .isNotOver()
                .accepts(0, "+AMS")
                .refuses(1, "+AMS")
                .because(Rule.TRN_4)
                .refuses(0, Action.parse("-TEA"))
                .because(new Violation.NoneOwned(0, Asset.TEA));
        assertThat(VIEW)
                .isOfSeat(0)
                .isEqualTo(STATE.viewFor(0))
                .isUpToDateWith(STATE)
                .hasCash(0, 48)
                .accepts("-AMS")
                .refuses("-TEA")
                .because(Rule.TRD_6);
        assertThat(STATE.viewForSpectator())
                .isOfSpectator()
                .isUpToDateWith(STATE)
                .refuses("+AMS");
        assertThat(END).isOver().hasWinners(0, 1, 2);
        assertThat(GAME.updatesForHost(0).get(0))
                .tells("bought 0 AMS 1 10")
                .isSafeFor(1)
                .isSafeForSpectator();
        assertThat(DRAW.seenBy(1)).isSafeFor(1).tells().tells("turnBegan 1 1");
    }

    static Stream<Arguments> failures() {
        return Stream.of(
                failure(() -> assertThat(STATE).isEqualTo(END), "another state, expected " + END.toText()),
                failure(() -> assertThat(STATE).hasCash(0, 70), "cash of seat 0 (Robert): 48, expected 70"),
                failure(
                        () -> assertThat(STATE).hasTokens(0, Asset.AMS, 1),
                        "AMS tokens of seat 0 (Robert): 2, expected 1"),
                failure(() -> assertThat(STATE).hasInBank(Asset.AMS, 5), "AMS tokens in the bank: 3, expected 5"),
                failure(() -> assertThat(STATE).hasPrice(Asset.TEA, 10), "price of TEA: 15, expected 10"),
                failure(() -> assertThat(STATE).isTurnOf(1), "active seat: 0, expected 1"),
                failure(() -> assertThat(END).isTurnOf(1), "the game is over, expected a turn of seat 1 (Magda)"),
                failure(() -> assertThat(STATE).isOver(), "turn 0 of 51, expected that the game is over (END-1)"),
                failure(() -> assertThat(END).isNotOver(), "the game is over, expected that it is not (END-1)"),
                failure(() -> assertThat(STATE).hasWinners(0), "turn 0 of 51, expected that the game is over (END-1)"),
                failure(
                        () -> assertThat(END).hasWinners(0),
                        "winners: seats [0, 1, 2], expected [0] (END-3); "
                                + END.table().ranking()),
                failure(
                        () -> assertThat(STATE).accepts(0, "-TEA"),
                        "seat 0 (Robert), -TEA: refused by TRD-6: Robert has no token of tea, expected that it is legal"),
                failure(() -> assertThat(STATE).refuses(0, "+AMS"), "seat 0 (Robert), +AMS: legal, expected a refusal"),
                failure(
                        () -> assertThat(STATE).refuses(1, "+AMS").because(Rule.TRD_5),
                        "seat 1 (Magda), +AMS: refused by TRN-4: it is the turn of Robert {active=0}, expected a refusal"
                                + " by TRD-5 (After each trade the player's cash is 0 or more; only a purchase can break"
                                + " this.)"),
                failure(
                        () -> assertThat(STATE).refuses(1, "+AMS").because(new Violation.NotYourTurn(2)),
                        "seat 1 (Magda), +AMS: refused by TRN-4: it is the turn of Robert {active=0}, expected a refusal"
                                + " by NotYourTurn[active=2], TRN-4 (" + Rule.TRN_4.text() + ")"));
    }

    static Stream<Arguments> failuresOfViews() {
        return Stream.of(
                failure(
                        () -> assertThat(VIEW).isEqualTo(STATE.viewFor(1)),
                        "another view, expected " + STATE.viewFor(1).toText()),
                failure(() -> assertThat(VIEW).isOfSeat(1), "view of seat 0 (Robert), expected that of seat 1 (Magda)"),
                failure(
                        () -> assertThat(VIEW).isOfSpectator(),
                        "view of seat 0 (Robert), expected that of a spectator"),
                failure(
                        () -> assertThat(VIEW).isUpToDateWith(END),
                        "view of seat 0 (Robert) differs from the state's: "
                                + END.viewFor(0).toText()),
                failure(() -> assertThat(VIEW).hasCash(1, 1), "cash of seat 1 (Magda): 70, expected 1"),
                failure(
                        () -> assertThat(VIEW).accepts("-TEA"),
                        "seat 0 (Robert), -TEA: refused by TRD-6: Robert has no token of tea, expected that it is legal"),
                failure(() -> assertThat(VIEW).refuses("+AMS"), "seat 0 (Robert), +AMS: legal, expected a refusal"));
    }

    private static Arguments failure(ThrowingCallable assertion, String text) {
        return Arguments.of(assertion, text);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("failures")
    void aFailureSaysWhatWasFoundAndExpectedAndWhere(ThrowingCallable assertion, String text) {
        assertThatThrownBy(assertion)
                .isInstanceOf(AssertionError.class)
                .message()
                .satisfies(message ->
                        assertThat(message.lines()).hasSize(2).first().isEqualTo(text))
                .containsAnyOf("in: " + STATE.toText(), "in: " + END.toText());
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("failuresOfViews")
    void aFailureOfAViewShowsNothingButTheView(ThrowingCallable assertion, String text) {
        assertThatThrownBy(assertion)
                .isInstanceOf(AssertionError.class)
                .hasMessage(text + System.lineSeparator() + "  in: " + VIEW.toText());
    }

    @Test
    void anUpdateThatTellsTooMuchIsFound_INF1() {
        String card = DRAW.events().get(3).notation();
        assertThat(card).startsWith("cardDrawn 0 MAIN ");
        for (ThrowingCallable assertion : List.<ThrowingCallable>of(
                () -> assertThat(DRAW).isSafeFor(1),
                () -> assertThat(DRAW.seenBy(0)).isSafeForSpectator())) {
            assertThatThrownBy(assertion)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining(card + ": told to ")
                    .hasMessageContaining(
                            "expected hiddenCardDrawn 0 MAIN, by INF-1 (A hand is known to its owner only")
                    .hasMessageContaining("in: update 0 0 0 0");
        }
    }

    @Test
    void aTestThatAsksForWhatThereIsNotIsWrongItself() {
        assertThatThrownBy(() -> assertThat(STATE).refuses(0, "+AMX")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> assertThat(STATE).refuses(3, "+AMS")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> assertThat(STATE).isTurnOf(3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> assertThat(STATE).refuses(1, "+AMS").because((Rule) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("rule: null, expected a rule");
    }
}
