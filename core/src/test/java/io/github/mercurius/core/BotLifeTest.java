package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.GameStart;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Update;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A bot begins, observes what happens as its seat may know it, chooses, and hears how the game ended. */
class BotLifeTest {
    private static final Setup SETUP = Setup.builder().players(4).startSeat(2).build();
    private static final Deal DEAL = Deal.seeded(1602);

    /** A bot that writes down what it is told, follows the game by its updates, and plays at random. */
    private static class Diary implements Bot {
        final List<String> calls = new ArrayList<>();
        final List<Update> observed = new ArrayList<>();
        final List<Standing> ranking = new ArrayList<>();

        @Nullable
        GameStart start;

        @Nullable
        PlayerView followed;

        @Override
        public void begin(GameStart given) {
            calls.add("begin");
            start = given;
            followed = given.view();
        }

        @Override
        public boolean observe(Update update) {
            calls.add("observe");
            observed.add(update);
            followed = followed.after(update);
            return true;
        }

        @Override
        public Action choose(PlayerView view) {
            calls.add("choose");
            assertThat(view).isEqualTo(followed);
            return view.legalActions().sample(new SplittableRandom(view.key())::nextInt);
        }

        @Override
        public void end(List<Standing> standings) {
            calls.add("end");
            ranking.addAll(standings);
        }

        @Override
        public void close() {
            calls.add("close");
        }
    }

    private static List<Diary> diaries() {
        return IntStream.range(0, 4).mapToObj(seat -> new Diary()).toList();
    }

    @Test
    void aBotIsToldWhatItsSeatMayKnow_INF1() {
        List<Diary> bots = diaries();
        BotGame played = Arbiter.standard().play(SETUP, DEAL, bots);
        assertThat(played.failures()).isEmpty();
        for (int seat = 0; seat < 4; seat++) {
            Diary bot = bots.get(seat);
            assertThat(bot.start.seat()).isEqualTo(seat);
            assertThat(bot.start.setup()).isEqualTo(SETUP);
            assertThat(bot.start.view()).isEqualTo(played.game().firstState().viewFor(seat));
            assertThat(bot.observed).isEqualTo(played.game().updatesFor(seat, 0));
            assertThat(bot.ranking).isEqualTo(played.game().state().table().ranking());
        }
    }

    @Test
    void theCallsComeInOrder() {
        List<Diary> bots = diaries();
        Game game = Arbiter.standard().play(SETUP, DEAL, bots).game();
        for (Diary bot : bots) {
            assertThat(String.join(" ", bot.calls)).matches("begin ((observe )*choose )+(observe )+end");
            assertThat(bot.observed).hasSize(game.updateCount());
        }
    }

