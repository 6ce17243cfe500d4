package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody who was sent a link, and has never seen the page. */
@Tag("long")
class FirstTimeTest extends PagesTest {
    /** How long a patient person looks at a screen before pressing something. */
    private static final Duration LOOK = Duration.ofSeconds(4);

    private static final Duration KEY = Duration.ofMillis(300);

    /** The page is opened without anything kept, on a desktop and on a phone. The controls are those of an action. */
    @ParameterizedTest
    @CsvSource({
        "mercurius, joint, .hand .card, .effect .main, 1366, 768",
        "mercurius, joint, .hand .card, .effect .main, 390, 844",
        "mercatores, sealed, [data-card], [data-key=play][aria-disabled=false], 1366, 768",
        "mercatores, sealed, [data-card], [data-key=play][aria-disabled=false], 390, 844",
        "mercado, sealed, [data-action=A], .set [data-action][aria-disabled=false], 1366, 768",
        "mercado, sealed, [data-action=A], .set [data-action][aria-disabled=false], 390, 844",
    })
    void fromTheLinkToTheFirstActionInUnderAMinute(
            String game, String dealing, String first, String second, int width, int height)
            throws InterruptedException {
        Page anna = server.page();
        JsonNode made = anna.make(("{\"game\":\"%s\",\"dealing\":\"%s\",\"players\":3,\"timer\":0,\"public\":false,"
                        + "\"startSeat\":2,\"bots\":{\"1\":\"greedy\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}")
                .formatted(game, dealing));
        if (dealing.equals("joint")) {
            anna.connect(); // she takes part in the deal
        }
        String link = "/#/table/" + made.get("id").textValue() + "/"
                + made.get("invitation").textValue();
        BrowserPage guest = page(1);
        guest.size(width, height);
        guest.run("localStorage.clear()");
        long began = System.nanoTime();
        guest.open(link);
        guest.waitFor("return document.querySelector('.seat-list form') !== null");
        look();
        type(guest, "Magda");
        guest.click(".seat-list form .main");
        guest.waitFor("return document.querySelector(`" + first + "`) !== null");
        look();
        guest.click(first);
        look();
        guest.click(second);
        guest.waitFor("return document.querySelector('.history li li') !== null");
        double seconds = (System.nanoTime() - began) / 1e9;
        System.out.printf("from the link to the first action of %s on %d pixels: %.1f s%n", game, width, seconds);
        assertThat(seconds).isLessThan(60);
    }

    private static void look() throws InterruptedException {
        Thread.sleep(LOOK.toMillis());
    }

    private static void type(BrowserPage guest, String name) throws InterruptedException {
        for (int letter : IntStream.rangeClosed(1, name.length()).toArray()) {
            Thread.sleep(KEY.toMillis());
            guest.run(
                    "const field = document.querySelector('.seat-list form input'); field.value = arguments[0];"
                            + "field.dispatchEvent(new Event('input'))",
                    name.substring(0, letter));
        }
    }
}
