package io.github.mercurius.mercatores;

import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The turns of the profit phase, found backwards from a table: each puts its discards on the pile (DISC-1), so the pile
 * says what each can have been, until it is empty and the phase has just begun.
 */
final class ProfitHistory {
    /** So many moments are looked at; if none of them is the beginning, others may be. */
    private static final int MOST_MOMENTS = 20_000;

    /** What is left to explain when a turn begins, or after it. */
    private record Moment(
            java.util.List<Cards> resources,
            java.util.List<Integer> coins,
            List<Card> pile,
            int turn,
            int round,
            int seat) {
        /** Before a seat discarded the top cards of the pile, for some coins. */
        Moment before(int who, int cards, int gained) {
            java.util.List<Cards> more = new ArrayList<>(resources);
            pile.take(cards).forEach(card -> more.set(who, more.get(who).plus(card)));
            java.util.List<Integer> fewer = new ArrayList<>(coins);
            fewer.set(who, fewer.get(who) - gained);
            return new Moment(more, fewer, pile.drop(cards), turn, round, seat);
        }

        Moment in(int otherTurn, int otherRound, int otherSeat) {
            return new Moment(resources, coins, pile, otherTurn, otherRound, otherSeat);
        }

        @Nullable
        GoodsCard topGoods() {
            return !pile.isEmpty() && pile.head() instanceof GoodsCard goods ? goods : null;
        }
    }

    private final Table table;
    private final int players;
    private final boolean coinsMatter;
    private final boolean turnMatters;
    private final Set<Moment> seen = new HashSet<>();

    private ProfitHistory(Table table, boolean coinsMatter, boolean turnMatters) {
        this.table = table;
        this.coinsMatter = coinsMatter;
        this.turnMatters = turnMatters;
        players = table.players.length;
    }

    /** Whether turns of the profit phase can lead to a table. */
    static boolean fits(Table table) {
        return new ProfitHistory(table, true, true).isFound();
    }

    /** Whether they can with other coins. */
    static boolean fitsWithOtherCoins(Table table) {
        return new ProfitHistory(table, false, true).isFound();
    }

    /** Whether they can after another number of turns. */
    static boolean fitsWithOtherTurn(Table table) {
        return new ProfitHistory(table, true, false).isFound();
    }

    private boolean isFound() {
        if (turnMatters && hasTooFewTurns()) {
            return false;
        }
        java.util.List<Cards> resources = new ArrayList<>();
        java.util.List<Integer> coins = new ArrayList<>();
        for (Player player : table.players) {
            resources.add(player.resources());
            coins.add(player.coins());
        }
        Moment now = new Moment(resources, coins, table.discardPile, table.turn, table.round, table.active);
        if (table.ask == Ask.TAX) {
            return follows(now);
        }
        return table.ask == Ask.CASH ? taxed(now, now.seat) : isOver(now);
    }

    /** MKT-2: a turn brings a player two cards more at most. All but those of the deal are from turns. */
    private boolean hasTooFewTurns() {
        int cards = table.discardPile.size();
        for (Player player : table.players) {
            cards += player.resources().size() + player.handSize() - Deal.HAND;
        }
        return cards > 2 * table.turn;
    }

