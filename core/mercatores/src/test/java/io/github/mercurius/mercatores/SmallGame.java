package io.github.mercurius.mercatores;

import io.github.mercurius.model.Reachable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Two players with so few hidden cards, all different, that every deal of them can be played: two cards in each hand
 * and two in the deck. Seat 0 has the Captain card, and seat 1 plays the last turn of the investment phase.
 */
final class SmallGame {
    private static final List<String> POOL = List.of("CRN0", "TOB1", "COF0", "CTN1", "WAR", "RTOB");

    private SmallGame() {}

    /** All deals that are not the same. */
    static Set<GameState> deals() {
        Set<GameState> deals = new LinkedHashSet<>();
        permute(new ArrayList<>(), POOL, deals);
        return deals;
    }

    /** All states that can be reached from the deals. */
    static List<GameState> reachable() {
        return Reachable.from(deals(), state -> state, SmallGame::next);
    }

    /** The states that an action leads to. */
    static List<GameState> next(GameState state) {
        return state.legalActions().stream().map(state::applyAction).toList();
    }

    private static void permute(List<String> dealt, List<String> left, Set<GameState> deals) {
        if (left.isEmpty()) {
            deals.add(deal(dealt));
        }
        for (String code : left) {
            List<String> next = new ArrayList<>(dealt);
            next.add(code);
            List<String> rest = new ArrayList<>(left);
            rest.remove(code);
            permute(next, rest, deals);
        }
    }

    /** The game with these cards: two for each hand, then the deck. */
    private static GameState deal(List<String> codes) {
        GameState open = MadePosition.of(2)
                .market("CRN1,COF1,CTN0,WAR,QDL")
                .resources(0, "TOB0,TOB0")
                .resources(1, "CAC0")
                .hand(0, codes.get(0) + "," + codes.get(1))
                .hand(1, codes.get(2) + "," + codes.get(3))
                .captain(0)
                .turn(1, Ask.GIVE)
                .deck(2)
                .state();
        List<Card> deck = new ArrayList<>();
        codes.subList(4, 6)
                .forEach(code -> deck.add(MadePosition.cards(code).toList().get(0)));
        return withDeck(open, codes, deck);
    }

    private static GameState withDeck(GameState open, List<String> codes, List<Card> deck) {
        Cards[] hands = {open.hand(0), open.hand(1)};
        Table table = new Table(open.table());
        // all other cards are on the discard pile, in the same order for every deal
        Cards gone = Cards.all(open.table().setup().edition())
                .minus(open.table().market())
                .minus(open.table().player(0).resources())
                .minus(open.table().player(1).resources())
                .minus(MadePosition.cards(String.join(",", codes)));
        table.discardPile = io.vavr.collection.List.ofAll(gone.toList());
        return new GameState(table, hands, deck);
    }
}
