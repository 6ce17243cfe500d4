package io.github.mercurius.learning;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * How likely hidden cards are: the next card of a deck, some cards in hidden places, a whole determinization.
 *
 * <p>For a viewer, each order of the unseen cards is as likely as any other, as {@link PlayerView#determinize} has it.
 * What the other players' choices tell of their hands is not in these numbers: multiply them by what you believe.
 */
public final class Chance {
    private Chance() {}

    /**
     * How likely each kind of price card is to be drawn next from a deck, for all that a viewer knows.
     *
     * @return a number for each kind in canonical order; their sum is 1
     * @throws IllegalArgumentException if the deck is empty
     */
    public static double[] ofDraw(PlayerView view, Deck deck) {
        checkDeck(Arguments.notNull(view, "view", "a view").table(), deck);
        Cards unseen = view.unseen();
        double[] chances = new double[PriceCard.all().size()];
        for (PriceCard card : PriceCard.all()) {
            chances[card.ordinal()] = (double) unseen.count(card) / unseen.size();
        }
        return chances;
    }

    /**
     * How likely each kind of price card is to be drawn next from a deck, for the host: the top card is drawn for sure.
     *
     * @return 1 for the kind of the top card, 0 for the others
     * @throws IllegalArgumentException if the deck is empty
     */
    public static double[] ofDraw(GameState state, Deck deck) {
        checkDeck(Arguments.notNull(state, "state", "a state").table(), deck);
        List<PriceCard> cards = deck == Deck.MAIN ? state.mainDeck() : state.backupDeck();
        double[] chances = new double[PriceCard.all().size()];
        chances[cards.get(0).ordinal()] = 1;
        return chances;
    }

    private static void checkDeck(Table table, Deck deck) {
        int size = table.deckSize(deck);
        Arguments.that(size > 0, deck + " deck", size + " cards", "at least 1 to draw");
    }

    /**
     * How likely it is that some hidden places hold just these cards, in any order: the next cards of a deck, or
     * another player's hand. All places are alike, so only their number counts, which is that of the cards.
     *
     * @return 0 if the viewer sees one of these cards elsewhere
     */
    public static double of(PlayerView view, Cards cards) {
        Cards unseen = Arguments.notNull(view, "view", "a view").unseen();
        return unseen.contains(Arguments.notNull(cards, "cards", "cards")) ? ofSome(unseen, cards) : 0;
    }

    /**
     * How likely a viewer's {@link PlayerView#determinize} is to give a state: the weight of a state among all that the
     * view allows, whose weights have the sum 1.
     *
     * @return 0 if the state gives the viewer another view
     */
    public static double of(PlayerView view, GameState state) {
        if (!isPossible(Arguments.notNull(view, "view", "a view"), Arguments.notNull(state, "state", "a state"))) {
            return 0;
        }
        Cards rest = view.unseen();
        double chance = 1;
        for (int seat = 0; seat < state.table().setup().players(); seat++) {
            if (view.viewer().orElse(-1) != seat) {
                chance *= ofSome(rest, state.hand(seat));
                rest = rest.minus(state.hand(seat));
            }
        }
        List<PriceCard> decks = new ArrayList<>(state.mainDeck());
        decks.addAll(state.backupDeck());
        return chance * ofOrder(rest, decks);
    }

    private static boolean isPossible(PlayerView view, GameState state) {
        return view.viewer().isPresent()
                ? state.table().setup().players() > view.viewer().getAsInt()
                        && state.viewFor(view.viewer().getAsInt()).equals(view)
                : state.viewForSpectator().equals(view);
    }

    /** The chance to draw some cards, in any order. */
    private static double ofSome(Cards from, Cards cards) {
        double chance = 1;
        int drawn = 0;
        for (PriceCard card : cards.kinds()) {
            for (int copy = 0; copy < cards.count(card); copy++) {
                drawn++;
                // the next factor of the number of ways to choose, for this kind and for all cards
                chance *= (double) (from.count(card) - copy) / (copy + 1) * drawn / (from.size() - drawn + 1);
            }
        }
        return chance;
    }

    /** The chance to draw cards in this order. */
    private static double ofOrder(Cards from, List<PriceCard> cards) {
        double chance = 1;
        Cards rest = from;
        for (PriceCard card : cards) {
            chance *= (double) rest.count(card) / rest.size();
            rest = rest.minus(card);
        }
        return chance;
    }
}
