package io.github.mercurius.mercatores;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays a legal action of the active player, and tells each event as it happens. */
final class Transition {
    private final Table table;
    /** They belong to the state before, too. */
    private Cards[] hands;

    private final GameState before;
    private final @Nullable Consumer<? super Event> listener;

    private Transition(GameState before, @Nullable Consumer<? super Event> listener) {
        this.before = before;
        this.listener = listener;
        table = new Table(before.table);
        hands = before.hands;
    }

    /** The state after an action. */
    static GameState after(GameState before, Action action, @Nullable Consumer<? super Event> listener) {
        Transition transition = new Transition(before, listener);
        transition.play(action);
        return new GameState(transition.table, transition.hands, before.order);
    }

    /** Tells an event, which is made only if anybody listens. */
    private void tell(Supplier<Event> event) {
        if (listener != null) {
            listener.accept(event.get());
        }
    }

    private void play(Action action) {
        if (action instanceof Action.Give give) {
            give(give.card());
        } else if (action instanceof Action.Take take) {
            take(take.cards());
        } else if (action instanceof Action.Load load) {
            load(load.cards());
            fillMarket();
            endInvestmentTurn();
        } else if (action instanceof Action.Tax tax) {
            payTax((GoodsCard) tax.card());
        } else {
            cash(action);
            endProfitTurn();
        }
    }

    private void changeHand(Cards hand) {
        hands = hands.clone();
        hands[table.active] = hand;
    }

    /** MKT-1. */
    private void give(Card card) {
        changeHand(hands[table.active].minus(card));
        table.players[table.active] = table.player().gave(card);
        table.market = table.market.plus(card);
        table.given = card;
        table.ask = Ask.TAKE;
        tell(() -> new Event.Given(table.active, card));
    }

    /** MKT-2. */
    private void take(List<Card> list) {
        Cards cards = Cards.of(table.market.kinds, list);
        table.market = table.market.minus(cards);
        changeHand(hands[table.active].plus(cards));
        table.players[table.active] = table.player().took(cards);
        table.given = null;
        table.ask = Ask.LOAD;
        tell(() -> new Event.Taken(table.active, list));
    }

    /** LOAD-1, LOAD-3: stacks are counts of the goods. */
    private void load(List<Card> list) {
        Cards cards = Cards.of(table.market.kinds, list);
        changeHand(hands[table.active].minus(cards));
        table.players[table.active] = table.player().loaded(cards);
        tell(() -> new Event.Loaded(table.active, list));
    }

    /** FILL-1: until the market has five cards or the deck is empty. */
    private void fillMarket() {
        int missing = Math.min(table.deck, Deal.MARKET - table.market.size());
        if (missing > 0) {
            List<Card> drawn = before.deck().subList(0, missing);
            table.market = table.market.plus(Cards.of(table.market.kinds, drawn));
            table.deck -= missing;
            tell(() -> new Event.MarketFilled(drawn));
        }
    }

    private void endInvestmentTurn() {
        table.turn++;
        boolean lastTurn = table.captain != Table.NOBODY;
        if (!lastTurn && endsInvestment()) { // LAST-5: not in last turns
            table.captain = table.active; // RUL-2
            tell(() -> new Event.CaptainTaken(table.active));
        }
        if (table.captain == Table.NOBODY || !isLast(lastTurn)) {
            beginTurn(table.next(table.active), Ask.GIVE); // TURN-1, LAST-3
        } else {
            beginProfitPhase(); // LAST-6
        }
    }

    private boolean endsInvestment() {
        return table.player().resources().size() >= Table.CARDS_TO_END // LAST-1
                || table.market.size() < Deal.MARKET; // LAST-2
    }

    /** LAST-3, RUL-3: whether the turn that ends was the last one of the phase, once somebody has the Captain card. */
    private boolean isLast(boolean lastTurn) {
        return table.setup.lastTurns() == LastTurns.ALL
                ? lastTurn && table.active == table.captain
                : table.next(table.active) == table.captain;
    }

