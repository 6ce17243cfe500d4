package io.github.mercurius.examples.rule;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** The browser of a machine, for tests of pages. */
final class Browser {
    private static final File BINARY = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");

    private Browser() {}

    /** Opens Chromium; without it the test is skipped. */
    static ChromeDriver open(String... arguments) {
        boolean installed = BINARY.canExecute() && DRIVER.canExecute();
        if (!installed) {
            System.err.println("SKIPPED: no browser; install the packages chromium and chromium-driver");
        }
        assumeTrue(installed, "no browser");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(BINARY);
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
        options.addArguments(arguments);
        return new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER)
                        .usingAnyFreePort()
                        .build(),
                options);
    }
}