    /** END-1: the game ended as the phase began, or after a turn of any seat in the last round. */
    private boolean isOver(Moment end) {
        if (end.pile.isEmpty()) {
            return isBeginning(end);
        }
        for (int seat = 0; seat < players; seat++) {
            if (cashedIn(end, end.round, seat)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the turn of a seat can begin here. */
    private boolean begins(Moment moment) {
        if (!seen.add(moment)) {
            return false; // this moment has been tried
        }
        return seen.size() >= MOST_MOMENTS || (canGoOn(moment) && follows(moment));
    }

    /** PRO-2: whether the turn that begins can follow another one, or begin the phase. */
    private boolean follows(Moment moment) {
        if (moment.pile.isEmpty()) {
            return moment.round == 1 && moment.seat == table.captain && isBeginning(moment);
        }
        int seat = moment.seat;
        int round = moment.round;
        while (round > 1 || seat != unloading(round)) {
            if (seat == unloading(round)) {
                round--; // PRO-4
                seat = unloading(round);
            }
            seat = (seat + players - 1) % players;
            if (cashedIn(moment, round, seat)) {
                return true;
            }
            if (!moment.resources.get(seat).isEmpty()) {
                return false; // PRO-3: only who has no cards can have been skipped
            }
        }
        return false;
    }

    private int unloading(int round) {
        return (table.captain + round - 1) % players;
    }

    /** Whether a moment can follow what a seat cashed in or discarded. */
    private boolean cashedIn(Moment after, int round, int seat) {
        Moment end = after.in(after.turn - 1, round, seat);
        if (end.topGoods() == null) {
            return cashedInSpecial(end, (SpecialCard) end.pile.head(), seat);
        }
        boolean taxOfLastCard = end.resources.get(seat).isEmpty() && seat != unloading(round); // CASH-6
        return (taxOfLastCard && begins(end.before(seat, 1, 0))) || cashedInStack(end, seat);
    }

    private boolean cashedInSpecial(Moment end, SpecialCard card, int seat) {
        Table before = table(end.before(seat, 1, 0));
        Set<Integer> coins = new TreeSet<>();
        for (OptionalInt opponent : opponents(card, seat)) {
            coins.add(card.profit().coins(before.count(seat, card, opponent)));
        }
        for (int gained : coins) {
            if ((gained > 0 || !canCashIn(before, seat)) && brought(end, seat, 1, gained)) { // CASH-5
                return true;
            }
        }
        return false;
    }

    private java.util.List<OptionalInt> opponents(SpecialCard card, int seat) {
        java.util.List<OptionalInt> opponents = new ArrayList<>();
        for (int other = 0; other < players; other++) {
            if (card.type() == SpecialType.ROUTE && other != seat) {
                opponents.add(OptionalInt.of(other));
            }
        }
        return opponents.isEmpty() ? Arrays.asList(OptionalInt.empty()) : opponents;
    }

    private boolean cashedInStack(Moment end, int seat) {
        Good good = ((GoodsCard) end.pile.head()).good();
        if (end.resources.get(seat).stackSize(good) > 0) {
            return false; // CASH-3
        }
        Kinds kinds = table.setup.edition().kinds;
        int highest = Integer.MAX_VALUE;
        int cards = 0;
        for (Card card : end.pile) {
            int kind = kinds.numberOf(card);
            if (!(card instanceof GoodsCard goods) || goods.good() != good || kind > highest) {
                return false; // DISC-1
            }
            highest = kind;
            cards++;
            int gained = table.setup.edition().profit(good).coins(cards);
            boolean legal = gained > 0 || !canCashIn(table(end.before(seat, cards, 0)), seat); // CASH-5
            if (legal && brought(end, seat, cards, gained)) {
                return true;
            }
        }
        return false;
    }

    private boolean brought(Moment end, int seat, int cards, int gained) {
        boolean enough = !coinsMatter || end.coins.get(seat) >= gained;
        return enough && taxed(end.before(seat, cards, coinsMatter ? gained : 0), seat);
    }

    /** Whether a turn can have begun with a tax, or without one, and then have come here. */
    private boolean taxed(Moment cash, int seat) {
        if (seat == unloading(cash.round)) {
            return begins(cash); // TAX-2
        }
        boolean free = cash.resources.get(seat).goodsSize() == 0; // TAX-3
        return (free && begins(cash)) || (cash.topGoods() != null && begins(cash.before(seat, 1, 0)));
    }

    private boolean canGoOn(Moment moment) {
        return CashActions.anyOfAll(table.setup.edition(), table(moment).players);
    }

    private static boolean canCashIn(Table table, int seat) {
        return new CashActions(table.setup.edition(), table.players, seat).any();
    }

    private Table table(Moment moment) {
        TableDraft draft = new TableDraft(table, new Cards[0], new DeckOrder(java.util.List.of()), null);
        for (int seat = 0; seat < players; seat++) {
            Player player = table.players[seat];
            draft.players[seat] = new Player(
                    seat, moment.resources.get(seat), player.known(), player.handSize(), moment.coins.get(seat));
        }
        return new Table(draft);
    }

    /** LAST-6: whether the investment phase can have ended here. */
    private boolean isBeginning(Moment moment) {
        boolean noCoins = !coinsMatter || moment.coins.stream().allMatch(coins -> coins == 0);
        return noCoins && (turnMatters ? isEndOfInvestment(moment, moment.turn) : isEndOfInvestment(moment));
    }

    private boolean isEndOfInvestment(Moment moment) {
        for (int turns = 0; turns <= Edition.CARDS; turns++) {
            if (isEndOfInvestment(moment, turns)) {
                return true;
            }
        }
        return false;
    }

    private boolean isEndOfInvestment(Moment moment, int turns) {
        int last = table.setup.lastTurns() == LastTurns.ALL ? players : players - 1; // LAST-3
        int ending = turns - last - 1;
        if (ending < 0 || (table.setup.startSeat() + ending) % players != table.captain) {
            return false;
        }
        int deck = Edition.CARDS - table.market.size();
        for (Player player : table.players) {
            int resources = moment.resources.get(player.seat()).size();
            int cards = resources + player.handSize();
            int own = table.turnsOf(player.seat(), turns);
            boolean isLast = player.seat() != table.captain || last == players;
            int least = Deal.HAND + own - (isLast ? 1 : 0); // MKT-2, MKT-3
            if (resources < own || cards < least || cards > Deal.HAND + 2 * own) {
                return false;
            }
            deck -= cards;
        }
        boolean fifteen = moment.resources.get(table.captain).size() >= Table.CARDS_TO_END; // LAST-1
        return fifteen || deck == 0; // LAST-2
    }
}
