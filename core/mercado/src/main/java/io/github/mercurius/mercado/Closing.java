package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;

/** The last steps of a sale: what happens to the coins at the tile (SAL-4 to SAL-6). */
final class Closing {
    private Closing() {}

    static void close(TableDraft draft, Stall stall) {
        draft.coinsPaid(stall); // SAL-4
        if (stall.isMerchandise()) {
            seals(draft, stall);
            for (int seat = draft.next(draft.active); seat != draft.active; seat = draft.next(seat)) {
                if (!draft.players[seat].edge(stall).isEmpty()) {
                    draft.coinsReturned(seat, stall); // SAL-6
                }
            }
            draft.sold = draft.sold.append(stall);
        }
    }

    /** SAL-5: a seal for each of the others with the most coins. */
    private static void seals(TableDraft draft, Stall stall) {
        Tile tile = Arguments.notNull(draft.tiles[stall.ordinal()], "tile");
        if (tile.effects().contains(Effect.NO_SEALS)) {
            return;
        }
        int most = 1;
        for (Player player : draft.players) {
            most = Math.max(most, player.edge(stall).size()); // the buyer's edge is empty by now
        }
        for (int seat = draft.next(draft.active); seat != draft.active; seat = draft.next(seat)) {
            if (draft.players[seat].edge(stall).size() == most) {
                new EffectRules(draft).seal(seat);
            }
        }
    }
}
