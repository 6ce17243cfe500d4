package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.json.MercadoJson;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The edition of a box is edited piece by piece, and each problem stands on its piece. */
@Tag("nightly")
class EditionEditorTest extends PageTest {
    private static final String RIGHT =
            "return document.querySelector('.findings')?.textContent.startsWith('Nothing is wrong') === true";

    @Test
    void aTileThatIsBrokenIsMarkedAndMendedAndTheGameIsPlayedWithIt() {
        edit("mercado");
        type("objects-0", "price.fixed", "QQTT");
        browser.waitFor(says("[data-piece=objects-0] .trouble-text", "EDN-3: A price has two to four coins"));
        assertThat(browser.all(".piece:has(.trouble-text > *)")).hasSize(1);
        assertThat(field("objects-0", "price.fixed").getDomAttribute("aria-invalid"))
                .isEqualTo("true");
        assertThat(field("objects-0", "points").getDomAttribute("aria-invalid")).isEqualTo("false");
        assertThat(browser.text(".findings"))
                .startsWith("2 problems")
                .contains("EDN-10: ")
                .doesNotContain("EDN-3");
        type("objects-0", "price.fixed", "GGTT");
        browser.waitFor(RIGHT);
        type("objects-2", "points", "7");
        type("objects-2", "price.stacks", "");
        type("objects-2", "price.fixed", "WW");
        type("objects-2", "effects", "-B S");
        type("sides-A", "", "- W - B - - - - - - S +3");
        browser.waitFor(RIGHT);
        var edition = MercadoJson.EDITION.read(saved());
        assertThat(edition.objects().get(2)).hasToString("O03").satisfies(tile -> {
            assertThat(tile.points()).hasToString("7");
            assertThat(tile.price()).hasToString("WW");
            assertThat(tile.effects()).extracting(effect -> effect.code()).containsExactly("-B", "S");
        });
        assertThat(edition.track(Side.A).length()).isEqualTo(12);
        browser.one("[data-key=close]").click();
        assertThat(MercadoJson.EDITION.read(
                        browser.one("textarea[name=edition]").getDomProperty("value")))
                .isEqualTo(edition);
        browser.reload();
        assertThat(browser.one("dialog textarea[data-field='']").getDomProperty("value"))
                .as("kept in the browser")
                .isEqualTo("- W - B - - - - - - S +3");
        browser.one("[data-key=close]").click();
        browser.run("document.querySelector('.home form').requestSubmit()");
        browser.waitFor(MY_TURN);
        assertThat(browser.await("const {ask} = await import('./rules.js');"
                        + "return (await ask('page', 'en', 0)).view.told.table.setup.edition.objects[2].points"))
                .isEqualTo(7L);
        browser.reportsNothing();
    }

    @ParameterizedTest
    @CsvSource({
        "mercado, en, 1366, 768", "mercado, pl, 390, 844", "mercado, it, 390, 844",
        "mercatores, en, 390, 844", "mercatores, pl, 1366, 768", "mercatores, it, 1366, 768",
    })
    void itFitsTheScreenAndHasNoBarriers(String game, String language, int width, int height) throws IOException {
        browser.size(width, height);
        browser.keep("language", language);
        browser.reload();
        edit(game);
        String piece = game.equals("mercado") ? "objects-0" : "goods-0";
        type(piece, game.equals("mercado") ? "price.fixed" : "profit", "5");
        browser.waitFor("return document.querySelector('[data-piece=" + piece + "] .trouble-text li') !== null");
        browser.screenshot("editor-" + game + "-" + language + "-" + width);
        assertThat(browser.run("return [...document.querySelectorAll('dialog, .review-parts, .piece')]"
                        + ".filter((one) => one.scrollWidth > one.clientWidth"
                        + " || (one.open && one.scrollHeight > one.clientHeight)).map((one) => one.className).join()"))
                .isEqualTo("");
        assertThat(browser.run("const text = document.querySelector('.findings p').getBoundingClientRect();"
                        + "return document.elementFromPoint(text.left + 5, text.bottom - 5).textContent"))
                .as("seen above the pieces")
                .isEqualTo(browser.text(".findings p:first-child"));
        TableFitsTest.hasNoBarriers(browser);
    }

    private void edit(String game) {
        browser.leave("about:blank");
        browser.go(site.address() + "#/edition/" + game);
        browser.waitFor("return document.querySelector('.findings p') !== null");
    }

    private WebElement field(String piece, String field) {
        browser.run("document.querySelector('[data-piece=' + arguments[0] + '] details').open = true", piece);
        return browser.one("[data-piece=" + piece + "] [data-field='" + field + "']");
    }

    private void type(String piece, String field, String text) {
        WebElement input = field(piece, field);
        input.sendKeys(Keys.chord(Keys.CONTROL, "a"), " ");
        input.sendKeys(Keys.chord(Keys.CONTROL, "a"), text.isEmpty() ? "\b" : text);
    }

    private static String says(String selector, String text) {
        return "return document.querySelector('%s').textContent.includes('%s')".formatted(selector, text);
    }

    /** What the button to save puts into the file. */
    private String saved() {
        browser.run("URL.createObjectURL = (file) => { window.saved = file; return '#'; }");
        browser.run("HTMLAnchorElement.prototype.click = () => {}");
        browser.one("[data-key=save]").click();
        return String.valueOf(browser.await("return window.saved.text()"));
    }
}
