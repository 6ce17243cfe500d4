package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.BotGames;
import io.github.mercurius.rules.AnyBot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The bots play by the rules, and the greedy one plays better than chance. */
class BotsTest {
    private static final AnyBot<Action, PlayerView> GREEDY =
            Bots.parse("greedy").make(0);

    /** The end of a game of these bots; an illegal action throws. */
    private static GameState play(Setup setup, Deal deal, List<AnyBot<Action, PlayerView>> bots) {
        return (GameState) BotGames.end(GameState.start(setup, deal), bots, bound -> 0);
    }

    @Property(tries = 25, seed = "1602")
    void botsPlayByTheRulesWithAnyEdition(@ForAll(supplier = Script.Any.class) Script script) {
        List<AnyBot<Action, PlayerView>> bots =
                BotGames.inTurn(script.setup(), GREEDY, Bots.parse("random").make(script.choices()));
        Deal deal = Deal.seeded(script.setup().edition(), script.deal());
        assertThat(play(script.setup(), deal, bots).isOver()).isTrue();
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
            int seats = players;
            double won = BotGames.won(60, GREEDY, Bots.parse("random")::make, number -> {
                Setup next = Setup.builder()
                        .players(seats)
                        .startSeat(number / 7 % seats)
                        .build();
                return GameState.start(next, Deal.seeded(next.edition(), number));
            });
            assertThat(won).as(players + " players").isGreaterThan(0.8);
        }
    }

    /** Who compares a bot with this one must know when it plays in another way; then these numbers change. */
    @Example
    void theGreedyBotPlaysAsItDidBefore() {
        List<Integer> ends = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            Setup setup = Setup.of(2 + number % 3);
            List<AnyBot<Action, PlayerView>> bots = Collections.nCopies(setup.players(), GREEDY);
            ends.add(play(setup, Deal.seeded(setup.edition(), number), bots)
                    .toText()
                    .hashCode());
        }
        assertThat(ends)
                .containsExactly(-1_861_597_232, 186_580_490, 2_015_106_246, 76_055_168, 1_682_302_786, 1_470_195_991);
    }
}
