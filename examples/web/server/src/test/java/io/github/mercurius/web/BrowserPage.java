package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** One page in a real browser, at an address of its own, as a person at another machine has it. */
final class BrowserPage {
    private static final File BINARY = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");
    private static final String AXE = "axe.min.js";
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    final DevTools tools;
    private final ChromeDriver driver;
    private final String window;

    /**
     * Opens a page in a tab of its own.
     *
     * @param person which of the loopback addresses it uses: pages of different persons share nothing
     */
    BrowserPage(ChromeDriver driver, int person, int port) {
        this.driver = driver;
        window = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
        tools = new DevTools(addressOfTools(driver), window);
        driver.get("http://127.0.0." + (1 + person) + ":" + port + "/");
        ready();
        run("localStorage.setItem('mercurius.pace', 'none'); localStorage.setItem('mercurius.language', 'en')");
        reload();
    }

    /** Opens a browser without a window; skips the test, and says so, where there is none. */
    static ChromeDriver browser() {
        boolean installed = BINARY.canExecute() && DRIVER.canExecute();
        if (!installed) {
            System.err.println("SKIPPED: no browser; install the packages chromium and chromium-driver");
        }
        Assumptions.assumeTrue(installed, "no browser");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(BINARY);
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--lang=en",
                "--window-size=1400,1000",
                "--disable-background-timer-throttling",
                "--disable-renderer-backgrounding",
                // texts in a picture of the memory are whole
                "--js-flags=--heap-snapshot-string-limit=1000000");
        return new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER)
                        .usingAnyFreePort()
                        .build(),
                options);
    }

    private static String addressOfTools(ChromeDriver driver) {
        Object options = driver.getCapabilities().getCapability("goog:chromeOptions");
        return String.valueOf(((Map<?, ?>) options).get("debuggerAddress"));
    }

    /** Brings the page to the front: what follows is done in it. */
    BrowserPage focus() {
        driver.switchTo().window(window);
        return this;
    }

    /** Gives the page a screen of a size, in CSS pixels. */
    BrowserPage size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 0, "mobile", false));
        return this;
    }

    /** Opens an address of the page's server. */
    void open(String path) {
        driver.get(String.valueOf(run("return location.origin")) + path);
        driver.navigate().refresh(); // an address that differs behind the # alone loads nothing
        ready();
    }

    void reload() {
        driver.navigate().refresh();
        ready();
    }

    private void ready() {
        waitFor("return document.getElementById('main').dataset.ready === 'true'");
    }

    /** What a script gives. */
    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** What an asynchronous script resolves. */
    Object await(String script, Object... arguments) {
        return driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1]; (async (...a) => {" + script
                        + "})(...arguments).then(done, (failure) => done(`failed: ${failure}`));",
                arguments);
    }

    /** Waits until a script gives true. */
    void waitFor(String script) {
        new WebDriverWait(driver, LONGEST_WAIT, Duration.ofMillis(50))
                .withMessage(() -> script + "; the page says: " + text("#main"))
                .until(ignored -> Boolean.TRUE.equals(run(script)));
    }

    boolean has(String selector) {
        return Boolean.TRUE.equals(run("return document.querySelector(arguments[0]) !== null", selector));
    }

    /** Clicks as soon as there is such an element; at once, as it may be drawn anew. */
    void click(String selector) {
        waitFor("const one = document.querySelector(\"" + selector + "\"); one?.click(); return one !== null");
    }

    String text(String selector) {
        return String.valueOf(run("return document.querySelector(arguments[0])?.innerText ?? ''", selector));
    }

    /** Stores what the page looks like, for people to look at. */
    private void screenshot(String name) {
        picture(Path.of("target/screenshots", name + ".png"));
    }

    /** Stores what the page looks like in a file. */
    void picture(Path file) {
        run("document.getAnimations().forEach((one) => one.finish())");
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Stores what the page looks like, and makes sure that nothing in it keeps somebody from using it. */
    void isForEverybody(String name) {
        screenshot(name);
        assertThat(barriers()).as(name).isEmpty();
    }

    /** What axe-core finds that keeps somebody from using the page. */
    String barriers() {
        try (InputStream script = BrowserPage.class.getClassLoader().getResourceAsStream(AXE)) {
            run(new String(Objects.requireNonNull(script, AXE).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return String.valueOf(await("document.getAnimations().forEach((one) => one.finish());"
                + "const rules = {'label-content-name-mismatch': {enabled: true}};"
                + "return (await axe.run({rules})).violations.flatMap((one) => one.nodes.map((node) =>"
                + " `${one.id}: ${node.target} ${node.failureSummary}`)).join('\\n')"));
    }
}
