package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import io.github.mercurius.testkit.MercuriusDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.domains.Domain;

/** A position as one line of text: what it looks like, that it comes back, and how bad text is refused. */
@Domain(MercuriusDomain.class)
class PositionTextTest {
    private static final GameState START = GameState.start(Setup.of(3), Deal.seeded(7));

    @Example
    void whatFollowsIsLeftOut() {
        assertThat(Position.of(Setup.of(4)).toText()).isEqualTo("mpn/1 players=4");
        assertThat(START.viewForSpectator().toText()).isEqualTo("mpn/1 players=3");
        assertThat(START.viewFor(1).toText())
                .isEqualTo("mpn/1 players=3 seen=1 hands=5?/" + counted(START.hand(1)) + "/5?");
    }

    private static String counted(Cards cards) {
        StringBuilder text = new StringBuilder();
        for (PriceCard card : cards.kinds()) {
            text.append(text.length() == 0 ? "" : ",")
                    .append(cards.count(card) == 1 ? "" : cards.count(card))
                    .append(card);
        }
        return text.toString();
    }

    @Example
    void allPartsHaveTheirPlace() {
        Setup setup = Setup.builder()
                .names(List.of("Anna, 2nd", "100%", "Jan%20"))
                .startSeat(1)
                .rulings(Rulings.builder()
                        .dividendScale(DividendScale.of(Collections.nCopies(25, 7)))
                        .cardOrder(CardOrder.OLDEST_FIRST)
                        .blackMarketAtEnd(BlackMarketAtEnd.SOLD)
                        .build())
                .build();
        GameState state = GameState.start(setup, Deal.of(Cards.all().toList()));
        for (String action : List.of("+AMS", "+AMS", "HOO+COF-", "D:ROT", "HOO-COF+", "N:", "B:AMS", "HOO-COF+")) {
            state = state.applyAction(legal(state, action));
        }
        assertThat(state.viewFor(0).toText())
                .isEqualTo("mpn/1 players=3 start=1 names=Anna%2C%202nd,100%25,Jan%2520"
                        + " dividends=7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7"
                        + " order=OLDEST_FIRST end=SOLD seen=0 turn=4 market=14,18,14,14,14,14,19,11,19,19,19,19"
                        + " cash=70/48/70 tokens=-/AMS/- blackMarket=-/AMS/-"
                        + " boards=NEWS/HOO+COF-,HOO+COF-/HOO+COF- specials=BD/DN/BN paid=ROT"
                        + " hands=HOO+COF-,HOO+SIL-,HOO-COF+,HOO-SIL+,DEL+POR-,DEL+COP-/5?/5?");
        assertThat(START.applyAction(Action.parse("D:AMS")).toText())
                .startsWith("mpn/1 players=3 step=special specials=");
        assertThat(state.applyAction(Action.parse("+TEA")).toText()).contains(" turn=4 step=+TEA ");
    }

    private static Action legal(GameState state, String wanted) {
        Action action = Action.parse(wanted);
        boolean card = action instanceof Action.PlayCard;
        return card
                ? Action.playCard(state.hand(state.table().activeSeat()).kinds().get(0))
                : action;
    }

    @Example
    void textIsReadInAnyOrderAndWithAnyWhiteSpace() {
        String text = GameState.start(Setup.of(4), Deal.seeded(1))
                .applyAction(Action.buy(Asset.SPI))
                .toText();
        List<String> words = new ArrayList<>(Arrays.asList(text.split(" ")));
        Collections.reverse(words.subList(1, words.size()));
        assertThat(GameState.parse("\t" + String.join(" \r\n ", words) + "\n").toText())
                .isEqualTo(text);
    }

