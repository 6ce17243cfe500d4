package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.GameStart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A bot begins, observes what happens as its seat may know it, chooses, and hears how the game ended. */
class BotLifeTest {
    private static final Setup SETUP = Setup.builder().players(4).startSeat(2).build();
    private static final Game START = dealt(1602);
    private static final Arbiter<Action, PlayerView> ARBITER = HostileBots.ARBITER;

    private static Game dealt(long seed) {
        return (Game) Mercado.rules().start(SETUP, seed);
    }

    /** A bot that writes down what it is told, follows the game by its updates, and plays at random. */
    private static class Diary implements AnyBot<Action, PlayerView> {
        final List<String> calls = new ArrayList<>();
        final List<AnyUpdate> observed = new ArrayList<>();
        final List<AnyStanding> ranking = new ArrayList<>();

        @Nullable
        GameStart<PlayerView> start;

        @Nullable
        PlayerView followed;

        @Override
        public void begin(GameStart<PlayerView> given) {
            calls.add("begin");
            start = given;
            followed = given.view();
        }

        @Override
        public boolean observe(AnyUpdate update) {
            calls.add("observe");
            observed.add(update);
            followed = followed.after((Update) update);
            return true;
        }

        @Override
        public Action choose(PlayerView view) {
            calls.add("choose");
            assertThat(view).isEqualTo(followed);
            return view.legalActions().sample(new SplittableRandom(view.toText().hashCode())::nextInt);
        }

        @Override
        public void end(List<? extends AnyStanding> standings) {
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
    void aBotIsToldWhatItsSeatMayKnow() {
        List<Diary> bots = diaries();
        BotGame<Game> played = ARBITER.play(START, bots);
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
        Game game = ARBITER.play(START, bots).game();
        for (Diary bot : bots) {
            assertThat(String.join(" ", bot.calls)).matches("begin ((observe )*choose )+(observe )+end");
            assertThat(bot.observed).hasSize(game.updateCount());
        }
    }

    /** Plays its first card, and wants to be told so many updates. */
    private static final class Listener implements AnyBot<Action, PlayerView> {
        private final List<AnyUpdate> observed = new ArrayList<>();
        private final int most;

        Listener(int most) {
            this.most = most;
        }

        @Override
        public Action choose(PlayerView view) {
            return Misbehaviour.absent(view);
        }

        @Override
        public boolean observe(AnyUpdate update) {
            observed.add(update);
            return observed.size() < most;
        }
    }

    @Test
    void aBotIsToldNoMoreThanItWants() {
        AnyBot<Action, PlayerView> deaf = Misbehaviour::absent;
        Game game = ARBITER.play(START, Collections.nCopies(4, deaf)).game();
        for (int most : new int[] {1, 2, 6, game.updateCount(), Integer.MAX_VALUE}) {
            Listener bot = new Listener(most);
            assertThat(ARBITER.play(START, List.of(deaf, bot, deaf, deaf)).game())
                    .isEqualTo(game);
            List<AnyUpdate> all = List.copyOf(game.updatesFor(1, 0));
            assertThat(bot.observed).isEqualTo(all.subList(0, Math.min(most, all.size())));
        }
    }

    @Test
    void aGameFromAPositionBeginsThere() {
        GameState position =
                ARBITER.play(START, diaries()).game().steps().get(5).after();
        List<Diary> bots = diaries();
        BotGame<Game> played = ARBITER.play((Game) Mercado.rules().from(position), bots);
        assertThat(played.failures()).isEmpty();
        assertThat(bots.get(3).start.view()).isEqualTo(position.viewFor(3));
        assertThat(bots.get(3).observed).isEqualTo(played.game().updatesFor(3, 0));
    }

    /** What a bot is refused is its own business; all that the others observe is what was played instead. */
    @Test
    void refusalsOfOthersNeverCome() {
        List<Diary> honest = diaries();
        AnyBot<Action, PlayerView> refused = view -> HostileBots.ILLEGAL;
        BotGame<Game> played = ARBITER.play(START, List.of(honest.get(0), refused, refused, refused));
        long others = played.game().steps().stream()
                .filter(step -> step.update().actor().orElse(0) != 0)
                .count();
        assertThat(played.failures()).hasSize((int) others);
        assertThat(honest.get(0).observed).isEqualTo(played.game().updatesFor(0, 0));
    }

    @Test
    void theSeedOfASeatFollowsFromThatOfTheGameAndNotFromTheCards() {
        List<Long> seeds = new ArrayList<>();
        for (long game = 0; game < 50; game++) {
            List<Long> ofGame = seeds(game, dealt(1));
            assertThat(ofGame).isEqualTo(seeds(game, dealt(2)));
            seeds.addAll(ofGame);
        }
        assertThat(seeds).doesNotHaveDuplicates();
        assertThat(seeds.subList(0, 4))
                .isEqualTo(diariesOf(ARBITER, START).stream()
                        .map(bot -> bot.start.seed())
                        .toList());
    }

    private static List<Long> seeds(long game, Game deal) {
        return diariesOf(ARBITER.withSeed(game), deal).stream()
                .map(bot -> bot.start.seed())
                .toList();
    }

    private static List<Diary> diariesOf(Arbiter<Action, PlayerView> arbiter, Game deal) {
        List<Diary> bots = diaries();
        arbiter.play(deal, bots);
        return bots;
    }

    @Test
    void closingIsTheMakersBusiness() {
        Diary bot = new Diary();
        Thread.currentThread().interrupt();
        assertThat(ARBITER.close(bot)).isEmpty();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(bot.calls).containsExactly("close");
    }

    @Test
    void aGameThatIsStoppedHasNoEnd() {
        List<Diary> bots = diaries();
        Thread thread = Thread.currentThread();
        AnyBot<Action, PlayerView> stopping = view -> {
            thread.interrupt();
            throw new CancellationException();
        };
        Arbiter<Action, PlayerView> arbiter =
                ARBITER.withTimeLimit(60, TimeUnit.SECONDS, task -> new Thread(task).start());
        assertThatThrownBy(() -> arbiter.play(START, List.of(bots.get(0), bots.get(1), bots.get(2), stopping)))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(bots.get(2).calls).contains("choose").doesNotContain("end");
    }

    @Test
    void aSeatKeepsFromItsBotWhatItMayNotKnow() {
        Game game = ARBITER.play(START, diaries()).game();
        Diary bot = new Diary();
        BotSeat<Action, PlayerView> seat = ARBITER.seat(bot, game.firstState().viewFor(1));
        game.updatesForHost(0).forEach(seat::observe);
        assertThat(bot.observed).isEmpty();
        assertThat(seat.end(game.state().table().ranking())).isEmpty();
        assertThat(bot.observed).isEqualTo(game.updatesFor(1, 0)).isNotEqualTo(game.updatesForHost(0));
    }

    @Test
    void aSeatIsAskedInItsTurnOnly() {
        GameState state = START.state();
        BotSeat<Action, PlayerView> seat = ARBITER.seat(new Diary(), state.viewFor(1));
        assertThatThrownBy(() -> seat.choose(state.viewFor(1)))
                .hasMessage("view: of a viewer who has nothing to decide, expected one who has");
        assertThatThrownBy(() -> seat.choose(state.viewFor(2))).hasMessage("view: of seat 2, expected that of seat 1");
        assertThatThrownBy(() -> ARBITER.seat(new Diary(), state.viewForSpectator()))
                .hasMessage("view: of a spectator, expected that of a seat");
    }
}
