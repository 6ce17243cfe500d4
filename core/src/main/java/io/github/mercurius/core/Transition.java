package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What happens when a legal action other than a trade is taken: the rules of sections 3 and 5 to 7, as the events that
 * they demand.
 *
 * <p>Each method writes into a {@link TableDraft} what the active player's action, or a part of it, brings about.
 */
final class Transition {
    private Transition() {}

    /** Whatever comes of an action that is not a trade. */
    static void play(Action action, OpenTable before, Decks decks, TableDraft draft) {
        if (action instanceof Action.PlayCard play) {
            playCard(play.card(), decks, draft);
        } else if (action instanceof Action.PlayNews news) {
            playNews(Cards.of(news.discard()), decks, draft);
        } else if (action instanceof Action.BlackMarket market) {
            draft.blackMarketFilled(draft.seat(), Tokens.of(market.tokens())); // BLK-2
        } else if (action instanceof Action.Dividend dividend) {
            payDividend(dividend.chamber(), before, draft);
        }
    }

    private static void payDividend(Chamber chamber, OpenTable before, TableDraft draft) {
        // DIV-3: for each share in possession; those on a Black Market card earn nothing (BLK-3).
        int perShare = before.dividend(chamber);
        List<Integer> received = new ArrayList<>();
        for (OpenPlayer player : before.players) {
            received.add(perShare * player.tokens().count(chamber.share()));
        }
        draft.dividendPaid(draft.seat(), chamber, perShare, received);
    }

    private static void playCard(PriceCard card, Decks decks, TableDraft draft) {
        draft.cardPlayed(draft.seat(), card); // TRN-2
        endTurn(decks, draft);
    }

    private static void playNews(Cards discard, Decks decks, TableDraft draft) {
        draft.newsPlayed(draft.seat(), discard); // NWS-1
        // NWS-2: one card fewer than was discarded, as the turn's own draw makes up for it (RUL-3).
        for (int draws = discard.size() - 1; draws > 0; draws--) {
            draft.cardDrawn(draft.seat(), Deck.BACKUP, decks.topOfBackup(draft.backupDeck()));
        }
        endTurn(decks, draft);
    }

    private static void endTurn(Decks decks, TableDraft draft) {
        movePrices(draft);
        draft.boardShifted(draft.seat()); // TRN-3
        if (draft.mainDeck() > 0) {
            draft.cardDrawn(draft.seat(), Deck.MAIN, decks.topOfMain(draft.mainDeck())); // TRN-4
        }
        int next = draft.turn() + 1;
        if (next < draft.terms().turns) {
            beginTurn(next, draft);
        } else {
            endGame(draft); // END-1
        }
    }

    private static void movePrices(TableDraft draft) {
        Board board = draft.board();
        // PRC-4, RUL-5: from left to right, newest first, or the other way round.
        boolean newestFirst = draft.terms().newestFirst;
        for (int i = 0; i < Board.SPACES; i++) {
            Optional<Card> card = board.card(newestFirst ? i : Board.SPACES - 1 - i);
            // PRC-4: the News card does nothing.
            if (card.isPresent() && card.get() instanceof PriceCard priceCard) {
                draft.pricesMoved(priceCard);
            }
        }
    }

    private static void beginTurn(int turn, TableDraft draft) {
        int next = draft.terms().seatOfTurn(turn);
        draft.turnBegan(turn, next);
        Tokens tokens = draft.blackMarket(next);
        if (!tokens.isEmpty()) {
            draft.blackMarketSold(next, tokens, tokens.value(draft.market())); // TRN-0, BLK-4
        }
    }

    private static void endGame(TableDraft draft) {
        for (int seat = 0; seat < draft.terms().players; seat++) {
            emptyBlackMarket(seat, draft);
            Tokens tokens = draft.tokens(seat);
            if (!tokens.isEmpty()) {
                draft.holdingsSold(seat, tokens, tokens.value(draft.market())); // END-2
            }
        }
        draft.gameEnded(); // END-3
    }

    private static void emptyBlackMarket(int seat, TableDraft draft) {
        Tokens tokens = draft.blackMarket(seat);
        if (tokens.isEmpty()) {
            return;
        }
        // RUL-6
        if (draft.terms().blackMarketSoldAtEnd) {
            draft.blackMarketSold(seat, tokens, tokens.value(draft.market()));
        } else {
            draft.blackMarketForfeited(seat, tokens);
        }
    }
}
