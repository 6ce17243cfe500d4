package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyRecord;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** After a game against bots: its review, another game from one of its turns, its record. */
@Tag("nightly")
class AfterwardsTest extends PageTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String FOUND = "return document.querySelector('.costliest progress') === null";

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void aFinishedGameIsReviewedKeptAndPlayedOn(String game) throws IOException {
        browser.keep("game", finished(game));
        browser.reload();
        browser.run("document.querySelector('[data-key=goOn]').click()");
        browser.waitFor("return document.querySelector('.ending') !== null");
        account(game);
        step(game);
        review(game);
        lookFromTheReview();
        keep(game);
        playOn();
        browser.reportsNothing();
    }

    /** A finished game as the page keeps it, in which the person played carelessly. */
    private static String finished(String game) throws IOException {
        return switch (game) {
            case "mercado" -> sister(game, "A 0 COMPLETE", MercadoRules::ask);
            case "mercatores" -> sister(game, "OTHERS", MercatoresRules::ask);
            default -> mercurius();
        };
    }

    private static String mercurius() throws IOException {
        String names = "Alex\nAnneke\nPieter";
        String rulings = "quarter NEWEST_FIRST FORFEITED";
        Asked.start(names, 0, rulings, "11", 0, "random greedy greedy");
        while (!JSON.readTree(Asked.page("en", 0)).at("/value/view/over").asBoolean()) {
            Asked.ask("bot");
        }
        return saved("mercurius", names, rulings, "regent:easy regent:easy regent:easy", Asked.ask("saved"));
    }

    private static String sister(String game, String rulings, Desk desk) throws IOException {
        String names = "Alex\nAnneke";
        desk.ask("start", names, "0", rulings, "11", "0", "random greedy");
        while (!JSON.readTree(desk.ask("page", "en", "0", "", "", "", ""))
                .at("/value/view/over")
                .asBoolean()) {
            desk.ask("bot", "", "", "", "", "", "");
        }
        return saved(game, names, rulings, "greedy greedy", desk.ask("saved", "", "", "", "", "", ""));
    }

    /** The rules of a sister game, as the page asks them. */
    private interface Desk {
        String ask(String question, String a, String b, String c, String d, String e, String f);
    }

    private static String saved(String game, String names, String rulings, String bots, String answer)
            throws IOException {
        ObjectNode saved = JSON.createObjectNode();
        saved.putObject("setup")
                .put("game", game)
                .put("names", names)
                .put("startSeat", 0)
                .put("rulings", rulings)
                .put("seed", "11")
                .put("seat", 0)
                .put("bots", bots);
        saved.set("actions", JSON.readTree(answer).get("value"));
        return saved.toString();
    }

    /** What brought money adds up to what each player has. */
    private void account(String game) {
        assertThat(browser.text(".ending .lead")).matches("You are (first|second|third), \\d+ .+ (ahead|behind)\\.");
        assertThat(browser.run("const number = (cell) => Number(cell.textContent.replace('−', '-').replace('·', '0'));"
                        + "const rows = [...document.querySelectorAll('.ranking tbody tr')];"
                        + "return [...document.querySelectorAll('.ranking b')].every((all, i) => number(all) === rows"
                        + ".reduce((sum, row) => sum + number(row.querySelectorAll('td')[i]), 0))"))
                .isEqualTo(true);
        String start = "At the beginning";
        if (game.equals("mercurius")) {
            assertThat(browser.text(".ranking")).contains(start + " 70 70 70");
        } else {
            assertThat(browser.text(".ranking")).doesNotContain(start);
        }
    }

    /** By keys and by the slider, from the end to the beginning and back; on a phone too. */
    private void step(String game) {
        press(Keys.ARROW_LEFT);
        browser.waitFor("return document.querySelector('.past') !== null");
        assertThat(browser.all(".ending")).isEmpty();
        assertThat(browser.one(".market").getDomAttribute("inert")).isNotNull();
        String last = browser.text(".history h3:first-child");
        press(Keys.ARROW_LEFT);
        browser.waitFor(
                "return document.querySelector('.history h3')?.textContent !== `" + last.split("\n", -1)[0] + "`");
        for (int[] size : new int[][] {{1920, 1080}, {1366, 768}, {390, 844}}) {
            browser.size(size[0], size[1]);
            browser.screenshot("past-" + game + "-" + size[0]);
        }
        browser.size(1366, 768);
        press(Keys.HOME);
        browser.waitFor("return document.querySelector('.whose').textContent.startsWith('Turn 1: ')");
        assertThat(browser.all(".history li")).isEmpty();
        browser.run("const slider = document.querySelector('[data-key=step]'); slider.value = 3;"
                + "slider.dispatchEvent(new Event('input'))");
        browser.waitFor("return document.querySelector('.whose').textContent.startsWith('Turn 4: ')");
        press(Keys.END);
        browser.waitFor("return document.querySelector('.ending') !== null");
        assertThat(browser.all(".past")).isEmpty();
    }

    private void press(Keys key) {
        browser.focused().sendKeys(key);
    }

    private void lookFromTheReview() {
        browser.run("document.querySelector('[data-key=review]').click()");
        browser.waitFor("return document.querySelector('[data-key=look]') !== null");
        browser.run("document.querySelector('dialog [data-key=from]').value = '2';"
                + "document.querySelector('[data-key=look]').click()");
        browser.waitFor("return document.querySelector('.whose').textContent.startsWith('Turn 2: ')");
        press(Keys.END);
        browser.waitFor("return document.querySelector('.ending') !== null");
    }

    private void review(String game) throws IOException {
        for (String language : List.of("it", "en")) {
            browser.speak(language, ".ending");
            browser.run("const button = document.querySelector('[data-key=review]'); button.click(); button.click()");
            browser.waitFor("return document.querySelector('.costliest') !== null");
            browser.waitFor(FOUND);
            assertThat(browser.all("dialog")).as("pressed twice").hasSize(1);
            for (int[] size : new int[][] {{1366, 768}, {390, 844}}) {
                browser.size(size[0], size[1]);
                browser.screenshot("review-" + game + "-" + size[0] + "-" + language);
                assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
                        .isEqualTo(true);
            }
            TableFitsTest.hasNoBarriers(browser);
            if (!language.equals("en")) {
                browser.run("document.querySelector('dialog [data-key=close]').click()");
                browser.waitFor("return document.querySelector('dialog') === null");
            }
        }
        assertThat(browser.all(".course-chart polyline").size()).isGreaterThan(1);
        assertThat(browser.text(".costliest")).containsPattern("Played: .*\n.*Better: |No turn cost more");
        browser.run("document.querySelector('dialog [data-key=close]').click()");
        browser.waitFor("return document.querySelector('dialog') === null");
    }

    private void keep(String game) {
        browser.run("URL.createObjectURL = (file) => { window.kept = file.text(); return '#kept'; }");
        browser.run("document.querySelector('.ending [data-key=record]').click()");
        browser.waitFor("return window.kept !== undefined");
        String json = String.valueOf(browser.await("return window.kept"));
        AnyRecord<?, ?> record = switch (game) {
            case "mercado" -> MercadoJson.formats().record().read(json);
            case "mercatores" -> MercatoresJson.formats().record().read(json);
            default -> MercuriusJson.RECORD.read(json);
        };
        assertThat(record.verify().discrepancy()).isEmpty();
        assertThat(record.result()).isNotEmpty();
    }

    /** From before a turn: a reload goes on with the new game. */
    private void playOn() {
        browser.run("document.querySelector('[data-key=review]').click()");
        browser.waitFor("return document.querySelector('[data-key=playOn]') !== null");
        String turn = String.valueOf(browser.run("const from = document.querySelector('dialog [data-key=from]');"
                + "const own = [...from.options].filter((one) => one.textContent.endsWith('Alex')).at(-1);"
                + "from.value = own.value; document.querySelector('[data-key=playOn]').click(); return own.value"));
        browser.waitFor(MY_TURN);
        assertThat(browser.all(".ending")).isEmpty();
        assertThat(browser.all(".history li")).isEmpty();
        browser.screenshot("played-on-" + turn);
        browser.run("document.querySelector('[data-key=advice]').click()");
        browser.waitFor(
                "const one = document.querySelector('.advised, [data-key=play][aria-disabled=false]'); one?.click();"
                        + " return one !== null");
        browser.waitFor("return document.querySelector('.history li') !== null");
        browser.reload();
        browser.waitFor("return document.querySelector('.history li') !== null");
        assertThat(browser.text(".history")).contains("Turn " + turn + ": Alex");
    }
}
