package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.Collections;

/** Plays with rulings of one's own where the rulebooks leave a point open (RUL-1, RUL-5, RUL-6). */
public final class ChooseTheRulings {
    private ChooseTheRulings() {}

    public static void main(String[] args) {
        Rulings house = Rulings.builder()
                .dividendScale(DividendScale.of(Collections.nCopies(25, 2))) // 2 guilders, whatever the price
                .cardOrder(CardOrder.OLDEST_FIRST)
                .blackMarketAtEnd(BlackMarketAtEnd.SOLD)
                .build();
        print("Standard", Rulings.standard());
        print("Full price", Rulings.fullPriceDividends());
        print("House", house);
    }

    private static void print(String name, Rulings rulings) {
        Setup setup = Setup.builder().players(4).startSeat(2).rulings(rulings).build();
        GameState state = GameState.start(setup, Deal.seeded(1602));
        System.out.println(name + ": a share of Delft at " + state.table().price(Chamber.DEL.share()) + " pays "
                + state.table().dividend(Chamber.DEL));
    }
}
