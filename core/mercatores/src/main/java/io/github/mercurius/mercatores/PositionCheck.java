package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.Problems;
import org.jspecify.annotations.Nullable;

/**
 * Finds all that is wrong with a position: each card lies in one place, and phase, step, market and hands are such that
 * the rules lead on from here. Whether a game can have led here is not asked.
 */
final class PositionCheck extends Problems {
    /** EDN-4: the most coins that one cashing in brings. */
    private static final int MOST_COINS = 99;

    final Position position;
    /** The parts that are said, and what follows from them. */
    private final Table table;

    /**
     * Checks a position.
     *
     * @param text the text that it was read from, if there is one
     */
    PositionCheck(Position position, @Nullable PositionFields text) {
        super(text);
        this.position = position;
        table = new Table(position.parts);
        table.active = active();
        table.deck = deck();
        checkNumbers();
        checkMarket();
        if (table.phase() == Phase.INVESTMENT) {
            boolean captains = table.active == table.captain && table.setup.lastTurns() != LastTurns.ALL;
            refuseIf(captains, "captain", TABLE, "last turn", "of the captain", "one of the others", Rule.LAST_3);
        } else {
            checkProfit();
        }
        checkHidden();
        position.places().check(this, table.setup.edition()::copies, PositionCheck::copiesRule);
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        throwIfAny();
        return table;
    }

    /** The state, or a refusal with all that is wrong, also that a card is not known. */
    GameState state() {
        for (Player player : table.players) {
            checkKnown(player, true);
        }
        boolean unknown = position.cardsOfDeck == null && table.deck > 0;
        refuseIf(unknown, "deck", TABLE, "deck", "not known", table.deck + " cards", Rule.INF_2);
        return new GameState(table(), position.hands.clone(), position.deck());
    }

    /** The view, or a refusal with all that is wrong, also that more or less is known than the viewer knows. */
    PlayerView view() {
        for (Player player : table.players) {
            checkKnown(player, player.seat() == position.viewer);
        }
        boolean known = !position.deck().isEmpty();
        refuseIf(known, "deck", TABLE, "deck", "known", "a deck that nobody sees", Rule.INF_2);
        Cards hand = position.viewer == PlayerView.SPECTATOR ? null : position.hands[position.viewer];
        return new PlayerView(
                table(), position.viewer, hand == null ? table.setup.edition().noCards() : hand);
    }

    private void checkKnown(Player player, boolean sees) {
        boolean known = position.hands[player.seat()] != null;
        checkKnown(player.seat(), known, sees, player.handSize() + " cards", Rule.INF_1);
    }

    /** TURN-1: in the investment phase the turn says who is active; when the game is over, it is nobody's turn. */
    private int active() {
        int said = table.active;
        boolean isSaid = said != Position.FOLLOWS;
        if (table.phase() == Phase.INVESTMENT) {
            int follows = Math.floorMod(table.setup.startSeat() + table.turn, table.players.length);
            boolean other = isSaid && said != follows;
            refuseIf(other, "seat", TABLE, "active seat", said, follows + "", Rule.TURN_1);
            return follows;
        }
        boolean none = table.ask != null && !isSaid;
        refuseIf(none, "seat", TABLE, "active seat", "not said", "a seat in the profit phase", Rule.PRO_2);
        return table.ask != null && isSaid ? said : 0;
    }

    /** COIN-1, RUL-9: what lies nowhere else is in the deck or face down, a card for each coin while there is one. */
    private int deck() {
        long open = table.discardPile.size();
        open += table.market.size();
        long coins = 0;
        for (Player player : table.players) {
            open += player.resources().size();
            open += player.handSize();
            coins += player.coins();
        }
        String most = "at most " + Edition.CARDS;
        refuseIf(open > Edition.CARDS, "hands", TABLE, "cards in all", open, most, Rule.SET_2);
        return (int) Math.max(0, Math.min(Edition.CARDS, Edition.CARDS - open - coins));
    }

