package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import net.jqwik.api.Arbitraries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The law of hidden information, checked exhaustively: the last round of three players without money, in which one card
 * of each hand and the two uppermost ones of the backup deck lie in all 120 ways, and seat 0 can play News.
 */
@Tag("nightly")
class SmallGameTest {
    private static final int SEATS = 3;

    private static GameState someDeal() {
        Setup setup = Setup.of(SEATS);
        Position position = Position.of(setup)
                .withTurn(setup.turns() - SEATS)
                .withDividendsPaid(Chamber.AMS, Chamber.HOO, Chamber.DEL);
        for (int seat = 0; seat < SEATS; seat++) {
            position = position.withCash(seat, 0)
                    .withUsed(seat, SpecialCard.BLACK_MARKET)
                    .withUsed(seat, SpecialCard.DIVIDEND);
            // News of seats 1 and 2 lies on their boards, so that they have discarded nothing.
            position = seat == 0 ? position : position.withUsed(seat, SpecialCard.NEWS);
        }
        return position.dealt(bound -> bound - 1);
    }

    /** All states in which five hidden cards, all different, lie in different places. */
    private static Set<GameState> deals() {
        GameState some = someDeal();
        List<List<PriceCard>> hands = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            hands.add(some.hand(seat).toList());
        }
        List<PriceCard> free = new ArrayList<>();
        List<List<PriceCard>> fixed = new ArrayList<>();
        hands.forEach(hand -> fixed.add(without(hand, free)));
        List<PriceCard> backup = some.backupDeck();
        List<PriceCard> rest = without(without(backup, free), free);
        Set<GameState> deals = new LinkedHashSet<>();
        for (List<PriceCard> order :
                Arbitraries.shuffle(free).allValues().orElseThrow().toList()) {
            Position dealt = Position.of(some);
            for (int seat = 0; seat < SEATS; seat++) {
                dealt = dealt.withHand(seat, Cards.of(fixed.get(seat)).plus(order.get(seat)));
            }
            List<PriceCard> deck = new ArrayList<>(order.subList(SEATS, order.size()));
            deck.addAll(rest);
            deals.add(dealt.withBackupDeck(deck).state());
        }
        return deals;
    }

    /** The cards but for one of a kind that is not yet among the free ones, which goes there. */
    private static List<PriceCard> without(List<PriceCard> cards, List<PriceCard> free) {
        List<PriceCard> rest = new ArrayList<>(cards);
        PriceCard chosen =
                rest.stream().filter(card -> !free.contains(card)).findFirst().orElseThrow();
        rest.remove(chosen);
        free.add(chosen);
        return rest;
    }

    @Test
    void statesThatAreAlikeForASeatShowALearnerTheSame_INF1_INF2() {
        long pairs = compare((environment, seat) -> NonInterferenceProperties.shown(environment, seat));
        assertThat(deals()).hasSizeBetween(60, 120);
        assertThat(pairs).as("pairs of states compared").isGreaterThan(10_000);
    }

    @Test
    void aLeakOfADeckIsFound_INF2() {
        assertThatThrownBy(
                        () -> compare((environment, seat) -> environment.state().backupDeck()))
                .isInstanceOf(AssertionError.class);
    }

    private static long compare(BiFunction<Environment, Integer, Object> window) {
        long pairs = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            Alike alike = new Alike();
            for (GameState deal : deals()) {
                Object shown = List.of(window.apply(Environment.of(deal), seat), record(Game.from(deal), seat));
                alike.add(deal.hand(seat), Game.from(deal), shown);
            }
            pairs += compareAllAfter(alike, seat, window);
        }
        return pairs;
    }

    private static long compareAllAfter(Alike alike, int seat, BiFunction<Environment, Integer, Object> window) {
        long pairs = 0;
        for (List<Game> games : alike.games.values()) {
            pairs += games.size() * (games.size() - 1L) / 2;
            Set<Action> actions = new LinkedHashSet<>();
            games.forEach(game -> actions.addAll(game.state().legalActions()));
            for (Action action : actions) {
                pairs += compareAllAfter(after(action, games, seat, window), seat, window);
            }
        }
        return pairs;
    }

    private static Alike after(
            Action action, List<Game> games, int seat, BiFunction<Environment, Integer, Object> window) {
        Alike alike = new Alike();
        for (Game game : games) {
            if (game.state().legalActions().contains(action)) {
                Environment environment = Environment.of(game.state());
                List<Object> shown = new ArrayList<>();
                for (int move : Moves.of(action)) {
                    environment.step(move);
                    shown.add(window.apply(environment, seat));
                }
                Game after = game.applyAction(action);
                shown.add(record(after, seat));
                // what it drew, in order, is all that the seat learned
                List<Update> told = after.updatesFor(seat, game.updateCount());
                alike.add(List.of(told, after.state().hand(seat)), after, shown);
            }
        }
        return alike;
    }

    /** The bytes of one seat's side of a game. */
    private static CompactSeatGame record(Game game, int seat) {
        return CompactSeatGame.of(game.seatGame(seat));
    }

    /** Games with the same past for a seat, by the hand that it holds; in each of them it must see the same. */
    private static final class Alike {
        final Map<Object, List<Game>> games = new LinkedHashMap<>();
        private final Map<Object, Object> seen = new HashMap<>();

        void add(Object known, Game game, Object sees) {
            Object others = seen.putIfAbsent(known, sees);
            if (others != null && !others.equals(sees)) {
                throw new AssertionError("alike, but seen are " + others + " and " + sees);
            }
            games.computeIfAbsent(known, any -> new ArrayList<>()).add(game);
        }
    }
}
