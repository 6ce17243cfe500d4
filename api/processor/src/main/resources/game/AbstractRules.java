package game;

import api.Action;
import api.Deal;
import api.PlayerView;
import api.Rule;
import api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** What the rules of each game answer in the same way to programs that serve any game. */
abstract class AbstractRules implements Rules<Action, PlayerView> {
    private static final List<Rule> ALL = List.of(Rule.values());

    //#edition
    final Edition edition;

    AbstractRules(Edition edition) {
        this.edition = edition;
    }
    //#end

    /** A set-up to be agreed on. */
    abstract Setup.Builder builder(List<String> names);

    /** A set-up of these rules; another game's or edition's is refused. */
    abstract Setup own(AnySetup setup);

    private PlayerView own(PlayerView view) {
        own(Arguments.notNull(view, "view", "a view").table().setup());
        return view;
    }

    private GameState own(AnyState<Action, PlayerView> state) {
        GameState own = Arguments.own(GameState.class, state, "state");
        own(own.table().setup());
        return own;
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
        return ALL;
    }

    @Override
    public Setup setup(List<String> names) {
        return builder(names).build();
    }

    @Override
    public Setup setup(List<String> names, int startSeat) {
        return builder(names).startSeat(startSeat).build();
    }

    @Override
    public Game start(AnySetup setup, IntUnaryOperator random) {
        Setup own = own(setup);
        //#deal
        Arguments.notNull(random, "random", "a source of random numbers");
        //#end
        //#edition
        return Game.start(own, Deal.shuffled(edition, random));
        //#plain
        return Game.start(own, Deal.shuffled(random));
        //#end
    }

    @Override
    public Game start(AnySetup setup, long seed) {
        //#edition
        return Game.start(own(setup), Deal.seeded(edition, seed));
        //#plain
        return Game.start(own(setup), Deal.seeded(seed));
        //#end
    }

    @Override
    public Game from(AnyState<Action, PlayerView> first) {
        return Game.from(own(first));
    }

    @Override
    public SeatGame seatGame(PlayerView first) {
        return SeatGame.of(own(first));
    }

    @Override
    public SeatGame seatGame(PlayerView view, int nextNumber, String hash) {
        return SeatGame.joining(own(view), nextNumber, hash);
    }

    //#edition
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
    //#plain
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
    //#end

    @Override
    public Position position(AnyState<Action, PlayerView> state) {
        return Position.of(own(state));
    }

    @Override
    public Position position(PlayerView view) {
        return Position.of(own(view));
    }
}
