package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
    private static final ToySetup SETUP = new ToySetup(4, List.of(), 2);
    private static final ToyGame START = dealt(1602);
    private static final Arbiter<ToyAction, ToyView> ARBITER = HostileBots.ARBITER;
    private static final int TURNS = HostileBots.TURNS;

    private static ToyGame dealt(long seed) {
        return (ToyGame) Toy.rules().start(SETUP, new SplittableRandom(seed)::nextInt);
    }

    /** A bot that writes down what it is told, follows the game by its updates, and plays at random. */
    private static class Diary implements AnyBot<ToyAction, ToyView> {
        final List<String> calls = new ArrayList<>();
        final List<AnyUpdate> observed = new ArrayList<>();
        final List<AnyStanding> ranking = new ArrayList<>();

        @Nullable
        GameStart<ToyView> start;

        @Nullable
        ToyView followed;

        @Override
        public void begin(GameStart<ToyView> given) {
            calls.add("begin");
            start = given;
            followed = given.view();
        }

        @Override
        public boolean observe(AnyUpdate update) {
            calls.add("observe");
            observed.add(update);
            followed = followed.after((ToyUpdate) update);
            return true;
        }

        @Override
        public ToyAction choose(ToyView view) {
            calls.add("choose");
            assertThat(view).isEqualTo(followed);
            return view.legalActions().sample(new SplittableRandom(view.hand().hashCode())::nextInt);
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
        BotGame<ToyGame> played = ARBITER.play(START, bots);
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
        ToyGame game = ARBITER.play(START, bots).game();
        for (Diary bot : bots) {
            assertThat(String.join(" ", bot.calls)).matches("begin ((observe )*choose )+(observe )+end");
            assertThat(bot.observed).hasSize(game.updateCount());
        }
    }

    /** Plays its first card, and wants to be told so many updates. */
    private static final class Listener implements AnyBot<ToyAction, ToyView> {
        private final List<AnyUpdate> observed = new ArrayList<>();
        private final int most;

        Listener(int most) {
            this.most = most;
        }

        @Override
        public ToyAction choose(ToyView view) {
            return Misbehaviour.lowestCard(view);
        }

        @Override
        public boolean observe(AnyUpdate update) {
            observed.add(update);
            return observed.size() < most;
        }
    }

    @Test
    void aBotIsToldNoMoreThanItWants() {
        AnyBot<ToyAction, ToyView> deaf = Misbehaviour::lowestCard;
        ToyGame game = ARBITER.play(START, Collections.nCopies(4, deaf)).game();
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
        ToyState position = ARBITER.play(START, diaries()).game().steps().get(5).after();
        List<Diary> bots = diaries();
        BotGame<ToyGame> played = ARBITER.play((ToyGame) Toy.rules().from(position), bots);
        assertThat(played.failures()).isEmpty();
        assertThat(bots.get(3).start.view()).isEqualTo(position.viewFor(3));
        assertThat(bots.get(3).observed).isEqualTo(played.game().updatesFor(3, 0));
    }

    /** What a bot is refused is its own business; all that the others observe is what was played instead. */
    @Test
    void refusalsOfOthersNeverCome() {
        List<Diary> honest = diaries();
        AnyBot<ToyAction, ToyView> refused = view -> new ToyAction.Bonus(5);
        BotGame<ToyGame> played = ARBITER.play(START, List.of(honest.get(0), refused, refused, refused));
        assertThat(played.failures()).hasSize(3 * TURNS);
        assertThat(honest.get(0).observed).isEqualTo(played.game().updatesFor(0, 0));
        assertThat(honest.get(0).observed)
                .filteredOn(
                        update -> update.actor().isPresent() && update.actor().getAsInt() != 0)
                .hasSize(3 * TURNS)
                .allSatisfy(update -> assertThat(update.events().get(0).type()).isEqualTo("played"));
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

    private static List<Long> seeds(long game, ToyGame deal) {
        return diariesOf(ARBITER.withSeed(game), deal).stream()
                .map(bot -> bot.start.seed())
                .toList();
    }

    private static List<Diary> diariesOf(Arbiter<ToyAction, ToyView> arbiter, ToyGame deal) {
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
        AnyBot<ToyAction, ToyView> stopping = view -> {
            thread.interrupt();
            throw new CancellationException();
        };
        Arbiter<ToyAction, ToyView> arbiter =
                ARBITER.withTimeLimit(60, TimeUnit.SECONDS, task -> new Thread(task).start());
        assertThatThrownBy(() -> arbiter.play(START, List.of(bots.get(0), bots.get(1), bots.get(2), stopping)))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(bots.get(2).calls).contains("choose").doesNotContain("end");
    }

    @Test
    void aSeatKeepsFromItsBotWhatItMayNotKnow() {
        ToyGame game = ARBITER.play(START, diaries()).game();
        Diary bot = new Diary();
        BotSeat<ToyAction, ToyView> seat = ARBITER.seat(bot, game.firstState().viewFor(1));
        game.updatesForHost(0).forEach(seat::observe);
        assertThat(bot.observed).isEmpty();
        assertThat(seat.end(game.state().table().ranking())).isEmpty();
        assertThat(bot.observed).isEqualTo(game.updatesFor(1, 0)).isNotEqualTo(game.updatesForHost(0));
    }

    @Test
    void aSeatIsAskedInItsTurnOnly() {
        ToyState state = START.state();
        BotSeat<ToyAction, ToyView> seat = ARBITER.seat(new Diary(), state.viewFor(1));
        assertThatThrownBy(() -> seat.choose(state.viewFor(1)))
                .hasMessage("view: of seat 1, where seat 2 decides, expected that of the player who has to decide");
        assertThatThrownBy(() -> seat.choose(state.viewFor(2))).hasMessage("view: of seat 2, expected that of seat 1");
        assertThatThrownBy(() -> ARBITER.seat(new Diary(), state.viewForSpectator()))
                .hasMessage("view: of a spectator, expected that of a seat");
    }
}
