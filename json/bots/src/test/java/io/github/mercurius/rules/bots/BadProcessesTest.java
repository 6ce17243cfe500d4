package io.github.mercurius.rules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotFailure;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyBot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a process does, the game is played to its end, it is said what was wrong, and no process is left. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "the bad processes are shell scripts, found by what Linux shows")
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("long")
class BadProcessesTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });

    @TempDir
    Path directory;

    @AfterAll
    static void stopThreads() {
        THREADS.shutdownNow();
    }

    private static Bot random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    private ProcessBots<Action, PlayerView> bots(BadProcess kind, Consumer<String> teller) throws IOException {
        Path script = Files.writeString(directory.resolve("bot.sh"), kind.script());
        long nanosToStart = TimeUnit.MILLISECONDS.toNanos(kind.name().equals("is never ready") ? 300 : 20_000);
        return new ProcessBots<>(
                new Messages<>(Mercurius.rules(), MercuriusJson.formats()),
                "bad",
                List.of("/bin/sh", script.toString()),
                teller,
                nanosToStart);
    }

    @ParameterizedTest
    @MethodSource("io.github.mercurius.rules.bots.BadProcess#all")
    void theGameGoesOnAndNoProcessIsLeft(BadProcess kind) throws IOException {
        List<String> told = new ArrayList<>();
        Arbiter<Action, PlayerView> arbiter =
                Arbiter.of(Mercurius.rules()).withTimeLimit(kind.limit(), TimeUnit.MILLISECONDS, THREADS);
        BotGame<Game> played;
        try (ProcessBots<Action, PlayerView> bots = bots(kind, told::add)) {
            AnyBot<Action, PlayerView> bad = bots.make(0);
            played = arbiter.play(Game.start(Setup.of(3), Deal.seeded(1602)), List.of(random(1), bad, random(2)));
            arbiter.close(bad);
        }
        assertThat(Watchdog.bots()).isEmpty();
        assertThat(played.game().state().isOver()).isTrue();
        if (kind.what().isEmpty()) {
            assertThat(played.failures()).isEmpty();
            assertThat(told).isEmpty();
        } else {
            assertThat(played.failures())
                    .isNotEmpty()
                    .extracting(BotFailure::seat)
                    .containsOnly(1);
            assertThat(said(played, told))
                    .as("%s and %s", played.failures().get(0), told)
                    .anyMatch(text -> text.matches("(?s)" + kind.what()));
            assertThat(told).hasSizeLessThanOrEqualTo(1).allMatch(text -> text.matches("[\\p{Print}…]+"));
        }
    }

    private static List<String> said(BotGame<Game> played, List<String> told) {
        List<String> said = new ArrayList<>(told);
        played.failures().forEach(failure -> said.add(failure.what()));
        return said;
    }

    @Test
    void thereAreAtLeastThirtyKinds() {
        assertThat(BadProcess.all().map(BadProcess::name))
                .hasSizeGreaterThanOrEqualTo(30)
                .doesNotHaveDuplicates();
    }
}
