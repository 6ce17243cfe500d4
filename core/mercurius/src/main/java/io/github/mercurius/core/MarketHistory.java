package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.common.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The cards played in each turn, found backwards from a table: boards and discard pile tell them, and so where the
 * markers came from. Only News that has left its board leaves it open in which turn it was played, with how many
 * discards: each possibility is tried.
 */
final class MarketHistory {
    /** So many turns are looked at, for some milliseconds; what they do not tell is not refused. */
    private static final int MOST_STEPS = 3_000;

    private final OpenTable table;
    private final List<PriceCard> pile;
    /** By how many cards of the pile there are, the lowest first: by how much they can move the markers. */
    private final List<MarkerSpaces.Moves> moves = new ArrayList<>();
    // What changes as the turns are undone: the boards between turns, and the News that is still to be found.
    private final @Nullable Card[] middle;
    private final @Nullable Card[] right;
    private final boolean[] newsLeft;
    private final boolean[] discarded;
    private int discarding;
    private int discards;

    /** The cards of the turns that have been undone. */
    private final Card[] played;

    /** Where the markers stand after each of the histories found. */
    private final Set<Market> found = new LinkedHashSet<>();

    /** What was looked at before, unless all histories are asked for; null then. */
    private final @Nullable Set<List<Object>> seen;

    private int steps;

    private MarketHistory(OpenTable table, boolean all) {
        this.table = table;
        seen = all ? null : new HashSet<>();
        pile = table.discardPile();
        for (int cards = 0; cards <= pile.size(); cards++) {
            moves.add(new MarkerSpaces.Moves(pile.subList(0, cards)));
        }
        OpenPlayer[] players = table.openPlayers();
        middle = new Card[players.length];
        right = new Card[players.length];
        newsLeft = new boolean[players.length];
        discarded = new boolean[players.length];
        played = new Card[table.turn()];
        Pace pace = new Pace(table.setup(), table.turn());
        for (OpenPlayer player : players) {
            int seat = player.seat;
            middle[seat] = player.board().card(1).orElse(null);
            right[seat] = player.board().card(2).orElse(null);
            boolean news = !player.has(SpecialCard.NEWS);
            newsLeft[seat] = news && middle[seat] != SpecialCard.NEWS && right[seat] != SpecialCard.NEWS;
            discarded[seat] = news && player.handSize == pace.handSize(seat); // RUL-3
            discarding += discarded[seat] ? 1 : 0;
        }
        discards = discarding + Deal.BACKUP_DECK - table.deckSize(Deck.BACKUP); // NWS-2
    }

    /** Finds markers that stand where no cards can have moved them, if nothing else is wrong with the table. */
    static void check(OpenTable table, Problems<PositionPart> problems) {
        MarketHistory history = new MarketHistory(table, false);
        history.goBack(table.turn(), history.pile.size(), MarkerSpaces.of(table.market()));
        if (history.found.isEmpty() && history.steps < MOST_STEPS) {
            MarketHistory anywhere = new MarketHistory(table, true);
            anywhere.steps = history.steps;
            anywhere.goBack(table.turn(), anywhere.pile.size(), MarkerSpaces.anywhere());
            anywhere.report(problems);
        }
    }

    /**
     * Undoes turns.
     *
     * @param turn how many turns are left
     * @param cards how many cards of the pile are left, from the lowest
     * @param spaces where the markers can stand after these turns
     */
    private void goBack(int turn, int cards, MarkerSpaces spaces) {
        if (steps >= MOST_STEPS || (seen != null && !found.isEmpty())) {
            return;
        }
        steps++;
        if (turn == 0) {
            if (cards == 0 && spaces.isStart()) {
                found.add(replay());
            }
            return;
        }
        int seat = table.terms().seatOfTurn(turn - 1);
        if (seen != null && turn % middle.length == 0 && !seen.add(moment(turn, cards, spaces))) {
            return;
        }
        int own = (turn - 1) / middle.length + 1;
        if (own < Board.SPACES) {
            undo(turn, cards, spaces, null); // TRN-3: nothing has left the board yet
            return;
        }
        if (newsLeft[seat]) {
            if (!canFollow(cards, spaces)) {
                return;
            }
            newsLeft[seat] = false;
            undo(turn, cards, spaces, SpecialCard.NEWS);
            newsLeft[seat] = true;
        }
        boolean first = newsLeft[seat] && own == Board.SPACES; // nothing leaves the board in earlier turns
        if (!first && cards > 0) {
            undo(turn, cards - 1, spaces, pile.get(cards - 1));
        }
    }

