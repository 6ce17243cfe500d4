package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Games in a real browser: three people play a whole one by the controls of their pages, one on a phone's screen, with
 * a bot and a spectator. They press what they have pressed least, so all that chance lets come.
 */
@Tag("nightly")
class ByHandTest extends PagesTest {
    private static final List<String> NAMES = List.of("Anna", "<b>Magda</b>", "Łucja");
    private final List<BrowserPage> people = new ArrayList<>();
    private final Map<String, Integer> pressed = new TreeMap<>();
    private BrowserPage spectator;

    /**
     * With the stand-in edition, at a table that the first person makes in the page; the others are bots. The game goes
     * on after the page was loaded again.
     */
    @Test
    void aTableOfMercadoIsMadeInThePage() {
        make("mercado", 3);
        BrowserPage maker = people.get(0);
        maker.click("[data-key=bot-1-easy]");
        maker.click("[data-key=bot-2-medium]");
        maker.click("[data-action=A][aria-disabled=false]");
        maker.waitFor("""
                const enabled = (end) => document.querySelector(`[data-action$="${end}"][aria-disabled=false]`);
                (enabled('>H') ?? enabled('.'))?.click();
                return document.querySelectorAll('.history > li').length >= 3 && enabled('A') !== null;
                """);
        maker.reload();
        maker.waitFor("return document.querySelectorAll('.history > li').length >= 3");
        maker.click("[data-action=A][aria-disabled=false]");
        maker.waitFor("return document.querySelector('[data-action=\".\"]') !== null");
    }

    @Test
    void aWholeGameOfMercuriusIsPlayedByHand() throws IOException {
        String open = "{\"game\":\"mercurius\",\"players\":4,\"timer\":0}";
        sitDown(sitFirst(id(server.page().send("POST", "/api/tables", open).body())));
        String script = Files.readString(Path.of("src/test/resources/io/github/mercurius/web/play-mercurius.js"));
        play("mercurius", page -> pressBy(script, page));
        assertThat(pressed.keySet()).containsExactly("+", "-", "B:", "D:", "N:", "card");
        for (String event :
                List.of("bought", "sold", "blackMarketFilled", "dividendPaid", "newsPlayed", "cardPlayed")) {
            assertThat(spectator.has(".history ." + event)).as(event).isTrue();
        }
    }

    private String pressBy(String script, BrowserPage page) {
        Object kind = page.run(script, pressed, true);
        if (kind instanceof String taken && !taken.equals("over")) {
            pressed.merge(taken, 1, Integer::sum);
        }
        return kind == null ? "" : kind.toString();
    }

    private String make(String game, int players) {
        BrowserPage maker = page(0);
        people.add(maker);
        maker.click(".home section button");
        maker.waitFor("return document.querySelector('.home section form') !== null");
        maker.run(
                "const form = document.querySelector('.home section form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = arguments[1];"
                        + "form.timer.value = '0'; form.elements.name.value = arguments[2]; form.requestSubmit()",
                game,
                String.valueOf(players),
                NAMES.get(0));
        maker.waitFor("return document.querySelector('.gathering .link') !== null");
        maker.isForEverybody(game + "-lobby");
        return String.valueOf(maker.run("return location.hash"));
    }

    private String sitFirst(String table) {
        BrowserPage first = page(0);
        people.add(first);
        sit(first, "#/table/" + table, 0);
        return "#/table/" + table;
    }

    private static String id(String made) {
        return Page.json(made).get("id").textValue();
    }

    private void sitDown(String link) {
        watch(link);
        for (int seat = 1; seat < NAMES.size(); seat++) {
            seatGuest(seat, link);
        }
        people.get(0).focus().click("[data-key=bot-3-easy]");
    }

    private void watch(String link) {
        spectator = page(10);
        spectator.run("location.hash = arguments[0]", link);
    }

    private void seatGuest(int seat, String link) {
        BrowserPage guest = page(seat);
        people.add(guest);
        sit(guest, link, seat);
    }

    private static void sit(BrowserPage page, String link, int seat) {
        page.run("location.hash = arguments[0]", link);
        page.waitFor("return document.querySelector('.seat-list form') !== null");
        page.run(
                "const form = document.querySelector('.seat-list form');"
                        + "form.querySelector('input').value = arguments[0]; form.requestSubmit()",
                NAMES.get(seat));
        page.waitFor("return document.querySelector('.seat-list form') === null");
    }

    /** Plays until all pages show the end: each person presses what was pressed least. */
    private void play(String game, Function<BrowserPage, String> press) {
        people.get(1).focus();
        people.get(1).size(390, 844);
        for (BrowserPage page : people) {
            page.focus().waitFor("return document.querySelector('.player.me') !== null");
        }
        spectator.focus().waitFor("return document.querySelector('.player') !== null");
        assertThat(
                        spectator.run(
                                "return [...document.querySelectorAll('[data-action]')].filter((one) => one.checkVisibility()).length"))
                .as("controls of a spectator")
                .isEqualTo(0L);
        for (int over = 0; over < people.size(); ) {
            over = 0;
            for (BrowserPage page : people) {
                over += press.apply(page.focus()).equals("over") ? 1 : 0;
            }
        }
        people.forEach(page -> page.focus().waitFor("return document.querySelector('.verdict.right') !== null"));
        people.get(0).focus().isForEverybody(game + "-end");
        spectator.focus().waitFor("return document.querySelector('.verdict.right') !== null");
    }
}
