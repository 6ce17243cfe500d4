package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of the sister games against bots: they fit the screen, are for everybody, and are played to their end. */
@Tag("nightly")
class SisterTablesTest extends PageTest {
    private static final String OFFERED = "return document.querySelector('[data-key=advice], .ending') !== null";

    /** What is asked at a table of Mercatores: the letter of the notation. */
    private static final String ASKED = """
            const main = document.querySelector('[data-key=play]');
            const action = document.querySelector('.stacks [data-action][aria-disabled=false]')?.dataset.action;
            return main?.checkVisibility() ? main.dataset.action?.[0] ?? 'G' : action?.[0] ?? '';
            """;

    /** What must be on the screen then. */
    private static final Map<String, String> NEEDED = Map.of(
            "G", ".hand .card, [data-key=play]",
            "T", ".hand .card, [data-key=play]",
            "L", ".hand .card, [data-key=play]",
            "X", ".stacks .main",
            "C", ".stacks .main");

    private static final int[][] SCREENS = {{1366, 768}, {1024, 768}, {390, 844}};

    @Test
    void aGameOfMercadoIsPlayedToItsEnd() throws IOException {
        startGame("mercado", 4);
        browser.waitFor(OFFERED);
        browser.run("document.querySelector('[data-action=A]')?.click()");
        browser.waitFor("return document.querySelector('[data-action=\".\"]') !== null");
        fits("mercado", ".stall, [data-action='.'], .seats .player", ".stall, [data-action='.'], .seats .did");
        refuses("[data-action][aria-disabled=true]");
        setsDrawnCoins();
        playToTheEnd();
        assertThat(browser.text(".history")).contains("privilege token (").doesNotContainPattern("\\bV[1-3][SWX]?\\b");
        ends("mercado");
    }

    /** A drawn coin is pressed, and then the stall; another one is dragged there. */
    private void setsDrawnCoins() {
        browser.waitFor("return document.querySelector('[data-coin]') !== null");
        browser.press("[data-coin]");
        browser.run("document.querySelector('.stall.fits h3').click()");
        browser.waitFor("return document.querySelectorAll('.history .coinSet').length === 1");
        browser.drag("[data-coin]", ".stall:has([data-action][aria-disabled=false])");
        browser.waitFor("return document.querySelector('.trouble p') !== null"
                + " || document.querySelectorAll('.history .coinSet').length === 2");
    }

    /** The seed and the bots make it the same game each time. */
    @Test
    void aWholeGameOfMercatoresIsPlayedByHand() throws IOException {
        startGame("mercatores", 4);
        Map<String, Integer> taken = new TreeMap<>();
        Set<String> seen = new HashSet<>();
        while (browser.all(".ending").isEmpty()) {
            browser.waitFor("return document.querySelector('.ending') !== null || (() => {" + ASKED + "})() !== ''");
            String asked = String.valueOf(browser.run(ASKED));
            if (!taken.isEmpty() && NEEDED.containsKey(asked) && seen.add(asked)) {
                String needed = ".market-cards .card, .goods td, " + NEEDED.get(asked);
                fits("mercatores-" + asked, needed + ", .seats .player", needed + ", .seats .did");
            }
            if (asked.equals("T") && !taken.containsKey("T:2") && !taken.containsKey("T:3")) {
                refuses("[data-action='T:']");
            }
            String drawn = String.valueOf(browser.run("return document.querySelector('.table').dataset.drawn"));
            Object kind = browser.run(TableFitsTest.resource("play-mercatores.js"), taken);
            if (kind instanceof String done) {
                taken.merge(done, 1, Integer::sum);
                browser.waitFor("return document.querySelector('.table').dataset.drawn !== '" + drawn
                        + "' || document.querySelector('.ending') !== null");
            }
        }
        // to cash in a warehouse or a trade route, and to discard, needs another hand
        assertThat(taken.keySet())
                .contains("G:good", "G:special", "T:2", "T:3", "L:good", "L:one", "L:two", "L:special", "X")
                .contains("C:good", "C:Q");
        ends("mercatores");
    }

    /** What was loaded once is kept. */
    @ParameterizedTest
    @ValueSource(strings = {"mercado", "mercatores"})
    void eachIsPlayedWithoutANetwork(String game) {
        browser.waitFor("return navigator.serviceWorker.controller !== null");
        browser.await("await navigator.serviceWorker.ready");
        startGame(game, 3);
        browser.waitFor(OFFERED);
        browser.await("while (!await caches.match('rules/" + game + "/RULES.md'))"
                + " { await new Promise((go) => setTimeout(go, 50)); }");
        site.close();
        browser.run("location.hash = ''");
        browser.reload();
        startGame(game, 3);
        for (int action = 1; action <= 3; action++) {
            takeAdvice();
            browser.waitFor("return document.querySelectorAll('.history li li').length >= " + action);
        }
        browser.run("document.querySelector('[data-key=rules]').click()");
        browser.waitFor("return document.querySelectorAll('.screens section').length >= 5");
        browser.run("document.querySelector('[data-key=clauses]').click()");
        browser.waitFor("return document.querySelectorAll('.clauses article').length > 20");
        browser.reportsNothing();
    }

    /** At each size, in each language, light and dark: what is needed is on the screen and nothing is cut off. */
    private void fits(String what, String needed, String neededOnPhone) throws IOException {
        for (int[] size : SCREENS) {
            browser.size(size[0], size[1]);
            for (String language : List.of("en", "pl", "it")) {
                speak(language);
                for (String theme : List.of("light", "dark")) {
                    browser.run("document.documentElement.dataset.theme = arguments[0]", theme);
                    String name = what + "-" + size[0] + "-" + language + "-" + theme;
                    browser.screenshot(name);
                    assertThat(TableFitsTest.measured(browser, size[0] > 1000 ? needed : neededOnPhone))
                            .as(name)
                            .isEqualTo("");
                }
            }
            TableFitsTest.hasNoBarriers(browser);
        }
        browser.size(1366, 768);
        speak("en");
    }

    private void ends(String game) {
        assertThat(browser.text(".ranking")).contains("Alex");
        browser.screenshot(game + "-end");
        browser.reportsNothing();
    }

    /** What cannot be done now says why, with its rule, and leads to the whole rule. */
    private void refuses(String control) {
        browser.run("document.querySelector(arguments[0]).click()", control);
        browser.waitFor("return document.querySelector('.trouble cite') !== null");
        String rule = browser.one(".trouble cite a").getDomAttribute("href").split("text=", 2)[1];
        browser.run("document.querySelector('.trouble cite a').click()");
        browser.waitFor("return document.querySelector('.clauses .meant') !== null");
        assertThat(browser.text(".clauses .meant h4")).isEqualTo(rule);
        browser.run("document.querySelector('dialog [data-key=close]').click()");
    }

    /** Takes the advice of a bot each time: by the control to which the page leads. */
    private void playToTheEnd() {
        while (browser.all(".ending").isEmpty()) {
            takeAdvice();
        }
    }

    private void takeAdvice() {
        browser.waitFor(OFFERED);
        browser.run("document.querySelector('[data-key=advice]')?.click()");
        browser.waitFor("const one = document.querySelector('.advised'); one?.click();"
                + "return one !== null || document.querySelector('.ending') !== null");
        browser.waitFor("return document.querySelector('.advised') === null");
    }
}
