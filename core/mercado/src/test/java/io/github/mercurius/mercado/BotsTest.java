package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.BotGames;
import io.github.mercurius.rules.AnyBot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The bots play by the rules, and the greedy one plays better than chance. */
class BotsTest {
    private static final AnyBot<Action, PlayerView> GREEDY =
            Bots.parse("greedy").make(0);

    /** The end of a game of these bots; an illegal action throws. */
    private static GameState play(Setup setup, long seed, List<AnyBot<Action, PlayerView>> bots) {
        IntUnaryOperator dealer = Dealer.seeded(seed);
        GameState first = GameState.start(setup, Deal.shuffled(setup.edition(), dealer));
        return (GameState) BotGames.end(first, bots, dealer);
    }

    @Property(tries = 25, seed = "1602")
    void botsPlayByTheRulesWithAnyEdition(@ForAll(supplier = Script.Any.class) Script script) {
        List<AnyBot<Action, PlayerView>> bots =
                BotGames.inTurn(script.setup(), GREEDY, Bots.parse("random").make(script.choices()));
        assertThat(play(script.setup(), script.chance(), bots).isOver()).isTrue();
    }

    @Example
    void noBotIsAskedOutOfTurn() {
        Setup setup = Setup.of(3);
        GameState first = GameState.start(setup, Deal.seeded(setup.edition(), 1602));
        BotGames.isNotAskedOutOfTurn(GREEDY, first);
        BotGames.isNotAskedOutOfTurn(Bots.parse("random").make(1), first);
    }

    @Example
    void theGreedyBotWinsMostGamesAgainstRandomOnes() {
        for (int players = 2; players <= 4; players++) {
            Setup setup = Setup.of(players);
            double won = BotGames.won(
                    60,
                    GREEDY,
                    Bots.parse("random")::make,
                    seed -> GameState.start(setup, Deal.seeded(setup.edition(), seed)));
            assertThat(won).as(players + " players").isGreaterThan(0.8);
        }
    }

    /** Who compares a bot with this one must know when it plays in another way; then these numbers change. */
    @Example
    void theGreedyBotPlaysAsItDidBefore() {
        List<Integer> ends = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            int players = 2 + number % 3;
            Setup setup = Setup.builder()
                    .players(players)
                    .side(number < 3 ? Side.A : Side.B)
                    .build();
            List<AnyBot<Action, PlayerView>> bots = Collections.nCopies(players, GREEDY);
            ends.add(play(setup, number, bots).toText().hashCode());
        }
        assertThat(ends)
                .containsExactly(
                        1_313_091_898, -2_051_759_393, -950_951_656, 1_297_958_421, -1_863_351_711, 595_144_265);
    }

    @Property(tries = 25, seed = "1602")
    void theProspectIsWhatTheFinalScoringWouldCountAndCoinsAtStalls(
            @ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        for (int seat : script.setup().seats()) {
            Player player = state.table().player(seat);
            double expected = state.isOver()
                    ? score(state, seat)
                    : player.position()
                            + player.seals()
                            + state.hand(seat).points()
                            + GreedyBot.hopes(state.table(), seat);
            // of players on one space the places part them (MOV-4)
            assertThat(Bots.prospect(state, seat)).isBetween(expected - 0.05, expected);
        }
    }

    @Example
    void coinsAtAStallPromiseAPartOfItsPoints() {
        GameState state = MadePosition.of(2)
                .edge(0, Stall.OBJECTS_1, "GT") // half of GGTT, for 4 points and a token
                .edge(1, Stall.HEAD_MERCHANT, "GSC") // all that it takes
                .state();
        assertThat(Bots.prospect(state, 0)).isEqualTo(1 + (4 + 2) / 4.0);
        assertThat(Bots.prospect(state, 1)).isEqualTo(1 + 2);
        assertThat(Bots.prospect(MadePosition.of(2).state(), 0)).isEqualTo(1);
    }

    @Property(tries = 10, seed = "1602")
    void afterTheEndTheWinnerHasTheBestProspect(@ForAll(supplier = Script.Whole.class) Script script) {
        GameState end = script.state();
        int winner = end.table().winners().get(0);
        for (int seat : script.setup().seats()) {
            assertThat(seat == winner || Bots.prospect(end, seat) < Bots.prospect(end, winner))
                    .isTrue();
        }
    }

    private static int score(GameState state, int seat) {
        return state.table().ranking().stream()
                .filter(standing -> standing.seat() == seat)
                .findFirst()
                .orElseThrow()
                .score();
    }
}
