package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games of a contest, and many of them at once. */
class TournamentTest {
    private static final List<Lineup<ToyAction, ToyView>> TABLES =
            List.of(Kinds.lineup("greedy,random,random"), Kinds.lineup("random,random,random"));

    private static Contest<ToyAction, ToyView> contest(long seed) {
        return Contest.of(Toy.rules(), TABLES, seed);
    }

    private static ToyGame game(Contest<ToyAction, ToyView> contest, int table, int number) {
        return (ToyGame) contest.play(table, number).game();
    }

    private static Contest<ToyAction, ToyView> contest(
            BotKind<ToyAction, ToyView> first, BotKind<ToyAction, ToyView> second) {
        return Contest.of(Toy.rules(), List.of(new Lineup<>(List.of(first, second, Kinds.named("random")))), 7);
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
        for (Contest<ToyAction, ToyView> contest :
                List.of(contest(7), contest(7).withDuplicates())) {
            for (int number : new int[] {1, 4, 9}) {
                assertThat(game(contest, 1, number).firstState())
                        .isEqualTo(Toy.rules()
                                .start(Toy.rules().setup(contest.names(1, number)), contest.deal(1, number))
                                .state());
            }
        }
        Contest<ToyAction, ToyView> duplicates = contest(7).withDuplicates();
        assertThat(duplicates.deal(1, 3)).isEqualTo(duplicates.deal(1, 1)).isNotEqualTo(duplicates.deal(1, 4));
    }

    @Test
    void gamesThatBeginElsewhereBeginThereWithOtherHiddenCardsInEach() {
        ToyTable table = ToyTable.first(ToySetup.of(3));
        Contest<ToyAction, ToyView> contest = contest(7)
                .beginning(
                        (names, seed) -> Toy.rules().from(ToyState.dealt(table, new SplittableRandom(seed)::nextInt)));
        List<ToyState> begun = new ArrayList<>();
        for (int number = 1; number <= 6; number++) {
            ToyState first = game(contest, 1, number).firstState();
            assertThat(first.table()).isEqualTo(table);
            begun.add(first);
        }
        assertThat(begun).doesNotHaveDuplicates();
        assertThat(contest.play(1, 3)).isEqualTo(contest.play(1, 3));
        assertThat(game(contest, 2, 3).firstState()).isEqualTo(begun.get(2));
    }

    @Test
    void theWinnersAreTheRichestOfWhomThereMayBeSeveral() {
        List<FinishedGame> games = IntStream.rangeClosed(1, 60)
                .mapToObj(game -> contest(7).outcome(2, game))
                .toList();
        assertThat(games).allSatisfy(game -> {
            int most = Collections.max(game.scores());
            List<String> richest = IntStream.range(0, 3)
                    .filter(seat -> game.scores().get(seat) == most)
                    .mapToObj(game.seats()::get)
                    .toList();
            assertThat(game.winners()).isEqualTo(richest);
        });
        assertThat(games).anySatisfy(game -> assertThat(game.winners()).hasSize(2));
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
        Contest<ToyAction, ToyView> contest =
                contest(Kinds.of("illegal", view -> new ToyAction.Bonus(20)), Kinds.of("throwing", view -> {
                    throw new IllegalStateException("no idea " + "x".repeat(300));
                }));
        Tournament tournament = Tournament.of(contest, 2, List.of());
        tournament.play(1, outcome -> {});
        List<FinishedGame> games = tournament.finished().get(0);
        // the arbiter plays a card: 3 turns in each of the two games
        assertThat(Score.of("illegal", games).failures()).isEqualTo(6);
        assertThat(Score.of("illegal", games).firstFailure()).startsWith("game 1, action 0: bonus 20: TOY-5");
        assertThat(Score.of("throwing", games).failures()).isEqualTo(6);
        assertThat(Score.of("throwing", games).firstFailure())
                .contains("threw java.lang.IllegalStateException: no idea xxx", "x…x")
                .hasSizeLessThan(230);
        assertThat(Score.of("random", games).failures()).isZero();
        assertThat(Score.of("random", games).firstFailure()).isNull();
    }

    @Test
    void aBotThatTakesTooLongIsCountedToo() {
        ExecutorService threads = Executors.newCachedThreadPool();
        Contest<ToyAction, ToyView> contest = contest(
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
        List<FinishedGame.Failure> failures = contest.outcome(1, 1).failures();
        threads.shutdownNow();
        assertThat(failures).hasSize(3).allSatisfy(failure -> {
            assertThat(failure.bot()).isEqualTo("slow");
            assertThat(failure.what()).isEqualTo("no action in time");
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
