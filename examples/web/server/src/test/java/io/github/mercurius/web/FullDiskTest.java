package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The disk is full for a while: nothing that was accepted is lost, and the same server goes on. */
@Tag("nightly")
class FullDiskTest {
    @Test
    void aServerWithAFileGoesOnWhenThereIsSpaceAgain(@TempDir Path folder) throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/prlimit")), "no prlimit");
        Path errors = folder.resolve("errors");
        Path file = folder.resolve("tables");
        try (ServerProcess server = ServerProcess.loggingTo(errors, "--file", file.toString(), "--bot-delay", "50")) {
            Stubborn anna = new Stubborn(List.of(server.address()), 0);
            anna.make(3);
            ExecutorService thread = Executors.newSingleThreadExecutor();
            Future<?> game = thread.submit(anna::play);
            for (int round = 0; round < 3; round++) {
                int before = anna.page.next();
                server.fillDisk(size(file));
                awaitRefusal(server);
                server.freeDisk();
                await(() -> anna.page.next() > before + 5 || anna.page.isOver());
            }
            game.get(2, TimeUnit.MINUTES);
            thread.shutdown();
            anna.assertWholeAndTrue(server.address());
            assertThat(Files.readString(errors)).contains("File too large").doesNotContain("stepArray");
        }
    }

    private static long size(Path file) throws IOException {
        return Files.size(file.resolveSibling("tables.mv.db"));
    }

    private static void awaitRefusal(ServerProcess server) throws Exception {
        Page visitor = new Page(server.address());
        await(() -> visitor.send("POST", "/api/tables", "{\"players\":3}").statusCode() == 503);
    }

    /** Something that holds sooner or later. */
    private interface Condition {
        boolean holds() throws Exception;
    }

    private static void await(Condition condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as("in time").isLessThan(end);
            Thread.sleep(50);
        }
    }
}
