package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * A page in a real browser ends the table of a server that lies, and opens nothing. Between them stands a proxy that
 * tells one lie; the page's own test of this name tells all that there are to the rules of the page.
 */
@Tag("nightly")
class LyingServerTest {
    private static final String LIE = "return document.querySelector('.lie .verdict.wrong') !== null";

    private ChromeDriver driver;
    private TestServer server;
    private LyingProxy proxy;

    @BeforeEach
    void open() {
        driver = BrowserPage.browser();
        server = TestServer.everywhere();
        proxy = new LyingProxy(server.address(), anotherHostLater());
    }

    @AfterEach
    void close() {
        driver.quit();
        proxy.close();
        server.close();
    }

    /** Shows the commitment of the host once, and then another one. */
    private static LyingProxy.Lie anotherHostLater() {
        AtomicInteger shown = new AtomicInteger();
        return message -> {
            if (message.at("/lobby/phase").asText().equals("dealing") && shown.getAndIncrement() > 0) {
                ((ObjectNode) message.at("/lobby/dealing")).put("host", "9".repeat(64));
            }
        };
    }

    @Test
    void thePageOpensNothingAndSaysWhyInEachLanguage() {
        BrowserPage page = new BrowserPage(driver, 0, proxy.port());
        sitDown(page);
        page.waitFor(LIE);
        assertThat(page.text(".lie")).contains("commitment of the host").contains("lies");
        for (String language : List.of("en", "pl", "it")) {
            page.run("localStorage.setItem('mercurius.language', arguments[0])", language);
            page.reload();
            page.waitFor(LIE);
            page.isForEverybody("lie-" + language);
        }
        assertThat(proxy.sent).isNotEmpty().noneMatch(message -> message.contains("\"open\""));
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
