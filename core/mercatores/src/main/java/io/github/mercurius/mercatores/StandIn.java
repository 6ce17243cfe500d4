package io.github.mercurius.mercatores;

import java.util.EnumSet;
import java.util.List;

/** The stand-ins for the real cards, which are lost (RUL-1). */
final class StandIn {
    static final Edition EDITION = edition();

    private StandIn() {}

    private static Edition edition() {
        List<ProfitStep> quay = profit(6, 10, 14);
        return Edition.builder()
                .id("stand-in-1")
                .name("Stand-in cards; the true ones are on pictures that are lost")
                .good(Good.CRN, List.of(10, 6), profit(4, 6, 8))
                .good(Good.TOB, List.of(8, 6), profit(3, 5, 7))
                .good(Good.COF, List.of(6, 6), profit(3, 4, 6))
                .good(Good.CTN, List.of(4, 6), profit(2, 4, 5))
                .good(Good.CAC, List.of(2, 6), profit(2, 3, 4))
                .warehouse("WAR", 6, profit(3, 4, 5))
                .quay("QDL", EnumSet.of(Arrow.DOWN, Arrow.LEFT), 2, quay)
                .quay("QDR", EnumSet.of(Arrow.DOWN, Arrow.RIGHT), 2, quay)
                .quay("QLR", EnumSet.of(Arrow.LEFT, Arrow.RIGHT), 2, quay)
                .route("RCRN", Good.CRN, 2, profit(6, 8, 10))
                .route("RTOB", Good.TOB, 2, profit(5, 7, 9))
                .route("RCOF", Good.COF, 2, profit(5, 6, 8))
                .route("RCTN", Good.CTN, 2, profit(4, 6, 7))
                .route("RCAC", Good.CAC, 2, profit(3, 5, 6))
                .build();
    }

    /** Steps of 1, 2 and 3 coins for these counts. */
    private static List<ProfitStep> profit(int one, int two, int three) {
        return List.of(new ProfitStep(one, 1), new ProfitStep(two, 2), new ProfitStep(three, 3));
    }
}
