package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Step;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.BotKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games of a contest, and many of them at once. */
class TournamentTest {
    private static final List<Lineup<Action, PlayerView>> TABLES =
            List.of(Kinds.lineup("greedy,random,random"), Kinds.lineup("random,random,random"));

    private static Contest<Action, PlayerView> contest(long seed) {
        return Contest.of(Mercado.rules(), TABLES, seed);
    }

    private static Game game(Contest<Action, PlayerView> contest, int table, int number) {
        return (Game) contest.play(table, number).game();
    }

    private static Contest<Action, PlayerView> contest(
            BotKind<Action, PlayerView> first, BotKind<Action, PlayerView> second) {
        return Contest.of(Mercado.rules(), List.of(new Lineup<>(List.of(first, second, Kinds.named("random")))), 7);
    }

    @Test
    void theGamesAreTheSameOnAnyNumberOfThreads() {
        List<List<List<FinishedGame>>> played = new ArrayList<>();
        for (int threads : new int[] {1, 4}) {
            Tournament tournament = Tournament.of(contest(7), 12, List.of());
            tournament.play(threads, outcome -> {});
            assertThat(tournament.sizeFinished()).isEqualTo(tournament.size()).isEqualTo(24);
            played.add(tournament.finished());
        }
        assertThat(played.get(0)).isEqualTo(played.get(1));
    }

    @Test
    void theDealOfAGameIsWhatItBeginsWith() {
        for (Contest<Action, PlayerView> contest :
                List.of(contest(7), contest(7).withDuplicates())) {
            for (int number : new int[] {1, 4, 9}) {
                assertThat(game(contest, 1, number).firstState())
                        .isEqualTo(Mercado.rules()
                                .start(Mercado.rules().setup(contest.names(1, number)), contest.deal(1, number))
                                .state());
            }
        }
        Contest<Action, PlayerView> duplicates = contest(7).withDuplicates();
        assertThat(duplicates.deal(1, 3)).isEqualTo(duplicates.deal(1, 1)).isNotEqualTo(duplicates.deal(1, 4));
    }

    @Test
    void gamesThatBeginElsewhereBeginThereWithOtherHiddenPiecesInEach() {
        PlayerView position = game(contest(7), 1, 1).steps().stream()
                .map(Step::after)
                .max(Comparator.comparing(state -> state.table().players().stream()
                        .mapToInt(Player::handSize)
                        .sum()))
                .orElseThrow()
                .viewForSpectator();
        Contest<Action, PlayerView> contest = contest(7)
                .beginning((names, seed) ->
                        Mercado.rules().from(position.determinize(new SplittableRandom(seed)::nextInt)));
        List<GameState> begun = new ArrayList<>();
        for (int number = 1; number <= 6; number++) {
            GameState first = game(contest, 1, number).firstState();
            assertThat(first.table()).isEqualTo(position.table());
            begun.add(first);
        }
        assertThat(new HashSet<>(begun)).hasSizeGreaterThan(2);
        assertThat(contest.play(1, 3)).isEqualTo(contest.play(1, 3));
        assertThat(game(contest, 2, 3).firstState()).isEqualTo(begun.get(2));
    }

    @Test
    void theWinnersAreThoseOfTheTable() {
        for (int number = 1; number <= 5; number++) {
            Contest<Action, PlayerView> contest = contest(7);
            Table end = game(contest, 2, number).state().table();
            FinishedGame kept = contest.outcome(2, number);
            assertThat(kept.winners())
                    .isEqualTo(end.winners().stream().map(kept.seats()::get).toList());
            assertThat(kept.scores())
                    .isEqualTo(end.ranking().stream()
                            .sorted(Comparator.comparing(AnyStanding::seat))
                            .map(AnyStanding::score)
                            .toList());
        }
    }

    @Test
    void whatWasPlayedBeforeIsNotPlayedAgain() {
        Tournament first = Tournament.of(contest(7), 4, List.of());
        first.play(2, outcome -> {});
        List<FinishedGame> before = new ArrayList<>();
        first.finished().forEach(before::addAll);
        FinishedGame dropped = before.remove(2);
        List<FinishedGame> played = new ArrayList<>();
        Tournament second = Tournament.of(contest(7), 4, before);
        second.play(2, played::add);
        assertThat(played).containsExactly(dropped);
        assertThat(second.finished()).isEqualTo(first.finished());
        assertThat(Tournament.of(contest(7), 3, before).sizeFinished())
                .as("games beyond those that are wanted do not count")
                .isEqualTo(5);
    }

