package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.JointDeal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The page and the server together, in a real browser: five people play a whole game through their pages, and a
 * spectator watches. One reloads, one loses the network, one tries the moves of another by hand-made messages. All that
 * reached a page, and its memory, is searched for what its seat may not know.
 */
@Tag("nightly")
class BrowserTest extends PagesTest {
    private static final List<String> NAMES = List.of("Anna", "Magda", "<b>Robert</b>", "Jan & Co", "Łucja");
    private static final String OVER = "return document.querySelector('.ending') !== null";
    private static final String CONTROLS =
            "return [...document.querySelectorAll('[data-action]')].filter((one) => one.checkVisibility()).length";
    private static final String TALK = """
            const [table, token, messages] = a;
            const heard = [];
            const socket = new WebSocket(`ws://${location.host}/ws`);
            socket.onopen = () => {
              socket.send(JSON.stringify({type: 'hello', version: 1, table, token, from: 0, hash: null, language: 'en'}));
              messages.forEach((one) => socket.send(one));
            };
            socket.onmessage = ({data}) => {
              heard.push(JSON.parse(data));
              if (heard.filter(({type}) => type !== 'table').length === messages.length) socket.close(4000);
            };
            const code = await new Promise((resolve) => { socket.onclose = (event) => resolve(event.code); });
            return JSON.stringify({code, answers: heard.filter(({type}) => type !== 'table')});
            """;

    private final List<BrowserPage> people = new ArrayList<>();
    private BrowserPage spectator;
    /** Follows the game without a browser, to know whose turn it is. */
    private Page follower;

    private Set<String> textsBefore;
    private String rules = "";

    @Test
    void fivePeoplePlayAWholeGame() {
        sitDown();
        List<Memory> memories = new ArrayList<>();
        boolean cut = false;
        for (int turn = 0; !follower.isOver(); turn++) {
            BrowserPage active = people.get(follower.game.view().table().activeSeat());
            switch (turn) {
                case 3, 20 -> memories.addAll(memories());
                case 6 -> {
                    assertThat(spectator.focus().run(CONTROLS))
                            .as("controls of a spectator")
                            .isEqualTo(0L);
                    reload(people.get(0));
                }
                case 8 -> people.get(1).focus().tools.offline(true);
                case 13 -> forge(people.get(2));
                default -> {}
            }
            if (turn >= 8 && !cut && active == people.get(1)) {
                comeBack(active);
                cut = true;
            }
            takeTurn(active.focus(), turn % 3 == 0);
        }
        spectator.focus().waitFor(OVER);
        people.forEach(page -> page.focus().waitFor(OVER));
        people.forEach(page -> page.focus().waitFor("return document.querySelector('.verdict.right') !== null"));
        Game game = record().replay();
        for (int seat = 0; seat < people.size(); seat++) {
            assertNothingHidden(people.get(seat), seat, game);
        }
        assertNothingHidden(spectator, -1, game);
        memories.forEach(memory -> assertThat(known(memory.seat(), game).hiddenIn(memory.texts(), memory.number()))
                .as("memory of seat %s at update %s", memory.seat(), memory.number())
                .isEmpty());
    }

