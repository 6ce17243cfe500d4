package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All games in a real browser: three people play a whole game by the controls of their pages, one on a phone's screen,
 * with a bot and a spectator. They press what they have pressed least, so all that chance lets come.
 */
@Tag("long")
class ByHandTest extends PagesTest {
    private static final List<String> NAMES = List.of("Anna", "<b>Magda</b>", "Łucja");
    /** The actions that the page offers, and whether the game is over for it. */
    private static final String OFFERED = """
            if (document.querySelector('.ending')) return ['over'];
            return [...document.querySelectorAll('[data-action][aria-disabled=false]')]
              .filter((one) => one.checkVisibility()).map((one) => one.dataset.action);
            """;

    private static final String PRESS = """
            const one = document.querySelector(`[data-action="${CSS.escape(arguments[0])}"]`);
            one?.click();
            return one !== null;
            """;

    private final List<BrowserPage> people = new ArrayList<>();
    private final Map<String, Integer> pressed = new TreeMap<>();
    private BrowserPage spectator;

    /**
     * With the stand-in edition, at a table that the first person makes in the page; the others are bots. Chance is
     * drawn together with the page, also after it was loaded again.
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

    /** The coin changer's coin may be kept; so every kind of action can come. */
    @Test
    void aWholeGameOfMercadoIsPlayedByHand() {
        // "D:" and "W:" need more luck than these: EveryActionTest has them
        Set<String> all = Set.of("A", "B", ">", ".", "S", "V:", "$", "Y", "N");
        for (int game = 0; game < 3 && !pressed.keySet().containsAll(all); game++) {
            people.clear();
            sitDown(makeWithEdition("mercado", 4, "sealed", "{\"coinChanger\":\"FREE\"}", ByHandTest::makeCheap));
            play("mercado", this::pressRarest);
        }
        assertThat(pressed.keySet()).containsAll(all);
    }

    /**
     * In this edition two coins of a colour buy anything, all tiles give a token, perfumes make the others discard one,
     * the way is shorter, and each space has a symbol.
     */
    private static void makeCheap(ObjectNode edition) {
        for (JsonNode object : edition.get("objects")) {
            if (!Set.of("O01", "O02").contains(object.get("id").textValue())) { // these are as they must be
                ((ObjectNode) object).set("price", Page.json("{\"stacks\":[2]}"));
                ((ObjectNode) object).put("points", 1).set("effects", Page.json("[\"V\"]"));
            }
        }
        for (JsonNode perfume : edition.get("perfumes")) {
            ((ObjectNode) perfume).set("price", Page.json("{\"stacks\":[2]}"));
            ((ObjectNode) perfume).put("points", 0).set("effects", Page.json("[\"V\",\"o-V\"]"));
        }
        ArrayNode track = (ArrayNode) edition.get("sides").get("A");
        while (track.size() > 20) {
            track.remove(track.size() - 1);
        }
        for (int space = 0; space < track.size(); space++) {
            track.set(space, "S");
        }
    }

    @Test
    void aWholeGameOfMercatoresIsPlayedByHand() throws IOException {
        String script = Files.readString(
                Path.of("../client/src/test/resources/io/github/mercurius/webclient/play-mercatores.js"));
        Set<String> all = Set.of(
                "G:good",
                "G:special",
                "T:2",
                "T:3",
                "L:good",
                "L:one",
                "L:two",
                "L:W",
                "L:Q",
                "L:R",
                "L:RCAC",
                "X",
                "C:good",
                "C:W",
                "C:Q",
                "C:R",
                "D:special"); // "D:good" needs luck
        for (int game = 0;
                game < 3 && !pressed.keySet().containsAll(all);
                game++) { // cards of a kind can stay in the deck
            people.clear();
            sitDown(makeWithEdition("mercatores", 4, "sealed", "{}", ByHandTest::makeEarly));
            play("mercatores", page -> pressBy(script, page));
        }
        assertThat(pressed.keySet()).containsAll(all);
    }

    /**
     * In this edition some stacks and special cards bring coins at once and others never, so something is discarded.
     */
    private static void makeEarly(ObjectNode edition) {
        for (JsonNode good : edition.get("goods")) {
            ((ObjectNode) good).set("profit", Page.json(isOfCocoa(good) ? "[[7,1]]" : "[[1,1],[2,2]]"));
        }
        for (JsonNode special : edition.get("specials")) {
            boolean route = special.get("type").textValue().equals("ROUTE");
            int copies = !route ? special.get("copies").intValue() : isOfCocoa(special) ? 6 : 1;
            ((ObjectNode) special)
                    .put("copies", copies)
                    .set("profit", Page.json(route && isOfCocoa(special) ? "[[8,1]]" : "[[1,1]]"));
        }
    }

