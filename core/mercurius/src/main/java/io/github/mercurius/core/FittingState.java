package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.internal.UnseenCards;
import java.util.ArrayList;
import java.util.List;

/** A state that fits a view: any one, or one in which what an update tells can happen. */
final class FittingState {
    private FittingState() {}

    /** A state before an update, which gives the viewer the view that there is. */
    static GameState before(Update update, View view) {
        OpenTable table = view.table;
        List<PriceCard> shown =
                table.seat == view.viewer ? List.of() : shown(update.events().get(0));
        List<PriceCard> fromMain = drawn(update, Deck.MAIN);
        List<PriceCard> fromBackup = drawn(update, Deck.BACKUP);
        List<PriceCard> named = new ArrayList<>(shown);
        named.addAll(fromMain);
        named.addAll(fromBackup);
        UnseenCards<PriceCard> unseen =
                new UnseenCards<>(new UpdateCheck(update), view.unseen().toList(), named);
        for (Player player : table.players) {
            if (player.seat() != view.viewer) {
                boolean acts = player.seat() == table.seat;
                unseen.deal("hand of seat " + player.seat(), acts ? shown : List.of(), player.handSize());
            }
        }
        unseen.deal("main deck", fromMain, table.mainDeck);
        unseen.deal("backup deck", fromBackup, table.backupDeck);
        return dealt(view, unseen.inOrder());
    }

    /** The cards that the player who acts shows from the hand. */
    private static List<PriceCard> shown(Event first) {
        if (first instanceof Event.CardPlayed played) {
            return List.of(played.card());
        }
        return first instanceof Event.NewsPlayed news ? news.discarded().toList() : List.of();
    }

    private static List<PriceCard> drawn(Update update, Deck deck) {
        List<PriceCard> cards = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.CardDrawn drawn && drawn.deck() == deck) {
                cards.add(drawn.card());
            }
        }
        return cards;
    }

    /** The state in which the unseen cards lie in this order: in the hands by seat, in the main and the backup deck. */
    static GameState dealt(View view, List<PriceCard> unseen) {
        OpenTable table = view.table;
        int dealt = 0;
        Cards[] hands = new Cards[table.players.length];
        for (Player player : table.players) {
            if (player.seat() == view.viewer) {
                hands[player.seat()] = view.hand;
            } else {
                int end = dealt + player.handSize();
                hands[player.seat()] = Cards.of(unseen.subList(dealt, end));
                dealt = end;
            }
        }
        int endOfMain = dealt + table.mainDeck;
        return new GameState(table, hands, new Decks(unseen, endOfMain, endOfMain + table.backupDeck));
    }
}
