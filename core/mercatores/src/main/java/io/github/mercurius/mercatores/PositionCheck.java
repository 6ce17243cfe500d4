package io.github.mercurius.mercatores;

import io.github.mercurius.common.Problems;
import java.util.List;

/**
 * Makes the table of a position from its parts, and finds all that is wrong with them. It asks first whether each can
 * be at all, then, by {@link Integrity}, whether they fit together.
 */
final class PositionCheck {
    private final PositionParts parts;
    private final Problems<PositionPart> problems = new Problems<>();
    private final Table table;

    /** Checks what a position says. */
    PositionCheck(PositionParts parts) {
        this.parts = parts;
        checkSizes();
        table = makeTable();
        Integrity.check(table, problems);
        hidden().checkSizes();
        CardCount.of(parts, problems);
    }

    /** Checks what a position says of hands and deck, and nothing else, beside a table that has been checked. */
    PositionCheck(PositionParts parts, Table table) {
        this.parts = parts;
        this.table = table;
        hidden().checkSizes();
        CardCount.check(table, parts, problems);
    }

    private HiddenParts hidden() {
        return new HiddenParts(parts, table, problems);
    }

    /** What is wrong with all that the position says. */
    Problems<PositionPart> problems() {
        return problems;
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        problems.throwIfAny();
        return table;
    }

    /** This check, with what a state needs to know and the position does not say as problems. */
    PositionCheck forState() {
        hidden().checkForState();
        return this;
    }

    /** This check, with what its viewer knows and the position does not say, or the other way round, as problems. */
    PositionCheck forView() {
        hidden().checkForView();
        return this;
    }

    /** The state, or a refusal with all that is wrong. */
    GameState state() {
        problems.throwIfAny();
        return hidden().state();
    }

    /** The view, or a refusal with all that is wrong. */
    PlayerView view() {
        problems.throwIfAny();
        return hidden().view();
    }

    private void checkSizes() {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            int size = parts.seats[seat].handSize();
            if (size < 0 || size > Edition.CARDS) {
                problems.addOfSeat(PositionPart.HANDS, seat, "hand", size, "0 to " + Edition.CARDS, Rule.INF_1);
            }
            int coins = parts.seats[seat].coins;
            if (coins < 0 || coins > Integrity.MOST_COINS * Edition.CARDS) {
                String expected = "0 to " + Integrity.MOST_COINS * Edition.CARDS;
                problems.addOfSeat(PositionPart.COINS, seat, "coins", coins, expected, Rule.CASH_1);
            }
        }
    }

    private Table makeTable() {
        Setup setup = parts.setup;
        Cards none = setup.edition().noCards();
        Cards market = parts.market == null ? none : parts.market;
        TableDraft draft = new TableDraft(setup, market, new Cards[parts.seats.length], new DeckOrder(List.of()));
        draft.turn = parts.turn;
        draft.ask = parts.ask;
        draft.phase = parts.isInvestment() ? Phase.INVESTMENT : Phase.PROFIT;
        draft.active = active();
        draft.round = parts.round;
        draft.captain = parts.captain;
        draft.unloading = unloading();
        draft.given = parts.given;
        draft.discardPile = io.vavr.collection.List.ofAll(parts.discardPile).reverse();
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            draft.players[seat] = new Player(seat, said.resources, said.known, said.handSize(), said.coins);
        }
        draft.deck = deckSize();
        return new Table(draft);
    }

    /** TURN-1: in the investment phase the turn says who is active; when the game is over, it is nobody's turn. */
    private int active() {
        if (parts.isInvestment()) {
            int follows = Math.floorMod(parts.setup.startSeat() + parts.turn, parts.seats.length);
            if (parts.active != PositionParts.UNSAID && parts.active != follows) {
                problems.add(PositionPart.SEAT, "active seat", parts.active, follows + "", Rule.TURN_1);
            }
            return follows;
        }
        if (parts.ask != null && parts.active == PositionParts.UNSAID) {
            problems.add(PositionPart.SEAT, "active seat", "not said", "a seat in the profit phase", Rule.PRO_2);
        }
        return parts.ask == null ? 0 : Math.max(0, parts.active);
    }

    /** PRO-1, PRO-4: in the first round the captain has the Unloading card, then it goes from seat to seat. */
    private int unloading() {
        boolean nobody = parts.captain == Table.NOBODY || parts.round < 1;
        int follows = nobody ? Table.NOBODY : (int) ((parts.captain + (parts.round - 1L)) % parts.seats.length);
        if (parts.unloading != null && parts.unloading != follows) {
            problems.add(
                    PositionPart.UNLOADING, "Unloading card", holder(parts.unloading), holder(follows), Rule.PRO_4);
        }
        return follows;
    }

    private static String holder(int seat) {
        return seat == Table.NOBODY ? "nobody's" : "of seat " + seat;
    }

    /** COIN-1, RUL-9: what lies nowhere else is in the deck or face down, a card for each coin while there is one. */
    private int deckSize() {
        long elsewhere = (long) parts.discardPile.size() + (parts.market == null ? 0 : parts.market.size());
        for (PositionParts.Seat seat : parts.seats) {
            elsewhere += seat.resources.size() + (long) seat.handSize() + seat.coins;
        }
        int follows = (int) Math.max(0, Math.min(Edition.CARDS, Edition.CARDS - elsewhere));
        int said = parts.deckSize != null ? parts.deckSize : follows;
        if (said != follows) {
            problems.add(PositionPart.DECK, "deck", said + " cards", follows + " that are nowhere else", Rule.COIN_1);
        }
        return follows;
    }
}
