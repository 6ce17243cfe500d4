package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.GameStart;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Update;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a bot does where it is told something, the game goes on as if it had done nothing, and the failure is told.
 */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileLivesTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });
    private static final PlayerView VIEW =
            GameState.start(HostileBots.SETUP, HostileBots.DEAL).viewFor(0);
    private static final int LIMIT = 200;

    @AfterAll
    static void stopBots() {
        HostileBots.end();
        THREADS.shutdownNow();
    }

    /** Where a bot is bad: at the first of such calls. */
    enum Call {
        BEGIN,
        OBSERVE,
        END,
        CLOSE;

        String prefix() {
            return name().toLowerCase(java.util.Locale.ROOT) + ": ";
        }
    }

    /** Plays its first card, and is bad at one call. */
    private static final class Bad implements Bot {
        private final Misbehaviour kind;
        private Optional<Call> where;

        Bad(Misbehaviour kind, Call where) {
            this.kind = kind;
            this.where = Optional.of(where);
        }

        private void come(Call now) {
            if (where.filter(now::equals).isPresent()) {
                where = Optional.empty();
                kind.bot().choose(VIEW);
            }
        }

        @Override
        public void begin(GameStart start) {
            come(Call.BEGIN);
        }

        @Override
        public boolean observe(Update update) {
            come(Call.OBSERVE);
            return true;
        }

        @Override
        public Action choose(PlayerView view) {
            return Misbehaviour.firstCard(view);
        }

        @Override
        public void end(List<Standing> ranking) {
            come(Call.END);
        }

        @Override
        public void close() {
            come(Call.CLOSE);
        }
    }

    static Stream<Arguments> kindsAndCalls() {
        // of each kind another one for each call, as some count their turns
        return Stream.of(Call.values()).flatMap(call -> HostileBots.all().map(kind -> Arguments.of(kind, call)));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("kindsAndCalls")
    void theGameGoesOn(Misbehaviour kind, Call call) {
        HostileException.CALLED.clear();
        Arbiter arbiter = kind.endless()
                ? Arbiter.standard().withTimeLimit(LIMIT, TimeUnit.MILLISECONDS, THREADS)
                : Arbiter.standard();
        Bot bad = new Bad(kind, call);
        Bot good = Misbehaviour::firstCard;

        BotGame played = HostileBots.play(arbiter, good, bad, good);
        Optional<String> closing = arbiter.close(bad);

        assertThat(played.game())
                .isEqualTo(
                        HostileBots.play(Arbiter.standard(), good, good, good).game());
        List<String> failures = Stream.concat(played.failures().stream().map(BotFailure::what), closing.stream())
                .toList();
        if (kind.endless()) {
            String late = call == Call.OBSERVE ? "no action in time" : call.prefix() + "took too long";
            assertThat(failures).containsExactly(late);
        } else if (kind.what().startsWith("threw")) {
            assertThat(failures)
                    .singleElement()
                    .satisfies(failure -> assertThat(failure)
                            .matches("(?s)" + call.prefix() + kind.what())
                            .matches("[\\p{Print}…]{1,300}"));
        } else {
            assertThat(failures).isEmpty();
        }
        assertThat(HostileException.CALLED).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
