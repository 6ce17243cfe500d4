package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.Note;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page in a real browser: games against bots, with no server but one that hands out files. */
@Tag("nightly")
class BrowserTest extends PageTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String WHERE_THE_MARKET_IS =
            "return document.querySelector('.market').getBoundingClientRect().top";

    @Test
    void aGameIsPlayedToItsEndWithoutANetwork() {
        browser.waitFor("return navigator.serviceWorker.controller !== null");
        browser.await("await navigator.serviceWorker.ready");
        site.close();
        browser.reload();
        start("Magda", 3, "1602");
        while (browser.all(".ending").isEmpty()) {
            takeTurn();
        }
        assertThat(browser.text(".ranking")).contains("Magda");
        assertThat(browser.text(".ending .lead")).contains("guilders");
        assertThat(browser.text(".ending h2")).contains("win");
        browser.screenshot("end");
        browser.reportsNothing();
    }

    @Test
    void notesAreReadAndSaidHereAsOnTheJvm() throws IOException {
        Game game = RulesTest.notedGame();
        List<String> updates =
                game.updatesFor(0, 0).stream().map(MercuriusJson.UPDATE::write).toList();
        String first = game.firstState().viewFor(0).toText();
        for (String language : List.of("en", "pl", "it")) {
            Object here = browser.await(
                    "const {ask} = await import('./rules.js'); await ask('follow', a[0], false);"
                            + "for (let i = 0; i < a[1].length; i++) await ask('told', a[1][i], a[2][i]);"
                            + "return JSON.stringify({value: await ask('page', a[3], 0)})",
                    first,
                    updates,
                    game.hashesFor(0, 0),
                    language);
            Asked.ask("follow", first, false);
            for (int i = 0; i < updates.size(); i++) {
                Asked.ask("told", updates.get(i), game.hashesFor(0, i).get(0));
            }
            assertThat(JSON.readTree(String.valueOf(here))).isEqualTo(JSON.readTree(Asked.page(language, 0)));
        }
        for (String note : List.of("", " a", "a\\u202Eb", "a\\nb", "Łódź")) {
            String update = MercuriusJson.UPDATE
                    .write(new Update(updates.size(), 0, 0, 0, List.of(new Event.Noted(new Note(0, "is back")))))
                    .replace("is back", note.replace("\\", "\\\\"));
            Object here = browser.await(
                    "const {ask} = await import('./rules.js');"
                            + "return ask('told', a[0], '').then(() => 'no error', (refused) => refused.message)",
                    update);
            assertThat(here)
                    .as(note)
                    .isEqualTo(JSON.readTree(Asked.ask("told", update, ""))
                            .get("error")
                            .asText());
        }
    }

    @Test
    void botsPlayTheSameGameHereAndOnTheJvm() {
        String names = "Anna\nMagda\nRafał";
        String rulings = "quarter NEWEST_FIRST FORFEITED";
        String bots = "regent:3 ismcts:5 greedy";
        Object here = browser.await(
                "const {ask} = await import('./rules.js'); await ask('start', a[0], 0, a[1], '7', 0, a[2]);"
                        + "for (let i = 0; i < 60; i++) await ask('bot'); return (await ask('saved')).join(' ')",
                names,
                rulings,
                bots);
        Asked.start(names, 0, rulings, "7", 0, bots);
        for (int i = 0; i < 60; i++) {
            Asked.ask("bot");
        }
        String there = Asked.ask("saved").replaceAll(".*\\[|\\].*|\"", "").replace(',', ' ');
        assertThat(here).isEqualTo(there);
    }

    @Test
    void aRefusalSaysWhyAndMovesNothing() {
        start("Anna", 3, "1");
        Object place = browser.run(WHERE_THE_MARKET_IS);
        browser.one("[data-action='-TEA']").click();
        browser.waitFor("return document.querySelector('.trouble cite') !== null");
        assertThat(browser.text(".trouble")).contains("Anna has no token of tea.");
        assertThat(browser.one(".trouble a").getDomAttribute("href")).endsWith("RULES.md#:~:text=TRD-6");
        assertThat(browser.run(WHERE_THE_MARKET_IS)).isEqualTo(place);
        browser.one("[data-action='-AMS']").click();
        browser.waitFor("return document.querySelector('.trouble').textContent.includes('share of Amsterdam')");
        for (String language : List.of("pl", "it", "en")) {
            speak(language);
            browser.one("[data-action='-AMS']").click();
            browser.waitFor("return document.querySelector('.trouble cite') !== null");
            browser.screenshot("refusal-" + language);
        }
        browser.reportsNothing();
    }

    @Test
    void aButtonPressedTwiceAtOnceActsOnceAndSaysWhy() {
        start("Anna", 3, "1");
        browser.run("document.querySelector('[data-action=\"+AMS\"]').click()");
        browser.waitFor("return document.querySelector('[data-key=undo]') !== null");
        browser.run("window.said = []; const trouble = document.querySelector('.trouble');"
                + "new MutationObserver(() => said.push(trouble.innerHTML)).observe(trouble, { childList: true });"
                + "const undo = document.querySelector('[data-key=undo]'); undo.click(); undo.click()");
        browser.waitFor("return said.some((one) => one.includes('othing to take back'))");
        choose();
        browser.run("const advice = document.querySelector('[data-key=advice]');"
                + "const play = document.querySelector('[data-key=play]'); play.click(); play.click(); advice.click()");
        browser.waitFor("return said.some((one) => one.includes('TRN-4'))");
        browser.waitFor("return document.querySelector('.round').textContent.startsWith('Round 2')");
        browser.waitFor(MY_TURN);
        assertThat(browser.text(".trouble")).as("what is no longer true").isEmpty();
        assertThat(browser.text(".round")).startsWith("Round 2");
        browser.reportsNothing();
    }

    /** Another language draws another table, here between what a bot did and how it looks then. */
    @Test
    void botsPlayOnWhenTheLanguageChangesAsTheyPlay() {
        start("Anna", 3, "1");
        choose();
        browser.await("""
                const status = document.querySelector('.action-bar');
                const facts = document.querySelector('.facts');
                const seen = (wanted) => new Promise((done) => new MutationObserver((changes, observer) => {
                  if (wanted(changes)) { observer.disconnect(); done(); }
                }).observe(status, { childList: true, characterData: true, subtree: true }));
                const thinks = seen(() => status.textContent.includes('is thinking'));
                document.querySelector('[data-key=play]').click();
                await thinks;
                await seen((changes) => changes.some(({ target }) => target === facts));
                const language = document.querySelector('[data-key=language]');
                language.value = 'pl';
                language.dispatchEvent(new Event('change'));
                """);
        browser.waitFor("return document.documentElement.lang === 'pl'");
        browser.waitFor("return document.querySelector('.trouble').textContent !== '' || (() => {" + MY_TURN + "})()");
        assertThat(browser.text(".trouble")).isEmpty();
    }

    /** The rules may play another game already when the bot has decided. */
    @Test
    void aGameThatIsLeftWhileABotThinksIsKeptAsItWas() {
        start("Anna", 3, "1");
        choose();
        Object left = browser.await("""
                const thinks = new Promise((done) => new MutationObserver(() => {
                  if (document.querySelector('.action-bar').textContent.includes('is thinking')) done();
                }).observe(document.querySelector('.action-bar'), { childList: true, characterData: true, subtree: true }));
                document.querySelector('[data-key=play]').click();
                await thinks;
                """ + LEAVE + "return localStorage.getItem('mercurius.game')");
        assertThat(String.valueOf(left)).contains("\"seed\":\"1\"").doesNotContain("\"actions\":[]");
        browser.waitFor("return document.querySelector('.home form') !== null");
        start("Anna", 3, "2");
        assertThat(browser.run("return localStorage.getItem('mercurius.game')")).isEqualTo(left);
    }

    @Test
    void theBlackMarketIsPlayedAndLiesOpen() {
        start("Anna", 3, "1");
        takeTurn();
        browser.waitFor(MY_TURN);
        browser.one("[data-key=BLACK_MARKET]").click();
        assertThat(browser.text("dialog")).doesNotContain("[object").contains("you have 1, price ");
        browser.one("dialog .choices input").sendKeys(Keys.ARROW_UP);
        browser.waitFor("return document.querySelector('dialog .main').ariaDisabled === 'false'");
        assertThat(browser.text("dialog .effect")).contains("guilders");
        browser.one("dialog .main").click();
        browser.waitFor("return document.querySelector('dialog') === null"
                + " && document.querySelector('.player.me .black-market') !== null");
        assertThat(browser.text("[data-key=BLACK_MARKET]")).contains("used");
        choose();
        browser.run("document.querySelector('[data-key=play]').click()");
        browser.waitFor("return document.querySelector('.history .blackMarketSold') !== null");
        browser.waitFor(MY_TURN);
        // sold in the turn of another, but by me
        assertThat(browser.run("return document.querySelector('.history .blackMarketSold').closest('ol > li')"
                        + ".querySelector('h3').textContent"))
                .isEqualTo("Turn 7: Anna");
        assertThat(browser.text(".player.me .did")).contains("sells");
        assertThat(browser.text(".seats .did")).doesNotContain("Anna");
    }

    @Test
    void aDividendIsOfferedWhereThereIsOneForMe() {
        start("Anna", 3, "1");
        browser.one("[data-key=DIVIDEND]").click();
        browser.waitFor("return document.querySelector('dialog .trouble-text') !== null");
        assertThat(browser.text("dialog .effect")).contains("You get nothing").contains("Anna: +0");
        browser.focused().sendKeys(Keys.ESCAPE);
        browser.one("[data-action='+ROT']").click();
        browser.waitFor("return document.querySelector('.history .bought') !== null");
        choose();
        browser.run("document.querySelector('[data-key=play]').click()");
        browser.waitFor("return document.querySelector('.round').textContent.startsWith('Round 2')");
        browser.waitFor(MY_TURN);
        browser.one("[data-key=DIVIDEND]").click();
        browser.waitFor("return document.querySelector('dialog .effect').textContent.includes('Anna: +')");
        assertThat(browser.run("return document.querySelector('dialog input:checked').value"))
                .isEqualTo("ROT");
        assertThat(browser.all("dialog .trouble-text")).isEmpty();
    }

    @Test
    void ofTwoEqualCardsOneIsChosen() {
        start("Anna", 3, "1");
        String equal = ".hand .card[data-action='ROT+COP-']";
        assertThat(browser.all(equal)).hasSize(2);
        for (int i : new int[] {1, 0}) {
            browser.all(equal).get(i).click();
            assertThat(browser.all(equal + "[aria-pressed=true]"))
                    .containsExactly(browser.all(equal).get(i));
        }
    }

    @Test
    void withoutANetworkThePageSaysSoAndTriesAgain() {
        browser.one("[data-key=tables]").click();
        browser.waitFor("return document.querySelector('#main [role=alert]') !== null");
        assertThat(browser.text("#main [role=alert]")).contains("a folder without a server");
        site.close();
        browser.one("[data-key=tables]").click();
        browser.waitFor("return document.querySelector('#main [role=alert]').textContent"
                + " === 'There is no network connection.'");
        assertThat(browser.text("[data-key=tables]")).isEqualTo("Try again");
    }

    @Test
    void aTurnTakesFewKeysAndKeepsTheFocusAtTheHand() {
        start("Anna", 3, "1");
        browser.run("document.getElementById('skip').focus()");
        assertThat(browser.focused().getText()).isEqualTo("Skip to the game");
        press(Keys.ENTER);
        playByKeys("2");
        browser.waitFor(MY_TURN);
        assertThat(browser.text(".history .cardPlayed")).contains("Rotterdam +1");
        assertThat(browser.focused().getDomAttribute("data-key")).isEqualTo("play");
        playByKeys("1");
        browser.waitFor("return document.querySelector('.round').textContent === 'Round 3 of 17'");
    }

    private void playByKeys(String number) {
        press(number);
        browser.waitFor("return document.activeElement.dataset.key === 'play'");
        press(Keys.ENTER);
        browser.waitFor("return document.querySelector('.history .cardPlayed') !== null");
    }

    private void press(CharSequence key) {
        browser.focused().sendKeys(key);
    }

    @Test
    void theFocusStaysOnWhatWasPressed() {
        start("Anna", 3, "1");
        WebElement buy = browser.one("[data-action='+AMS']");
        buy.sendKeys(Keys.ENTER);
        browser.waitFor("return document.querySelector('.history .bought') !== null");
        assertThat(browser.focused()).isEqualTo(buy);
        browser.one("[data-key=undo]").sendKeys(Keys.ENTER);
        browser.waitFor("return document.querySelector('[data-key=undo]') === null");
        assertThat(browser.focused().getDomAttribute("class")).startsWith("action-bar");
        browser.one("[data-key=NEWS]").sendKeys(Keys.ENTER);
        press(Keys.ESCAPE);
        browser.waitFor("return document.querySelector('dialog') === null");
        assertThat(browser.focused().getDomAttribute("data-key")).isEqualTo("NEWS");
    }

    @Test
    void aGameGoesOnAfterAReloadInAnotherLanguageAndANameIsOnlyText() {
        String name = "<img src=x onerror=alert(1)>";
        start(name, 3, "1");
        takeTurn();
        browser.waitFor(MY_TURN);
        String cash = browser.text(".facts .cash dd");
        browser.keep("language", "pl");
        browser.reload();
        browser.waitFor(MY_TURN);
        assertThat(browser.text(".round")).isEqualTo("Runda 2 z 17");
        assertThat(browser.text(".player.me h3")).startsWith(name);
        assertThat(browser.text(".facts .cash dd")).isEqualTo(cash);
        assertThat(browser.text(".history")).contains("kupuje");
        assertThat(browser.all("img")).isEmpty();
    }

    /** It is gone when it has arrived. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsBoughtFliesUnlessTheReaderWantsNoMotion(boolean isStill) {
        browser.keep("pace", "brisk");
        browser.reload();
        start("Anna", 3, "1");
        browser.run(
                "const matches = arguments[0]; window.matchMedia = () => ({matches}); window.flown = 0;"
                        + "new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach((one) => {"
                        + "  flown += one.className === 'flying' ? 1 : 0;"
                        + "}))).observe(document.querySelector('.table'), {childList: true});"
                        + "document.querySelector('.trade.buy[aria-disabled=false]').click()",
                isStill);
        browser.waitFor("return document.querySelector('.history .bought') !== null"
                + " && document.querySelector('.flying, .touched') === null");
        assertThat(browser.run("return flown")).isEqualTo(isStill ? 0L : 1L);
    }

    @Test
    void aSpectatorSeesNoControls() {
        start("Anna", 3, "1");
        String market = "const {ask} = await import('./rules.js'); const {Market} = await import('./market.js');"
                + "const {view} = await ask('page', 'en', 0); const market = new Market(() => {}, () => {});"
                + "market.draw({...view, seat: a[0] ? null : view.seat}, view.assets.map(({space}) => space));"
                + "return market.element.querySelectorAll('.trade:not([hidden])').length";
        assertThat(browser.await(market, false)).isEqualTo(24L);
        assertThat(browser.await(market, true)).isEqualTo(0L);
    }
}
