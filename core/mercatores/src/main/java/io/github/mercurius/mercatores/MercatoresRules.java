package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.Choices;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Mercatores with an edition, as programs see it that serve any game. */
record MercatoresRules(Edition edition, String id, int fewestPlayers, int mostPlayers, List<Rule> all, Choices choices)
        implements Rules<Action, PlayerView> {
    private static final String LAST_TURNS = "lastTurns";

    MercatoresRules(Edition edition) {
        this(
                edition,
                "mercatores",
                Setup.FEWEST_PLAYERS,
                Setup.MOST_PLAYERS,
                List.of(Rule.values()),
                Choices.none().and(LAST_TURNS, List.of(LastTurns.OTHERS, LastTurns.ALL))); // RUL-3
    }

    private Setup own(AnySetup setup) {
        Setup own = Arguments.own(Setup.class, setup, "set-up");
        boolean same = own.edition().equals(edition);
        Arguments.accept(same, "edition", own.edition(), edition + ", the edition of these rules");
        return own;
    }

    @Override
    public Setup setup(List<String> names, int startSeat, Map<String, String> chosen) {
        String lastTurns = Arguments.notNull(choices.with(chosen).get(LAST_TURNS), LAST_TURNS);
        return Setup.builder()
                .names(names)
                .edition(edition)
                .startSeat(startSeat)
                .lastTurns(LastTurns.valueOf(lastTurns))
                .build();
    }

    /** The canonically first legal action. */
    @Override
    public Action actionInAbsence(PlayerView view) {
        return AnyBot.choices(own(view)).get(0);
    }

    private PlayerView own(PlayerView view) {
        own(Arguments.notNull(view, "view", "a view").table().setup());
        return view;
    }

    @Override
    public Game start(AnySetup setup, IntUnaryOperator random) {
        Setup own = own(setup);
        Arguments.notNull(random, "random", "a source of random numbers");
        return Game.start(own, Deal.shuffled(edition, random));
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
