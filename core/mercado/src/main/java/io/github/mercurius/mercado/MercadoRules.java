package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.Choices;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rules of Mercado with an edition, for any game. */
final class MercadoRules implements Rules<Action, PlayerView> {
    private static final String SIDE = "side";
    private static final String DISC = "disc";
    private static final String COIN_CHANGER = "coinChanger";

    private final Edition edition;
    private final Choices choices;

    MercadoRules(Edition edition) {
        this.edition = edition;
        int spaces =
                Math.min(edition.track(Side.A).length(), edition.track(Side.B).length());
        // RUL-1: the starting disc can lie on any space
        choices = Choices.none()
                .and(SIDE, List.of(Side.A, Side.B))
                .and(DISC, IntStream.range(0, spaces).boxed().collect(Collectors.toList()))
                .and(COIN_CHANGER, List.of(CoinChanger.COMPLETE, CoinChanger.FREE));
    }

    @Override
    public String id() {
        return "mercado";
    }

    private Setup own(AnySetup setup) {
        Setup own = Arguments.own(Setup.class, setup, "setup");
        Arguments.accept(own.edition().equals(edition), "edition", own.edition(), "that of these rules, " + edition);
        return own;
    }

    @Override
    public Choices choices() {
        return choices;
    }

    @Override
    public Setup setup(List<String> names, int startSeat, Map<String, String> chosen) {
        Map<String, String> all = choices.with(chosen);
        UnaryOperator<String> choice = ruling -> Arguments.notNull(all.get(ruling), ruling);
        return Setup.builder()
                .names(names)
                .edition(edition)
                .startSeat(startSeat)
                .side(Side.valueOf(choice.apply(SIDE)))
                .disc(Integer.parseInt(choice.apply(DISC)))
                .coinChanger(CoinChanger.valueOf(choice.apply(COIN_CHANGER)))
                .build();
    }

    @Override
    public Action actionInAbsence(PlayerView view) {
        return AnyBot.choices(own(view)).get(0);
    }

    /** The name of the game and of the edition. */
    @Override
    public String toString() {
        return id() + ", " + edition;
    }

    private PlayerView own(PlayerView view) {
        own(Arguments.notNull(view, "view", "a view").table().setup());
        return view;
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
        return Game.start(own(setup), Deal.shuffled(edition, random));
    }

    @Override
    public Game start(AnySetup setup, long seed) {
        return Game.start(own(setup), Deal.seeded(edition, seed));
    }

    @Override
    public Game from(AnyState<Action, PlayerView> first) {
        GameState state = Arguments.own(GameState.class, first, "state");
        own(state.table().setup());
        return Game.from(state);
    }

    @Override
    public SeatGame seatGame(PlayerView first) {
        return SeatGame.of(own(first));
    }

    @Override
    public SeatGame seatGame(PlayerView view, int nextNumber, String hash) {
        return SeatGame.joining(own(view), nextNumber, hash);
    }

    @Override
    public Action action(String notation) {
        return Action.parse(notation, edition);
    }

    @Override
    public GameState state(String text) {
        return GameState.parse(text, edition);
    }

    @Override
    public PlayerView view(String text) {
        return PlayerView.parse(text, edition);
    }

    @Override
    public Position position(String text) {
        return Position.parse(text, edition);
    }
}
