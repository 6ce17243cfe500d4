package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.browser.Chromium;
import io.github.mercurius.browser.DrivenPage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A browser with one page. */
final class Browser extends DrivenPage implements AutoCloseable {
    /** Waits until all is drawn: the rules answer one question after the other, so this answer is the last one. */
    private static final String DRAWN = """
            const frame = () => new Promise(requestAnimationFrame);
            await frame();
            await frame();
            const { ask } = await import('./rules.js');
            await ask('names', 'en');
            """;

    /** What lies over an element; nothing if it can be pressed. */
    private static final String OVER = """
            const one = document.querySelector(a[0]);
            const { x, y, width, height } = one.getBoundingClientRect();
            const over = document.elementFromPoint(x + width / 2, y + height / 2);
            return one.contains(over) ? '' : `under ${over?.outerHTML.slice(0, 100)}`;
            """;

    private Browser(ChromeDriver driver) {
        super(driver);
    }

    /** The browser with an empty page, which has kept and reported nothing. */
    static Browser open() {
        ChromeOptions options = new ChromeOptions().addArguments("--lang=en");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriver driver = Chromium.open(options);
        driver.manage().logs().get(LogType.BROWSER); // what other tests have not read
        Browser browser = new Browser(driver);
        browser.size(1280, 1000);
        return browser;
    }

    /** Makes the screen one that is touched. */
    void hasFingers() {
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
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

    /**
     * Presses an element with the mouse as slowly as a person: what the pointer over it and the press itself have the
     * page draw is drawn before the button is let go. A control that is drawn anew in between would not be pressed.
     */
    void press(String selector) {
        run("document.querySelector(arguments[0]).scrollIntoView({block: 'nearest'})", selector);
        new Actions(driver).moveToElement(one(selector)).perform();
        assertThat(await(DRAWN + OVER, selector)).as(selector).isEqualTo("");
        new Actions(driver).clickAndHold().perform();
        assertThat(await(DRAWN + OVER, selector)).as(selector).isEqualTo("");
        new Actions(driver).release().perform();
    }

    /** Drags an element to another one with the mouse. */
    void drag(String from, String to) {
        new Actions(driver).dragAndDrop(one(from), one(to)).perform();
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

    WebElement one(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    @Override
    public String text(String selector) {
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
