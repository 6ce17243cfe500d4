package io.github.mercurius.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.time.Instant;
import java.util.Objects;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Chromium without a window, as Debian's packages {@code chromium} and {@code chromium-driver} install it. */
public final class Chromium {
    private static final File BINARY = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");

    /** When the last test may begin, in seconds since 1970, where a build may take so long only. */
    private static final long UNTIL =
            Long.parseLong(Objects.requireNonNullElse(System.getenv("BROWSER_TESTS_UNTIL"), "" + Long.MAX_VALUE));

    private Chromium() {}

    /** Opens it with some options more; skips the test, and says so, where there is none or no time is left. */
    public static ChromeDriver open(ChromeOptions options) {
        assume(
                BINARY.canExecute() && DRIVER.canExecute(),
                "no browser; install the packages chromium and chromium-driver");
        assume(Instant.now().getEpochSecond() < UNTIL, "no time left for a test in a browser");
        options.setBinary(BINARY);
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
        return new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER)
                        .usingAnyFreePort()
                        .build(),
                options);
    }

    private static void assume(boolean holds, String otherwise) {
        if (!holds) {
            System.err.println("SKIPPED: " + otherwise);
        }
        assumeTrue(holds, otherwise);
    }
}
