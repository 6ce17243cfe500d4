package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The action bar says whatever is to be said, and nothing moves; addresses lead back to the game, or to the first page.
 */
@Tag("nightly")
class ActionBarTest extends PageTest {
    /** Where all that can be pressed or read is, but for what the bar says. */
    private static final String PLACES = """
            return JSON.stringify([...document.querySelectorAll('.market, .market button, .seat, .seat button, .side, '
              + '.player, .action-bar, .facts, .facts > *, .told')].filter((one) => one.checkVisibility()).map((one) => {
              const { x, y, width, height } = one.getBoundingClientRect();
              return [one.className, x, y, width, height];
            }))""";

    private static final String REFUSED = "return document.querySelector('.trouble').textContent !== ''";

    @ParameterizedTest
    @CsvSource({
        "mercurius, 1366, 768",
        "mercurius, 390, 844",
        "mercado, 1366, 768",
        "mercado, 390, 844",
        "mercatores, 1366, 768",
        "mercatores, 390, 844"
    })
    void whatIsSaidMovesNothingAndGoesByItself(String game, int width, int height) {
        startGame(game);
        browser.size(width, height);
        String before = String.valueOf(browser.run(PLACES));
        String whose = browser.text(".facts");
        assertThat(whose).startsWith("Your turn");
        browser.await("const {ask} = await import('./rules.js'); const all = [...document.querySelectorAll("
                + "'[data-action][aria-disabled=true], [data-key=play][aria-disabled=true]')];"
                + "all.find((one) => one.checkVisibility()).click(); await ask('names', 'en')");
        browser.waitFor(REFUSED);
        assertThat(browser.run(PLACES)).isEqualTo(before);
        assertThat(browser.text(".facts")).as("whose turn it is").isEqualTo(whose);
        browser.screenshot("said-" + game + "-" + width);
        browser.waitFor(REFUSED.replace("!==", "==="));
        assertThat(browser.run(PLACES)).isEqualTo(before);
        browser.reportsNothing();
    }

    /** On a phone too, where all else of mine lies in a drawer. */
    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercado", "mercatores"})
    void myMoneyIsOnTheScreen(String game) {
        startGame(game);
        browser.size(390, 844);
        assertThat(browser.one(".facts .money dd").isDisplayed()).isTrue();
        assertThat(browser.run("const {x, y, width, height} = document.querySelector('.facts .money dd')"
                        + ".getBoundingClientRect(); return document.elementFromPoint(x + width / 2, y + height / 2)"
                        + ".closest('.facts') !== null && y + height <= innerHeight"))
                .isEqualTo(true);
        if (game.equals("mercurius")) {
            assertThat(browser.text(".facts .money dd")).isEqualTo("70\n70");
        }
    }

    @Test
    void backLeadsToTheFirstPageAndAReloadIntoTheGame() {
        start("Anna", 3, "1");
        takeTurn();
        browser.waitFor(MY_TURN);
        browser.reload();
        browser.waitFor(MY_TURN);
        assertThat(browser.text(".round")).startsWith("Round 2");
        browser.run("history.back()");
        browser.waitFor("return document.querySelector('.home form') !== null");
        browser.one("[data-key=goOn]").click();
        browser.waitFor(MY_TURN);
        assertThat(browser.text(".round")).startsWith("Round 2");
        browser.run("document.querySelector('h1 a').click()");
        browser.waitFor("return document.querySelector('.home form') !== null");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#/table/zzz", "#/nonsense"})
    void aBadLinkLeadsHomeAndSaysSo(String address) {
        browser.run("location.hash = arguments[0]", address);
        browser.waitFor(
                "return document.querySelector('#main [role=alert]')?.textContent.startsWith('This link') === true");
        assertThat(browser.all(".home form")).isNotEmpty();
    }

    @Test
    void noCodesOfTheRulesAreOnTheTable() {
        for (String game : new String[] {"mercurius", "mercado", "mercatores"}) {
            startGame(game);
            browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
            assertThat(browser.run("return document.body.textContent"))
                    .asString()
                    .doesNotContainPattern("\\b[A-Z]{3}-\\d")
                    .doesNotContainPattern("\\((WAR|Q[DLR]+|R[A-Z]{3})\\)");
            browser.run(LEAVE);
            browser.waitFor("return document.querySelector('.home form') !== null");
            assertThat(browser.run("return document.body.textContent"))
                    .asString()
                    .doesNotContainPattern("\\b[A-Z]{3}-\\d");
        }
    }

    /** What the texts call stall 2 has that number; and the signs have a legend. */
    @Test
    void theStallsOfMercadoHaveNumbersAndItsSignsALegend() {
        startGame("mercado");
        assertThat(browser.text(".stall-number")).isEqualTo("1\n2\n3\n4\n5\n6");
        browser.one(".track-strip ~ [data-key^=tip]").click();
        browser.waitFor("return document.querySelector('.seen .legend-of-signs') !== null");
        assertThat(browser.text(".legend-of-signs")).contains("gold").contains("different colours");
        browser.screenshot("legend");
    }

    private void startGame(String game) {
        startGame(game, 3);
        browser.waitFor("return document.querySelector('.table')?.dataset.mine === 'true'");
    }
}
