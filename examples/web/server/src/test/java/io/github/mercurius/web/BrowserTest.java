package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page and the server together, in a real browser: people at one table, one of whom reloads, and a spectator. */
class BrowserTest {
    private static final File BINARY = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);
    private static final String REMEMBER_FRAMES = "window.frames_seen = []; const Real = WebSocket;"
            + "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.last_socket = this;"
            + " this.addEventListener('message', (e) => window.frames_seen.push(e.data)); } }";

    private ChromeDriver driver;
    private int port;

    private static ChromeDriver open() {
        boolean installed = BINARY.canExecute() && DRIVER.canExecute();
        if (!installed) {
            System.err.println("SKIPPED: no browser; install the packages chromium and chromium-driver");
        }
        assumeTrue(installed, "no browser");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(BINARY);
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--lang=en");
        return new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER)
                        .usingAnyFreePort()
                        .build(),
                options);
    }

    /** A page at an address of its own, as a person at another machine has it: it shares nothing with the others. */
    private String page(int person, String fragment) {
        String window = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
        driver.get("http://127.0.0." + (1 + person) + ":" + port + "/");
        ready();
        run("localStorage.setItem('mercurius.pace', 'none'); localStorage.setItem('mercurius.language', 'en')");
        driver.navigate().refresh();
        ready();
        run(REMEMBER_FRAMES);
        if (!fragment.isEmpty()) {
            run("location.hash = arguments[0]", fragment);
        }
        return window;
    }

    private void ready() {
        waitFor("return document.getElementById('main').dataset.ready === 'true'");
    }

    private Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    private void waitFor(String script) {
        new WebDriverWait(driver, LONGEST_WAIT)
                .withMessage(() -> script + "; the page says: " + one("#main").getText())
                .until(ignored -> Boolean.TRUE.equals(run(script)));
    }

    private WebElement one(String selector) {
        waitFor("return document.querySelector(\"" + selector + "\") !== null");
        return driver.findElement(By.cssSelector(selector));
    }

    private boolean has(String selector) {
        return Boolean.TRUE.equals(run("return document.querySelector(arguments[0]) !== null", selector));
    }

    /** Clicks at once: an element that was found before may have been drawn anew. */
    private void click(String selector) {
        run("document.querySelector(arguments[0])?.click()", selector);
    }

    /** Plays the first card of the hand. */
    private void takeTurn() {
        String before = String.valueOf(run("return document.querySelector('.round')?.textContent.trim()"));
        click(".hand .card");
        waitFor("return document.querySelector('.effect .main') !== null");
        click(".effect .main");
        waitFor("return document.querySelector('.round')?.textContent.trim() !== '" + before
                + "' || document.querySelector('.ending') !== null"
                + " || document.querySelector('.player.me.active') === null");
    }

    @Test
    void threePeopleAndABotPlayAWholeGame() {
        driver = open();
        try (TestServer server = TestServer.everywhere()) {
            port = server.address().getPort();
            play(server);
        } finally {
            driver.quit();
        }
    }

    private void play(TestServer server) {
        Page maker = server.page();
        JsonNode made = maker.make("{\"players\":4,\"timer\":0,\"public\":false,\"bots\":{\"3\":\"random\"}}");
        String link = "#/table/" + maker.table() + "/" + made.get("invitation").textValue();
        List<String> windows = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            windows.add(page(seat, link));
            WebElement name = one(".seat-list form input");
            name.clear();
            name.sendKeys("Player " + seat);
            one(".seat-list form .main").click();
            waitFor("return document.querySelector('.seat-list form') === null");
        }
        Page spectator = server.page().watching(maker.table()).connect();
        boolean reloaded = false;
        boolean cut = false;
        while (!spectator.isOver()) {
            for (String window : windows) {
                driver.switchTo().window(window);
                if (has(".player.me.active") && !has(".ending")) {
                    takeTurn();
                }
            }
            if (!reloaded && spectator.next() > 10) {
                driver.navigate().refresh();
                ready();
                run(REMEMBER_FRAMES);
                waitFor("return document.querySelector('.player.me') !== null");
                reloaded = true;
            } else if (!cut && spectator.next() > 20) {
                run("window.last_socket?.close()");
                cut = true;
            }
        }
        for (int seat = 0; seat < windows.size(); seat++) {
            driver.switchTo().window(windows.get(seat));
            waitFor("return document.querySelector('.ending') !== null");
            assertNothingHidden(seat);
            one(".ranking");
        }
    }

    private void assertNothingHidden(int seat) {
        String frames = String.valueOf(run("return window.frames_seen.join('\\n')"));
        for (int other = 0; other < 4; other++) {
            if (other != seat) {
                assertThat(frames).doesNotContain("{\"type\":\"cardDrawn\",\"seat\":" + other);
            }
        }
    }
}
