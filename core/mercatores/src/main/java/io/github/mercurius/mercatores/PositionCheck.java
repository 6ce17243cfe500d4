package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Problems;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Finds all that is wrong with a position, by counting: each card once, and how many cards lie where by what turn, step
 * and round say. From every position that is accepted, the rules lead on.
 */
final class PositionCheck {
    /** EDN-4: the most coins that one cashing in brings. */
    private static final int MOST_COINS = 99;

    private static final int TABLE = Problems.NO_SEAT;

    final PositionParts said;
    /** The parts that are said, and what follows from them. */
    private final TableParts table;

    private final Problems problems = new Problems();
    private final int discards;

    private PositionCheck(PositionParts said) {
        this.said = said;
        table = new TableParts(said);
        discards = said.discardPile.size();
        table.active = active();
        checkUnloading();
        table.deck = deck();
        checkSizes();
        checkGiven();
        checkMarket();
        if (table.phase() == Phase.INVESTMENT) {
            checkInvestment();
        } else {
            checkProfit();
        }
        checkHidden();
        checkKinds();
    }

    /** A check of all that a position says. */
    static PositionCheck of(PositionParts said) {
        return new PositionCheck(said);
    }

    /** The same, and of what a state needs to know and the position does not say. */
    static PositionCheck ofState(PositionParts said) {
        return new PositionCheck(said).knows(seat -> true, true);
    }

    /** The same, and of what its viewer knows and the position does not say, or the other way round. */
    static PositionCheck ofView(PositionParts said) {
        return new PositionCheck(said).knows(seat -> seat == said.viewer, false);
    }

    /** What is wrong. */
    Problems problems() {
        return problems;
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        problems.throwIfAny();
        return new Table(table);
    }

    /** The state, or a refusal with all that is wrong. */
    GameState state() {
        problems.throwIfAny();
        Cards[] hands = new Cards[said.hands.length];
        Arrays.setAll(hands, this::hand);
        return new GameState(new Table(table), hands, said.deck());
    }

    /** The view, or a refusal with all that is wrong. */
    PlayerView view() {
        problems.throwIfAny();
        boolean isSpectator = said.viewer == PlayerView.SPECTATOR;
        return new PlayerView(
                new Table(table),
                said.viewer,
                isSpectator ? table.setup.edition().noCards() : hand(said.viewer));
    }

    private Cards hand(int seat) {
        return Arguments.notNull(said.hands[seat], "hand", "known cards");
    }

    private void refuseIf(
            boolean wrong, String part, int seat, String what, Object given, String expected, Rule... rules) {
        if (wrong) {
            problems.add(part, seat, seat == TABLE ? what : what + " of seat " + seat, given, expected, rules);
        }
    }

    /** Notes a number that is too small or too large. */
    private void between(String part, int seat, String what, int given, int least, int most, Rule... rules) {
        String expected = least == most ? "" + least : least + " to " + most;
        refuseIf(given < least || given > most, part, seat, what, given, expected, rules);
    }

    /** TURN-1: in the investment phase the turn says who is active; when the game is over, it is nobody's turn. */
    private int active() {
        boolean isSaid = said.active != PositionParts.UNSAID;
        if (table.phase() == Phase.INVESTMENT) {
            int follows = Math.floorMod(table.setup.startSeat() + table.turn, table.players.length);
            boolean other = isSaid && said.active != follows;
            refuseIf(other, "seat", TABLE, "active seat", said.active, follows + "", Rule.TURN_1);
            return follows;
        }
        boolean none = table.ask != null && !isSaid;
        refuseIf(none, "seat", TABLE, "active seat", "not said", "a seat in the profit phase", Rule.PRO_2);
        return table.ask != null && isSaid ? said.active : 0;
    }

    private void checkUnloading() {
        boolean other = said.unloadingSaid != PositionParts.UNSAID && said.unloadingSaid != table.unloading();
        String given = holder(said.unloadingSaid);
        refuseIf(other, "captain", TABLE, "Unloading card", given, holder(table.unloading()), Rule.PRO_4);
    }

    private static String holder(int seat) {
        return seat == Table.NOBODY ? "nobody's" : "of seat " + seat;
    }

