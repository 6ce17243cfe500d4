package io.github.mercurius.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Chromium without a window, as Debian's packages {@code chromium} and {@code chromium-driver} install it. */
public final class Chromium {
    private static final File BINARY = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");

    private Chromium() {}

    /** Opens it with some options more; skips the test, and says so, where there is none. */
    public static ChromeDriver open(ChromeOptions options) {
        boolean installed = BINARY.canExecute() && DRIVER.canExecute();
        if (!installed) {
            System.err.println("SKIPPED: no browser; install the packages chromium and chromium-driver");
        }
        assumeTrue(installed, "no browser");
        options.setBinary(BINARY);
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
        return new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER)
                        .usingAnyFreePort()
                        .build(),
                options);
    }
}
