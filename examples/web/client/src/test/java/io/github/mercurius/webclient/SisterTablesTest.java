package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of the sister games against bots: they fit the screen, are for everybody, and are played to their end. */
@Tag("long")
class SisterTablesTest extends PageTest {
    private static final String OFFERED =
            "return document.querySelector('[data-action][aria-disabled=false], .ending') !== null";

    @ParameterizedTest
    @CsvSource({"mercado, 4, .stall, '[data-action=\".\"]'"})
    void aGameAgainstBotsIsPlayedToItsEnd(String game, int players, String thing, String control) throws IOException {
        startSister(game, players);
        browser.waitFor(OFFERED);
        browser.run("document.querySelector('[data-action=A]')?.click()");
        browser.waitFor("return document.querySelector('" + control + "') !== null");
        for (int[] size : new int[][] {{1366, 768}, {1024, 768}, {390, 844}}) {
            browser.size(size[0], size[1]);
            for (String language : List.of("en", "pl", "it")) {
                speak(language);
                for (String theme : List.of("light", "dark")) {
                    browser.run("document.documentElement.dataset.theme = arguments[0]", theme);
                    String name = game + "-" + size[0] + "-" + language + "-" + theme;
                    browser.screenshot(name);
                    String others = size[0] > 1000 ? ".seats .player" : ".seats .did";
                    assertThat(TableFitsTest.measured(browser, thing + ", " + control + ", " + others))
                            .as(name)
                            .isEqualTo("");
                }
            }
            TableFitsTest.hasNoBarriers(browser);
        }
        refuses();
        playToTheEnd();
        assertThat(browser.text(".ranking")).contains("Alex");
        browser.screenshot(game + "-end");
        browser.reportsNothing();
    }

    private void startSister(String game, int players) {
        browser.run(
                "const form = document.querySelector('.home form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = arguments[1];"
                        + "form.elements.name.value = 'Alex'; form.level.value = 'easy'; form.seed.value = '11';"
                        + "form.requestSubmit()",
                game,
                String.valueOf(players));
    }

    /** What cannot be done now says why, with its rule, and leads to the whole rule. */
    private void refuses() {
        browser.run("document.querySelector('[data-action][aria-disabled=true]').click()");
        browser.waitFor("return document.querySelector('.trouble cite') !== null");
        browser.run("document.querySelector('.trouble cite a').click()");
        browser.waitFor("return document.querySelector('.clauses .meant') !== null");
        browser.run("document.querySelector('dialog [data-key=close]').click()");
    }

    /** Takes the advice of a bot each time: by the control to which the page leads. */
    private void playToTheEnd() {
        for (long until = System.nanoTime() + 240_000_000_000L;
                browser.all(".ending").isEmpty(); ) {
            assertThat(System.nanoTime()).as("the game ends").isLessThan(until);
            browser.waitFor(OFFERED);
            browser.run("document.querySelector('[data-key=advice]')?.click()");
            browser.waitFor("const one = document.querySelector('.advised'); one?.click();"
                    + "return one !== null || document.querySelector('.ending') !== null");
            browser.waitFor("return document.querySelector('.advised') === null");
        }
    }
}
