package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.arena.Score;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.cli.Seating;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.rules.BotKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an arena says of its contest. */
class ArenaTest {
    /** An arena of Mercurius with bots as they are typed, or a table for each text. */
    static Arena<Action, PlayerView> arena(long seed, int limit, String... bots) {
        List<Lineup<Action, PlayerView>> lineups = new ArrayList<>();
        for (String text : bots) {
            lineups.add(LineupText.parse(
                    GameKit.mercurius(), text, GameKit.mercurius().bots()));
        }
        return Arena.of(GameKit.mercurius(), lineups, seed, new Settings.Conditions(limit, false, false, ""));
    }

    private static Game game(Arena<Action, PlayerView> arena, int number) {
        return (Game) arena.contest().play(1, number).game();
    }

    @Test
    void gamesFromAPositionBeginThereWithTheNamesOfTheBots() {
        Arena<Action, PlayerView> whole = arena(7, 0, "greedy,random*2");
        PlayerView view = game(whole, 5).steps().get(30).after().viewFor(1);
        Position position = Position.of(view);
        Arena<Action, PlayerView> arena =
                whole.from(position.toText(), (names, deal) -> Seating.of(GameKit.mercurius(), position, deal, names));
        assertThat(arena.settings().position()).isEqualTo(position.toText());
        for (int number = 1; number <= 6; number++) {
            GameState first = game(arena, number).firstState();
            assertThat(first.table().setup().names())
                    .isEqualTo(game(whole, number).setup().names());
            List<String> names = view.table().setup().names();
            assertThat(Seating.of(GameKit.mercurius(), Position.of(first), 0, names)
                            .state()
                            .viewFor(1))
                    .isEqualTo(view);
        }
    }

    @Test
    void botsThatFailAreToldOf() {
        BotKind<Action, PlayerView> illegal = new BotKind<>("illegal", true, seed -> view -> Action.parse("B:"));
        BotKind<Action, PlayerView> throwing = new BotKind<>("throwing", true, seed -> view -> {
            throw new IllegalStateException("no idea");
        });
        BotKind<Action, PlayerView> random =
                new OutsideBots(List.of(), what -> {}, line -> {}).kind(GameKit.mercurius(), "random");
        Arena<Action, PlayerView> arena = Arena.of(
                GameKit.mercurius(),
                List.of(new Lineup<>(List.of(illegal, throwing, random))),
                7,
                Settings.Conditions.NONE);
        Tournament tournament = Tournament.of(arena.contest(), 2, List.of());
        tournament.play(1, outcome -> {});
        Results results = Results.of(arena, tournament, new Questions());
        List<Score> scores = results.tables().get(0).scores();
        assertThat(scores).extracting(Score::bot).containsExactly("illegal", "throwing", "random");
        assertThat(ResultsText.of(results).replaceAll("\\s+", " "))
                .contains("illegal failed 34 times: - game 1, action 0: B:: BLK-2")
                .contains("throwing failed 34 times: - game 1")
                .containsPattern("- game 2, action \\d+: threw .* - and 14 times more")
                .contains("threw java.lang.IllegalStateException: no idea");
    }

    @Test
    void ofThoseWhoDidNotFailTheBestWinsAGameThatIsForfeited() {
        List<BotKind<Action, PlayerView>> bots = new ArrayList<>();
        bots.add(new BotKind<>("illegal", true, seed -> view -> Action.parse("B:")));
        for (String name : List.of("greedy", "random")) {
            bots.add(GameKit.mercurius().bots().apply(name));
        }
        Arena<Action, PlayerView> arena = Arena.of(
                GameKit.mercurius(), List.of(new Lineup<>(bots)), 7, new Settings.Conditions(0, false, true, ""));
        for (int number = 1; number <= 4; number++) {
            FinishedGame whole = arena.contest().outcome(1, number);
            FinishedGame forfeited = arena.play(1, number, null);
            assertThat(forfeited.winners()).containsExactly("greedy");
            for (int seat = 0; seat < 3; seat++) {
                assertThat(forfeited.scores().get(seat))
                        .isEqualTo(
                                whole.seats().get(seat).equals("illegal")
                                        ? 0
                                        : whole.scores().get(seat));
            }
            assertThat(forfeited.failures()).isEqualTo(whole.failures());
        }
    }

    @Test
    void withALimitGamesMayBeOthersWhenTheyArePlayedAgain() {
        assertThat(arena(7, 0, "greedy,random*2").isRepeatable()).isTrue();
        assertThat(arena(7, 20, "greedy,random*2").isRepeatable()).isFalse();
        assertThat(arena(7, 0, "ismcts:5ms,random*2").isRepeatable()).isFalse();
    }
}