    /** The first person makes a private table in the page, the others follow the invitation. */
    private void sitDown() {
        BrowserPage maker = page(0);
        people.add(maker);
        maker.click(".home section button");
        maker.waitFor("return document.querySelector('.home section form') !== null");
        maker.run(
                "const form = document.querySelector('.home section form'); const {players, timer, name, open} = form;"
                        + "players.value = '5'; timer.value = '0'; name.value = arguments[0]; open.checked = false;"
                        + "form.requestSubmit()",
                NAMES.get(0));
        maker.waitFor("return document.querySelector('.gathering .link') !== null");
        textsBefore = new HashSet<>(maker.tools.memoryOfPage());
        textsBefore.addAll(maker.tools.memoryOfWorker());
        rules = server.page().send("GET", "/rules/RULES.md", null).body()
                + server.page().send("GET", "/rules/HOW.md", null).body();
        String link = String.valueOf(maker.run("return document.querySelector('.gathering .link').value"));
        String table = link.substring(link.indexOf("#/table/") + 8, link.lastIndexOf('/'));
        spectator = page(people.size() + 10);
        spectator.run("location.hash = arguments[0]", "#/table/" + table);
        for (int seat = 1; seat < NAMES.size(); seat++) {
            BrowserPage guest = page(seat);
            people.add(guest);
            guest.run("location.hash = arguments[0]", link.substring(link.indexOf('#')));
            guest.waitFor("return document.querySelector('.seat-list form') !== null");
            guest.run(
                    "const form = document.querySelector('.seat-list form');"
                            + "form.querySelector('input').value = arguments[0]; form.requestSubmit()",
                    NAMES.get(seat));
            guest.waitFor("return document.querySelector('.seat-list form') === null");
            // the invitation is not shown on, as soon as the server has answered
            guest.waitFor("return location.hash === '#/table/" + table + "'");
        }
        follower = server.page().watching(table).connect();
        follower.await("the deal", page -> page.game != null);
    }

    /** Buys something, if wanted, and plays the first card of the hand. */
    private void takeTurn(BrowserPage page, boolean buys) {
        page.waitFor("return document.querySelector('.player.me.active') !== null && document.querySelectorAll("
                + "'.history > li').length > 0 === " + (follower.next() > 0));
        if (buys) {
            int before = follower.next();
            page.click(".trade.buy[aria-disabled=false]");
            page.waitFor("return document.querySelector('.history > li .bought') !== null"
                    + " && document.querySelector('[data-key=undo]') !== null");
            follower.await("the purchase", each -> each.next() > before);
        }
        int before = follower.next();
        page.waitFor("if (!document.querySelector('.hand .card[aria-pressed=true]')) {"
                + " document.querySelector('.hand .card').click(); }"
                + "return document.querySelector('[data-key=play][aria-disabled=false]') !== null");
        page.click("[data-key=play]");
        follower.await("the card", each -> each.next() > before);
    }

    private void reload(BrowserPage page) {
        page.focus().reload();
        page.waitFor("return document.querySelector('.player.me') !== null");
        assertThat(hello(page).get("from").intValue()).isZero();
    }

    /** The network is back: the page asks for what it missed, and for nothing else. */
    private void comeBack(BrowserPage page) {
        int received = page.tools.received().size();
        page.focus().waitFor("return document.querySelector('.notice').textContent !== ''");
        page.tools.offline(false);
        page.waitFor("return document.querySelector('.notice').textContent === '' && "
                + "document.querySelector('.player.me.active') !== null");
        int from = hello(page).get("from").intValue();
        assertThat(from).isPositive();
        // What was on its way when the network broke may still come first.
        List<String> frames = page.tools.received();
        assertThat(frames.subList(received, frames.size()))
                .map(frame -> Page.json(frame).path("game"))
                .filteredOn(game -> game.has("from"))
                .allMatch(game -> game.get("from").intValue() > 0)
                .anyMatch(game ->
                        game.get("from").intValue() == from && game.get("next").intValue() == follower.next());
    }

    private static JsonNode hello(BrowserPage page) {
        return page.tools.sent().stream()
                .map(Page::json)
                .filter(message -> message.get("type").textValue().equals("hello"))
                .reduce((one, next) -> next)
                .orElseThrow();
    }

