package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.Choices;
import io.github.mercurius.rules.Rules;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Mercatores with an edition, as programs see it that serve any game. */
final class MercatoresRules implements Rules<Action, PlayerView> {
    private static final String LAST_TURNS = "lastTurns";

    /** Those of RUL-3. */
    private static final Choices CHOICES = Choices.none().and(LAST_TURNS, List.of(LastTurns.OTHERS, LastTurns.ALL));

    private final Edition edition;

    MercatoresRules(Edition edition) {
        this.edition = edition;
    }

    @Override
    public String id() {
        return "mercatores";
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
        return Collections.unmodifiableList(Arrays.asList(Rule.values()));
    }

    @Override
    public Setup setup(List<String> names) {
        return Setup.builder().names(names).edition(edition).build();
    }

    @Override
    public Setup setup(List<String> names, int startSeat) {
        return Setup.builder()
                .names(names)
                .startSeat(startSeat)
                .edition(edition)
                .build();
    }

    @Override
    public Choices choices() {
        return CHOICES;
    }

    @Override
    public Setup setup(List<String> names, int startSeat, Map<String, String> chosen) {
        return Setup.builder()
                .names(names)
                .startSeat(startSeat)
                .edition(edition)
                .lastTurns(
                        LastTurns.valueOf(Arguments.notNull(CHOICES.with(chosen).get(LAST_TURNS), LAST_TURNS)))
                .build();
    }

    @Override
    public JointDeal joint(AnySetup setup, String table) {
        return JointDeal.at(checked(Arguments.own(Setup.class, setup, "set-up")), table);
    }

    @Override
    public Game start(AnyJoint joint, String hostPart) {
        JointDeal own = Arguments.own(JointDeal.class, joint, "joint");
        checked(own.setup());
        return Game.start(own.withHostPart(hostPart));
    }

    @Override
    public Game start(AnySetup setup, IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of random numbers");
        Setup own = checked(Arguments.own(Setup.class, setup, "set-up"));
        return Game.start(own, Deal.shuffled(edition, random));
    }

    @Override
    public Game start(AnySetup setup, long seed) {
        return Game.start(checked(Arguments.own(Setup.class, setup, "set-up")), Deal.seeded(edition, seed));
    }

    @Override
    public Game from(AnyState<Action, PlayerView> first) {
        GameState own = Arguments.own(GameState.class, first, "state");
        checked(own.table.setup);
        return Game.from(own);
    }

    @Override
    public SeatGame seatGame(PlayerView first) {
        return SeatGame.of(checked(first));
    }

    @Override
    public SeatGame seatGame(PlayerView view, int nextNumber, String hash) {
        return SeatGame.joining(checked(view), nextNumber, hash);
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

    @Override
    public Position position(AnyState<Action, PlayerView> state) {
        GameState own = Arguments.own(GameState.class, state, "state");
        checked(own.table.setup);
        return Position.of(own);
    }

    @Override
    public Position position(PlayerView view) {
        return Position.of(checked(view));
    }

    /** The canonically first legal action. */
    @Override
    public Action actionInAbsence(PlayerView view) {
        LegalActions legal = checked(view).legalActions();
        Arguments.that(!legal.isEmpty(), "view", view, "that of the player whose turn it is");
        return legal.get(0);
    }

    private PlayerView checked(PlayerView view) {
        checked(Arguments.notNull(view, "view", "a view").table.setup);
        return view;
    }

    private Setup checked(Setup setup) {
        boolean same = setup.edition().equals(edition);
        Arguments.that(same, "edition", setup.edition(), edition + ", the edition of these rules");
        return setup;
    }
}
