package io.github.mercurius.core;

import io.github.mercurius.api.Action;
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
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The cards played in each turn, found backwards from a table: boards and discard pile tell them, and so where the
 * markers came from. Only News that has left its board leaves it open in which turn it was played, with how many
 * discards: each possibility is tried.
 */
final class MarketHistory {
    /** So many turns are looked at; if none of them is the first, others may be. */
    private static final int MOST_STEPS = 1_000_000;
    /** The same, to say where else a marker can stand. */
    private static final int MOST_STEPS_TO_TELL = 10_000;

    private final OpenTable table;
    private final int mostSteps;
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
    /** The last action of each turn. */
    private final Action[] played;

    private Action @Nullable [] found;
    private int steps;

    private MarketHistory(OpenTable table, int mostSteps) {
        this.table = table;
        this.mostSteps = mostSteps;
        pile = table.discardPile();
        for (int cards = 0; cards <= pile.size(); cards++) {
            moves.add(new MarkerSpaces.Moves(pile.subList(0, cards)));
        }
        OpenPlayer[] players = table.openPlayers();
        middle = new Card[players.length];
        right = new Card[players.length];
        newsLeft = new boolean[players.length];
        discarded = new boolean[players.length];
        played = new Action[table.turn()];
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
        if (!new MarketHistory(table, MOST_STEPS).canLeadTo(MarkerSpaces.of(table.market()))) {
            report(table, problems);
        }
    }

    private boolean canLeadTo(MarkerSpaces spaces) {
        goBack(table.turn(), pile.size(), spaces);
        return isDone();
    }

    private boolean isDone() {
        return found != null || steps >= mostSteps;
    }

    /**
     * Undoes turns.
     *
     * @param turn how many turns are left
     * @param cards how many cards of the pile are left, from the lowest
     * @param spaces where the markers can stand after these turns
     */
    private void goBack(int turn, int cards, MarkerSpaces spaces) {
        steps++;
        if (isDone()) {
            return;
        }
        if (turn == 0) {
            found = cards == 0 && spaces.isStart() ? played.clone() : null;
            return;
        }
        int seat = table.terms().seatOfTurn(turn - 1);
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

    /** Undoes a turn in which a card, or none, left the board. */
    private void undo(int turn, int cards, MarkerSpaces spaces, @Nullable Card left) {
        int seat = table.terms().seatOfTurn(turn - 1);
        Card last = middle[seat];
        Card before = right[seat];
        middle[seat] = before;
        right[seat] = left;
        MarkerSpaces came = spaces.before(new Card[] {last, before, left}, table.terms().cardOrder);
        if (last instanceof PriceCard card) {
            played[turn - 1] = Action.playCard(card);
            goBack(turn - 1, cards, came);
        } else if (discarded[seat]) {
            undoDiscards(turn, cards, came);
        } else {
            played[turn - 1] = Action.playNews();
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
            List<PriceCard> discard = pile.subList(cards - count, cards);
            if (isInOrder(discard)) {
                played[turn - 1] = new Action.PlayNews(discard);
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

    private static void report(OpenTable table, Problems<PositionPart> problems) {
        boolean reported = false;
        for (Asset asset : Asset.all()) {
            int space = table.market().space(asset);
            if (!canStand(table, asset, space)) {
                String expected = expected(table, asset);
                problems.add(PositionPart.MARKET, "space of " + asset, space, expected, Rule.TRN_3, Rule.PRC_3);
                reported = true;
            }
        }
        if (!reported) {
            problems.add(
                    PositionPart.MARKET,
                    "market",
                    table.market(),
                    "spaces to which the cards on boards and discard pile can move all markers",
                    Rule.TRN_3,
                    Rule.PRC_3);
        }
    }

    private static boolean canStand(OpenTable table, Asset asset, int space) {
        return new MarketHistory(table, MOST_STEPS_TO_TELL).canLeadTo(MarkerSpaces.of(asset, space));
    }

    /** Where a marker can stand, and the cards that can have moved it there. */
    private static String expected(OpenTable table, Asset asset) {
        List<String> can = IntStream.rangeClosed(0, Market.LAST_SPACE)
                .filter(space -> canStand(table, asset, space))
                .mapToObj(Integer::toString)
                .collect(Collectors.toList());
        if (can.isEmpty()) {
            return "the discards of each News in canonical order in the discard pile (RUL-7)";
        }
        List<PriceCard> cards = table.openCards().kinds().stream()
                .filter(card ->
                        Arrays.asList(card.chamber().share(), card.commodity()).contains(asset))
                .collect(Collectors.toList());
        return String.join(" or ", can)
                + (cards.isEmpty() ? ", as no card that moves it was played" : ", where " + cards + " moved it");
    }
}
