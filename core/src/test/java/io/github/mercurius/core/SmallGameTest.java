package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The law of hidden information, checked exhaustively on a game that is small enough to know all of it.
 *
 * <pre>
 *   the last round of 3 players     each: 3 guilders, one card in hand, News unused; seat 0 also the Black Market
 *   five cards, all different       one in each hand, one in the main deck, one in the backup deck: 120 deals
 *   the other 67 cards              on the discard pile
 *   the bank                        one AMS, at price 2
 * </pre>
 */
class SmallGameTest {
    private static final java.util.List<PriceCard> POOL = java.util.List.of(
            PriceCard.AMS_UP_SIL_DOWN,
            PriceCard.AMS_DOWN_SIL_UP,
            PriceCard.HOO_UP_COF_DOWN,
            PriceCard.ROT_UP_COP_DOWN,
            PriceCard.MID_UP_TEA_DOWN);

    private static final Setup SETUP = Setup.of(3);

    private static final int STATES = 11_520;
    private static final int ENDS = 5_244;
    private static final long WAYS = 50_616;
    private static final long PAIRS = 486_000;

    @Test
    void theNumbersOfStatesAreKnown() {
        Set<GameState> states = new HashSet<>();
        Set<GameState> ends = new HashSet<>();
        long[] leaves = new long[1];
        for (GameState deal : deals()) {
            explore(deal, states, ends, leaves);
        }
        assertThat(deals()).as("deals").hasSize(120);
        assertThat(states.size()).as("different states").isEqualTo(STATES);
        assertThat(ends.size()).as("different ends").isEqualTo(ENDS);
        assertThat(leaves[0]).as("ways to play to the end").isEqualTo(WAYS);
    }

    private static void explore(GameState state, Set<GameState> states, Set<GameState> ends, long[] leaves) {
        states.add(state);
        if (state.isOver()) {
            ends.add(state);
            leaves[0]++;
        }
        for (Action action : state.legalActions()) {
            explore(state.applyAction(action), states, ends, leaves);
        }
    }

    @Test
    void statesThatAreAlikeForASeatAreAlikeInAllThatItCanReach() {
        long pairs = 0;
        for (int seat = 0; seat < SETUP.players(); seat++) {
            for (java.util.List<GameState> alike : byWhatIsSeen(deals(), seat).values()) {
                pairs += check(alike, seat);
            }
        }
        assertThat(pairs).as("pairs of states compared").isEqualTo(PAIRS);
    }

    private static Map<Object, java.util.List<GameState>> byWhatIsSeen(java.util.List<GameState> states, int seat) {
        Map<Object, java.util.List<GameState>> groups = new LinkedHashMap<>();
        for (GameState state : states) {
            groups.computeIfAbsent(state.hand(seat), hand -> new ArrayList<>()).add(state);
        }
        return groups;
    }

    /** Plays all actions on all states that the seat cannot tell apart; how many pairs of states it has compared. */
    private static long check(java.util.List<GameState> alike, int seat) {
        PlayerView seen = alike.get(0).viewFor(seat);
        Set<Action> actions = new LinkedHashSet<>();
        for (GameState state : alike) {
            PlayerView view = state.viewFor(seat);
            assertThat(view).isEqualTo(seen).hasSameHashCodeAs(seen);
            assertThat(view.legalActions()).isEqualTo(seen.legalActions());
            actions.addAll(state.legalActions());
        }
        long pairs = (long) alike.size() * (alike.size() - 1) / 2;
        for (Action action : actions) {
            // What the seat is told of the action is all that may tell the states apart from then on.
            Map<Object, java.util.List<GameState>> next = new LinkedHashMap<>();
            for (GameState state : alike) {
                if (state.legalActions().contains(action)) {
                    java.util.List<Event> told = new ArrayList<>();
                    GameState after = state.applyAction(action, event -> told.add(event.seenBy(seat)));
                    next.computeIfAbsent(told, events -> new ArrayList<>()).add(after);
                }
            }
            for (java.util.List<GameState> group : next.values()) {
                pairs += check(group, seat);
            }
        }
        return pairs;
    }

    private static java.util.List<GameState> deals() {
        java.util.List<GameState> deals = new ArrayList<>();
        permute(new ArrayList<>(POOL), 0, deals);
        return deals;
    }

    private static void permute(java.util.List<PriceCard> cards, int from, java.util.List<GameState> deals) {
        if (from == cards.size()) {
            deals.add(deal(cards));
        }
        for (int i = from; i < cards.size(); i++) {
            Collections.swap(cards, from, i);
            permute(cards, from + 1, deals);
            Collections.swap(cards, from, i);
        }
    }

    /** The small game with these cards: one for each hand, one for the main deck, one for the backup deck. */
    static GameState deal(java.util.List<PriceCard> cards) {
        java.util.List<Integer> spaces = new ArrayList<>(Market.atStart().spaces());
        spaces.set(Asset.AMS.ordinal(), 6);
        OpenPlayer[] players = new OpenPlayer[3];
        for (int seat = 0; seat < 3; seat++) {
            int specials = seat == 0 ? 0b101 : 0b100;
            players[seat] = new OpenPlayer(seat, 3, Tokens.none(), Tokens.none(), Board.empty(), specials, 1);
        }
        OpenTable table = new OpenTable(
                Terms.of(SETUP),
                Market.of(spaces),
                Tokens.of(Asset.AMS),
                players,
                DividendsPaid.NONE,
                List.ofAll(Cards.all().minus(Cards.of(POOL)).toList()),
                Trades.NONE,
                false,
                SETUP.turns() - 3,
                1,
                1);
        Cards[] hands = {Cards.of(cards.get(0)), Cards.of(cards.get(1)), Cards.of(cards.get(2))};
        return new GameState(table, hands, Decks.of(cards.subList(3, 4), cards.subList(4, 5)));
    }
}
