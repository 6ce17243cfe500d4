package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/**
 * A state that fits a view, and in which what an update tells can happen. The cards that it names lie where it takes
 * them from; the other cards that the viewer cannot place lie anywhere.
 */
final class FittingState {
    private FittingState() {}

    /** A state before an update, which gives the viewer the view that there is. */
    static GameState before(Update update, PlayerView view) {
        TableParts table = view.table.parts;
        Player active = table.player();
        List<Card> shown = view.isActive() ? List.of() : shown(update.events().get(0), active.known());
        List<Card> drawn = drawn(update);
        checkSize(update, "unknown cards in the hand of seat " + table.active, shown, active.unknown());
        checkSize(update, "deck", drawn, table.deck);
        List<Card> others = others(update, view, shown, drawn);
        List<Card> unseen = new ArrayList<>(); // in the order in which they are dealt
        for (Player player : table.players) {
            if (player.seat() != view.viewer) {
                fill(unseen, player.seat() == table.active ? shown : List.of(), player.unknown(), others);
            }
        }
        fill(unseen, drawn, table.deck, others);
        unseen.addAll(others);
        return dealt(view, unseen);
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

    /** Refuses more cards than there are where they come from. */
    private static void checkSize(Update update, String from, List<Card> named, int size) {
        if (named.size() > size) {
            throw new UpdateCheck(update)
                    .wrong(named.size() + " cards from the " + from + ", expected at most " + size);
        }
    }

    /** The cards that the viewer cannot place, without those that the update names. */
    private static List<Card> others(Update update, PlayerView view, List<Card> shown, List<Card> drawn) {
        List<Card> others = new ArrayList<>(view.unseen().toList());
        List<Card> named = new ArrayList<>(shown);
        named.addAll(drawn);
        for (Card card : named) {
            if (!others.remove(card)) {
                throw new UpdateCheck(update)
                        .wrong(card + ", expected one of the cards that this viewer cannot see (INF-1, INF-2)");
            }
        }
        return others;
    }

    /** Adds some cards, and as many others as are needed to a size; these are taken away from the others. */
    private static void fill(List<Card> cards, List<Card> first, int size, List<Card> others) {
        List<Card> rest = others.subList(0, size - first.size());
        cards.addAll(first);
        cards.addAll(rest);
        rest.clear();
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
