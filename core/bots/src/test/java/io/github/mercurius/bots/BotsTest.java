package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.model.BotGames;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.testkit.BotLaw;
import io.github.mercurius.testkit.BotLaws;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the bots are called, that they keep to the rules, and how strong they are. */
class BotsTest {
    @ParameterizedTest
    @CsvSource({
        "random, true",
        "greedy, true",
        "prudent, true",
        "ismcts:1, true",
        "ismcts:1000000, true",
        "ismcts:20ms, false",
        "regent:1, true",
        "regent:20ms, false",
        "regent:easy, true",
        "medium, true",
        "hard, true",
        "net, true",
        "net:50, true",
        "net:20ms, false"
    })
    void aBotIsCalledByItsName(String name, boolean repeatable) {
        BotKind<Action, PlayerView> kind = Bots.parse(name);
        assertThat(kind.name()).isEqualTo(name);
        assertThat(kind.repeatable()).isEqualTo(repeatable);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "prudent", "ismcts:10", "regent:10", "net", "net:10"})
    void noBotIsAskedOutOfTurn(String name) {
        BotGames.isNotAskedOutOfTurn(Bots.parse(name).make(1602), GameState.start(Setup.of(3), Deal.seeded(1602)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Greedy",
                "greedy:5",
                "ismcts",
                "ismcts:",
                "ismcts:-1",
                "ismcts:5s",
                "ismcts:1.5",
                "regent",
                "regent:Easy",
                "ismcts:easy"
            })
    void anotherNameIsRefused(String name) {
        assertThatThrownBy(() -> Bots.parse(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "bot: '" + name + "', expected easy, medium, hard, random, greedy, prudent, ismcts:PLAYOUTS, ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "prudent", "ismcts:20", "ismcts:20ms", "regent:1", "hard"})
    void botsWithoutANetHaveTheSameNamesWhereItIsLeftOut(String name) {
        BotKind<Action, PlayerView> kind = Bots.parseWithoutNet(name);
        assertThat(kind.name()).isEqualTo(name);
        assertThat(kind.repeatable()).isEqualTo(Bots.parse(name).repeatable());
        assertThat(kind.make(1)).hasSameClassAs(Bots.parse(name).make(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"net", "net:50", "net:20ms", "net:0", "net:", "net:own.net"})
    void aNetIsRefusedWhereItIsLeftOut(String name) {
        assertThatThrownBy(() -> Bots.parseWithoutNet(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "bot: '" + name + "', expected easy, medium, hard, random, greedy, prudent, ismcts:PLAYOUTS,"
                                + " ismcts:MILLISECONDSms, regent:PLAYOUTS or regent:MILLISECONDSms");
    }

    @ParameterizedTest
    @CsvSource({
        "ismcts:0, playouts",
        "ismcts:1000001, playouts",
        "regent:999999999, playouts",
        "regent:0ms, milliseconds",
        "net:0, playouts"
    })
    void noBotThinksTooMuchOrNotAtAll(String name, String unit) {
        assertThatThrownBy(() -> Bots.parse(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bot: '" + name + "', expected 1 to 1000000 " + unit);
    }

    /** The laws without a time limit that a busy machine could break. */
    private static BotLaws laws(String name) {
        return BotLaws.of(Bots.parse(name)::make).withTimeLimit(1, TimeUnit.HOURS);
    }

    private static BotLaws lawsOfAGenerator(String name) {
        return laws(name).without(BotLaw.ASKED_TWICE, BotLaw.ANY_ORDER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "ismcts:2", "regent:4", "net"})
    void itKeepsTheLawsThatABotWithAGeneratorCanKeep(String name) {
        lawsOfAGenerator(name).withGames(2).check();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ismcts:20", "regent:20", "net:20"})
    @Tag("nightly")
    void itKeepsThemWithMorePlayoutsToo(String name) {
        lawsOfAGenerator(name).check();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "ismcts:20", "regent:60", "net", "net:20"})
    void whatItCannotSeeChangesNothing(String name) {
        Game game = Games.play(Rulings.standard(), 4, List.of("random", "greedy", "random", "greedy"))
                .game();
        for (int actions = 0; actions < game.actions().size(); actions += 7) {
            GameState real = actions == 0
                    ? game.firstState()
                    : game.steps().get(actions - 1).after();
            int seat = real.table().activeSeat();
            Simulation other = real.viewFor(seat).determinize(new SplittableRandom(actions)::nextInt);
            int neighbour = (seat + 1) % 4;
            assertThat(other.viewFor(neighbour).hand()).isNotEqualTo(real.hand(neighbour));
            assertThat(Bots.parse(name).make(5).choose(other.viewFor(seat)))
                    .isEqualTo(Bots.parse(name).make(5).choose(real.viewFor(seat)));
        }
    }

    @Test
    @Tag("nightly")
    void regentBeatsThreeGreedyPlayersMoreThanHalfOfTheTime() {
        assertThat(Games.wins("regent:80", "greedy", 32)).isGreaterThan(16);
    }

    @Test
    @Tag("nightly")
    void prudentBeatsThreeGreedyPlayersMoreOftenThanAFairShare() {
        assertThat(Games.wins("prudent", "greedy", 100)).isGreaterThan(38);
    }

    @Test
    void greedyBeatsThreeRandomPlayersNearlyAlways() {
        assertThat(Games.wins("greedy", "random", 20)).isGreaterThanOrEqualTo(19);
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "prudent"})
    void oneTurnPlannersKeepAllLaws(String name) {
        laws(name).withGames(Integer.getInteger("games", 4)).check();
    }
}
