package io.github.mercurius.browser;

import java.io.File;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * Chromium without a window, as Debian's packages {@code chromium} and {@code chromium-driver} install it: one for all
 * tests of this process that ask for it with the same options, as its start is the most expensive part of a test.
 */
public final class Chromium {
    private static final File BINARY = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");

    /** Ends the test of a page that stands still for ever; no test waits for it. */
    private static final Duration FOR_EVER = Duration.ofMinutes(3);

    private static final Map<ChromeOptions, Shared> OPEN = new HashMap<>();

    private Chromium() {}

    /**
     * The browser with some options more, with one empty page and nothing kept. {@code quit()} closes its pages and
     * forgets what they kept, and leaves the browser to the next test.
     *
     * @throws IllegalStateException if there is no browser
     */
    public static synchronized ChromeDriver open(ChromeOptions options) {
        require(BINARY, "chromium");
        require(DRIVER, "chromium-driver");
        return OPEN.computeIfAbsent(new ChromeOptions().merge(options), Chromium::start);
    }

    private static void require(File program, String name) {
        if (!program.canExecute()) {
            throw new IllegalStateException("no browser: " + program + " is missing; install the package " + name);
        }
    }

    private static Shared start(ChromeOptions options) {
        ChromeOptions all = options.merge(new ChromeOptions()
                .setBinary(BINARY)
                .addArguments(
                        "--headless=new",
                        "--no-sandbox",
                        "--no-first-run",
                        "--disable-dev-shm-usage",
                        "--disable-background-networking",
                        "--disable-component-update"));
        Shared browser = new Shared(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER)
                        .usingAnyFreePort()
                        .build(),
                all);
        browser.manage().timeouts().scriptTimeout(FOR_EVER);
        Runtime.getRuntime().addShutdownHook(new Thread(browser::end));
        return browser;
    }

    private static final class Shared extends ChromeDriver {
        Shared(ChromeDriverService service, ChromeOptions options) {
            super(service, options);
        }

        @Override
        public void quit() {
            Set<String> old = getWindowHandles();
            String next = switchTo().newWindow(WindowType.TAB).getWindowHandle();
            for (String window : old) {
                switchTo().window(window);
                forget();
                close();
            }
            switchTo().window(next);
        }

        private void forget() {
            String origin = String.valueOf(executeScript("return location.origin"));
            if (origin.startsWith("http")) {
                executeCdpCommand("Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "all"));
            }
        }

        void end() {
            super.quit();
        }
    }
}
