package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.browser.Chromium;
import io.github.mercurius.browser.DrivenPage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;

/** One page in a real browser, at an address of its own, as a person at another machine has it. */
final class BrowserPage extends DrivenPage {
    private static final String AXE = "axe.min.js";

    final DevTools tools;
    private final String window;

    /**
     * Opens a page in a tab of its own.
     *
     * @param person which of the loopback addresses it uses: pages of different persons share nothing
     */
    BrowserPage(ChromeDriver driver, int person, int port) {
        super(driver);
        window = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
        tools = new DevTools(addressOfTools(driver), window);
        driver.get("http://127.0.0." + (1 + person) + ":" + port + "/");
        ready();
        run("localStorage.setItem('mercurius.pace', 'none'); localStorage.setItem('mercurius.language', 'en')");
        reload();
    }

    /** The browser of all tests, with an empty page and nothing kept. */
    static ChromeDriver browser() {
        ChromeOptions options = new ChromeOptions();
        options.addArguments(
                "--lang=en",
                "--window-size=1400,1000",
                "--disable-background-timer-throttling",
                "--disable-renderer-backgrounding",
                // texts in a picture of the memory are whole
                "--js-flags=--heap-snapshot-string-limit=1000000");
        return Chromium.open(options);
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

    /** Opens an address of the page's server. */
    void open(String path) {
        driver.get(String.valueOf(run("return location.origin")) + path);
        driver.navigate().refresh(); // an address that differs behind the # alone loads nothing
        ready();
    }

    boolean has(String selector) {
        return Boolean.TRUE.equals(run("return document.querySelector(arguments[0]) !== null", selector));
    }

    /** Clicks as soon as there is such an element; at once, as it may be drawn anew. */
    void click(String selector) {
        waitFor("const one = document.querySelector(\"" + selector + "\"); one?.click(); return one !== null");
    }

    @Override
    public String text(String selector) {
        return String.valueOf(run("return document.querySelector(arguments[0])?.innerText ?? ''", selector));
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