    private void beginTurn(int seat, Ask first) {
        table.active = seat;
        table.ask = first;
        tell(() -> new Event.TurnBegan(table.turn, seat));
    }

    private void beginProfitPhase() {
        beginRound(); // PRO-1
        if (isOver()) {
            endGame(); // END-1
        } else {
            beginProfitTurn(table.captain);
        }
    }

    private void beginRound() {
        table.round++;
        tell(() -> new Event.RoundBegan(table.round, table.unloadingSeat()));
    }

    /** Begins the turn of a seat, or of the next one that has cards; there is one, as the game is not over. */
    private void beginProfitTurn(int first) {
        int seat = first;
        while (table.players[seat].resources().isEmpty()) {
            int skipped = seat;
            tell(() -> new Event.TurnSkipped(skipped)); // PRO-3
            seat = following(seat);
        }
        boolean pays = seat != table.unloadingSeat() // TAX-2
                && table.players[seat].resources().goodsSize() > 0; // TAX-3
        beginTurn(seat, pays ? Ask.TAX : Ask.CASH);
    }

    /** The seat that comes after another in the profit phase; after the last one of a round the next round begins. */
    private int following(int seat) {
        if (table.next(seat) != table.unloadingSeat()) {
            return table.next(seat);
        }
        beginRound(); // PRO-4, RUL-14
        return table.unloadingSeat();
    }

    /** TAX-1. */
    private void payTax(GoodsCard card) {
        discard(table.setup.edition().noCards().plus(card), 0);
        table.ask = Ask.CASH;
        tell(() -> new Event.TaxPaid(table.active, card));
        if (table.player().resources().isEmpty()) {
            endProfitTurn(); // CASH-6
        }
    }

    private void cash(Action action) {
        if (action instanceof Action.CashGoods cash) {
            cash(cash.good());
        } else if (action instanceof Action.CashSpecial cash) {
            cash(cash.card(), cash.opponent());
        } else if (action instanceof Action.DiscardGoods goods) {
            Cards stack = table.player().resources().stack(goods.good());
            discard(stack, 0); // CASH-5
            tell(() -> new Event.StackDiscarded(table.active, goods.good(), stack.toList()));
        } else if (action instanceof Action.DiscardSpecial special) {
            discard(table.setup.edition().noCards().plus(special.card()), 0); // CASH-5
            tell(() -> new Event.SpecialDiscarded(table.active, special.card()));
        }
    }

    /** CASH-3. */
    private void cash(Good good) {
        Cards stack = table.player().resources().stack(good);
        int coins = new CashActions(table, table.active).coins(good);
        discard(stack, coins);
        tell(() -> new Event.StackCashed(table.active, good, stack.toList(), coins));
    }

    /** CASH-4: counted before the card is discarded; the card itself has no ships. */
    private void cash(SpecialCard card, OptionalInt opponent) {
        int count = new CashActions(table, table.active).count(card, opponent.orElse(Table.NOBODY));
        int coins = card.profit().coins(count);
        discard(table.setup.edition().noCards().plus(card), coins);
        tell(() -> new Event.SpecialCashed(table.active, card, opponent, count, coins));
    }

    private void discard(Cards cards, int coins) {
        table.players[table.active] = table.player().discarded(cards, coins);
        for (Card card : cards.toList()) {
            table.discardPile = table.discardPile.prepend(card); // DISC-1: the canonically first lies lowest
        }
        table.deck = Math.max(0, table.deck - coins); // COIN-1, RUL-9
    }

    private void endProfitTurn() {
        table.turn++;
        if (isOver()) {
            endGame(); // END-1: before the Unloading card moves
        } else {
            beginProfitTurn(following(table.active));
        }
    }

    /** END-1: whether no player has anything that they could cash in if it were their turn. */
    private boolean isOver() {
        for (int seat = 0; seat < table.players.length; seat++) {
            if (new CashActions(table, seat).any()) {
                return false;
            }
        }
        return true;
    }

    private void endGame() {
        table.ask = null;
        table.active = 0; // nobody's turn: the same in all tables, no matter who played last
        tell(() -> new Event.GameEnded(table.ranking()));
    }
}
