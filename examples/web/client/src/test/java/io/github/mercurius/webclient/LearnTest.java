package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a beginner has on the page: a guided first game, and the rules where they are needed. */
@Tag("nightly")
class LearnTest extends PageTest {
    /** Notes each step of the guide when it is shown, with how many things it has framed: one may pass in a moment. */
    private static final String NOTE_STEPS = """
            const coach = document.querySelector('.coach');
            window.guided = [];
            const note = () => {
              const framed = document.querySelectorAll('.shown-by-guide').length;
              const step = `${coach.querySelector('.fine').textContent}: ${framed} framed`;
              if (!coach.hidden && !guided.includes(step)) {
                guided.push(step);
              }
            };
            note();
            new MutationObserver(note).observe(coach, {childList: true});
            """;

    /** Takes the step of the guide, and gives the steps so far; null when the guide is done. */
    private static final String TAKE_STEP = """
            const next = document.querySelector('[data-key=guide-next]');
            const shown = document.querySelector('.shown-by-guide[data-action][aria-disabled=false]');
            const advised = document.querySelector('.advised');
            if (document.querySelector('.coach').hidden) {
              return null;
            }
            (next ?? shown ?? advised ?? document.querySelector('[data-key=advice]'))?.click();
            return guided.length;
            """;

    /** Whether the rules scroll nowhere, and their picture lies in its place. */
    private static final String HOW_FITS = """
            const how = document.querySelector('.how');
            const place = how.querySelector('.seen > :nth-child(2)').getBoundingClientRect();
            const inside = (one) => one.left >= place.left && one.right <= place.right && one.bottom <= place.bottom;
            return how.scrollWidth <= how.clientWidth && how.scrollHeight <= how.clientHeight
              && [...how.querySelectorAll('.seen .pieces > *')].every((one) => inside(one.getBoundingClientRect()));
            """;

    private static final String STEP =
            "return document.querySelector('.coach .fine')?.textContent.startsWith('%s ') === true";
    private static final String WHERE_THE_BUTTON_IS =
            "return document.querySelector('.coach button').getBoundingClientRect().top";

    @Test
    void theGuideLeadsThroughAGame() {
        for (String language : List.of("it", "pl", "en")) {
            browser.run("location.hash = ''");
            browser.keep("language", language);
            browser.reload();
            browser.one("[data-key=guide]").click();
            browser.waitFor(MY_TURN);
            followTheGuide(language);
            assertThat(browser.text(".round")).contains("4").contains("17");
        }
    }

    @Test
    void theGuideKeepsItsStepAndShowsWhatWasBought() {
        browser.one("[data-key=guide]").click();
        browser.waitFor(MY_TURN);
        browser.run("document.querySelector('[data-key=guide-next]').click()");
        Object place = browser.run(WHERE_THE_BUTTON_IS);
        browser.run("document.querySelector('[data-action=\"+SPI\"]').click()");
        browser.waitFor(STEP.formatted("Step 3"));
        assertThat(browser.one(".shown-by-guide").getDomAttribute("data-action"))
                .isEqualTo("+SPI");
        assertThat(browser.run(WHERE_THE_BUTTON_IS)).isEqualTo(place);
        speak("pl");
        browser.waitFor(STEP.formatted("Krok 3"));
        browser.reload();
        browser.waitFor(STEP.formatted("Krok 3"));
        assertThat(browser.one(".shown-by-guide").getDomAttribute("data-action"))
                .isEqualTo("+SPI");
        browser.run("document.querySelector('[data-key=guide-skip]').click()");
        speak("en");
        assertThat(browser.run("return document.querySelector('.coach').hidden"))
                .isEqualTo(true);
    }

    /** By what it has framed or, where cards must be chosen, by the advice of a bot. */
    @ParameterizedTest
    @CsvSource({"mercatores, pl", "mercado, it"})
    void theGuideLeadsThroughTheSisterGames(String game, String language) {
        browser.keep("language", language);
        browser.reload();
        browser.run(CHOOSE + "document.querySelector('[data-key=guide]').click()", game);
        browser.waitFor("return document.querySelector('.coach .fine') !== null");
        browser.run(NOTE_STEPS);
        Set<Object> seen = new HashSet<>();
        while (browser.run(TAKE_STEP) instanceof Long step) {
            if (seen.add(step)) {
                browser.screenshot("guide-" + game + "-" + step);
            }
        }
        assertThat((List<?>) browser.run("return guided"))
                .hasSize(game.equals("mercado") ? 9 : 8)
                .allMatch(step -> step.toString().endsWith(": 1 framed"));
        browser.reportsNothing();
    }

    /** Each screen has its picture, fits a phone, and names no rule; all rules in numbers are a step away. */
    @ParameterizedTest
    @CsvSource({"mercurius, en", "mercado, pl", "mercatores, it"})
    void theRulesAreShownForPeople(String game, String language) throws IOException {
        browser.keep("language", language);
        browser.reload();
        browser.size(390, 844);
        browser.run(CHOOSE + "document.querySelector('.welcome [data-key=rules]').click()", game);
        browser.waitFor("return document.querySelector('.how') !== null");
        int screens = game.equals("mercado") ? 6 : 5; // the last one says what the signs mean
        for (int screen = 1; screen <= screens; screen++) {
            assertThat(browser.text(".how .fine")).isEqualTo(screen + " / " + screens);
            assertThat(browser.all(".how .seen :is(.pieces, .legend-of-signs) > *"))
                    .isNotEmpty();
            assertThat(browser.text(".how")).doesNotContainPattern("[A-Z]{3,5}-\\d");
            assertThat(browser.run(HOW_FITS)).as("fits").isEqualTo(true);
            browser.screenshot("how-" + game + "-" + screen);
            TableFitsTest.hasNoBarriers(browser);
            browser.run(
                    "document.querySelector('.how').dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'}))");
        }
        browser.run("document.querySelector('.how [data-key=clauses]').click()");
        browser.waitFor("return document.querySelectorAll('.clauses article').length > 20");
        browser.reportsNothing();
    }

    /** Does what the guide shows: presses its button, or what it has framed. */
    private void followTheGuide(String language) {
        browser.screenshot("guide-" + language);
        browser.waitFor("const coach = document.querySelector('.coach');"
                + "if (coach.hidden) { return true; }"
                + "const next = document.querySelector('[data-key=guide-next]');"
                + "if (next) { next.click(); return false; }"
                + "const shown = document.querySelector('.shown-by-guide');"
                + "const mine = document.querySelector('.player.me.active') !== null;"
                + "if (mine && shown?.matches('.buy')) { shown.click(); }"
                + "else if (mine && shown) { (document.querySelector('[data-key=play][aria-disabled=false]')"
                + " ?? document.querySelector('.hand .card')).click(); }"
                + "return false");
    }
}
