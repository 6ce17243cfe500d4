package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Choices;
import java.util.List;
import java.util.Map;

/** Mercurius, as programs see it that serve any game. */
final class MercuriusRules extends AbstractRules {
    private static final String DIVIDENDS = "dividends";
    private static final String FULL = "full";
    private static final String CARD_ORDER = "cardOrder";
    private static final String BLACK_MARKET = "blackMarketAtEnd";

    /** Those of RUL-1, RUL-5 and RUL-6. */
    private static final Choices CHOICES = Choices.none()
            .and(DIVIDENDS, List.of("quarter", FULL))
            .and(CARD_ORDER, List.of(CardOrder.NEWEST_FIRST, CardOrder.OLDEST_FIRST))
            .and(BLACK_MARKET, List.of(BlackMarketAtEnd.FORFEITED, BlackMarketAtEnd.SOLD));

    @Override
    public String id() {
        return "mercurius";
    }

    @Override
    Setup.Builder builder(List<String> names) {
        return Setup.builder().names(names);
    }

    @Override
    Setup own(AnySetup setup) {
        return Arguments.own(Setup.class, setup, "setup");
    }

    @Override
    public Choices choices() {
        return CHOICES;
    }

    @Override
    public Setup setup(List<String> names, int startSeat, Map<String, String> chosen) {
        Map<String, String> all = CHOICES.with(chosen);
        boolean full = FULL.equals(chosen(all, DIVIDENDS));
        Rulings rulings = Rulings.builder()
                .dividendScale(full ? DividendScale.fullPrice() : DividendScale.quarterPrice())
                .cardOrder(CardOrder.valueOf(chosen(all, CARD_ORDER)))
                .blackMarketAtEnd(BlackMarketAtEnd.valueOf(chosen(all, BLACK_MARKET)))
                .build();
        return builder(names).startSeat(startSeat).rulings(rulings).build();
    }

    private static String chosen(Map<String, String> all, String ruling) {
        return Arguments.notNull(all.get(ruling), ruling);
    }

    /** The canonically first price card of the hand, which is always legal: no trade. */
    @Override
    public Action actionInAbsence(PlayerView view) {
        Arguments.notNull(view, "view", "a view");
        Arguments.that(!view.legalActions().isEmpty(), "view", view, "that of the player whose turn it is");
        return Action.playCard(view.hand().kinds().get(0));
    }
}
