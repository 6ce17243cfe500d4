package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Chromium without a window, as Debian's packages {@code chromium} and {@code chromium-driver} install it. */
final class Browser implements AutoCloseable {
    private static final File BINARY = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(2);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Opens a browser; skips the test where there is none. */
    static Browser open() {
        boolean installed = BINARY.canExecute() && DRIVER.canExecute();
        if (!installed) {
            System.err.println("SKIPPED: no browser; install the packages chromium and chromium-driver");
        }
        assumeTrue(installed, "no browser");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(BINARY);
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--lang=en");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER)
                .usingAnyFreePort()
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().timeouts().scriptTimeout(LONGEST_WAIT);
        return new Browser(driver).size(1280, 1000);
    }

    /** Gives the page a size in CSS pixels; a window could not be as narrow as a page that is zoomed in. */
    Browser size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 0, "mobile", false));
        return this;
    }

    /** Makes the screen one that is touched. */
    Browser hasFingers() {
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
        return this;
    }

    /** Touches an element in its middle. */
    void tap(String selector) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        driver.perform(List.of(new Sequence(finger, 0)
                .addAction(
                        finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(one(selector)), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    /** Opens the page, and waits until it can be used. */
    void go(String address) {
        driver.get(address);
        ready();
    }

    /** Opens something that is not the page. */
    void leave(String address) {
        driver.get(address);
    }

    /** Loads the page again. */
    void reload() {
        driver.navigate().refresh();
        ready();
    }

    private void ready() {
        waitFor("return document.getElementById('main').dataset.ready === 'true'");
    }

    /** Waits until a script gives true. */
    void waitFor(String script) {
        new WebDriverWait(driver, LONGEST_WAIT)
                .withMessage(() -> script + "; the page says: " + text("#main"))
                .until(ignored -> Boolean.TRUE.equals(run(script)));
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

    WebElement one(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    String text(String selector) {
        return String.join("\n", all(selector).stream().map(WebElement::getText).toList());
    }

    /** The element that has the focus. */
    WebElement focused() {
        return driver.switchTo().activeElement();
    }

    /** Keeps a setting before the page is loaded again. */
    void keep(String name, String value) {
        run("localStorage.setItem('mercurius.' + arguments[0], arguments[1])", name, value);
    }

    /** Stores what the page looks like, for people to look at. */
    void screenshot(String name) {
        run("document.getAnimations().forEach((one) => one.finish())");
        try {
            Path folder = Files.createDirectories(Path.of("target/screenshots"));
            Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes sure that the page reported nothing wrong, but for what it asked a server that is not there. */
    void reportsNothing() {
        List<String> messages = driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(entry -> entry.getLevel() + " " + entry.getMessage())
                .filter(message -> !message.contains("ERR_CONNECTION_REFUSED"))
                .toList();
        assertThat(messages).isEmpty();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