    /** A person whose turn it is not tries messages that the page would not send. */
    private void forge(BrowserPage page) {
        int number = follower.next();
        int active = follower.game.view().table().activeSeat();
        assertThat(page).isNotSameAs(people.get(active));
        page.focus();
        String token = tokenOf(page);
        String act = "{\"type\":\"act\",\"id\":\"forged-%d\",\"number\":" + number + ",\"action\":\"+AMS\"%s}";
        JsonNode own = talk(page, token, List.of(act.formatted(1, ""), act.formatted(2, ",\"seat\":" + active)));
        JsonNode turn = own.get("answers").get(0);
        assertThat(turn.get("type").textValue()).isEqualTo("refused");
        assertThat(turn.get("rule").textValue()).isEqualTo("TRN-4");
        assertThat(turn.get("message").textValue()).contains(NAMES.get(active)).doesNotContain("TRN-4");
        assertThat(own.get("answers").get(1).get("error").textValue()).isEqualTo("malformed");
        String forged = token.substring(1) + (token.startsWith("A") ? "B" : "A");
        assertThat(talk(page, forged, List.of(act.formatted(3, ""))).get("code").intValue())
                .isEqualTo(4401);
        JsonNode none = talk(page, null, List.of(act.formatted(4, "")));
        assertThat(none.get("answers").get(0).get("error").textValue()).isEqualTo("spectator");
        // What the active player's page sent before, sent again by another seat.
        String replayed = people.get(active).tools.sent().stream()
                .filter(message -> message.contains("\"act\""))
                .findFirst()
                .orElseThrow();
        assertThat(talk(page, token, List.of(replayed))
                        .get("answers")
                        .get(0)
                        .get("error")
                        .textValue())
                .isEqualTo("stale");
        assertThat(follower.next()).isEqualTo(number);
        String early = String.valueOf(
                page.await("return (await fetch(`api/tables/${a[0]}/record`)).text()", follower.table()));
        assertThat(KnownCards.in(early.replaceAll("\"log\":\\[.*?]", ""))).isEmpty();
    }

    private JsonNode talk(BrowserPage page, String token, List<String> messages) {
        return Page.json(String.valueOf(page.await(TALK, follower.table(), token, messages)));
    }

    /** The texts in the memory of a page and its worker before the update of a number, without those of every page. */
    private record Memory(int seat, int number, String texts) {}

    private List<Memory> memories() {
        int number = follower.next();
        List<Memory> memories = new ArrayList<>();
        for (int seat = -1; seat < people.size(); seat++) {
            DevTools tools = seat < 0 ? spectator.tools : people.get(seat).tools;
            List<String> texts = new ArrayList<>(tools.memoryOfPage());
            tools.memoryOfWorker().stream()
                    .filter(text -> !KnownCards.isName(text))
                    .forEach(texts::add);
            texts.removeIf(text -> textsBefore.contains(text) || isOfTheRules(text));
            String all = String.join("\n", texts);
            assertThat(all.contains("mpn/1 players=5") && all.contains(NAMES.get(3)))
                    .as("the memory of seat %s is searched", seat)
                    .isTrue();
            memories.add(new Memory(seat, number, all));
        }
        return memories;
    }

    /** The page keeps the rules, whole or in the pieces in which they came; they have examples with cards. */
    private boolean isOfTheRules(String text) {
        return text.length() > 100 && rules.contains(text);
    }

    private GameRecord record() {
        return MercuriusJson.RECORD.read(follower.get("/record").body());
    }

    private static KnownCards known(int seat, Game game) {
        SeatGame told = seat < 0 ? game.spectatorGame() : game.seatGame(seat);
        return new KnownCards(told);
    }

    private void assertNothingHidden(BrowserPage page, int seat, Game game) {
        KnownCards known = known(seat, game);
        List<String> secrets = new ArrayList<>();
        secrets.add(record().joint().orElseThrow().part(JointDeal.HOST).orElseThrow());
        people.stream().filter(other -> other != page).map(this::tokenOf).forEach(secrets::add);
        int number = 0;
        int last = 0;
        for (String frame : page.tools.received()) {
            JsonNode news = Page.json(frame).get("game");
            number = news == null ? number : news.get("next").intValue();
            last = Math.max(last, number);
            assertThat(known.hiddenIn(frame, number))
                    .as("seat %s: %s", seat, frame)
                    .isEmpty();
            secrets.forEach(secret -> assertThat(frame).doesNotContain(secret));
            for (int other = 0; other < people.size(); other++) {
                if (other != seat) {
                    assertThat(frame).doesNotContain("\"cardDrawn\",\"seat\":" + other);
                }
            }
        }
        assertThat(last).as("all frames were seen").isEqualTo(game.updateCount());
    }

    private String tokenOf(BrowserPage page) {
        return String.valueOf(
                page.focus().run("return localStorage.getItem('mercurius.token.' + arguments[0])", follower.table()));
    }
}