    @Test
    void stoppedItKeepsWhatIsFinishedAndReturns() {
        Tournament tournament = Tournament.of(contest(7), 1000, List.of());
        List<FinishedGame> kept = new ArrayList<>();
        tournament.play(2, outcome -> {
            kept.add(outcome);
            if (kept.size() == 5) {
                tournament.stop();
            }
        });
        // games that were finished meanwhile are kept too: how many is up to the threads
        assertThat(kept).hasSizeGreaterThanOrEqualTo(5).doesNotHaveDuplicates();
        assertThat(tournament.sizeFinished()).isEqualTo(kept.size()).isLessThan(tournament.size());
    }

    @Test
    void botsThatFailAreCounted() {
        Contest<Action, PlayerView> contest =
                contest(Kinds.of("illegal", view -> HostileBots.ILLEGAL), Kinds.of("throwing", view -> {
                    throw new IllegalStateException("no idea " + "x".repeat(200));
                }));
        Tournament tournament = Tournament.of(contest, 2, List.of());
        tournament.play(1, outcome -> {});
        List<FinishedGame> games = tournament.finished().get(0);
        assertThat(Score.of("illegal", games).failures()).isEqualTo(decisions(contest, "illegal"));
        assertThat(Score.of("illegal", games).failed().get(0)).matches("game 1, action [0-9]+: " + HostileBots.REFUSED);
        assertThat(Score.of("throwing", games).failures()).isEqualTo(decisions(contest, "throwing"));
        assertThat(Score.of("throwing", games).failed())
                .hasSize(Score.of("throwing", games).failures())
                .allMatch(failure ->
                        failure.endsWith(": threw java.lang.IllegalStateException: no idea " + "x".repeat(200)));
        assertThat(Score.of("random", games).failures()).isZero();
    }

    /** How often a bot decides in the first two games. */
    private static int decisions(Contest<Action, PlayerView> contest, String bot) {
        int decisions = 0;
        for (int number = 1; number <= 2; number++) {
            OptionalInt seat = OptionalInt.of(contest.names(1, number).indexOf(bot));
            decisions += (int) game(contest, 1, number).steps().stream()
                    .filter(step -> step.update().actor().equals(seat))
                    .count();
        }
        return decisions;
    }

    @Test
    void aBotThatTakesTooLongIsCountedToo() {
        ExecutorService threads = Executors.newCachedThreadPool();
        Contest<Action, PlayerView> contest = contest(
                        Kinds.of("slow", view -> {
                            HostileBots.timeIsUp();
                            try {
                                HostileBots.awaitInterrupt();
                            } catch (InterruptedException late) {
                                Thread.currentThread().interrupt();
                            }
                            return view.legalActions().get(0);
                        }),
                        Kinds.named("greedy"))
                .withArbiter(HostileBots.limited(threads));
        List<BotFailure> failures = contest.outcome(1, 1).failures();
        threads.shutdownNow();
        assertThat(failures).hasSizeGreaterThan(3).allSatisfy(failure -> {
            assertThat(failure.bot()).isEqualTo("slow");
            assertThat(failure.what()).isEqualTo("no answer in time");
        });
    }

    @Test
    void whatMakesNoTournamentIsRefused() {
        assertThatThrownBy(() -> Tournament.of(contest(7), 0, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("games: 0, expected 1 or more");
        FinishedGame other = new FinishedGame(3, 1, List.of(), List.of(), List.of(), List.of());
        assertThatThrownBy(() -> Tournament.of(contest(7), 1, List.of(other)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("before: game 1 of table 3, expected games from 1 on of tables 1 to 2");
        assertThatThrownBy(() -> Score.of("greedy", List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("games: 0, expected 1 or more, all with greedy");
        List<FinishedGame> games = List.of(contest(7).outcome(2, 1));
        assertThatThrownBy(() -> Score.of("greedy", games)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Rating.of(List.of("greedy"), games)).isInstanceOf(IllegalArgumentException.class);
        List<String> many = IntStream.range(0, 65).mapToObj(Integer::toString).toList();
        assertThatThrownBy(() -> Rating.of(many, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 65, expected at most 64");
    }
}
