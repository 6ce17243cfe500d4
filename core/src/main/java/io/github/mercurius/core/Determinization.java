package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Deals the cards that a viewer cannot see at random, to where there are such cards: the other hands and both decks.
 */
final class Determinization {
    private Determinization() {}

    /** A state that gives the viewer the same view, each possible one as likely as any other. */
    static GameState of(View view, IntUnaryOperator random) {
        Check.notNull(random, "random", "a source of random numbers");
        OpenTable table = view.table;
        PriceCard[] shuffled = view.unseen().toList().toArray(new PriceCard[0]);
        for (int i = shuffled.length - 1; i > 0; i--) {
            int j = random.applyAsInt(i + 1);
            PriceCard card = shuffled[i];
            shuffled[i] = shuffled[j];
            shuffled[j] = card;
        }
        List<PriceCard> unseen = Arrays.asList(shuffled);
        int dealt = 0;
        Cards[] hands = new Cards[table.players.length];
        for (int seat = 0; seat < hands.length; seat++) {
            int size = seat == view.viewer ? 0 : table.players[seat].handSize;
            hands[seat] = seat == view.viewer ? view.hand : Cards.of(unseen.subList(dealt, dealt + size));
            dealt += size;
        }
        int endOfMain = dealt + table.mainDeck;
        Decks decks = Decks.of(unseen.subList(dealt, endOfMain), unseen.subList(endOfMain, unseen.size()));
        return new GameState(table, hands, decks);
    }
}