    private void checkNumbers() {
        int discards = table.discardPile.size();
        int loaded = discards;
        for (Player player : table.players) {
            int seat = player.seat();
            int size = player.handSize();
            loaded += player.resources().size();
            between("coins", seat, "coins", player.coins(), 0, MOST_COINS * discards, Rule.CASH_1);
            between("hands", seat, "hand", size, leastHand(player), Edition.CARDS, Rule.LOAD_4, Rule.MKT_2);
            between("known", seat, "known cards", player.known().size(), 0, size, Rule.INF_4);
        }
        // each turn of the first phase loads a card, each of the second discards one, each round has a turn
        between("turn", TABLE, "turns", table.turn, 0, loaded + discards, Rule.LOAD_2, Rule.CASH_1);
        boolean profit = table.phase() == Phase.PROFIT;
        between("round", TABLE, "round", table.round, profit ? 1 : 0, profit ? discards + 1 : 0, Rule.PRO_2);
    }

    /** What the hand needs for the turns and steps that come. */
    private int leastHand(Player player) {
        boolean active = player.seat() == table.active;
        if (table.phase() == Phase.PROFIT || hasPlayedLastTurn(player) || (active && table.ask == Ask.TAKE)) {
            return 0;
        }
        boolean keepsOne = active && table.ask == Ask.LOAD && table.captain == Table.NOBODY;
        return keepsOne ? 2 : 1; // MKT-2, LOAD-4
    }

    /** LAST-3: whether a player's seat lies between the captain and the active seat, clockwise. */
    private boolean hasPlayedLastTurn(Player player) {
        if (table.captain == Table.NOBODY || player.seat() == table.captain) {
            return false;
        }
        int players = table.players.length;
        int active = Math.floorMod(table.active - table.captain - 1, players);
        return Math.floorMod(player.seat() - table.captain - 1, players) < active;
    }

    /** The market with the card that was given in this turn, and without what was taken for it. */
    private void checkMarket() {
        Card given = table.given;
        boolean isTake = table.ask == Ask.TAKE;
        boolean right = isTake ? given != null && table.market.has(given) : given == null;
        String said = given == null ? "none" : given.code();
        String expected = isTake ? "a card on the market" : "none in this step";
        refuseIf(!right, "given", TABLE, "card given", said, expected, Rule.MKT_1, Rule.MKT_4);
        boolean full = table.deck > 0 || table.captain == Table.NOBODY;
        int least = full ? Deal.MARKET : 1; // RUL-7: what the player before gave is still there
        int most = Deal.MARKET;
        if (isTake) {
            least++;
            most++;
        } else if (table.ask == Ask.LOAD) {
            least = full ? Deal.MARKET - 2 : 1; // MKT-2: three were taken for one
            most--;
        }
        between("market", TABLE, "market", table.market.size(), least, most, Rule.FILL_1, Rule.MKT_2);
    }

    private void checkProfit() {
        boolean nobodys = table.captain == Table.NOBODY;
        String players = "a player's in the profit phase";
        refuseIf(nobodys, "captain", TABLE, "Captain card", "nobody's", players, Rule.PRO_1);
        Cards resources = table.player().resources();
        boolean none = table.ask != null && resources.isEmpty();
        refuseIf(none, "resources", table.active, "resources", "none", "some in its turn", Rule.PRO_3);
        boolean pays = table.active != table.unloadingSeat() && resources.goodsSize() > 0;
        String payer = "a player with goods cards and without the Unloading card";
        refuseIf(table.ask == Ask.TAX && !pays, "step", TABLE, "tax", "TAX", payer, Rule.TAX_2, Rule.TAX_3);
    }

    private void checkHidden() {
        for (Player player : table.players) {
            Cards hand = position.hands[player.seat()];
            boolean wrong = hand != null && !hand.contains(player.known());
            String expected = "a hand with " + player.known() + " in it";
            refuseIf(wrong, "hands", player.seat(), "hand", hand == null ? "" : hand, expected, Rule.INF_4);
        }
        int cards = position.deck().size();
        boolean other = position.cardsOfDeck != null && cards != table.deck;
        refuseIf(other, "deck", TABLE, "deck", cards + " cards", table.deck + " as the table says", Rule.INF_2);
    }

    /** The rule that says how many of a kind there are. */
    static Rule copiesRule(Card card) {
        return card instanceof GoodsCard ? Rule.THG_2 : Rule.THG_3;
    }
}
