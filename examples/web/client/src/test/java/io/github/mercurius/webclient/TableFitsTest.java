package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table on screens as people have them: it does not scroll, and nothing of it is cut off or covered. */
@Tag("nightly")
class TableFitsTest extends PageTest {
    /** What must be on the screen: exchange, hand, the button that plays, and what happened since my last turn. */
    private static final String NEEDED =
            ".market .asset, .market .trade, .play .hand:first-child .card, [data-key=play], .seats .did, .trouble,"
                    + " .whose, .action-bar .money";

    @ParameterizedTest
    @CsvSource({"1366, 768", "1024, 768", "390, 844"})
    void everythingNeededIsOnTheScreen(int width, int height) throws IOException {
        start("Magda", 5, "42");
        takeTurn();
        takeTurn();
        browser.waitFor(MY_TURN);
        browser.size(width, height);
        for (String language : List.of("en", "pl", "it")) {
            speak(language);
            choose();
            browser.run("document.querySelector('[data-action=\"-TEA\"]').click()");
            browser.waitFor("return document.querySelector('.trouble cite') !== null");
            for (String theme : List.of("light", "dark")) {
                browser.run("document.documentElement.dataset.theme = arguments[0]", theme);
                String name = "fits-" + width + "-" + language + "-" + theme;
                browser.screenshot(name);
                assertThat(measured(NEEDED)).as(name).isEqualTo("");
            }
        }
        hasNoBarriers();
    }

    @ParameterizedTest
    @CsvSource({"1366, 768", "390, 844"})
    void theEndIsOnTheScreen(int width, int height) throws IOException {
        start("Magda", 3, "1602");
        while (browser.all(".ending").isEmpty()) {
            takeTurn();
        }
        browser.size(width, height);
        browser.screenshot("end-" + width);
        assertThat(measured(".ending h2, .ranking th" + (width > 1000 ? ", .market .asset" : "")))
                .isEqualTo("");
        hasNoBarriers();
    }

    private String measured(String needed) throws IOException {
        return measured(browser, needed);
    }

    private void hasNoBarriers() throws IOException {
        hasNoBarriers(browser);
    }

    /** What of the page does not fit its screen. */
    static String measured(Browser browser, String needed) throws IOException {
        browser.run("document.getAnimations().forEach((one) => one.finish())");
        return (String) browser.run(resource("measure.js"), needed);
    }

    /** Makes sure that nothing keeps somebody from using the page. */
    static void hasNoBarriers(Browser browser) throws IOException {
        browser.run(resource("/axe.min.js"));
        assertThat(browser.await("document.getAnimations().forEach((one) => one.finish());"
                        + "const rules = {'label-content-name-mismatch': {enabled: true}};"
                        + "return (await axe.run({rules})).violations.flatMap((one) => one.nodes.map((node) =>"
                        + " `${one.id}: ${node.target} ${node.failureSummary}`)).join('\\n')"))
                .isEqualTo("");
    }

    static String resource(String name) throws IOException {
        try (InputStream script = TableFitsTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(script, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
