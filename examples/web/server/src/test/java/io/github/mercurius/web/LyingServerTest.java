package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A page in a real browser ends the table of a server that lies, and opens nothing. A script in the page changes what
 * the server says; the page's own test of this name tells all the lies that there are to the rules of the page.
 */
@Tag("nightly")
class LyingServerTest extends PagesTest {
    private static final String LIE = "return document.querySelector('.lie .verdict.wrong') !== null";

    /** Shows the commitment of the host once, and then another one, also when the page was loaded again. */
    private static final String ANOTHER_HOST_LATER = """
            const {parse} = JSON;
            JSON.parse = (text, ...more) => {
              const message = parse(text, ...more);
              if (message?.lobby?.phase === 'dealing') {
                if (localStorage.shown) message.lobby.dealing.host = '9'.repeat(64);
                localStorage.shown = 'once';
              }
              return message;
            };
            """;

    @Test
    void thePageOpensNothingAndSaysWhyInEachLanguage() {
        BrowserPage page = page(0);
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", ANOTHER_HOST_LATER));
        page.reload();
        sitDown(page);
        page.waitFor(LIE);
        assertThat(page.text(".lie")).contains("commitment of the host").contains("lies");
        for (String language : List.of("en", "pl", "it")) {
            page.run("localStorage.setItem('mercurius.language', arguments[0])", language);
            page.reload();
            page.waitFor(LIE);
            page.isForEverybody("lie-" + language);
        }
        assertThat(page.tools.sent()).isNotEmpty().noneMatch(message -> message.contains("\"open\""));
    }

    /**
     * Anna makes a table, and a bot takes its last seat after the page has taken the second one: the dealing begins.
     */
    private void sitDown(BrowserPage page) {
        Page maker = server.page();
        maker.make("{\"players\":3,\"timer\":0,\"public\":false,\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        maker.connect();
        maker.await("the invitation", each -> each.lobby != null);
        Page hand = server.page();
        String invitation = maker.lobby.get("invitation").textValue();
        assertThat(hand.sit(maker.table(), 1, "Magda", invitation).statusCode()).isEqualTo(200);
        page.run(
                "localStorage.setItem('mercurius.token.' + arguments[0], arguments[1]);"
                        + "location.hash = '#/table/' + arguments[0]",
                maker.table(),
                hand.token);
        page.waitFor("return document.querySelector('.gathering') !== null");
        assertThat(maker.seatBot(2, "regent:easy").statusCode()).isEqualTo(200);
    }
}
