package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The card of each turn of Mercurius with the discards of News, as boards and discard pile tell them, and so the prices
 * in each turn, the last of them those of the position.
 */
record CardHistory(List<Card> cards, List<List<PriceCard>> discards, List<Market> markets) {
    /** All histories that fit a table: more than one only where News has left a board. */
    static List<CardHistory> of(Table table, AtomicInteger effort) {
        Search search = new Search(table, effort);
        search.play(0, 0);
        return search.found;
    }

    private static final class Search {
        private final Table table;
        private final Setup setup;
        private final List<PriceCard> pile;
        private final AtomicInteger effort;
        private final @Nullable Card[] cards;
        private final List<List<PriceCard>> discards = new ArrayList<>();
        /** The seats whose News is still to be found. */
        private final Set<Integer> news = new HashSet<>();

        private final List<CardHistory> found = new ArrayList<>();

        Search(Table table, AtomicInteger effort) {
            this.table = table;
            this.effort = effort;
            setup = table.setup();
            pile = table.discardPile();
            cards = new Card[table.turn()];
            table.players().stream()
                    .filter(player -> !player.has(SpecialCard.NEWS))
                    .forEach(player -> news.add(player.seat()));
        }

        /** Plays turn by turn; it is known of so many cards of the pile how they came there. */
        private void play(int turn, int known) {
            if (effort.decrementAndGet() < 0) {
                return;
            }
            if (turn == cards.length) {
                if (known == pile.size() && news.isEmpty()) {
                    keep();
                }
                return;
            }
            Player player = table.player(setup.seatOfTurn(turn));
            int later = (cards.length - 1 - turn) / setup.players();
            Card shown = player.board()
                    .card(later + 1 < Board.SPACES ? later + 1 : 0)
                    .orElse(null);
            if (shown != SpecialCard.NEWS) {
                play(turn, shown, List.of(), known);
            }
            if ((shown == null || shown == SpecialCard.NEWS) && news.remove(player.seat())) {
                int fewest = keptOneMore(player) ? 0 : 1;
                for (int count = fewest; count <= Math.min(3 * fewest, pile.size() - known); count++) { // NWS-2
                    List<PriceCard> discard = pile.subList(known, known + count);
                    if (discard.equals(
                            discard.stream().sorted(Comparator.naturalOrder()).toList())) { // RUL-7
                        play(turn, SpecialCard.NEWS, discard, known + count);
                    }
                }
                news.add(player.seat());
            }
        }

        private void play(int turn, @Nullable Card card, List<PriceCard> discard, int known) {
            int leaving = turn - (Board.SPACES - 1) * setup.players();
            boolean toPile = leaving >= 0 && cards[leaving] != SpecialCard.NEWS; // TRN-3
            if (!toPile || known < pile.size()) {
                cards[turn] = card;
                discards.add(discard);
                if (toPile) {
                    cards[leaving] = pile.get(known);
                }
                play(turn + 1, toPile ? known + 1 : known);
                discards.remove(discards.size() - 1);
            }
        }

        /** RUL-3: whether a player who has played News holds one card more, as nothing was discarded. */
        private boolean keptOneMore(Player player) {
            int draws = PriceCard.TOTAL - Deal.BACKUP_DECK - Deal.HAND * setup.players();
            long without = IntStream.range(draws, Math.max(draws, cards.length))
                    .filter(turn -> setup.seatOfTurn(turn) == player.seat())
                    .count();
            return player.handSize() > Deal.HAND - without;
        }

        /** Keeps the cards found if they bring the markers to where they stand. */
        private void keep() {
            Board[] boards = new Board[setup.players()];
            Arrays.fill(boards, Board.empty());
            List<Market> markets = new ArrayList<>(List.of(Market.atStart()));
            for (int turn = 0; turn < cards.length; turn++) {
                int seat = setup.seatOfTurn(turn);
                Board board = boards[seat].with(0, cards[turn]);
                markets.add(markets.get(turn).after(board, setup.rulings().cardOrder()));
                boards[seat] = board.shifted();
            }
            if (markets.get(cards.length).equals(table.market())) {
                found.add(new CardHistory(List.of(cards), List.copyOf(discards), markets));
            }
        }
    }
}