    private String pressBy(String script, BrowserPage page) {
        Object kind = page.run(script, pressed, true);
        if (kind instanceof String taken && !taken.equals("over")) {
            pressed.merge(taken, 1, Integer::sum);
        }
        return kind == null ? "" : kind.toString();
    }

    private static boolean isOfCocoa(JsonNode kind) {
        return kind.toString().contains("\"CAC\"");
    }

    /** Nobody can choose what is drawn: the pages of all people open for each draw, and check it at the end. */
    @Test
    void aGameOfMercadoIsDrawnTogether() {
        String link = makeWithEdition("mercado", 3, "joint", "{}", edition -> {
            makeCheap(edition);
            ArrayNode track = (ArrayNode) edition.get("sides").get("A");
            while (track.size() > 12) { // a short way
                track.remove(track.size() - 1);
            }
        });
        watch(link);
        seatGuest(1, link);
        people.get(0).focus().click("[data-key=bot-2-easy]");
        play("mercado-joint", this::pressRarest);
        assertThat(people.get(1).text(".verdict"))
                .contains("all that you were told is true")
                .doesNotContain("drew alone");
    }

    private String make(String game, int players) {
        BrowserPage maker = page(0);
        people.add(maker);
        maker.click(".home section button");
        maker.waitFor("return document.querySelector('.home section form') !== null");
        maker.run(
                "const form = document.querySelector('.home section form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = arguments[1];"
                        + "form.dealing.value = 'joint'; form.timer.value = '0'; form.elements.name.value = arguments[2]; form.requestSubmit()",
                game,
                String.valueOf(players),
                NAMES.get(0));
        maker.waitFor("return document.querySelector('.gathering .link') !== null");
        maker.isForEverybody(game + "-lobby");
        return String.valueOf(maker.run("return location.hash"));
    }

    /** A table with an edition of its own, that a program makes: the first person sits down by its link. */
    private String makeWithEdition(
            String game, int players, String dealing, String rulings, Consumer<ObjectNode> change) {
        Page program = server.page();
        String open = "{\"game\":\"%s\",\"players\":%d,\"timer\":0,\"dealing\":\"%s\",\"rulings\":%s"
                .formatted(game, players, dealing, rulings);
        String id = id(program.send("POST", "/api/tables", open + "}").body());
        ObjectNode edition = (ObjectNode) Page.json(
                program.send("GET", "/api/tables/" + id + "/edition", null).body());
        change.accept(edition);
        edition.put("name", "of a test");
        return sitFirst(id(program.send("POST", "/api/tables", open + ",\"edition\":" + edition + "}")
                .body()));
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
        int over = 0;
        for (long until = System.nanoTime() + 900_000_000_000L; over < people.size(); ) {
            assertThat(System.nanoTime())
                    .as("the game ends; pressed: " + pressed)
                    .isLessThan(until);
            over = 0;
            for (BrowserPage page : people) {
                over += press.apply(page.focus()).equals("over") ? 1 : 0;
            }
        }
        people.forEach(page -> page.focus().waitFor("return document.querySelector('.verdict.right') !== null"));
        people.get(0).focus().isForEverybody(game + "-end");
        spectator.focus().waitFor("return document.querySelector('.verdict.right') !== null");
    }

    private String pressRarest(BrowserPage page) {
        @SuppressWarnings("unchecked")
        List<String> offered = (List<String>) page.run(OFFERED);
        if (offered.equals(List.of("over"))) {
            return "over";
        }
        offered.stream().min(Comparator.comparing(this::weight)).ifPresent(action -> {
            if (Boolean.TRUE.equals(page.run(PRESS, action))) {
                pressed.merge(kind(action), 1, Integer::sum);
            }
        });
        return "";
    }

    /**
     * What is rare comes first; coins are set rather than kept, as else nobody would ever buy. Perfumes are bought, and
     * tokens kept, until somebody had to choose which token to discard; then the coin changer is paid.
     */
    private int weight(String action) {
        int times = pressed.getOrDefault(kind(action), 0);
        return switch (kind(action)) {
            case ">" -> leadsToWhatLacks(action) ? 2 : 3 + times % 7;
            case "V:" -> pressed.containsKey("D:") ? Math.min(times, 8) : 15;
            case "." -> 20;
            case "A" -> 10;
            case "B" -> times < 3 ? 4 : 30;
            default -> Math.min(times, 8);
        };
    }

    private boolean leadsToWhatLacks(String action) {
        return !pressed.containsKey("D:")
                ? action.matches(".>[56]")
                : !pressed.containsKey("W:") && action.endsWith(">X");
    }

    private static String kind(String action) {
        int sign = Math.max(action.indexOf('>'), 0);
        return sign > 0 ? ">" : action.contains(":") ? action.substring(0, 2) : action.substring(0, 1);
    }
}
