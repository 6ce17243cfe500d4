package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page in short, in a real browser: each game is started against bots, a whole turn of it is played with the mouse,
 * nothing keeps somebody from using it, and it reports nothing wrong.
 */
class SmokeTest extends PageTest {
    private static final String MINE = "return document.querySelector('.table[data-mine=true]') !== null";

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void aTurnIsPlayedByHand(String game) throws IOException {
        TableFitsTest.hasNoBarriers(browser);
        begin(game);
        TableFitsTest.hasNoBarriers(browser);
        String turn = drawn("turn");
        while (drawn("turn").equals(turn)) {
            take(game.equals("mercurius") ? mercurius() : sister());
        }
        assertThat(browser.text(".history")).contains("Alex").contains("Anneke");
        TableFitsTest.hasNoBarriers(browser);
        browser.reportsNothing();
    }

    private void begin(String game) {
        browser.run(
                CHOOSE + "const form = document.querySelector('.home form'); form.players.value = '3';"
                        + "form.elements.name.value = 'Alex'; form.level.value = 'easy';"
                        + "document.querySelector('.home details').open = true; form.seed.value = '11'",
                game);
        browser.press(".home form .buttons .main");
        browser.until(MINE);
    }

    /** Presses one control after the other, and waits until all is drawn that comes of it: other turns too. */
    private void take(List<String> controls) {
        String before = drawn("drawn");
        for (String control : controls) {
            browser.until("return document.querySelector(`" + control + "`) !== null");
            browser.press(control);
        }
        browser.until("return document.querySelector('.table').dataset.drawn !== '" + before + "'");
        browser.until(MINE);
    }

    private String drawn(String what) {
        return String.valueOf(browser.run("return document.querySelector('.table').dataset[arguments[0]]", what));
    }

    /** One purchase, and then a card. */
    private List<String> mercurius() {
        return browser.all(".history .bought").isEmpty()
                ? List.of("[data-action='+AMS']")
                : List.of(".hand .card[data-action]", "[data-key=play]");
    }

    /** What is legal first: the cards that it names, if it is one for which they are chosen, and its button. */
    private List<String> sister() {
        String action = String.valueOf(browser.await(
                "const {ask} = await import('./rules.js'); return (await ask('page', 'en', 0)).view.legal[0]"));
        String button = "[data-action=\"" + action + "\"][aria-disabled=false]";
        if (!action.matches("[GTL]:.+")) {
            return List.of(button);
        }
        List<String> controls = new ArrayList<>();
        for (String card : action.substring(2).split(",", -1)) {
            controls.add("[data-card=\"" + card + "\"][aria-pressed=false]");
        }
        controls.add(button);
        return controls;
    }
}