    @Example
    void whatCannotBeReadIsNamedWithItsPlace() {
        refused("", "position 0, format: nothing, expected mpn/1");
        refused("mpn/2 players=3", "position 0, format: mpn/2, expected mpn/1");
        refused("mpn/1", "position 5, players: nothing, expected players=3, 4 or 5 (SET-1)");
        refused("mpn/1 players=6", "position 14, players: 6, expected 3, 4 or 5 (SET-1)");
        refused("mpn/1 players=3 start=3", "position 22, start: 3, expected 0 to 2 (SET-6)");
        refused(
                "mpn/1 players=3 cash=70/70",
                "position 21, cash: 70/70, expected a value for each of 3 seats, with / between them");
        refused("mpn/1 players=3 cash=70/70/070", "position 27, cash: 070, expected a number without leading zeros");
        refused("mpn/1 players=3 cash=70/70/-1", "position 27, cash: -1, expected a number without leading zeros");
        refused(
                "mpn/1 players=3 cash=70/70/99999999999",
                "position 27, cash: 99999999999, expected a number up to 2147483647");
        refused("mpn/1 players=3 cash=1/2/3 cash=1/2/3", "position 27, cash: once more, expected each part once");
        refused(
                "mpn/1 players=3 tokens=AMX/-/-",
                "position 23, tokens: AMX, expected the code of an asset, such as AMS");
        refused("mpn/1 players=3 tokens=16AMS/-/-", "position 23, tokens: 16AMS, expected fewer of one kind (SET-2)");
        refused(
                "mpn/1 players=3 hands=6AMS+SIL-/?/?",
                "position 22, hands: 6AMS+SIL-, expected fewer of one kind (THG-3)");
        refused("mpn/1 players=3 seen=3", "position 21, seen: 3, expected a seat, 0 to 2 (SET-1)");
        refused("mpn/1 players=3 order=NEWEST", "position 22, order: NEWEST, expected NEWEST_FIRST or OLDEST_FIRST");
        refused(
                "mpn/1 players=3 dividends=1,2",
                "position 26, dividends: 1,2, expected full, or 25 amounts of 0 to 1000000 (RUL-1)");
        refused("mpn/1 players=3 step=AMS", "position 21, step: AMS, expected trades such as +AMS,-TEA, or special");
        refused(
                "mpn/1 players=3 step=special,special",
                "position 21, step: special, expected trades such as +AMS,-TEA, or special");
        assertThatThrownBy(() -> Position.parse("mpn/1 players=3 colour=red"))
                .hasMessageStartingWith("position 16, part: colour=red, expected one of players, start, names");
        assertThatThrownBy(() -> Position.parse("mpn/1 players=3 bank=AMS"))
                .hasMessageStartingWith("position 16, part: bank=AMS, expected one of players");
        assertThatThrownBy(() -> Position.parse("mpn/1 players=3 names=Anna,Anna,Jan"))
                .hasMessageStartingWith(
                        "position 22, names: Anna,Anna,Jan, expected names that are accepted [names of");
        refused(" ".repeat(20_001), "position 0, text: 20001 characters, expected at most 20000");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> Position.parse(text))
                .isInstanceOf(PositionException.class)
                .hasMessage(message);
    }

    @Example
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() {
        assertThatThrownBy(() -> Position.parse("mpn/1 players=3 turn=x cash=70/y/70 specials=BDN/Q/BDN"))
                .isInstanceOfSatisfying(
                        PositionException.class,
                        refused -> assertThat(refused.problems())
                                .extracting(PositionProblem::message)
                                .containsExactly(
                                        "position 21, turn: x, expected a number without leading zeros",
                                        "position 31, cash: y, expected a number without leading zeros",
                                        "position 49, specials: Q, expected some of B, D and N, or -"));
        assertThatThrownBy(() -> Position.parse("mpn/1 players=3 market=33,14,14,14,14,14,19,19,19,19,19,19"
                        + " cash=70/10000001/70 tokens=6AMS/TEA/- specials=BD/BDN/BDN paid=ROT,ROT"))
                .isInstanceOfSatisfying(PositionException.class, refused -> {
                    assertThat(refused.problems())
                            .extracting(PositionProblem::message)
                            .contains(
                                    "position 23, space of AMS: 33, expected 0 to 32 (PRC-1)",
                                    "position 67, cash of seat 1: 10000001, expected 0 to 10000000 (TRD-5)",
                                    "position 86, AMS tokens in all: 6, expected 0 to 5 (SET-2)",
                                    "position 122, dividends paid: [ROT, ROT], expected each chamber once (DIV-2)");
                    assertThat(refused.problems().get(0).rules()).isEqualTo(List.of(Rule.PRC_1));
                });
        assertThatThrownBy(() -> Position.parse("mpn/1 players=3 discard=AMS+SIL-" + ",AMS+SIL-".repeat(9)))
                .hasMessageContaining("AMS+SIL- cards: 6 with discard, expected at most 5 (THG-3)");
    }

    @Example
    void aHandThatKeptOneCardMoreSaysSo_RUL3() {
        GameState state = START.applyAction(Action.parse("N:"));
        assertThat(state.viewForSpectator().toText()).contains("hands=6?/5?/5?");
        assertThat(View.parse(state.viewForSpectator().toText())).isEqualTo(state.viewForSpectator());
    }

    @Example
    void aStateIsReadFromATextThatShowsEveryCardAlone() {
        String full = START.toText();
        assertThatThrownBy(() -> GameState.parse(START.viewFor(1).toText()))
                .hasMessageContaining("hand of seat 0: not known, expected 5 cards (INF-1)")
                .hasMessageContaining("hand of seat 2: not known, expected 5 cards (INF-1)")
                .hasMessageContaining("main deck: not known, expected 45 cards (INF-2)")
                .hasMessageContaining("backup deck: not known, expected 12 cards (INF-2)");
        assertThatThrownBy(() -> View.parse(full))
                .hasMessageContaining("hand of seat 0: known, expected a hand that the viewer does not see (INF-1)")
                .hasMessageContaining("main deck: known, expected a deck that nobody sees (INF-2)")
                .hasMessageContaining("backup deck: known, expected a deck that nobody sees (INF-2)");
        assertThatThrownBy(() -> View.parse("mpn/1 players=3 seen=2"))
                .hasMessage("position 22, hand of seat 2: not known, expected 5 cards (INF-1)");
        assertThatThrownBy(() -> GameState.parse(full.substring(0, full.length() - 9)))
                .hasMessageContaining("(");
    }
}
