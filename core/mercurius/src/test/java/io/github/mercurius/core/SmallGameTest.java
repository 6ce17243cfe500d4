package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The law of hidden information, checked exhaustively on games that are small enough to know all of them. */
class SmallGameTest {
    /** What a seat gets to see when an action has led to a state. */
    private interface Window {
        Object shows(GameState state, List<Event> events, int seat);
    }

    private static Object honest(GameState state, List<Event> events, int seat) {
        PlayerView view = state.viewFor(seat);
        List<Event> seen = events.stream().map(event -> event.seenBy(seat)).toList();
        return List.of(view, view.hashCode(), view.legalActions(), seen);
    }

    /** An honest window, but that everybody sees the cards that News draws. */
    private static Object showingNewsDraws(GameState state, List<Event> events, int seat) {
        List<Event> draws = events.stream()
                .filter(event -> event instanceof Event.CardDrawn drawn && drawn.deck() == Deck.BACKUP)
                .toList();
        return List.of(honest(state, events, seat), draws);
    }

    @ParameterizedTest
    @CsvSource({"ONE_CARD_EACH, 120, 11520, 5244, 50616", "NEWS_DRAWS, 1260, 19110, 7140, 15120"})
    void theNumbersOfStatesAreKnown(SmallGame game, int deals, int different, int ends, long ways) {
        Set<GameState> states = new HashSet<>();
        long leaves = 0;
        for (GameState deal : game.deals()) {
            leaves += explore(deal, states);
        }
        assertThat(game.deals()).as("deals").hasSize(deals);
        assertThat(states.size()).as("different states").isEqualTo(different);
        assertThat(states.stream().filter(GameState::isOver).count())
                .as("different ends")
                .isEqualTo(ends);
        assertThat(leaves).as("ways to play to the end").isEqualTo(ways);
    }

    private static long explore(GameState state, Set<GameState> states) {
        states.add(state);
        long leaves = state.isOver() ? 1 : 0;
        for (Action action : state.legalActions()) {
            leaves += explore(state.applyAction(action), states);
        }
        return leaves;
    }

    @ParameterizedTest
    @CsvSource({"ONE_CARD_EACH, 486000", "NEWS_DRAWS, 1258740"})
    void statesThatAreAlikeForASeatAreAlikeInAllThatItCanReach_INF1_INF2(SmallGame game, long pairs) {
        assertThat(compare(game, SmallGameTest::honest))
                .as("pairs of states compared")
                .isEqualTo(pairs);
    }

    @Test
    void aLeakOfACardThatNewsDrawsIsFound_INF1() {
        assertThatThrownBy(() -> compare(SmallGame.NEWS_DRAWS, SmallGameTest::showingNewsDraws))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("deck=BACKUP, card=");
    }

    @ParameterizedTest
    @EnumSource(SmallGame.class)
    void aLeakOfADeckIsFound_INF2(SmallGame game) {
        assertThatThrownBy(() -> compare(game, (state, events, seat) -> state.mainDeck()))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> compare(game, (state, events, seat) -> state.backupDeck()))
                .isInstanceOf(AssertionError.class);
    }

    /** Compares what each seat sees in all states in which it knows the same; how many pairs of states there were. */
    private static long compare(SmallGame game, Window window) {
        long pairs = 0;
        Set<GameState> deals = game.deals();
        for (int seat = 0; seat < SmallGame.SETUP.players(); seat++) {
            Alike alike = new Alike();
            for (GameState deal : deals) {
                alike.add(deal.hand(seat), deal, window.shows(deal, List.of(), seat));
            }
            pairs += compareAllAfter(alike, seat, window);
        }
        return pairs;
    }

    private static long compareAllAfter(Alike alike, int seat, Window window) {
        long pairs = 0;
        for (List<GameState> states : alike.states.values()) {
            pairs += states.size() * (states.size() - 1L) / 2;
            Set<Action> actions = new LinkedHashSet<>();
            states.forEach(state -> actions.addAll(state.legalActions()));
            for (Action action : actions) {
                pairs += compareAllAfter(after(action, states, seat, window), seat, window);
            }
        }
        return pairs;
    }

    private static Alike after(Action action, List<GameState> states, int seat, Window window) {
        Alike alike = new Alike();
        for (GameState state : states) {
            if (state.legalActions().contains(action)) {
                List<Event> events = new ArrayList<>();
                GameState after = state.applyAction(action, events::add);
                alike.add(drawn(state, after, seat), after, window.shows(after, events, seat));
            }
        }
        return alike;
    }

    /** The cards that a seat has drawn from each deck: all that an action may tell it and not everybody. */
    private static List<List<PriceCard>> drawn(GameState before, GameState after, int seat) {
        if (before.table().activeSeat() != seat) {
            return List.of();
        }
        return List.of(drawn(before.mainDeck(), after.mainDeck()), drawn(before.backupDeck(), after.backupDeck()));
    }

    private static List<PriceCard> drawn(List<PriceCard> before, List<PriceCard> after) {
        return before.subList(0, before.size() - after.size());
    }

    /** States with the same past for a seat, by what it knows; in each of them it must see the same. */
    private static final class Alike {
        final Map<Object, List<GameState>> states = new LinkedHashMap<>();
        private final Map<Object, Object> seen = new HashMap<>();

        void add(Object known, GameState state, Object sees) {
            Object others = seen.putIfAbsent(known, sees);
            if (others != null && !others.equals(sees)) {
                throw new AssertionError("alike, but seen are " + others + " and " + sees);
            }
            states.computeIfAbsent(known, any -> new ArrayList<>()).add(state);
        }
    }
}
