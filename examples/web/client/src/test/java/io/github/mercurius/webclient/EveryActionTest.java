package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/**
 * Every kind of action of the sister games in a real browser: with a mouse, with a finger on a phone's screen, and with
 * keys alone. Games of random bots are searched for a moment of each kind; the page goes on from there.
 */
@Tag("long")
class EveryActionTest extends PageTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String NAMES = "Alex\nAnneke\nPieter";
    private static final int SEEDS = 60;
    private static final int MOST_TABS = 150;
    private static final Map<String, String> RULINGS = Map.of("mercado", "A 0 FREE", "mercatores", "OTHERS");
    private static final Map<String, Set<String>> KINDS = Map.of(
            "mercado", Set.of("A", "B", ">", ".", "S", "$", "Y", "N", "V:", "D:", "W:"),
            "mercatores",
                    Set.of(
                            "G:good",
                            "G:special",
                            "T:2",
                            "T:3",
                            "L:good",
                            "L:one",
                            "L:two",
                            "L:special",
                            "X:good",
                            "C:good",
                            "C:special",
                            "C:route",
                            "D:good",
                            "D:special"));

    /** How often the history says something. */
    private static final String COUNT =
            "return [...document.querySelectorAll('.history li li')].filter((one) => one.textContent.toLowerCase()"
                    + " === (arguments[0] + '.').toLowerCase()).length";

    /** How somebody takes an action. */
    private enum Way {
        MOUSE,
        FINGER,
        KEYS
    }

    /** A game up to a moment in which an action can be taken, and what the page says then. */
    private record Moment(String game, String seed, JsonNode actions, String action, List<String> said) {}

    @ParameterizedTest
    @CsvSource({
        "mercatores, MOUSE",
        "mercatores, FINGER",
        "mercatores, KEYS",
        "mercado, MOUSE",
        "mercado, FINGER",
        "mercado, KEYS"
    })
    void isTaken(String game, Way way) throws IOException {
        Map<String, Moment> moments = moments(game);
        assertThat(moments.keySet()).containsAll(KINDS.get(game));
        if (way == Way.FINGER) {
            browser.hasFingers().size(390, 844);
        }
        for (Map.Entry<String, Moment> moment : moments.entrySet()) {
            take(moment.getKey(), moment.getValue(), way);
        }
        browser.reportsNothing();
    }

    private void take(String kind, Moment moment, Way way) throws IOException {
        browser.keep("game", saved(moment));
        browser.run("location.hash = ''");
        browser.reload();
        browser.run("document.querySelector('.home form .buttons button:not(.main)').click()");
        browser.waitFor("return document.querySelector('.player.me') !== null");
        List<Long> before = moment.said().stream().map(this::times).toList();
        for (String control : controls(moment)) {
            browser.waitFor("return document.querySelector(`" + control + "`) !== null");
            switch (way) {
                case MOUSE -> browser.one(control).click();
                case FINGER -> browser.tap(control);
                case KEYS -> pressByKeys(kind, control);
            }
        }
        for (int i = 0; i < before.size(); i++) {
            long more = before.get(i);
            browser.waitFor(COUNT.replace(
                            "arguments[0]",
                            JSON.writeValueAsString(moment.said().get(i))) + " > " + more);
        }
        System.out.println(way + " " + kind + ": " + moment.action() + " " + moment.said());
    }

    private long times(String said) {
        return (Long) browser.run(COUNT, said);
    }

    private void pressByKeys(String kind, String control) {
        String there = "return document.activeElement.matches(`" + control + "`)";
        for (int tabs = 0; !Boolean.TRUE.equals(browser.run(there)); tabs++) {
            assertThat(tabs).as("tabs to " + control + " for " + kind).isLessThan(MOST_TABS);
            browser.focused().sendKeys(Keys.TAB);
        }
        browser.focused().sendKeys(kind.length() % 2 == 0 ? Keys.ENTER : Keys.SPACE);
    }

    /** What is pressed one after the other: the cards, if there are such to choose, and the button. */
    private static List<String> controls(Moment moment) {
        List<String> controls = new ArrayList<>();
        if (moment.game().equals("mercatores") && moment.action().matches("[GTL]:.*")) {
            for (String card : moment.action().substring(2).split(",")) {
                controls.add("[data-card=\"" + card + "\"][aria-pressed=false]");
            }
        }
        controls.add("[data-action=\"" + moment.action() + "\"][aria-disabled=false]");
        return controls;
    }

    /** A moment for each kind, in the first games that have one. */
    private static Map<String, Moment> moments(String game) throws IOException {
        Map<String, Moment> moments = new TreeMap<>();
        for (int seed = 1; seed <= SEEDS && !moments.keySet().containsAll(KINDS.get(game)); seed++) {
            ask(game, "start", NAMES, "0", RULINGS.get(game), String.valueOf(seed), "0", "random random random");
            for (JsonNode page = page(game, 0);
                    !page.at("/view/over").asBoolean();
                    page = page(game, page.get("next").asInt())) {
                if (page.at("/view/active").asInt(-1) == 0) {
                    for (JsonNode legal : page.at("/view/legal")) {
                        find(game, seed, page.get("next").asInt(), legal.textValue(), moments);
                    }
                }
                ask(game, "bot");
            }
        }
        return moments;
    }

    private static void find(String game, int seed, int next, String action, Map<String, Moment> moments)
            throws IOException {
        String kind = kind(game, action);
        if (moments.containsKey(kind)) {
            return;
        }
        JsonNode before = ask(game, "saved");
        ask(game, "act", action);
        List<String> said = new ArrayList<>();
        for (JsonNode event : page(game, next).at("/updates/0/events")) {
            if (!Set.of("turnBegan", "asked").contains(event.get("type").textValue())) {
                said.add(event.get("text").textValue());
            }
        }
        moments.put(
                kind,
                new Moment(game, String.valueOf(seed), before, action, said.subList(0, Math.min(1, said.size()))));
        // back to where it was
        ask(game, "start", NAMES, "0", RULINGS.get(game), String.valueOf(seed), "0", "random random random");
        for (JsonNode done : before) {
            ask(game, "replay", done.textValue());
        }
    }

    private static String kind(String game, String action) {
        if (game.equals("mercado")) {
            return action.contains(">") ? ">" : action.substring(0, action.contains(":") ? 2 : 1);
        }
        String[] cards = action.substring(2).split(",");
        boolean good = cards[0].matches("(CRN|TOB|COF|CTN|CAC)\\d?");
        String verb = action.substring(0, 2);
        return verb
                + switch (action.charAt(0)) {
                    case 'T' -> String.valueOf(cards.length);
                    case 'C' -> good ? "good" : action.contains(">") ? "route" : "special";
                    case 'L' ->
                        !good
                                ? "special"
                                : cards.length == 1
                                        ? "one"
                                        : cards[0].substring(0, 3).equals(cards[1].substring(0, 3)) ? "good" : "two";
                    default -> good ? "good" : "special";
                };
    }

    private static JsonNode page(String game, int from) throws IOException {
        return ask(game, "page", "en", String.valueOf(from));
    }

    private static JsonNode ask(String game, String question, String... with) throws IOException {
        String[] all = new String[6];
        for (int i = 0; i < all.length; i++) {
            all[i] = i < with.length ? with[i] : "";
        }
        JsonNode answer = JSON.readTree(
                game.equals("mercado")
                        ? MercadoRules.ask(question, all[0], all[1], all[2], all[3], all[4], all[5])
                        : MercatoresRules.ask(question, all[0], all[1], all[2], all[3], all[4], all[5]));
        assertThat(answer.has("value")).as(question + ": " + answer).isTrue();
        return answer.get("value");
    }

    private static String saved(Moment moment) {
        ObjectNode saved = JSON.createObjectNode();
        saved.putObject("setup")
                .put("game", moment.game())
                .put("names", NAMES)
                .put("startSeat", 0)
                .put("rulings", RULINGS.get(moment.game()))
                .put("seed", moment.seed())
                .put("seat", 0)
                .put("bots", "greedy greedy greedy");
        saved.set("actions", moment.actions());
        return saved.toString();
    }
}