    /** All that the turns before depend on. */
    private List<Object> moment(int turn, int cards, MarkerSpaces spaces) {
        List<Object> moment = new ArrayList<>(List.of(turn, cards, discards, spaces));
        for (int seat = 0; seat < middle.length; seat++) {
            moment.add(newsLeft[seat]);
            moment.addAll(Arrays.asList(middle[seat], right[seat]));
        }
        return moment;
    }

    /** Undoes a turn in which a card, or none, left the board. */
    private void undo(int turn, int cards, MarkerSpaces spaces, @Nullable Card left) {
        int seat = table.terms().seatOfTurn(turn - 1);
        Card last = middle[seat];
        Card before = right[seat];
        middle[seat] = before;
        right[seat] = left;
        played[turn - 1] = last;
        MarkerSpaces came = spaces.before(new Card[] {last, before, left}, table.terms().cardOrder);
        if (last == SpecialCard.NEWS && discarded[seat]) {
            undoDiscards(turn, cards, came);
        } else {
            goBack(turn - 1, cards, came);
        }
        middle[seat] = last;
        right[seat] = before;
    }

    /** Takes the discards of News off the pile: one to three, and as many for the others who discarded. */
    private void undoDiscards(int turn, int cards, MarkerSpaces spaces) {
        discarding--;
        int fewest = Math.max(1, discards - Legality.MOST_CHOSEN * discarding);
        int most = Math.min(Math.min(Legality.MOST_CHOSEN, cards), discards - discarding);
        for (int count = fewest; count <= most; count++) {
            if (isInOrder(pile.subList(cards - count, cards))) {
                discards -= count;
                if (canFollow(cards - count, spaces)) {
                    goBack(turn - 1, cards - count, spaces);
                }
                discards += count;
            }
        }
        discarding++;
    }

    private boolean canFollow(int cards, MarkerSpaces spaces) {
        return spaces.canFollow(moves.get(cards).plus(middle, right), discards);
    }

    /** RUL-7: the canonically first card lies lowest. */
    private static boolean isInOrder(List<PriceCard> cards) {
        return IntStream.range(1, cards.size())
                .allMatch(next -> cards.get(next - 1).compareTo(cards.get(next)) <= 0);
    }

    /** Where the markers stand after the cards played. */
    private Market replay() {
        Board[] boards = new Board[middle.length];
        Arrays.fill(boards, Board.empty());
        Market market = Market.atStart();
        for (int turn = 0; turn < played.length; turn++) {
            int seat = table.terms().seatOfTurn(turn);
            Board board = boards[seat].with(0, played[turn]);
            market = market.after(board, table.terms().cardOrder);
            boards[seat] = board.shifted();
        }
        return market;
    }

    /** Notes the markers that stand where none of the histories found brings them. */
    private void report(Problems<PositionPart> problems) {
        if (found.isEmpty() && steps < MOST_STEPS) {
            String expected = "the discards of each News in canonical order";
            problems.add(PositionPart.DISCARD, "discard pile", pile, expected, Rule.NWS_2, Rule.RUL_7);
            return;
        }
        boolean reported = false;
        for (Asset asset : Asset.all()) {
            int space = table.market().space(asset);
            Set<Integer> can =
                    found.stream().map(market -> market.space(asset)).collect(Collectors.toCollection(TreeSet::new));
            if (steps < MOST_STEPS && !can.contains(space)) {
                problems.add(
                        PositionPart.MARKET, "space of " + asset, space, expected(asset, can), Rule.TRN_3, Rule.PRC_3);
                reported = true;
            }
        }
        if (!reported) {
            String expected = "spaces to which the cards on boards and discard pile can move all markers";
            problems.add(PositionPart.MARKET, "market", table.market(), expected, Rule.TRN_3, Rule.PRC_3);
        }
    }

    /** Where a marker can stand, and the cards that can have moved it there. */
    private String expected(Asset asset, Set<Integer> spaces) {
        List<PriceCard> cards = table.openCards().kinds().stream()
                .filter(card -> card.chamber().share() == asset || card.commodity() == asset)
                .collect(Collectors.toList());
        String can = spaces.stream().map(Object::toString).collect(Collectors.joining(" or "));
        return can + (cards.isEmpty() ? ", as no card that moves it was played" : ", where " + cards + " moved it");
    }
}
