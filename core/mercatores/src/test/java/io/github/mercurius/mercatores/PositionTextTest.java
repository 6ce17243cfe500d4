package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;

/** A position as one line of text: what it looks like, that it comes back, and how bad text is refused. */
class PositionTextTest {
    private static final Edition EDITION = Edition.standIn();
    private static final String START =
            "mtn/1 edition=stand-in-1:0 players=2 market=CRN0,CRN1,TOB0,2WAR".replace("stand-in-1:0", EDITION.mark());

    @Example
    void whatFollowsIsLeftOut() {
        assertThat(Position.parse(START, EDITION).toText()).isEqualTo(START);
        assertThat(START).startsWith("mtn/1 edition=stand-in-1:");
        GameState state =
                Position.parse(START + " hands=CRN0,4TOB0/2QDL,3COF1", EDITION).dealt(PositionTest::inOrder);
        assertThat(state.viewFor(1).toText())
                .isEqualTo(START.replace(" market", " seen=1 market") + " hands=5?/3COF1,2QDL");
        assertThat(state.toText()).startsWith(START + " hands=CRN0,4TOB0/3COF1,2QDL deck=CRN0,CRN0,");
        List<Card> deck = GameState.parse(state.toText(), EDITION).deck();
        assertThatThrownBy(() -> deck.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Example
    void allPartsHaveTheirPlace() {
        Setup setup = Setup.builder()
                .names(List.of("Anna, 2nd", "100%", "Jan%20"))
                .startSeat(1)
                .lastTurns(LastTurns.ALL)
                .build();
        GameState state =
                GameState.start(setup, Deal.of(EDITION, Cards.all(EDITION).toList()));
        for (String action : List.of("G:CRN0", "T:CRN0,CRN0", "L:CRN0", "G:CRN1")) {
            state = state.applyAction(Action.parse(action, EDITION));
        }
        String start =
                "mtn/1 edition=" + EDITION.mark() + " players=3 start=1 names=Anna%2C%202nd,100%25,Jan%2520 last=ALL";
        assertThat(state.viewFor(0).toText())
                .isEqualTo(start + " seen=0 turn=1 step=TAKE market=4CRN0,CRN1,TOB0 given=CRN1 resources=-/CRN0/-"
                        + " known=-/CRN0/- hands=CRN0,2CRN1,2TOB0/5?/4?");
        GameState over = new Script(setup, 5, 5, Script.WHOLE).state();
        assertThat(over.viewForSpectator().toText())
                .startsWith(start + " turn=")
                .contains(" step=OVER round=")
                .contains(" captain=")
                .contains(" coins=")
                .contains(" discard=")
                .doesNotContain(" seat=");
    }

    @Example
    void textIsReadInAnyOrderAndWithAnyWhiteSpace() {
        String text = new Script(Setup.of(4), 1, 1, 100).state().toText();
        List<String> words = new ArrayList<>(Arrays.asList(text.split(" ")));
        Collections.reverse(words.subList(1, words.size()));
        assertThat(GameState.parse("\t" + String.join(" \r\n ", words) + "\n", EDITION)
                        .toText())
                .isEqualTo(text);
        assertThat(Position.parse(START.replace(EDITION.mark(), "stand-in-1"), EDITION))
                .as("the id alone is enough to read")
                .hasToString(START);
    }

    @Example
    void anotherEditionIsRefused_RUL1() {
        Edition other = TestEditions.all().get(1);
        assertThatThrownBy(() -> Position.parse(START, other))
                .hasMessageStartingWith("position 14, edition: stand-in-1:")
                .hasMessageEndingWith("expected the edition that is given to read with, " + other.mark() + " (RUL-1)");
        assertThat(TestEditions.all().stream().map(Edition::mark)).doesNotHaveDuplicates();
    }

    @Example
    void whatCannotBeReadIsNamedWithItsPlace() {
        int end = START.length() + 1;
        refused("", "position 0, format: nothing, expected mtn/1");
        refused(
                "mtn/1",
                "2 problems: position 5, edition: nothing, expected edition=" + EDITION.mark()
                        + " (RUL-1); position 5, players: nothing, expected players=2, 3 or 4 (SET-1)");
        refused(START + " start=2", "position " + (end + 6) + ", start: 2, expected 0 to 1 (SET-5)");
        refused(
                START + " step=PASS",
                "position " + (end + 5) + ", step: PASS, expected GIVE, TAKE, LOAD, TAX, CASH or OVER");
        refused(
                START + " coins=1",
                "position " + (end + 6) + ", coins: 1, expected a value for each of 2 seats, with / between them");
        refused(
                START + " turn=99999999999",
                "position " + (end + 5) + ", turn: 99999999999, expected a number up to 2147483647");
        refused(START + " turn=1 turn=1", "position " + (end + 7) + ", turn: once more, expected each part once");
        refused(
                START + " given=ABC",
                "position " + (end + 6) + ", given: ABC, expected the code of a card of the edition, such as CRN0");
        refused(
                START + " resources=-/3QDL",
                "position " + (end + 12) + ", resources: 3QDL, expected fewer of one kind (THG-3)");
        refused(
                START + " resources=-/QDL,2QDL",
                "position " + (end + 16) + ", resources: 2QDL, expected fewer of one kind (THG-3)");
        refused(
                START + " hands=2147483647CRN0/-",
                "position " + (end + 6) + ", hands: 2147483647CRN0, expected fewer of one kind (THG-2)");
        assertThatThrownBy(() -> Position.parse(START + " colour=red", EDITION))
                .hasMessageStartingWith(
                        "position " + end + ", part: colour=red, expected one of edition, players, start");
        assertThatThrownBy(() -> Position.parse(START + " unloading=1", EDITION))
                .hasMessageStartingWith("position " + end + ", part: unloading=1, expected one of edition");
        assertThatThrownBy(() -> Position.parse(START + " names=Anna,Anna", EDITION))
                .hasMessageStartingWith(
                        "position " + (end + 6) + ", names: Anna,Anna, expected names that are accepted [");
        refused(" ".repeat(20_001), "position 0, text: 20001 characters, expected at most 20000");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> Position.parse(text, EDITION))
                .isInstanceOf(PositionException.class)
                .hasMessage(message);
    }

    @Example
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() {
        String text = START + " turn=1 round=2 coins=0/3 hands=5?/0?";
        assertThatThrownBy(() -> Position.parse(text, EDITION))
                .isInstanceOfSatisfying(PositionException.class, refused -> {
                    assertThat(refused.problems())
                            .extracting(PositionProblem::message)
                            .containsExactly(
                                    at(text, "3 hands") + "coins of seat 1: 3, expected 0 (CASH-1)",
                                    at(text, "0?") + "hand of seat 1: 0, expected 1 to 82 (LOAD-4, MKT-2)",
                                    at(text, "1 round") + "turns: 1, expected 0 (LOAD-2, CASH-1)",
                                    at(text, "2 coins") + "round: 2, expected 0 (PRO-2)");
                    assertThat(refused.problems().get(0).rules()).isEqualTo(List.of(Rule.CASH_1));
                });
    }

    private static String at(String text, String part) {
        return "position " + text.indexOf(part) + ", ";
    }

    @Example
    void aStateIsReadFromATextThatShowsEveryCardAlone() {
        GameState state = Position.parse(START, EDITION).dealt(PositionTest::inOrder);
        assertThatThrownBy(() -> GameState.parse(state.viewFor(1).toText(), EDITION))
                .hasMessageContaining("hand of seat 0: not known, expected 5 cards (INF-1)")
                .hasMessageContaining("deck: not known, expected 67 cards (INF-2)");
        assertThatThrownBy(() -> PlayerView.parse(state.toText(), EDITION))
                .hasMessageContaining("hand of seat 0: known, expected a hand that the viewer does not see (INF-1)")
                .hasMessageContaining("deck: known, expected a deck that nobody sees (INF-2)");
        assertThatThrownBy(() -> PlayerView.parse(START + " seen=1", EDITION))
                .hasMessageContaining("hand of seat 1: not known, expected 5 cards (INF-1)");
    }
}