    @Test
    void withoutALogItIsTheSame() {
        List<Diary> bots = diaries();
        List<Diary> others = diaries();
        Arbiter.standard().play(SETUP, DEAL, bots);
        Arbiter.standard().playOut(SETUP, DEAL, others);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(others.get(seat).calls).isEqualTo(bots.get(seat).calls);
            assertThat(others.get(seat).observed).isEqualTo(bots.get(seat).observed);
            assertThat(others.get(seat).start).isEqualTo(bots.get(seat).start);
        }
    }

    /** Plays its first card, and wants to be told so many updates. */
    private static final class Listener implements Bot {
        private final List<Update> observed = new ArrayList<>();
        private final int most;

        Listener(int most) {
            this.most = most;
        }

        @Override
        public Action choose(PlayerView view) {
            return Misbehaviour.firstCard(view);
        }

        @Override
        public boolean observe(Update update) {
            observed.add(update);
            return observed.size() < most;
        }
    }

    @Test
    void aBotIsToldNoMoreThanItWants() {
        Bot deaf = Misbehaviour::firstCard;
        Game game = Arbiter.standard()
                .play(SETUP, DEAL, Collections.nCopies(4, deaf))
                .game();
        for (int most : new int[] {1, 2, 6, game.updateCount(), Integer.MAX_VALUE}) {
            Listener bot = new Listener(most);
            Playout played = Arbiter.standard().playOut(SETUP, DEAL, List.of(deaf, bot, deaf, deaf));
            assertThat(played.end()).isEqualTo(game.state());
            List<Update> all = game.updatesFor(1, 0);
            assertThat(bot.observed).isEqualTo(all.subList(0, Math.min(most, all.size())));
        }
    }

    @Test
    void aBotThatFailsToObserveIsToldTheNextAllTheSame() {
        Bot failing = new Diary() {
            @Override
            public boolean observe(Update update) {
                throw new IllegalStateException("update " + update.number());
            }

            @Override
            public Action choose(PlayerView view) {
                return Misbehaviour.firstCard(view);
            }
        };
        Bot deaf = Misbehaviour::firstCard;
        assertThat(Arbiter.standard()
                        .playOut(SETUP, DEAL, List.of(deaf, deaf, deaf, failing))
                        .failures())
                .hasSizeGreaterThanOrEqualTo(SETUP.rounds())
                .allSatisfy(failure -> assertThat(failure.what()).contains("observe: threw"));
    }

    @Test
    void aBotListensUntilItSaysThatItDoesNot() {
        BotSeat seat = seat(Misbehaviour::firstCard);
        Game game = Game.start(SETUP, DEAL);
        game = game.applyAction(
                seat.choose(game.state().viewFor(SETUP.startSeat())).action());
        assertThat(seat.listens()).isTrue();
        seat.observe(game.updates(0).get(0));
        seat.end(game.state().table().ranking());
        assertThat(seat.listens()).isFalse();
    }

    private static BotSeat seat(Bot bot) {
        return Arbiter.standard().seat(bot, GameState.start(SETUP, DEAL).viewFor(SETUP.startSeat()));
    }

    @Test
    void aGameFromAPositionBeginsThere() {
        GameState position = Arbiter.standard()
                .play(SETUP, DEAL, diaries())
                .game()
                .steps()
                .get(20)
                .after();
        List<Diary> bots = diaries();
        BotGame played = Arbiter.standard().play(position, bots);
        assertThat(played.failures()).isEmpty();
        assertThat(bots.get(3).start.view()).isEqualTo(position.viewFor(3));
        assertThat(bots.get(3).observed).isEqualTo(played.game().updatesFor(3, 0));
    }

    /** What a bot is refused is its own business; all that the others observe is what was played instead. */
    @Test
    void refusalsOfOthersNeverCome() {
        List<Diary> honest = diaries();
        Bot refused = view -> Action.parse("N:,");
        BotGame played = Arbiter.standard().play(SETUP, DEAL, List.of(honest.get(0), refused, refused, refused));
        assertThat(played.failures()).hasSize(3 * SETUP.rounds());
        assertThat(honest.get(0).observed).isEqualTo(played.game().updatesFor(0, 0));
        assertThat(honest.get(0).observed)
                .filteredOn(update -> update.seat() != 0)
                .hasSize(3 * SETUP.rounds())
                .allSatisfy(update -> assertThat(update.events().get(0)).isInstanceOf(Event.CardPlayed.class));
    }

    @Test
    void theSeedOfASeatFollowsFromThatOfTheGameAndNotFromTheCards() {
        List<Long> seeds = new ArrayList<>();
        for (long game = 0; game < 50; game++) {
            List<Long> ofGame = seeds(game, Deal.seeded(1));
            assertThat(ofGame).isEqualTo(seeds(game, Deal.seeded(2)));
            seeds.addAll(ofGame);
        }
        assertThat(seeds).doesNotHaveDuplicates();
        assertThat(seeds.subList(0, 4))
                .isEqualTo(diariesOf(Arbiter.standard(), DEAL).stream()
                        .map(bot -> bot.start.seed())
                        .toList());
    }

    private static List<Long> seeds(long game, Deal deal) {
        return diariesOf(Arbiter.standard().withSeed(game), deal).stream()
                .map(bot -> bot.start.seed())
                .toList();
    }

    private static List<Diary> diariesOf(Arbiter arbiter, Deal deal) {
        List<Diary> bots = diaries();
        arbiter.playOut(SETUP, deal, bots);
        return bots;
    }

    @Test
    void aBotCanPlaySeveralGames() {
        List<Diary> bots = diaries();
        Arbiter.standard().playOut(SETUP, DEAL, bots);
        int calls = bots.get(0).calls.size();
        assertThat(Arbiter.standard().playOut(SETUP, DEAL, bots).failures()).isEmpty();
        assertThat(bots.get(0).calls.subList(calls, 2 * calls))
                .isEqualTo(bots.get(0).calls.subList(0, calls));
    }

    @Test
    void closingIsTheMakersBusiness() {
        Diary bot = new Diary();
        Thread.currentThread().interrupt();
        assertThat(Arbiter.standard().close(bot)).isEmpty();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(bot.calls).containsExactly("close");
    }

    @Test
    void aGameThatIsStoppedHasNoEnd() {
        List<Diary> bots = diaries();
        Thread thread = Thread.currentThread();
        Bot stopping = view -> {
            thread.interrupt();
            throw new CancellationException();
        };
        Arbiter arbiter = Arbiter.standard()
                .withTimeLimit(10, java.util.concurrent.TimeUnit.SECONDS, task -> new Thread(task).start());
        assertThatThrownBy(() -> arbiter.play(SETUP, DEAL, List.of(bots.get(0), bots.get(1), bots.get(2), stopping)))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(bots.get(2).calls).contains("choose").doesNotContain("end");
    }

    @Test
    void aSeatKeepsFromItsBotWhatItMayNotKnow() {
        Game game = Arbiter.standard().play(SETUP, DEAL, diaries()).game();
        Diary bot = new Diary();
        BotSeat seat = Arbiter.standard().seat(bot, game.firstState().viewFor(1));
        game.updates(0).forEach(seat::observe);
        assertThat(bot.observed).isEmpty();
        assertThat(seat.end(game.state().table().ranking())).isEmpty();
        assertThat(bot.observed).isEqualTo(game.updatesFor(1, 0)).isNotEqualTo(game.updates(0));
    }

    @Test
    void aSeatIsAskedInItsTurnOnly_TRN4() {
        GameState state = GameState.start(SETUP, DEAL);
        BotSeat seat = Arbiter.standard().seat(new Diary(), state.viewFor(1));
        assertThatThrownBy(() -> seat.choose(state.viewFor(1)))
                .hasMessage("view: of seat 1 in a turn of seat 2, expected that of the player whose turn it is");
        assertThatThrownBy(() -> seat.choose(state.viewFor(2))).hasMessage("view: of seat 2, expected that of seat 1");
        assertThatThrownBy(() -> Arbiter.standard().seat(new Diary(), state.viewForSpectator()))
                .hasMessage("view: of a spectator, expected that of a seat");
    }

    @Test
    void aLambdaHasALifeToo() {
        Bot lambda = view -> view.legalActions().get(0);
        BotSeat seat =
                Arbiter.standard().seat(lambda, GameState.start(SETUP, DEAL).viewFor(2));
        assertThat(seat.choose(GameState.start(SETUP, DEAL).viewFor(2)).failure())
                .isEmpty();
        assertThat(seat.end(List.of())).isEqualTo(Optional.empty());
    }
}
