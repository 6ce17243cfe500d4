package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.UnseenCards;
import java.util.ArrayList;
import java.util.List;

/** A state that fits a view: any one, or one in which what an update tells can happen. */
final class FittingState {
    private FittingState() {}

    /** A state before an update, which gives the viewer the view that there is. */
    static GameState before(Update update, PlayerView view) {
        Table table = view.table;
        List<Card> shown = view.isActive()
                ? List.of()
                : shown(update.events().get(0), table.player().known());
        List<Card> drawn = drawn(update);
        List<Card> named = new ArrayList<>(shown);
        named.addAll(drawn);
        UnseenCards<Card> unseen =
                new UnseenCards<>(new UpdateCheck(update), view.unseen().toList(), named);
        for (Player player : table.players) {
            if (player.seat() != view.viewer) {
                String hand = "unknown cards in the hand of seat " + player.seat();
                unseen.deal(hand, player.seat() == table.active ? shown : List.of(), player.unknown());
            }
        }
        unseen.deal("deck", drawn, table.deck);
        return dealt(view, unseen.inOrder());
    }

    /** The cards that the player who acts shows from the hand, without those that are known to be there. */
    private static List<Card> shown(Event first, Cards known) {
        List<Card> unknown = new ArrayList<>();
        if (first instanceof Event.Given given) {
            unknown.add(given.card());
        } else if (first instanceof Event.Loaded loaded) {
            unknown.addAll(loaded.cards());
        }
        known.toList().forEach(unknown::remove);
        return unknown;
    }

    private static List<Card> drawn(Update update) {
        List<Card> cards = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.MarketFilled filled) {
                cards.addAll(filled.cards());
            }
        }
        return cards;
    }

    /** The state in which the unseen cards lie in this order: in the hands by seat, in the deck, as coins. */
    static GameState dealt(PlayerView view, List<Card> unseen) {
        Table table = view.table;
        int dealt = 0;
        Cards[] hands = new Cards[table.players().size()];
        for (Player player : table.players()) {
            if (player.seat() == view.viewer) {
                hands[player.seat()] = view.hand;
            } else {
                int end = dealt + player.unknown();
                hands[player.seat()] = player.known().plus(Cards.of(view.hand.kinds, unseen.subList(dealt, end)));
                dealt = end;
            }
        }
        return new GameState(table, hands, unseen.subList(dealt, dealt + table.deckSize()));
    }
}
