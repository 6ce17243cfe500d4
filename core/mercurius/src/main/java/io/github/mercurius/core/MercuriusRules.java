package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.Choices;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Mercurius, as programs see it that serve any game. */
final class MercuriusRules implements Rules<Action, PlayerView> {
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

    private Setup own(AnySetup setup) {
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
        return Setup.builder()
                .names(names)
                .startSeat(startSeat)
                .rulings(rulings)
                .build();
    }

    private static String chosen(Map<String, String> all, String ruling) {
        return Arguments.notNull(all.get(ruling), ruling);
    }

    /** The canonically first price card of the hand, which is always legal: no trade. */
    @Override
    public Action actionInAbsence(PlayerView view) {
        AnyBot.choices(Arguments.notNull(view, "view", "a view"));
        return Action.playCard(view.hand().kinds().get(0));
    }

    @Override
    public int fewestPlayers() {
        return Setup.FEWEST_PLAYERS;
    }

    @Override
    public int mostPlayers() {
        return Setup.MOST_PLAYERS;
    }

    @Override
    public List<Rule> all() {
        return List.of(Rule.values());
    }

    @Override
    public Game start(AnySetup setup, IntUnaryOperator random) {
        Setup own = own(setup);
        Arguments.notNull(random, "random", "a source of random numbers");
        return Game.start(own, Deal.shuffled(random));
    }

    @Override
    public Game start(AnySetup setup, long seed) {
        return Game.start(own(setup), Deal.seeded(seed));
    }

    @Override
    public Game from(AnyState<Action, PlayerView> first) {
        return Game.from(Arguments.own(GameState.class, first, "state"));
    }

    @Override
    public SeatGame seatGame(PlayerView first) {
        return SeatGame.of(first);
    }

    @Override
    public SeatGame seatGame(PlayerView view, int nextNumber, String hash) {
        return SeatGame.joining(view, nextNumber, hash);
    }

    @Override
    public Action action(String notation) {
        return Action.parse(notation);
    }

    @Override
    public GameState state(String text) {
        return GameState.parse(text);
    }

    @Override
    public PlayerView view(String text) {
        return View.parse(text);
    }

    @Override
    public Position position(String text) {
        return Position.parse(text);
    }
}
