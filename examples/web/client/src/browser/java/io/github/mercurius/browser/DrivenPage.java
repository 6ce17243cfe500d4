package io.github.mercurius.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page in a real browser, driven by a test. */
public abstract class DrivenPage {
    /** How long a test waits for the page. */
    protected static final Duration LONGEST_WAIT = Duration.ofMinutes(2);

    protected final ChromeDriver driver;

    protected DrivenPage(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Gives the page a size in CSS pixels; a window could not be as narrow as a page that is zoomed in. */
    public final void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 0, "mobile", false));
    }

    /** Loads the page again. */
    public final void reload() {
        driver.navigate().refresh();
        ready();
    }

    /** Waits until the page can be used. */
    protected final void ready() {
        waitFor("return document.getElementById('main').dataset.ready === 'true'");
    }

    /** Waits until a script gives true. */
    public final void waitFor(String script) {
        new WebDriverWait(driver, LONGEST_WAIT, Duration.ofMillis(50))
                .withMessage(() -> script + "; the page says: " + text("#main"))
                .until(ignored -> Boolean.TRUE.equals(run(script)));
    }

    /**
     * Waits in the page until a script gives true, which is asked whenever the page has changed; what the page says is
     * wrong ends it at once.
     */
    public final void until(String script) {
        Object failure = await("const holds = () => {" + script + "};" + """
                await new Promise((done, fail) => {
                  const observer = new MutationObserver(look);
                  function look() {
                    const trouble = document.querySelector('.trouble, .trouble-text')?.textContent;
                    if (trouble || holds()) {
                      observer.disconnect();
                      trouble ? fail(trouble) : done();
                    }
                  }
                  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
                  look();
                });
                """);
        if (failure != null) {
            throw new AssertionError(script + ": " + failure);
        }
    }

    /** Chooses a language, and waits until a new table is there with what a selector names: the old one goes later. */
    public final void speak(String language, String drawn) {
        run(
                "document.querySelector('.table').dataset.old = '';"
                        + "const s = document.querySelector('[data-key=language]'); s.value = arguments[0];"
                        + "s.dispatchEvent(new Event('change'))",
                language);
        waitFor("return document.documentElement.lang === '" + language
                + "' && document.querySelector('.table:not([data-old]) " + drawn + "') !== null");
    }

    /** What a script gives. */
    public final Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** What an asynchronous script resolves. */
    public final Object await(String script, Object... arguments) {
        return driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1]; (async (...a) => {" + script
                        + "})(...arguments).then(done, (failure) => done(`failed: ${failure}`));",
                arguments);
    }

    /** What people read in the elements with a selector. */
    public abstract String text(String selector);

    /** Stores what the page looks like, for people to look at. */
    public final void screenshot(String name) {
        picture(Path.of("target/screenshots", name + ".png"));
    }

    /** Stores what the page looks like in a file. */
    public final void picture(Path file) {
        run("document.getAnimations().forEach((one) => one.finish())");
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
