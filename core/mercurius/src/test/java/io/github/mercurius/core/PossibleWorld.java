package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import java.util.ArrayList;
import java.util.List;

/** A state that a view and the cards named in an update allow, made through the public door and checked there. */
final class PossibleWorld {
    private PossibleWorld() {}

    static GameState of(PlayerView view, Update update) {
        List<PriceCard> unseen = new ArrayList<>(view.unseen().toList());
        List<PriceCard> main = drawn(update, Deck.MAIN);
        List<PriceCard> backup = drawn(update, Deck.BACKUP);
        List<PriceCard> shown = shown(view, update);
        List.of(main, backup, shown).forEach(cards -> cards.forEach(card -> take(unseen, card)));
        List<Cards> hands = new ArrayList<>();
        for (Player player : view.table().players()) {
            if (view.viewer().isPresent() && view.viewer().getAsInt() == player.seat()) {
                hands.add(view.hand());
            } else {
                List<PriceCard> hand = player.seat() == update.seat() ? shown : new ArrayList<>();
                hands.add(Cards.of(filled(hand, player.handSize(), unseen)));
            }
        }
        filled(main, view.table().deckSize(Deck.MAIN), unseen);
        filled(backup, view.table().deckSize(Deck.BACKUP), unseen);
        Position position = Position.of(view.table()).withMainDeck(main).withBackupDeck(backup);
        for (int seat = 0; seat < hands.size(); seat++) {
            position = position.withHand(seat, hands.get(seat));
        }
        return position.state();
    }

    private static void take(List<PriceCard> unseen, PriceCard card) {
        if (!unseen.remove(card)) {
            throw new AssertionError(card + " is not among the cards that the viewer cannot see");
        }
    }

    private static List<PriceCard> filled(List<PriceCard> cards, int size, List<PriceCard> unseen) {
        while (cards.size() < size) {
            cards.add(unseen.remove(0));
        }
        return cards;
    }

    private static List<PriceCard> shown(PlayerView view, Update update) {
        List<PriceCard> shown = new ArrayList<>();
        if (view.viewer().isEmpty() || view.viewer().getAsInt() != update.seat()) {
            for (Event event : update.events()) {
                if (event instanceof Event.CardPlayed played) {
                    shown.add(played.card());
                } else if (event instanceof Event.NewsPlayed news) {
                    shown.addAll(news.discarded().toList());
                }
            }
        }
        return shown;
    }

    private static List<PriceCard> drawn(Update update, Deck deck) {
        List<PriceCard> drawn = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.CardDrawn card && card.deck() == deck) {
                drawn.add(card.card());
            }
        }
        return drawn;
    }
}
