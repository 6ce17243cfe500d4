package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.GameStart;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a bot does where it is told something, the game goes on as if it had done nothing, and the failure is told.
 */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileLivesTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });
    private static final PlayerView VIEW = HostileBots.GAME.state().viewFor(0);

    @AfterAll
    static void stopBots() {
        HostileBots.end();
        THREADS.shutdownNow();
    }

    /** Where a bot is bad: at the first of such calls. */
    enum Call {
        BEGIN(BotFailure.Moment.BEGIN, HostileBots.decisions(1) + 1),
        OBSERVE(BotFailure.Moment.MOVE, HostileBots.decisions(1)),
        END(BotFailure.Moment.END, 0),
        CLOSE(BotFailure.Moment.END, 0);

        private final BotFailure.Moment moment;
        /** How many calls are left out if this one does not return. */
        private final int left;

        Call(BotFailure.Moment moment, int left) {
            this.moment = moment;
            this.left = left;
        }

        String prefix() {
            return name().toLowerCase(Locale.ROOT) + ": ";
        }
    }

    /** Plays what an absent player does, and is bad at one call. */
    private static final class Bad implements AnyBot<Action, PlayerView> {
        private final Misbehaviour kind;
        private Optional<Call> where;

        Bad(Misbehaviour kind, Call where) {
            this.kind = kind;
            this.where = Optional.of(where);
        }

        @SuppressWarnings("CheckReturnValue")
        private void come(Call now) {
            if (where.filter(now::equals).isPresent()) {
                where = Optional.empty();
                kind.bot().choose(VIEW);
            }
        }

        @Override
        public void begin(GameStart<PlayerView> start) {
            come(Call.BEGIN);
        }

        @Override
        public boolean observe(AnyUpdate update) {
            come(Call.OBSERVE);
            return true;
        }

        @Override
        public Action choose(PlayerView view) {
            return Misbehaviour.absent(view);
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            come(Call.END);
        }

        @Override
        public void close() {
            come(Call.CLOSE);
        }
    }

    static Stream<Arguments> kindsAndCalls() {
        // of each kind another one for each call, as some count their turns
        return Stream.of(Call.values())
                .flatMap(call -> HostileBots.all()
                        // what fails by its answer alone does not fail where it gives none
                        .filter(kind -> kind.endless()
                                || kind.failures() == 0
                                || kind.what().startsWith("threw"))
                        .map(kind -> Arguments.of(kind, call)));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("kindsAndCalls")
    void theGameGoesOn(Misbehaviour kind, Call call) {
        HostileException.CALLED.clear();
        Arbiter<Action, PlayerView> arbiter = kind.endless() ? HostileBots.limited(THREADS) : HostileBots.ARBITER;
        AnyBot<Action, PlayerView> bad = new Bad(kind, call);
        AnyBot<Action, PlayerView> good = Misbehaviour::absent;

        BotGame<Game> played = HostileBots.play(arbiter, good, bad, good);
        Optional<String> closing = arbiter.close(bad);

        assertThat(played.game())
                .isEqualTo(
                        HostileBots.play(HostileBots.ARBITER, good, good, good).game());
        List<String> failures = Stream.concat(played.failures().stream().map(BotFailure::what), closing.stream())
                .toList();
        if (kind.endless()) {
            String late = call == Call.OBSERVE ? "" : call.prefix();
            assertThat(failures).first().isEqualTo(late + "no answer in time");
            assertThat(failures.subList(1, failures.size()))
                    .hasSize(kind.isStuck() ? call.left : 0)
                    .allMatch(failure -> failure.endsWith(Misbehaviour.BUSY));
        } else if (kind.what().startsWith("threw")) {
            assertThat(failures)
                    .singleElement()
                    .satisfies(failure -> assertThat(failure)
                            .matches("(?s)" + call.prefix() + kind.what())
                            .matches("[\\p{Print}…]{1,300}"));
        } else {
            assertThat(failures).isEmpty();
        }
        assertThat(played.failures().stream().limit(1))
                .extracting(BotFailure::moment)
                .allMatch(call.moment::equals);
        assertThat(HostileException.CALLED).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
