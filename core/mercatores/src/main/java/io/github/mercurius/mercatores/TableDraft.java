package io.github.mercurius.mercatores;

import io.vavr.collection.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being changed: each kind of event has a method here that makes it happen, and reports it if anybody
 * listens.
 *
 * <p>The rules say which events an action has ({@link Transition}); what an event changes is said here. A draft exists
 * for one action and never leaves it.
 */
final class TableDraft {
    final Setup setup;
    final Player[] players;
    Cards[] hands;
    Cards market;
    List<Card> discardPile;

    @Nullable
    Card given;

    @Nullable
    Ask ask;

    Phase phase;
    int deck;
    int turn;
    int active;
    int round;
    int captain;
    int unloading;

    private final DeckOrder order;
    private final @Nullable Consumer<? super Event> listener;

    /** A draft of what comes after a state, which stays as it is. */
    TableDraft(Table table, Cards[] hands, DeckOrder order, @Nullable Consumer<? super Event> listener) {
        this.hands = hands;
        this.order = order;
        this.listener = listener;
        setup = table.setup;
        players = table.players.clone();
        market = table.market;
        discardPile = table.discardPile;
        given = table.given;
        ask = table.ask;
        phase = table.phase;
        deck = table.deck;
        turn = table.turn;
        active = table.active;
        round = table.round;
        captain = table.captain;
        unloading = table.unloading;
    }

    /** A draft of a game before its first turn. */
    TableDraft(Setup setup, Cards market, Cards[] hands, DeckOrder order) {
        this.setup = setup;
        this.market = market;
        this.hands = hands;
        this.order = order;
        listener = null;
        players = new Player[setup.players()];
        deck = Edition.CARDS - Deal.MARKET - Deal.HAND * players.length; // SET-3, SET-4
        Cards none = setup.edition().noCards();
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = new Player(seat, none, none, Deal.HAND, 0);
        }
        discardPile = List.empty();
        ask = Ask.GIVE;
        phase = Phase.INVESTMENT;
        active = setup.startSeat(); // TURN-1
        captain = Table.NOBODY;
        unloading = Table.NOBODY;
    }

    /** The state as it is now. */
    GameState state() {
        return new GameState(new Table(this), hands, order);
    }

    Player player() {
        return players[active];
    }

    int next(int seat) {
        return Arrow.LEFT.seat(seat, players.length);
    }

    /** The hands belong to the state before, too. */
    private void changeHand(Cards hand) {
        hands = hands.clone();
        hands[active] = hand;
    }

    void given(Card card) {
        changeHand(hands[active].minus(card));
        players[active] = player().gave(card);
        market = market.plus(card);
        given = card;
        ask = Ask.TAKE;
        if (listener != null) {
            listener.accept(new Event.Given(active, card));
        }
    }

    void taken(java.util.List<Card> list) {
        Cards cards = Cards.of(market.kinds, list);
        market = market.minus(cards);
        changeHand(hands[active].plus(cards));
        players[active] = player().took(cards);
        given = null;
        ask = Ask.LOAD;
        if (listener != null) {
            listener.accept(new Event.Taken(active, list));
        }
    }

    void loaded(java.util.List<Card> list) {
        Cards cards = Cards.of(market.kinds, list);
        changeHand(hands[active].minus(cards));
        players[active] = player().loaded(cards); // LOAD-3: stacks are counts of the goods
        if (listener != null) {
            listener.accept(new Event.Loaded(active, list));
        }
    }

    /** FILL-1: one by one, until the market has five cards or the deck is empty. */
    void marketFilled() {
        int before = deck;
        for (int missing = Deal.MARKET - market.size(); missing > 0 && deck > 0; missing--) {
            market = market.plus(order.top(deck));
            deck--;
        }
        if (listener != null && deck < before) {
            listener.accept(new Event.MarketFilled(order.left(before).subList(0, before - deck)));
        }
    }

    void captainTaken() {
        captain = active;
        if (listener != null) {
            listener.accept(new Event.CaptainTaken(active));
        }
    }

    void roundBegan(int bySeat) {
        phase = Phase.PROFIT;
        unloading = bySeat;
        round++;
        if (listener != null) {
            listener.accept(new Event.RoundBegan(round, bySeat));
        }
    }

    void turnSkipped(int ofSeat) {
        if (listener != null) {
            listener.accept(new Event.TurnSkipped(ofSeat));
        }
    }

    void turnBegan(int bySeat, Ask first) {
        active = bySeat;
        ask = first;
        if (listener != null) {
            listener.accept(new Event.TurnBegan(turn, bySeat));
        }
    }

    void taxPaid(GoodsCard card) {
        discard(setup.edition().noCards().plus(card), 0);
        ask = Ask.CASH;
        if (listener != null) {
            listener.accept(new Event.TaxPaid(active, card));
        }
    }

    void stackCashed(Good good, int coins) {
        Cards stack = player().resources().stack(good);
        discard(stack, coins);
        if (listener != null) {
            listener.accept(new Event.StackCashed(active, good, stack.toList(), coins));
        }
    }

    void specialCashed(SpecialCard card, OptionalInt opponent, int count, int coins) {
        discard(setup.edition().noCards().plus(card), coins);
        if (listener != null) {
            listener.accept(new Event.SpecialCashed(active, card, opponent, count, coins));
        }
    }

    void stackDiscarded(Good good) {
        Cards stack = player().resources().stack(good);
        discard(stack, 0);
        if (listener != null) {
            listener.accept(new Event.StackDiscarded(active, good, stack.toList()));
        }
    }

    void specialDiscarded(SpecialCard card) {
        discard(setup.edition().noCards().plus(card), 0);
        if (listener != null) {
            listener.accept(new Event.SpecialDiscarded(active, card));
        }
    }

    private void discard(Cards cards, int coins) {
        players[active] = player().discarded(cards, coins);
        java.util.List<Card> list = cards.toList();
        for (int i = 0; i < list.size(); i++) {
            discardPile = discardPile.prepend(list.get(i)); // DISC-1: the canonically first lies lowest
        }
        deck = Math.max(0, deck - coins); // COIN-1, RUL-9
    }

    void gameEnded() {
        ask = null;
        active = 0; // nobody's turn: the same in all tables, no matter who played last
        if (listener != null) {
            listener.accept(new Event.GameEnded(new Table(this).ranking()));
        }
    }
}
