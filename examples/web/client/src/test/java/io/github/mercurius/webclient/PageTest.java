package io.github.mercurius.webclient;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.openqa.selenium.WebElement;

/** The page in a real browser, from a folder, and what a person does there first: start a game and take turns. */
abstract class PageTest {
    static final String MY_TURN = "return document.querySelector('.player.me.active') !== null";

    /** Leaves a game against bots, in English. */
    static final String LEAVE =
            "[...document.querySelectorAll('.head button')].find((one) => one.textContent === 'New game').click();";

    /** Chooses a game on the first page. */
    static final String CHOOSE = "document.querySelector('.games [value=' + arguments[0] + ']').click();";

    Site site;
    Browser browser;

    @BeforeEach
    void open() throws IOException {
        browser = Browser.open();
        site = new Site();
        browser.go(site.address());
        browser.keep("pace", "none");
        browser.keep("language", "en");
        browser.keep("theme", "light");
        browser.reload();
    }

    @AfterEach
    void close() {
        if (site != null) {
            site.close();
            browser.close();
        }
    }

    void start(String name, int players, String seed) {
        WebElement field = browser.one("input[name=name]");
        field.clear();
        field.sendKeys(name);
        browser.run("document.querySelector('select[name=players]').value = arguments[0]", String.valueOf(players));
        browser.run("document.querySelector('select[name=level]').value = 'easy'");
        browser.run("document.querySelector('details').open = true");
        browser.one("input[name=seed]").sendKeys(seed);
        browser.one("form .main").click();
        browser.waitFor(MY_TURN);
    }

    /** Starts a game of any kind, always the same one with as many players. */
    void startGame(String game, int players) {
        browser.run(
                CHOOSE + "const form = document.querySelector('.home form'); form.players.value = arguments[1];"
                        + "form.elements.name.value = 'Alex'; form.level.value = 'easy'; form.seed.value = '11';"
                        + "form.requestSubmit()",
                game,
                String.valueOf(players));
    }

    /** Buys what can be bought first, and plays the first card. */
    void takeTurn() {
        browser.waitFor(MY_TURN);
        String before = browser.text(".round");
        // Clicked by script: the page may draw itself anew between two commands of a driver.
        Object bought = browser.run("const one = document.querySelector('.trade.buy[aria-disabled=false]');"
                + "const before = document.querySelectorAll('.history .bought').length;"
                + "one?.click(); return one ? before + 1 : 0");
        browser.waitFor("return document.querySelectorAll('.history .bought').length >= " + bought);
        choose();
        browser.run("document.querySelector('[data-key=play]').click()");
        browser.waitFor("return document.querySelector('.round').textContent !== '" + before
                + "' || document.querySelector('.ending') !== null");
    }

    void speak(String language) {
        browser.speak(language, ".player.me");
    }

    /** Chooses the first card of the hand. */
    void choose() {
        browser.run("document.querySelector('.hand .card').click()");
        browser.waitFor("return document.querySelector('[data-key=play][aria-disabled=false]') !== null");
    }
}
