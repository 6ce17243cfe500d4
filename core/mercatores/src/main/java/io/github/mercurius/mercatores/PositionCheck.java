package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Problems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds all that is wrong with a position, by counting: each card once, and how many cards lie where by what turn, step
 * and round say. From every position that is accepted, the rules lead on.
 */
final class PositionCheck {
    /** EDN-4: the most coins that one cashing in brings. */
    private static final int MOST_COINS = 99;

    private static final int TABLE = Problems.NO_SEAT;

    private final Position position;
    private final Problems problems = new Problems();
    private final Table table;
    private final int discards;

    /** Checks all that a position says. */
    PositionCheck(Position position) {
        this.position = position;
        discards = position.said.discardPile.size();
        table = madeTable();
        checkSizes();
        checkGiven();
        checkMarket();
        if (table.phase == Phase.INVESTMENT) {
            checkInvestment();
        } else {
            checkProfit();
        }
        checkHidden();
    }

    /** A check of a position in which all is right, with its table. */
    PositionCheck(Position position, Table table) {
        this.position = position;
        this.table = table;
        discards = table.discardPile.size();
    }

    /** What is wrong with all that the position says. */
    Problems problems() {
        return problems;
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        problems.throwIfAny();
        return table;
    }

    /** The table as it is said, and with what follows from that. */
    private Table madeTable() {
        TableDraft draft = Position.draft(position.said);
        draft.phase = draft.ask != null && draft.ask.phase() == Phase.INVESTMENT ? Phase.INVESTMENT : Phase.PROFIT;
        draft.active = active(draft);
        draft.unloading = unloading(draft);
        draft.deck = deck(draft);
        return new Table(draft);
    }

    /** TURN-1: in the investment phase the turn says who is active; when the game is over, it is nobody's turn. */
    private int active(TableDraft said) {
        boolean isSaid = said.active != Position.UNSAID;
        if (said.phase == Phase.INVESTMENT) {
            int follows = Math.floorMod(said.setup.startSeat() + said.turn, said.players.length);
            if (isSaid && said.active != follows) {
                problems.add("seat", "active seat", said.active, follows + "", Rule.TURN_1);
            }
            return follows;
        }
        if (said.ask != null && !isSaid) {
            problems.add("seat", "active seat", "not said", "a seat in the profit phase", Rule.PRO_2);
        }
        return said.ask != null && isSaid ? said.active : 0;
    }

    /** PRO-1, PRO-4: in the first round the captain has the Unloading card, then it goes from seat to seat. */
    private int unloading(TableDraft said) {
        boolean nobody = said.captain == Table.NOBODY || said.round < 1;
        int follows = nobody ? Table.NOBODY : (int) ((said.captain + (said.round - 1L)) % said.players.length);
        if (said.unloading != Position.UNSAID && said.unloading != follows) {
            String expected = holder(follows);
            problems.add("captain", "Unloading card", holder(said.unloading), expected, Rule.PRO_4);
        }
        return follows;
    }

    private static String holder(int seat) {
        return seat == Table.NOBODY ? "nobody's" : "of seat " + seat;
    }

    /** COIN-1, RUL-9: what lies nowhere else is in the deck or face down, a card for each coin while there is one. */
    private int deck(TableDraft said) {
        long open = discards;
        open += said.market.size();
        long coins = 0;
        for (Player player : said.players) {
            open += player.resources().size();
            open += player.handSize();
            coins += player.coins();
        }
        if (open > Edition.CARDS) {
            problems.add("hands", "cards in all", open, "at most " + Edition.CARDS, Rule.SET_2);
        }
        int follows = (int) Math.max(0, Math.min(Edition.CARDS, Edition.CARDS - open - coins));
        if (said.deck != Position.UNSAID && said.deck != follows) {
            String expected = follows + " that are nowhere else";
            problems.add("deck", "deck", said.deck + " cards", expected, Rule.COIN_1);
        }
        return follows;
    }

