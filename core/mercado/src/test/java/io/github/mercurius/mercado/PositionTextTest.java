package io.github.mercurius.mercado;

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
    private static final String START = "mdn/1 edition=" + EDITION.mark() + " players=2 tiles=O01,O02,O03,O04,P01,P02";

    @Example
    void whatFollowsIsLeftOut() {
        Deal deal = MadePosition.deal("O01", "O02", "O03", "O04", "P01", "P02");
        GameState state = GameState.start(Setup.of(2), deal);
        assertThat(state.toText()).isEqualTo(START);
        assertThat(state.viewForSpectator().toText()).isEqualTo(START);
        assertThat(state.viewFor(1).toText()).isEqualTo(START.replace(" tiles", " seen=1 tiles"));
        assertThat(GameState.parse(START, EDITION)).isEqualTo(state);
    }

    @Example
    void allPartsHaveTheirPlace() {
        Setup setup = Setup.builder()
                .names(List.of("Anna, 2nd", "100%", "Jan%20"))
                .startSeat(1)
                .side(Side.B)
                .disc(7)
                .coinChanger(CoinChanger.FREE)
                .build();
        String start = "mdn/1 edition=" + EDITION.mark()
                + " players=3 start=1 names=Anna%2C%202nd,100%25,Jan%2520 side=B disc=7 changer=FREE ";
        Deal deal = MadePosition.deal("O01", "O02", "O03", "O04", "P01", "P02");
        GameState state = GameState.start(setup, deal);
        for (String action : List.of("A", "~C:GTB", "G>1", "S", "~C:GS")) {
            state = Play.next(state, Action.parse(action, EDITION));
        }
        assertThat(state.viewFor(0).toText())
                .isEqualTo(start + "seen=0 ask=PLAY done=SEAL drawn=GST placed=1 tiles=O01,O02,O03,O04,P01,P02"
                        + " edges=-/1:G/- spent=-/B/- seals=1/0/1");
        List<String> seen = new ArrayList<>();
        for (int seed = 0; seed < 60; seed++) {
            for (Step step : new Script(setup, seed, seed, Script.WHOLE).play().steps()) {
                for (String word : step.after().toText().split(" ", -1)) {
                    seen.add(word.substring(0, word.indexOf('=') + 1));
                }
            }
        }
        for (String key : PositionText.KEYS) {
            boolean rare = key.equals("seen") || key.equals("last");
            assertThat(rare || seen.contains(key + "=")).as(key).isTrue();
        }
    }

    @Example
    void textIsReadInAnyOrderAndWithAnyWhiteSpace() {
        String text = new Script(Setup.of(4), 1, 1, 100).state().toText();
        List<String> words = new ArrayList<>(Arrays.asList(text.split(" ")));
        Collections.reverse(words.subList(1, words.size()));
        assertThat(GameState.parse("\t" + String.join(" \r\n ", words) + "\n", EDITION)
                        .toText())
                .isEqualTo(text);
    }

    @Example
    void anotherEditionIsRefused_THG3() {
        Edition other = TestEditions.all().get(1);
        assertThatThrownBy(() -> Position.parse(START, other))
                .hasMessage("position 14, edition: " + EDITION.mark()
                        + ", expected the edition that is given to read with, " + other.mark() + " (THG-3)");
        assertThat(TestEditions.all().stream().map(Edition::mark)).doesNotHaveDuplicates();
    }

    @Example
    void whatCannotBeReadIsNamedWithItsPlace() {
        refused("", "position 0, format: nothing, expected mdn/1");
        refused(
                "mdn/1",
                "2 problems: position 5, edition: nothing, expected edition=" + EDITION.mark()
                        + " (THG-3); position 5, players: nothing, expected players=2, 3 or 4 (SET-1)");
        refusedPart("side=C", 5, "side: C, expected A or B");
        refusedPart("disc=30", 5, "disc: 30, expected 0 to 29 (SET-2)");
        refusedPart(
                "ask=NOTHING",
                4,
                "ask: NOTHING, expected one of [ACTION, SYMBOL, PLAY, SALE, WHITE, DISCARD, COINS, TILE, TOKEN], or OVER");
        refusedPart("ask=DISCARD:2", 12, "ask: 2, expected a seat, 0 to 1 (SET-1)");
        refusedPart("done=ALL", 5, "done: ALL, expected some of [TOKEN, SEAL, AGAIN]");
        refusedPart("todo=effect:X", 12, "todo: X, expected a step such as effect:AGAIN, discard:2 or close:5");
        refusedPart("drawn=Q", 6, "drawn: Q, expected coins such as GGTW, or -");
        refusedPart("spent=G", 6, "spent: G, expected a value for each of 2 seats, with / between them");
        refusedPart("edges=1:G,1:G/-", 10, "edges: 1:G, expected each stall once");
        refusedPart("seals=1/01", 8, "seals: 01, expected a number without leading zeros");
        refusedPart("turn=99999999999", 5, "turn: 99999999999, expected a number up to 2147483647");
        refusedPart("placed=0 placed=0", 9, "placed: once more, expected each part once");
        refusedPart("objects=O99", 8, "objects: O99, expected the id of a tile of the edition, such as O07");
        refusedPart("hands=6V3/-", 6, "hands: 6V3, expected fewer of one kind (THG-4)");
        refusedPart("hands=2147483647V3/-", 6, "hands: 2147483647V3, expected fewer of one kind (THG-4)");
        assertThatThrownBy(() -> Position.parse(START + " colour=red", EDITION))
                .hasMessageContaining("part: colour=red, expected one of edition, players, start");
        assertThatThrownBy(() -> Position.parse(START + " names=Anna,Anna", EDITION))
                .hasMessageContaining("names: Anna,Anna, expected names that are accepted [");
        assertThatThrownBy(() -> Position.parse("mdn/1 edition=" + EDITION.mark() + " players=2 tiles=O01", EDITION))
                .hasMessageContaining("tiles: O01, expected the tiles at 6 stalls");
        refused(" ".repeat(20_001), "position 0, text: 20001 characters, expected at most 20000");
    }

    private static void refusedPart(String part, int place, String message) {
        refused(START + " " + part, "position " + (START.length() + 1 + place) + ", " + message);
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> Position.parse(text, EDITION))
                .isInstanceOf(PositionException.class)
                .hasMessage(message);
    }

    @Example
    void whatIsWrittenIsReadBackAsItWas() {
        String cold = "edges=1:GGG,2:GSS,3:CCT,4:CCC,5:TT,6:GST,H:ST,X:S/1:GGG,2:GSS,3:CCT,4:CCC,5:TT,6:GST,H:ST,X:S";
        for (String parts : List.of(
                "players=3 start=1 turn=7 tiles=O01,O02,O03,O04,P01,P02",
                "players=3 turn=7 seat=0 tiles=O01,O02,O03,O04,P01,P02 perfumes=P10",
                "players=2 turn=8 tiles=O01,O02,O03,O04,P01,P02 hands=5V3/-",
                "players=2 turn=60 ask=OVER last=no tiles=O20,O17,O18,O13,P07,P09 " + cold + " positions=30/1",
                "players=2 turn=60 ask=OVER tiles=O20,O17,O18,O13,P07,P09 " + cold + " positions=29/1",
                "players=2 turn=60 ask=OVER tiles=O20,O17,O18,O13,P07,P09 " + cold + " positions=31/1")) {
            String text = "mdn/1 edition=" + EDITION.mark() + " " + parts;
            assertThat(Position.parse(text, EDITION)).hasToString(text);
        }
    }

    @Example
    void coinsAndTokensThatAreTooManyAreCounted_SET3_THG4() {
        refusedAmongOthers("edges=H:GGGGGG/-", 16, "G coins in all of seat 0: 6, expected 5 as at the start (SET-3)");
        refusedAmongOthers("spent=-/GGGGGG", 14, "G coins in all of seat 1: 6, expected 5 as at the start (SET-3)");
        refusedAmongOthers("drawn=GGGGGG", 12, "G coins in all of seat 0: 6, expected 5 as at the start (SET-3)");
        refusedAmongOthers("purses=-/-", 7, "G coins in all of seat 0: 0, expected 5 as at the start (SET-3)");
        refusedAmongOthers("gone=V2X,V2X", 5, "V2X tokens in all: 2, expected 0 to 1 (THG-4)");
    }

    private static void refusedAmongOthers(String part, int place, String message) {
        assertThatThrownBy(() -> Position.parse(START + " turn=6 " + part, EDITION))
                .hasMessageContaining("position " + (START.length() + 8 + place) + ", " + message);
    }

    @Example
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() {
        String text = START + " turn=1 round=2 done=SEAL spent=-/W seals=9/7 positions=0/31 gone=V3,V3,V3,V3,V3,V3,V3";
        assertThatThrownBy(() -> Position.parse(text, EDITION))
                .isInstanceOfSatisfying(PositionException.class, refused -> {
                    assertThat(refused.problems())
                            .extracting(PositionProblem::message)
                            .containsExactly(
                                    at(text, "9/7") + "seals in all: 16, expected 0 to 15 (THG-5)",
                                    at(text, "V3,") + "V3 tokens in all: "
                                            + (EDITION.tokenKind("V3")
                                                            .orElseThrow()
                                                            .copies()
                                                    + 2)
                                            + ", expected 0 to "
                                            + EDITION.tokenKind("V3")
                                                    .orElseThrow()
                                                    .copies() + " (THG-4)",
                                    at(text, "W seals") + "coins spent of seat 1: W, expected no white ones (SAL-4)",
                                    at(text, "SEAL") + "seal paid: yes, expected no before coins are played (SEA-1)");
                });
    }

    private static String at(String text, String part) {
        return "position " + text.indexOf(part) + ", ";
    }
}
