package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/** The stand-ins for the real cards, which are lost (RUL-1). */
final class StandIn {
    static final Edition EDITION = edition();

    private StandIn() {}

    private static Edition edition() {
        int[][] copies = {{10, 6}, {8, 6}, {6, 6}, {4, 6}, {2, 6}};
        List<ProfitTable> profit =
                List.of(profit(4, 6, 8), profit(3, 5, 7), profit(3, 4, 6), profit(2, 4, 5), profit(2, 3, 4));
        List<SpecialCard> specials = new ArrayList<>();
        specials.add(new SpecialCard(0, "WAR", SpecialType.WAREHOUSE, List.of(), null, profit(3, 4, 5)));
        specials.add(quay(1, "QDL", Arrow.DOWN, Arrow.LEFT));
        specials.add(quay(2, "QDR", Arrow.DOWN, Arrow.RIGHT));
        specials.add(quay(3, "QLR", Arrow.LEFT, Arrow.RIGHT));
        specials.add(route(4, Good.CRN, profit(6, 8, 10)));
        specials.add(route(5, Good.TOB, profit(5, 7, 9)));
        specials.add(route(6, Good.COF, profit(5, 6, 8)));
        specials.add(route(7, Good.CTN, profit(4, 6, 7)));
        specials.add(route(8, Good.CAC, profit(3, 5, 6)));
        return new Edition(
                "stand-in-1",
                "Stand-in cards; the true ones are on pictures that are lost",
                copies,
                profit,
                specials,
                new int[] {6, 2, 2, 2, 2, 2, 2, 2, 2});
    }

    private static SpecialCard quay(int place, String code, Arrow... arrows) {
        return new SpecialCard(place, code, SpecialType.QUAY, List.of(arrows), null, profit(6, 10, 14));
    }

    private static SpecialCard route(int place, Good good, ProfitTable profit) {
        return new SpecialCard(place, "R" + good.name(), SpecialType.ROUTE, List.of(), good, profit);
    }

    /** A table with 1, 2 and 3 coins for these counts. */
    private static ProfitTable profit(int one, int two, int three) {
        return new ProfitTable(List.of(new ProfitStep(one, 1), new ProfitStep(two, 2), new ProfitStep(three, 3)));
    }
}