    private void checkSizes() {
        int most = MOST_COINS * discards;
        for (Player player : table.players) {
            int seat = player.seat();
            int size = player.handSize();
            between("coins", seat, "coins", player.coins(), 0, most, Rule.CASH_1);
            between("hands", seat, "hand", size, leastHand(player), Edition.CARDS, Rule.LOAD_4, Rule.MKT_2);
            between("known", seat, "known cards", player.known().size(), 0, size, Rule.INF_4);
        }
    }

    /** What the hand needs for the turns and steps that come. */
    private int leastHand(Player player) {
        boolean active = player.seat() == table.active;
        if (table.phase == Phase.PROFIT || hasPlayedLastTurn(player) || (active && table.ask == Ask.TAKE)) {
            return 0;
        }
        boolean keepsOne = active && table.ask == Ask.LOAD && table.captain == Table.NOBODY;
        return keepsOne ? 2 : 1; // MKT-2, LOAD-4
    }

    private void checkGiven() {
        if (table.ask == Ask.TAKE && table.given == null) {
            problems.add("given", "card given", "none", "one in the step to take", Rule.MKT_4);
        } else if (table.given != null && table.ask != Ask.TAKE) {
            problems.add("given", "card given", table.given, "none in this step", Rule.MKT_4);
        } else if (table.given != null && !table.market.has(table.given)) {
            problems.add("given", "card given", table.given, "one on the market", Rule.MKT_1);
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
        int size = table.market.size();
        between("market", TABLE, "market", size, least, most, Rule.FILL_1, Rule.MKT_2);
    }

    private void checkInvestment() {
        between("round", TABLE, "round", table.round, 0, 0, Rule.PRO_2);
        between("discard", TABLE, "discard pile", discards, 0, 0, Rule.TAX_1);
        between("turn", TABLE, "turns", table.turn, 0, Edition.CARDS, Rule.LOAD_2);
        if (table.captain != Table.NOBODY) {
            checkCaptain(table.players[table.captain].resources().size(), "15 cards there");
        }
        if (table.active == table.captain && table.setup.lastTurns() != LastTurns.ALL) {
            problems.add("captain", "last turn", "of the captain", "one of the others", Rule.LAST_3);
        }
        if (table.turn >= 0 && table.turn <= Edition.CARDS) {
            for (Player player : table.players) {
                checkCards(player);
            }
        }
    }

    private void checkCaptain(int cards, String expected) {
        if (cards < Table.CARDS_TO_END && table.deck > 0) {
            String given = "of seat " + table.captain;
            String orNoDeck = expected + ", or an empty deck";
            problems.add("captain", "Captain card", given, orNoDeck, Rule.LAST_1, Rule.LAST_2);
        }
    }

    /** LOAD-2: each turn loads a card. MKT-2: it brings one card more or two; MKT-3: a last turn may bring none. */
    private void checkCards(Player player) {
        int seat = player.seat();
        int turns = table.turnsOf(seat, table.turn);
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
        for (Player player : table.players) {
            resources += player.resources().size();
        }
        // each turn of the first phase loaded a card, each of the second discarded one, each round had a turn
        int most = resources + 2 * discards;
        between("turn", TABLE, "turns", table.turn, 1, most, Rule.LOAD_2, Rule.CASH_1);
        between("round", TABLE, "round", table.round, 1, discards + 1, Rule.PRO_2);
        if (table.captain == Table.NOBODY) {
            String expected = "a player's in the profit phase";
            problems.add("captain", "Captain card", "nobody's", expected, Rule.PRO_1);
        } else {
            checkCaptain(table.players[table.captain].resources().size() + discards, "15 cards there and discarded");
        }
        boolean canGoOn = CashActions.anyOfAll(table.setup.edition(), table.players);
        if (!table.isOver()) {
            checkProfitTurn(canGoOn);
        } else if (canGoOn) {
            String expected = "the game to go on while anybody can cash in";
            problems.add("step", "the end", "over", expected, Rule.END_1);
        }
    }

    private void checkProfitTurn(boolean canGoOn) {
        Cards resources = table.active().resources();
        boolean free = table.active == table.unloading;
        if (resources.isEmpty()) {
            String expected = "some in its turn";
            problems.addOfSeat("resources", table.active, "resources", "none", expected, Rule.PRO_3);
        }
        if (table.ask == Ask.TAX && free) {
            problems.add("step", "tax", "TAX", "CASH for the Unloading card's holder", Rule.TAX_2);
        }
        if (table.ask == Ask.TAX && resources.goodsSize() == 0) {
            problems.add("step", "tax", "TAX", "goods cards to pay it", Rule.TAX_3);
        }
        // where the turn has just begun, the one before did not end the game
        if ((free || table.ask == Ask.TAX) && !canGoOn) {
            String expected = "some, as the game is not over";
            problems.add("resources", "cards to cash in", "none", expected, Rule.END_1);
        }
    }

    /** Notes a number that is too small or too large, of a seat or of the table. */
    private void between(String part, int seat, String what, int given, int least, int most, Rule... rules) {
        if (given < least || given > most) {
            String of = seat == TABLE ? "" : " of seat " + seat;
            String expected = least == most ? "" + least : least + " to " + most;
            problems.add(part, seat, what + of, given, expected, rules);
        }
    }

    private void checkHidden() {
        for (Player player : table.players) {
            Cards hand = position.hands[player.seat()];
            if (hand != null && !hand.contains(player.known())) {
                String expected = "a hand with " + player.known() + " in it";
                problems.addOfSeat("hands", player.seat(), "hand", hand, expected, Rule.INF_4);
            }
        }
        if (position.deck != null && position.deck.size() != table.deck) {
            refuseDeck(position.deck.size() + " cards", table.deck + " as the table says");
        }
        checkKinds();
    }

    /** THG-2, THG-3: no kind is there more often than the edition has it. */
    private void checkKinds() {
        Map<Card, Integer> shown = new HashMap<>();
        position.eachPlace((part, seat, cards) -> {
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

    /** This check, with what a state needs to know and the position does not say as problems. */
    PositionCheck forState() {
        return knows(seat -> true, true);
    }

    /** This check, with what its viewer knows and the position does not say, or the other way round, as problems. */
    PositionCheck forView() {
        return knows(seat -> seat == position.viewer, false);
    }

    private PositionCheck knows(IntPredicate handsOf, boolean theDeck) {
        for (Player player : table.players) {
            boolean known = position.hands[player.seat()] != null;
            if (known && !handsOf.test(player.seat())) {
                refuseHand(player, "known", "a hand that the viewer does not see");
            } else if (!known && handsOf.test(player.seat())) {
                refuseHand(player, "not known", player.handSize() + " cards");
            }
        }
        if (theDeck && position.deck == null && table.deck > 0) {
            refuseDeck("not known", table.deck + " cards");
        } else if (!theDeck && position.deck != null && !position.deck.isEmpty()) {
            refuseDeck("known", "a deck that nobody sees");
        }
        return this;
    }

    /** The state, or a refusal with all that is wrong. */
    GameState state() {
        problems.throwIfAny();
        Cards[] hands = new Cards[position.hands.length];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = known(position.hands[seat]);
        }
        return new GameState(table, hands, new DeckOrder(position.deck == null ? List.of() : position.deck));
    }

    /** The view, or a refusal with all that is wrong. */
    PlayerView view() {
        problems.throwIfAny();
        int viewer = position.viewer;
        boolean isSpectator = viewer == PlayerView.SPECTATOR;
        return new PlayerView(
                table, viewer, isSpectator ? table.setup.edition().noCards() : known(position.hands[viewer]));
    }

    private static Cards known(@Nullable Cards cards) {
        return Arguments.notNull(cards, "cards", "known ones");
    }

    private void refuseHand(Player player, String given, String expected) {
        problems.addOfSeat("hands", player.seat(), "hand", given, expected, Rule.INF_1);
    }

    private void refuseDeck(String given, String expected) {
        problems.add("deck", "deck", given, expected, Rule.INF_2);
    }
}
