package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What happens when a legal action is taken: the rules of sections 3 to 7, as the events that they demand. */
final class Transition {
    private final OpenTable before;
    private final Decks decks;
    private final Draft draft;
    private final int seat;

    private Transition(OpenTable before, Decks decks, Draft draft) {
        this.before = before;
        this.decks = decks;
        this.draft = draft;
        this.seat = before.active().seat;
    }

    /** Writes into a draft what comes of a legal action of the active player. */
    static void apply(Action action, OpenTable before, Decks decks, Draft draft) {
        Transition transition = new Transition(before, decks, draft);
        if (action instanceof Action.Buy buy) {
            transition.buy(buy.asset());
        } else if (action instanceof Action.Sell sell) {
            transition.sell(sell.asset());
        } else if (action instanceof Action.PlayCard play) {
            transition.playCard(play.card());
        } else if (action instanceof Action.PlayNews news) {
            transition.playNews(Cards.of(news.discard()));
        } else if (action instanceof Action.BlackMarket market) {
            transition.fillBlackMarket(Tokens.of(market.tokens()));
        } else if (action instanceof Action.Dividend dividend) {
            transition.payDividend(dividend.chamber());
        }
    }

    private void buy(Asset asset) {
        draft.bought(seat, asset, before.trades.bought(asset) + 1, before.buyingCost(asset));
    }

    private void sell(Asset asset) {
        draft.sold(seat, asset, before.trades.sold(asset) + 1, before.sellingGain(asset));
    }

    private void fillBlackMarket(Tokens tokens) {
        draft.blackMarketFilled(seat, tokens);
    }

    private void payDividend(Chamber chamber) {
        // DIV-3: for each share in possession; those on a Black Market card earn nothing (BLK-3).
        int perShare = before.dividend(chamber);
        List<Integer> received = new ArrayList<>();
        for (OpenPlayer player : before.players) {
            received.add(perShare * player.tokens.count(chamber.share()));
        }
        draft.dividendPaid(seat, chamber, perShare, received);
    }

    private void playCard(PriceCard card) {
        draft.cardPlayed(seat, card);
        endTurn();
    }

    private void playNews(Cards discard) {
        draft.newsPlayed(seat, discard);
        // NWS-2: one card fewer than was discarded, as the turn's own draw makes up for it (RUL-3).
        for (int draws = discard.size() - 1; draws > 0; draws--) {
            draft.cardDrawn(seat, Deck.BACKUP, decks.topOfBackup(draft.backupDeck()));
        }
        endTurn();
    }

    private void endTurn() {
        movePrices();
        draft.boardShifted(seat); // TRN-3
        if (draft.mainDeck() > 0) {
            draft.cardDrawn(seat, Deck.MAIN, decks.topOfMain(draft.mainDeck())); // TRN-4
        }
        int next = draft.turn() + 1;
        if (next < draft.setup().turns()) {
            beginTurn(next);
        } else {
            endGame(); // END-1
        }
    }

    private void movePrices() {
        Board board = draft.board(seat);
        // PRC-4, RUL-5: from left to right, newest first, or the other way round.
        boolean newestFirst = draft.setup().rulings().cardOrder() == CardOrder.NEWEST_FIRST;
        for (int i = 0; i < Board.SPACES; i++) {
            Optional<Card> card = board.card(newestFirst ? i : Board.SPACES - 1 - i);
            // PRC-4: the News card does nothing.
            if (card.isPresent() && card.get() instanceof PriceCard priceCard) {
                draft.pricesMoved(priceCard);
            }
        }
    }

    private void beginTurn(int turn) {
        int next = draft.setup().seatOfTurn(turn);
        draft.turnBegan(turn, next);
        Tokens tokens = draft.blackMarket(next);
        if (!tokens.isEmpty()) {
            draft.blackMarketSold(next, tokens, tokens.value(draft.market())); // TRN-0, BLK-4
        }
    }

    private void endGame() {
        for (int each = 0; each < draft.setup().players(); each++) {
            emptyBlackMarket(each);
            Tokens tokens = draft.tokens(each);
            if (!tokens.isEmpty()) {
                draft.holdingsSold(each, tokens, tokens.value(draft.market())); // END-2
            }
        }
        draft.gameEnded(); // END-3
    }

    private void emptyBlackMarket(int each) {
        Tokens tokens = draft.blackMarket(each);
        if (tokens.isEmpty()) {
            return;
        }
        // RUL-6
        if (draft.setup().rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD) {
            draft.blackMarketSold(each, tokens, tokens.value(draft.market()));
        } else {
            draft.blackMarketForfeited(each, tokens);
        }
    }
}
