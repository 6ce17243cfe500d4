package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a player can cash in, or could if it were their turn (CASH-2), found one by one. */
final class CashActions {
    private final Table table;
    private final int seat;
    private final Cards resources;

    CashActions(Table table, int seat) {
        this.table = table;
        this.seat = seat;
        resources = table.players[seat].resources();
    }

    /** Whether there is anything. */
    boolean any() {
        return !find(1).isEmpty();
    }

    /** All actions that cash something in, in canonical order. */
    List<Action> all() {
        return find(Integer.MAX_VALUE);
    }

    /** The first actions, up to a number. */
    private List<Action> find(int most) {
        List<Action> found = new ArrayList<>();
        for (Good good : resources.goods()) {
            if (found.size() < most && Legality.cashing(table, seat, good) == null) {
                found.add(new Action.CashGoods(good));
            }
        }
        for (SpecialCard card : specials(resources)) {
            if (card.type() == SpecialType.ROUTE) {
                for (int opponent = 0; opponent < table.players.length; opponent++) {
                    addIfLegal(found, most, card, OptionalInt.of(opponent));
                }
            } else {
                addIfLegal(found, most, card, OptionalInt.empty());
            }
        }
        return found;
    }

    private void addIfLegal(List<Action> found, int most, SpecialCard card, OptionalInt opponent) {
        if (found.size() < most && Legality.cashing(table, seat, card, opponent) == null) {
            found.add(new Action.CashSpecial(card, opponent));
        }
    }

    /** All actions that discard something for nothing, in canonical order (CASH-5). */
    List<Action> discards() {
        List<Action> discards = new ArrayList<>();
        resources.goods().forEach(good -> discards.add(new Action.DiscardGoods(good)));
        specials(resources).forEach(card -> discards.add(new Action.DiscardSpecial(card)));
        return discards;
    }

    private static List<SpecialCard> specials(Cards cards) {
        List<SpecialCard> specials = new ArrayList<>();
        for (Card card : cards.kinds()) {
            if (card instanceof SpecialCard special) {
                specials.add(special);
            }
        }
        return specials;
    }
}
