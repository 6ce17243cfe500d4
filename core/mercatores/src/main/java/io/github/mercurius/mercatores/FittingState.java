package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/**
 * A state in which what an update tells can happen, for all that the viewer knows. The cards that it names lie where it
 * takes them from; the other cards that the viewer cannot place lie anywhere.
 */
final class FittingState {
    private final PlayerView view;
    private final Update update;
    private final List<Card> shown;
    private final List<Card> drawn;

    private FittingState(PlayerView view, Update update) {
        this.view = view;
        this.update = update;
        shown = view.isActive()
                ? List.of()
                : withoutKnown(shown(), view.table.active().known());
        drawn = drawn();
    }

    /** A state before an update, which gives the viewer the view that there is. */
    static GameState before(Update update, PlayerView view) {
        return new FittingState(view, update).state();
    }

    /** Puts the unseen cards in the order in which {@link Determinization#dealt} deals them. */
    private GameState state() {
        Table table = view.table;
        checkSize("unknown cards in the hand of seat " + table.active, shown, unknown(table.active()));
        checkSize("deck", drawn, table.deck);
        List<Card> others = others();
        List<Card> unseen = new ArrayList<>();
        for (Player player : table.players) {
            if (player.seat() != view.viewer) {
                fill(unseen, player.seat() == table.active ? shown : List.of(), unknown(player), others);
            }
        }
        fill(unseen, drawn, table.deck, others);
        unseen.addAll(others);
        return Determinization.dealt(view, unseen);
    }

    private static int unknown(Player player) {
        return player.handSize() - player.known().size();
    }

    /** Adds some cards, and as many others as are needed to a size; these are taken away from the others. */
    private static void fill(List<Card> cards, List<Card> first, int size, List<Card> others) {
        List<Card> rest = others.subList(0, size - first.size());
        cards.addAll(first);
        cards.addAll(rest);
        rest.clear();
    }

    /** Refuses more cards than there are where they come from. */
    private void checkSize(String from, List<Card> named, int size) {
        if (named.size() > size) {
            throw UpdateCheck.wrong(update, named.size() + " cards from the " + from + ", expected at most " + size);
        }
    }

    /** The cards that the viewer cannot place, without those that the update names. */
    private List<Card> others() {
        Cards others = view.unseen();
        List<Card> named = new ArrayList<>(shown);
        named.addAll(drawn);
        for (Card card : named) {
            if (!others.has(card)) {
                throw UpdateCheck.wrong(
                        update, card + ", expected one of the cards that this viewer cannot see (INF-1, INF-2)");
            }
            others = others.minus(card);
        }
        return new ArrayList<>(others.toList());
    }

    /** The cards that the player who acts shows from the hand. */
    private List<Card> shown() {
        Event first = update.events().get(0);
        if (first instanceof Event.Given given) {
            return List.of(given.card());
        }
        return first instanceof Event.Loaded loaded ? loaded.cards() : List.of();
    }

    /** Those of some cards that are not among the known ones. */
    private static List<Card> withoutKnown(List<Card> cards, Cards known) {
        List<Card> unknown = new ArrayList<>();
        Cards left = known;
        for (Card card : cards) {
            if (left.has(card)) {
                left = left.minus(card);
            } else {
                unknown.add(card);
            }
        }
        return unknown;
    }

    private List<Card> drawn() {
        List<Card> cards = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.MarketFilled filled) {
                cards.addAll(filled.cards());
            }
        }
        return cards;
    }
}
