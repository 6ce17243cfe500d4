package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spaces on which each marker can have stood at one moment, if all later moves are known: more than one where a
 * marker came to an end of its track (PRC-3). Immutable.
 */
final class MarkerSpaces {
    private static final long ALL = (1L << (Market.LAST_SPACE + 1)) - 1;
    /** How many spaces a card moves a commodity. */
    private static final int COMMODITY_MOVE = 2;

    /** By asset, a bit for each space. */
    private final long[] spaces;

    private MarkerSpaces(long[] spaces) {
        this.spaces = spaces;
    }

    static MarkerSpaces of(Market market) {
        return new MarkerSpaces(Asset.all().stream()
                .mapToLong(asset -> 1L << market.space(asset))
                .toArray());
    }

    /** Each marker stands anywhere. */
    static MarkerSpaces anywhere() {
        long[] spaces = new long[Asset.all().size()];
        Arrays.fill(spaces, ALL);
        return new MarkerSpaces(spaces);
    }

    /** Where the markers were before the cards on a board acted. */
    MarkerSpaces before(@Nullable Card[] board, CardOrder order) {
        long[] before = spaces.clone();
        for (int last = Board.SPACES - 1; last >= 0; last--) {
            if (board[order.space(last, Board.SPACES)] instanceof PriceCard card) {
                undo(before, card.chamber().share(), card.shareMove());
                undo(before, card.commodity(), card.commodityMove());
            }
        }
        return new MarkerSpaces(before);
    }

    private static void undo(long[] spaces, Asset asset, int by) {
        long after = spaces[asset.ordinal()];
        long before;
        if (by > 0) {
            long end = (after >>> Market.LAST_SPACE) << (Market.LAST_SPACE - by); // PRC-3
            before = after >>> by;
            for (int space = 0; space < by; space++) {
                before |= end << (space + 1);
            }
        } else {
            before = after << -by & ALL;
            for (int space = 0; space < -by; space++) {
                before |= (after & 1) << space; // PRC-3
            }
        }
        spaces[asset.ordinal()] = before;
    }

    /** Whether all markers can have stood where they stand at the start of a game. */
    boolean isStart() {
        return Asset.all().stream()
                .allMatch(asset -> (spaces[asset.ordinal()] >>> Market.atStart().space(asset) & 1) == 1);
    }

    /**
     * Whether cards can have moved the markers here, if some of those in the discard pile did not act, as they were
     * discarded with News.
     */
    boolean canFollow(Moves moves, int discards) {
        int shares = 0;
        int commodities = 0;
        for (Asset asset : Asset.all()) {
            int missing = moves.missing(asset, spaces[asset.ordinal()]);
            if (missing < 0) {
                return false;
            }
            shares += asset.isShare() ? missing : 0;
            commodities += asset.isShare() ? 0 : missing;
        }
        return shares <= discards && commodities <= COMMODITY_MOVE * discards;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MarkerSpaces that && Arrays.equals(spaces, that.spaces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(spaces);
    }

    /** By how many spaces some cards move the markers up and down, if all of them act as often as they can. */
    static final class Moves {
        private final int[] up;
        private final int[] down;

        Moves(List<PriceCard> pile) {
            up = new int[Asset.all().size()];
            down = new int[up.length];
            pile.forEach(card -> add(card, Board.SPACES));
        }

        private Moves(Moves other) {
            up = other.up.clone();
            down = other.down.clone();
        }

        /** With the cards on boards as they lie between turns. */
        Moves plus(@Nullable Card[] middle, @Nullable Card[] right) {
            Moves more = new Moves(this);
            for (int seat = 0; seat < middle.length; seat++) {
                more.add(middle[seat], 1);
                more.add(right[seat], 2);
            }
            return more;
        }

        private void add(@Nullable Card card, int times) {
            if (card instanceof PriceCard price) {
                add(price.chamber().share(), times * price.shareMove());
                add(price.commodity(), times * price.commodityMove());
            }
        }

        private void add(Asset asset, int by) {
            (by > 0 ? up : down)[asset.ordinal()] += Math.abs(by);
        }

        /**
         * By how many spaces at least the discards would have moved a marker in one turn, as it stands on one of some
         * spaces; less than 0 if it cannot stand there.
         */
        int missing(Asset asset, long spaces) {
            int start = Market.atStart().space(asset);
            int highest = start + up[asset.ordinal()];
            int lowest = start - down[asset.ordinal()];
            if (lowest < 0 || highest > Market.LAST_SPACE) {
                long lower = spaces >>> Math.max(0, lowest);
                return lower != 0 && Long.numberOfTrailingZeros(lower) + Math.max(0, lowest) <= highest ? 0 : -1;
            }
            int least = -1;
            for (long rest = spaces; rest != 0; rest &= rest - 1) {
                // Each card in the pile acted in three turns, or in none.
                int tooFar = highest + lowest - start - Long.numberOfTrailingZeros(rest);
                int missing = tooFar % Board.SPACES == 0 ? Math.abs(tooFar) / Board.SPACES : -1;
                least = least < 0 || (missing >= 0 && missing < least) ? missing : least;
            }
            return least;
        }
    }
}