    /** COIN-1, RUL-9: what lies nowhere else is in the deck or face down, a card for each coin while there is one. */
    private int deck() {
        long open = discards;
        open += table.market.size();
        long coins = 0;
        for (Player player : table.players) {
            open += player.resources().size();
            open += player.handSize();
            coins += player.coins();
        }
        String most = "at most " + Edition.CARDS;
        refuseIf(open > Edition.CARDS, "hands", TABLE, "cards in all", open, most, Rule.SET_2);
        int follows = (int) Math.max(0, Math.min(Edition.CARDS, Edition.CARDS - open - coins));
        boolean other = said.deck != PositionParts.UNSAID && said.deck != follows;
        String expected = follows + " that are nowhere else";
        refuseIf(other, "deck", TABLE, "deck", said.deck + " cards", expected, Rule.COIN_1);
        return follows;
    }

    private void checkSizes() {
        for (Player player : table.players) {
            int seat = player.seat();
            int size = player.handSize();
            between("coins", seat, "coins", player.coins(), 0, MOST_COINS * discards, Rule.CASH_1);
            between("hands", seat, "hand", size, leastHand(player), Edition.CARDS, Rule.LOAD_4, Rule.MKT_2);
            between("known", seat, "known cards", player.known().size(), 0, size, Rule.INF_4);
        }
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

    private void checkGiven() {
        Card given = table.given;
        boolean isTake = table.ask == Ask.TAKE;
        if (given == null) {
            refuseIf(isTake, "given", TABLE, "card given", "none", "one in the step to take", Rule.MKT_4);
        } else {
            refuseIf(!isTake, "given", TABLE, "card given", given, "none in this step", Rule.MKT_4);
            boolean elsewhere = isTake && !table.market.has(given);
            refuseIf(elsewhere, "given", TABLE, "card given", given, "one on the market", Rule.MKT_1);
        }
    }

    /** The market with the card that was given in this turn, and without what was taken for it. */
    private void checkMarket() {
        boolean full = table.deck > 0 || table.captain == Table.NOBODY;
        int least = full ? Deal.MARKET : 1; // RUL-7: what the player before gave is still there
        int most = Deal.MARKET;
        if (table.ask == Ask.TAKE) {
            least++;
            most++;
        } else if (table.ask == Ask.LOAD) {
            least = full ? Deal.MARKET - 2 : 1; // MKT-2: three were taken for one
            most--;
        }
        between("market", TABLE, "market", table.market.size(), least, most, Rule.FILL_1, Rule.MKT_2);
    }

    private void checkInvestment() {
        between("round", TABLE, "round", table.round, 0, 0, Rule.PRO_2);
        between("discard", TABLE, "discard pile", discards, 0, 0, Rule.TAX_1);
        between("turn", TABLE, "turns", table.turn, 0, Edition.CARDS, Rule.LOAD_2);
        if (table.captain != Table.NOBODY) {
            checkCaptain(table.players[table.captain].resources().size(), "15 cards there");
        }
        boolean captains = table.active == table.captain && table.setup.lastTurns() != LastTurns.ALL;
        refuseIf(captains, "captain", TABLE, "last turn", "of the captain", "one of the others", Rule.LAST_3);
        if (table.turn >= 0 && table.turn <= Edition.CARDS) {
            for (Player player : table.players) {
                checkCards(player);
            }
        }
    }

    private void checkCaptain(int cards, String expected) {
        boolean early = cards < Table.CARDS_TO_END && table.deck > 0;
        String given = "of seat " + table.captain;
        String orNoDeck = expected + ", or an empty deck";
        refuseIf(early, "captain", TABLE, "Captain card", given, orNoDeck, Rule.LAST_1, Rule.LAST_2);
    }

    /** LOAD-2: each turn loads a card. MKT-2: it brings one card more or two; MKT-3: a last turn may bring none. */
    private void checkCards(Player player) {
        int seat = player.seat();
        int turns = turnsOf(seat);
        int resources = player.resources().size();
        boolean done = hasPlayedLastTurn(player);
        int full = done || seat == table.captain ? Edition.CARDS : Table.CARDS_TO_END - 1;
        between("resources", seat, "resources", resources, turns, full, Rule.LOAD_2, Rule.LAST_1);
        int least = Deal.HAND + turns - (done ? 1 : 0);
        int most = Deal.HAND + 2 * turns;
        if (seat == table.active && table.ask == Ask.TAKE) {
            least--;
            most--;
        } else if (seat == table.active && table.ask == Ask.LOAD) {
            least += table.captain == Table.NOBODY ? 1 : 0;
            most += 2;
        }
        int cards = player.handSize() + resources;
        between("hands", seat, "cards in hand and resources", cards, least, most, Rule.MKT_2);
    }

    /** TURN-1: how many of the turns of the investment phase were a player's. */
    private int turnsOf(int seat) {
        int players = table.players.length;
        int place = Math.floorMod(seat - table.setup.startSeat(), players);
        return (table.turn + players - 1 - place) / players;
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

    private void checkProfit() {
        int resources = 0;
        boolean canGoOn = false;
        for (Player player : table.players) {
            resources += player.resources().size();
            canGoOn |= new CashActions(table, player.seat()).any();
        }
        // each turn of the first phase loaded a card, each of the second discarded one, each round had a turn
        int most = resources + 2 * discards;
        between("turn", TABLE, "turns", table.turn, 1, most, Rule.LOAD_2, Rule.CASH_1);
        between("round", TABLE, "round", table.round, 1, discards + 1, Rule.PRO_2);
        if (table.captain == Table.NOBODY) {
            String expected = "a player's in the profit phase";
            refuseIf(true, "captain", TABLE, "Captain card", "nobody's", expected, Rule.PRO_1);
        } else {
            checkCaptain(table.players[table.captain].resources().size() + discards, "15 cards there and discarded");
        }
        if (table.ask == null) {
            String expected = "the game to go on while anybody can cash in";
            refuseIf(canGoOn, "step", TABLE, "the end", "over", expected, Rule.END_1);
        } else {
            checkProfitTurn(canGoOn);
        }
    }

    private void checkProfitTurn(boolean canGoOn) {
        Cards resources = table.player().resources();
        boolean isTax = table.ask == Ask.TAX;
        boolean free = table.active == table.unloading();
        boolean none = resources.isEmpty();
        refuseIf(none, "resources", table.active, "resources", "none", "some in its turn", Rule.PRO_3);
        String cash = "CASH for the Unloading card's holder";
        refuseIf(isTax && free, "step", TABLE, "tax", "TAX", cash, Rule.TAX_2);
        boolean noGoods = resources.goodsSize() == 0;
        refuseIf(isTax && noGoods, "step", TABLE, "tax", "TAX", "goods cards to pay it", Rule.TAX_3);
        // where the turn has just begun, the one before did not end the game
        boolean ended = (free || isTax) && !canGoOn;
        String some = "some, as the game is not over";
        refuseIf(ended, "resources", TABLE, "cards to cash in", "none", some, Rule.END_1);
    }

    private void checkHidden() {
        for (Player player : table.players) {
            Cards hand = said.hands[player.seat()];
            if (hand != null && !hand.contains(player.known())) {
                String expected = "a hand with " + player.known() + " in it";
                refuseIf(true, "hands", player.seat(), "hand", hand, expected, Rule.INF_4);
            }
        }
        int cards = said.deck().size();
        boolean other = said.cardsOfDeck != null && cards != table.deck;
        refuseIf(other, "deck", TABLE, "deck", cards + " cards", table.deck + " as the table says", Rule.INF_2);
    }

    /** THG-2, THG-3: no kind is there more often than the edition has it. */
    private void checkKinds() {
        Map<Card, Integer> shown = new HashMap<>();
        said.eachPlace((part, seat, cards) -> {
            for (Card card : cards) {
                int copies = table.setup.edition().copies(card);
                int count = shown.merge(card, 1, Integer::sum);
                if (count == copies + 1) {
                    String where = seat == TABLE ? part : part + " of seat " + seat;
                    Rule rule = card instanceof GoodsCard ? Rule.THG_2 : Rule.THG_3;
                    problems.add(part, seat, card + " cards", count + " with " + where, "at most " + copies, rule);
                }
            }
        });
    }

    private PositionCheck knows(IntPredicate handsOf, boolean theDeck) {
        for (Player player : table.players) {
            int seat = player.seat();
            boolean isKnown = said.hands[seat] != null;
            boolean sees = handsOf.test(seat);
            String hidden = "a hand that the viewer does not see";
            String cards = player.handSize() + " cards";
            refuseIf(isKnown && !sees, "hands", seat, "hand", "known", hidden, Rule.INF_1);
            refuseIf(!isKnown && sees, "hands", seat, "hand", "not known", cards, Rule.INF_1);
        }
        boolean unknown = said.cardsOfDeck == null && table.deck > 0;
        boolean known = !said.deck().isEmpty();
        refuseIf(theDeck && unknown, "deck", TABLE, "deck", "not known", table.deck + " cards", Rule.INF_2);
        refuseIf(!theDeck && known, "deck", TABLE, "deck", "known", "a deck that nobody sees", Rule.INF_2);
        return this;
    }
}
