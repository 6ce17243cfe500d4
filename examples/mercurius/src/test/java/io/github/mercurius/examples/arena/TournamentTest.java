package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.examples.games.GameBots;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.position.Seating;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games of an arena, and many of them at once. */
class TournamentTest {
    private static final List<Lineup> TABLES = List.of(Lineup.parse("greedy,random*2"), Lineup.parse("random*3"));

    private static GameContest<Action, PlayerView> arena(long seed) {
        return GameContest.of(GameKit.mercurius(), TABLES, seed, 0);
    }

    private static Game game(GameContest<Action, PlayerView> arena, int table, int number) {
        return (Game) arena.play(table, number).game();
    }

    private record Kind(String name, boolean repeatable, LongFunction<Bot> maker) implements BotKind {
        @Override
        public Bot make(long seed) {
            return maker.apply(seed);
        }
    }

    private static BotKind bot(String name) {
        return GameBots.parse(GameName.MERCURIUS, name);
    }

    @Test
    void theGamesAreTheSameOnAnyNumberOfThreads() {
        List<String> written = new ArrayList<>();
        for (int threads : new int[] {1, 4}) {
            Tournament tournament = new Tournament(arena(7), 12, List.of());
            tournament.play(threads, outcome -> {});
            assertThat(tournament.sizeFinished()).isEqualTo(tournament.size()).isEqualTo(24);
            written.add(Format.JSON.write(Results.of(arena(7), tournament)));
        }
        assertThat(written.get(0)).isEqualTo(written.get(1));
    }

    @Test
    void aGameFollowsFromSeedAndNumber() {
        assertThat(game(arena(7), 1, 5)).isEqualTo(game(arena(7), 1, 5));
        assertThat(game(arena(7), 1, 5).deal())
                .isNotEqualTo(game(arena(7), 1, 6).deal());
        assertThat(game(arena(7), 1, 5).deal())
                .isNotEqualTo(game(arena(8), 1, 4).deal());
        // bots are compared on the same deals
        assertThat(game(arena(7), 1, 5).deal()).isEqualTo(game(arena(7), 2, 5).deal());
    }

    @Test
    void gamesFromAPositionBeginThereWithOtherHiddenCardsInEach() {
        PlayerView view = game(arena(7), 1, 5).steps().get(30).after().viewFor(1);
        GameContest<Action, PlayerView> arena = PositionContest.of(Position.of(view), TABLES, 7, 0);
        List<GameState> begun = new ArrayList<>();
        for (int game = 1; game <= 6; game++) {
            GameState first = game(arena, 1, game).firstState();
            assertThat(first.table().setup().names())
                    .isEqualTo(game(arena(7), 1, game).setup().names());
            assertThat(Seating.of(first, view.table().setup().names()).viewFor(1))
                    .isEqualTo(view);
            begun.add(Seating.of(first, view.table().setup().names()));
        }
        assertThat(begun).doesNotHaveDuplicates();
        assertThat(arena.play(1, 3)).isEqualTo(arena.play(1, 3));
        assertThat(game(arena, 2, 3).firstState().mainDeck())
                .isEqualTo(game(arena, 1, 3).firstState().mainDeck());
        Outcome outcome = arena.outcome(1, 3);
        assertThat(outcome.wealth())
                .isEqualTo(outcome.seats().stream()
                        .map(name -> game(arena, 1, 3)
                                .state()
                                .table()
                                .wealth(outcome.seats().indexOf(name)))
                        .toList());
    }

    @Test
    void theWinnersAreTheRichestOfWhomThereMayBeSeveral() {
        List<Outcome> games = IntStream.rangeClosed(1, 60)
                .mapToObj(game -> arena(7).outcome(2, game))
                .toList();
        assertThat(games).allSatisfy(game -> {
            int most = Collections.max(game.wealth());
            List<String> richest = IntStream.range(0, 3)
                    .filter(seat -> game.wealth().get(seat) == most)
                    .mapToObj(game.seats()::get)
                    .toList();
            assertThat(game.winners()).isEqualTo(richest);
        });
        assertThat(games).anySatisfy(game -> assertThat(game.winners()).hasSize(2));
    }

    @Test
    void whatWasPlayedBeforeIsNotPlayedAgain() {
        Tournament first = new Tournament(arena(7), 4, List.of());
        first.play(2, outcome -> {});
        List<Outcome> before = new ArrayList<>();
        first.finished().forEach(before::addAll);
        Outcome dropped = before.remove(2);
        List<Outcome> played = new ArrayList<>();
        Tournament second = new Tournament(arena(7), 4, before);
        second.play(2, played::add);
        assertThat(played).containsExactly(dropped);
        assertThat(second.finished()).isEqualTo(first.finished());
        assertThat(new Tournament(arena(7), 3, before).sizeFinished())
                .as("games beyond those that are wanted do not count")
                .isEqualTo(5);
    }

    @Test
    void stoppedItKeepsWhatIsFinishedAndReturns() {
        Tournament tournament = new Tournament(arena(7), 1000, List.of());
        List<Outcome> kept = new ArrayList<>();
        tournament.play(2, outcome -> {
            kept.add(outcome);
            if (kept.size() == 5) {
                tournament.stop();
            }
        });
        assertThat(kept).hasSizeBetween(5, 100);
        assertThat(tournament.sizeFinished()).isEqualTo(kept.size());
    }

    @Test
    void botsThatFailAreCountedAndToldOf() {
        BotKind illegal = new Kind("illegal", true, seed -> view -> Action.parse("B:"));
        BotKind throwing = new Kind("throwing", true, seed -> view -> {
            throw new IllegalStateException("no idea");
        });
        GameContest<Action, PlayerView> arena = GameContest.of(
                GameKit.mercurius(), List.of(Lineup.of(List.of(illegal, throwing, bot("random")))), 7, 0);
        Tournament tournament = new Tournament(arena, 2, List.of());
        tournament.play(1, outcome -> {});
        Results results = Results.of(arena, tournament);
        List<Score> scores = results.tables().get(0).scores();
        assertThat(scores).extracting(Score::bot).containsExactly("illegal", "throwing", "random");
        // one card ends the turn, and the arbiter plays one: 17 turns in each of the two games
        assertThat(scores).extracting(Score::failures).containsExactly(34, 34, 0);
        assertThat(Format.TABLE.write(results).replaceAll("\\s+", " "))
                .contains("illegal failed to move 34 times, first in game 1, action 0: B:: BLK-2")
                .contains("throwing failed to move 34 times, first in game 1")
                .contains("threw java.lang.IllegalStateException: no idea");
    }

    @Test
    void aBotThatTakesTooLongIsCountedToo() {
        BotKind slow = new Kind("slow", true, seed -> view -> {
            try {
                Thread.sleep(10_000);
            } catch (InterruptedException late) {
                Thread.currentThread().interrupt();
            }
            return view.legalActions().get(0);
        });
        GameContest<Action, PlayerView> arena = GameContest.of(
                GameKit.mercurius(), List.of(Lineup.of(List.of(slow, bot("random"), bot("random")))), 7, 20);
        assertThat(arena.isRepeatable()).isFalse();
        assertThat(arena.outcome(1, 1).failures())
                .filteredOn(failure -> failure.bot().equals("slow"))
                .hasSize(17)
                .allSatisfy(failure -> assertThat(failure.what()).startsWith("no action in time"));
    }
}
