package io.github.mercurius.mercatores;

/** The events of a legal action, in order. */
final class Transition {
    private Transition() {}

    /** Plays an action of the active player. */
    static void play(Action action, Table before, TableDraft draft) {
        if (action instanceof Action.Give give) {
            draft.given(give.card()); // MKT-1
        } else if (action instanceof Action.Take take) {
            draft.taken(take.cards()); // MKT-2
        } else if (action instanceof Action.Load load) {
            draft.loaded(load.cards()); // LOAD-1
            draft.marketFilled(); // FILL-1
            endInvestmentTurn(draft);
        } else if (action instanceof Action.Tax tax) {
            draft.taxPaid((GoodsCard) tax.card()); // TAX-1
            if (draft.player().resources().isEmpty()) {
                endProfitTurn(draft); // CASH-6
            }
        } else {
            cash(action, before, draft);
            endProfitTurn(draft);
        }
    }

    private static void cash(Action action, Table before, TableDraft draft) {
        if (action instanceof Action.CashGoods cash) {
            // CASH-3
            int count = before.active().resources().stackSize(cash.good());
            draft.stackCashed(
                    cash.good(), before.setup.edition().profit(cash.good()).coins(count));
        } else if (action instanceof Action.CashSpecial cash) {
            // CASH-4: counted as it is before the card is discarded, which is no good and has no ships
            SpecialCard card = cash.card();
            int count = before.count(before.active, card, cash.opponent());
            draft.specialCashed(card, cash.opponent(), count, card.profit().coins(count));
        } else if (action instanceof Action.DiscardGoods discard) {
            draft.stackDiscarded(discard.good()); // CASH-5
        } else if (action instanceof Action.DiscardSpecial discard) {
            draft.specialDiscarded(discard.card()); // CASH-5
        }
    }

    static void endInvestmentTurn(TableDraft draft) {
        draft.turn++;
        boolean lastTurn = draft.captain != Table.NOBODY;
        if (!lastTurn && endsInvestment(draft)) { // LAST-5: not in last turns
            draft.captainTaken(); // RUL-2
        }
        if (draft.captain == Table.NOBODY || !isLast(draft, lastTurn)) {
            draft.turnBegan(draft.next(draft.active), Ask.GIVE); // TURN-1, LAST-3
        } else {
            beginProfitPhase(draft); // LAST-6
        }
    }

    private static boolean endsInvestment(TableDraft draft) {
        return draft.player().resources().size() >= Table.CARDS_TO_END // LAST-1
                || draft.market.size() < Deal.MARKET; // LAST-2
    }

    /** LAST-3, RUL-3: whether the turn that ends was the last one of the phase, once somebody has the Captain card. */
    private static boolean isLast(TableDraft draft, boolean lastTurn) {
        return draft.setup.lastTurns() == LastTurns.ALL
                ? lastTurn && draft.active == draft.captain
                : draft.next(draft.active) == draft.captain;
    }

    static void beginProfitPhase(TableDraft draft) {
        draft.roundBegan(draft.captain); // PRO-1
        if (isOver(draft)) {
            draft.gameEnded(); // END-1
        } else {
            beginProfitTurn(draft, draft.captain);
        }
    }

    static void endProfitTurn(TableDraft draft) {
        draft.turn++;
        if (isOver(draft)) {
            draft.gameEnded(); // END-1: before the Unloading card moves
        } else {
            beginProfitTurn(draft, following(draft, draft.active));
        }
    }

    /** Begins the turn of a seat, or of the next one that has cards; there is one, as the game is not over. */
    private static void beginProfitTurn(TableDraft draft, int first) {
        int seat = first;
        while (draft.players[seat].resources().isEmpty()) {
            draft.turnSkipped(seat); // PRO-3
            seat = following(draft, seat);
        }
        draft.turnBegan(seat, firstAsk(draft, seat));
    }

    /** The seat that comes after another in the profit phase; after the last one of a round the next round begins. */
    private static int following(TableDraft draft, int seat) {
        int next = draft.next(seat);
        if (next != draft.unloading) {
            return next;
        }
        draft.roundBegan(draft.next(next)); // PRO-4, RUL-14
        return draft.unloading;
    }

    private static Ask firstAsk(TableDraft draft, int seat) {
        boolean pays = seat != draft.unloading // TAX-2
                && draft.players[seat].resources().goodsSize() > 0; // TAX-3
        return pays ? Ask.TAX : Ask.CASH;
    }

    /** END-1: whether no player has anything that they could cash in if it were their turn. */
    private static boolean isOver(TableDraft draft) {
        return !CashActions.anyOfAll(draft.setup.edition(), draft.players);
    }
}
