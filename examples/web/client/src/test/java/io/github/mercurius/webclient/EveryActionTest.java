package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/**
 * Every kind of action in a real browser: with a mouse, with a finger on a phone's screen, and with keys alone. Random
 * games are searched for a moment of each kind; the page goes on from there, and says what happened.
 */
@Tag("nightly")
class EveryActionTest extends PageTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> NAMES = List.of("Alex", "Anneke", "Pieter");
    private static final int SEEDS = 200;
    private static final int MOST_ACTIONS = 2000;
    private static final int MOST_TABS = 150;
    private static final Map<String, String> RULINGS =
            Map.of("mercurius", "quarter NEWEST_FIRST FORFEITED", "mercado", "A 0 FREE", "mercatores", "OTHERS");
    private static final Map<String, Set<String>> KINDS = Map.of(
            "mercurius",
            Set.of("+", "-", "card", "B:1", "B:2", "B:3", "D:", "N:0", "N:1", "N:2", "N:3"),
            "mercado",
            Set.of("A", "B", "-", ">", ".", "S", "$", "Y", "N", "V:", "D:", "W:"),
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

    /** All coins of the first player lie at stalls, so that nothing is left but to pass. */
    private static final String PASSES = """
            mdn/1 edition=033a6329839beb64 players=3 names=Alex,Anneke,Pieter changer=FREE turn=81 \
            tiles=O17,O18,O13,O16,P09,P01 objects=O12,O22,O01,O10,O08,O05,O24,O23,O02,O06,O11 \
            perfumes=P04,P07,P05,P06 edges=1:GGS,2:CCT,3:SSS,4:GTT,5:GST,6:C,H:GT,X:CC/-/- spent=-/-/- \
            purses=-/GGGGGSSSSSCCCCCTTTTTBBBBBBBWW/GGGGGSSSSSCCCCCTTTTTBBBBB seals=3/0/1 positions=27/13/26 \
            gone=V1S,V3,V3,V1W,V1W,V2S,V1W,V3,V2S,V3,V2,V2S,V2 hands=-/V2X,V1W/-""";

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

    /**
     * A game up to a moment in which an action can be taken, and what the page says then.
     *
     * @param first the position that the game begins with; empty if that is the usual one
     */
    private record Moment(String game, String seed, String first, List<String> actions, String action, String said) {}

    /** What is pressed, and how often it is counted up if it is a number. */
    private record Control(String selector, int number) {
        static Control press(String selector) {
            return new Control(selector, 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "mercurius, MOUSE",
        "mercurius, FINGER",
        "mercurius, KEYS",
        "mercatores, MOUSE",
        "mercatores, FINGER",
        "mercatores, KEYS",
        "mercado, MOUSE",
        "mercado, FINGER",
        "mercado, KEYS"
    })
    void isTaken(String game, Way way) throws IOException {
        Map<String, Moment> moments = moments(game);
        assertThat(moments.keySet()).isEqualTo(KINDS.get(game));
        if (way == Way.FINGER) {
            browser.hasFingers();
            browser.size(390, 844);
        }
        browser.keep("game", "that the first page offers to go on with");
        browser.reload();
        for (Map.Entry<String, Moment> moment : moments.entrySet()) {
            take(moment.getKey(), moment.getValue(), way);
        }
        browser.reportsNothing();
    }

    /** Goes on with the game of a moment from the first page, takes the action, and goes back to the first page. */
    private void take(String kind, Moment moment, Way way) throws IOException {
        browser.waitFor("return document.querySelector('.home form') !== null");
        browser.run(
                "localStorage.setItem('mercurius.game', arguments[0]);"
                        + "document.querySelector('[data-key=goOn]').click()",
                saved(moment));
        browser.waitFor("return document.querySelector('.player.me') !== null");
        Object before = browser.run(COUNT, moment.said());
        for (Control control : controls(moment)) {
            browser.waitFor("return document.querySelector(`" + control.selector() + "`) !== null");
            switch (way) {
                case MOUSE -> browser.one(control.selector()).click();
                case FINGER -> tap(control.selector());
                case KEYS -> pressByKeys(kind, control);
            }
            if (way != Way.KEYS && control.number() > 0) {
                browser.focused().sendKeys(Keys.chord(Keys.CONTROL, "a"), String.valueOf(control.number()));
            }
        }
        browser.waitFor(COUNT.replace("arguments[0]", JSON.writeValueAsString(moment.said())) + " > " + before);
        System.out.println(way + " " + kind + ": " + moment.action() + " " + moment.said());
        browser.run(LEAVE);
    }

    /** Touches a control; one that the drawer hides after the drawer is opened. */
    private void tap(String control) {
        String canBeTouched = "const one = document.querySelector(`" + control
                + "`); const box = one.getBoundingClientRect();"
                + "const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
                + "return one.contains(there)";
        if (!Boolean.TRUE.equals(browser.run(canBeTouched))) {
            browser.tap("[data-key=drawer]");
            browser.waitFor(canBeTouched);
        }
        browser.tap(control);
    }

    /** Goes to the control with the keys for that, and presses it. */
    private void pressByKeys(String kind, Control control) {
        String there = "return document.activeElement.matches(`" + control.selector() + "`)";
        boolean isRadio = control.selector().contains("name=chamber");
        String near = isRadio ? "return document.activeElement.name === 'chamber'" : there;
        for (int tabs = 0; !Boolean.TRUE.equals(browser.run(near)); tabs++) {
            assertThat(tabs).as("tabs to " + control + " for " + kind).isLessThan(MOST_TABS);
            browser.focused().sendKeys(Keys.TAB);
        }
        for (int arrows = 0; isRadio && !Boolean.TRUE.equals(browser.run(there)); arrows++) {
            assertThat(arrows).as("arrows to " + control).isLessThan(MOST_TABS);
            browser.focused().sendKeys(Keys.ARROW_DOWN);
        }
        for (int i = 0; i < control.number(); i++) {
            browser.focused().sendKeys(Keys.ARROW_UP);
        }
        if (!isRadio && control.number() == 0) {
            boolean isButton = browser.focused().getTagName().equals("button");
            browser.focused().sendKeys(isButton && kind.length() % 2 == 0 ? Keys.ENTER : Keys.SPACE);
        }
    }

    /** What is pressed one after the other: what can be chosen, and the button. */
    private static List<Control> controls(Moment moment) {
        String action = moment.action();
        List<Control> controls = new ArrayList<>();
        if (moment.game().equals("mercurius") && !action.matches("[+-].*")) {
            choose(action, controls);
            return controls;
        }
        if (moment.game().equals("mercatores") && action.matches("[GTL]:.*")) {
            for (String card : parts(action)) {
                controls.add(Control.press("[data-card=\"" + card + "\"][aria-pressed=false]"));
            }
        }
        controls.add(Control.press("[data-action=\"" + action + "\"][aria-disabled=false]"));
        return controls;
    }

    private static void choose(String action, List<Control> controls) {
        switch (action.charAt(0)) {
            case 'B' -> {
                controls.add(Control.press("[data-key=BLACK_MARKET]"));
                new TreeSet<>(parts(action))
                        .forEach(token -> controls.add(new Control(
                                "dialog input[name=" + token + "]", Collections.frequency(parts(action), token))));
            }
            case 'D' -> {
                controls.add(Control.press("[data-key=DIVIDEND]"));
                controls.add(Control.press(
                        "dialog input[name=chamber][value=" + parts(action).get(0) + "]"));
            }
            case 'N' -> {
                controls.add(Control.press("[data-key=NEWS]"));
                parts(action)
                        .forEach(card ->
                                controls.add(Control.press("dialog input[value=\"" + card + "\"]:not(:checked)")));
            }
            default -> {
                controls.add(Control.press(".hand [data-action=\"" + action + "\"][aria-pressed=false]"));
                controls.add(Control.press("[data-key=play]"));
                return;
            }
        }
        controls.add(Control.press("dialog .main[aria-disabled=false]"));
    }

    private static Map<String, Moment> moments(String game) {
        Map<String, Moment> moments = new TreeMap<>();
        if (game.equals("mercado")) {
            find(game, 0, PASSES, Mercado.rules().from(Mercado.rules().state(PASSES)), moments);
        }
        for (long seed = 1; seed <= SEEDS && !moments.keySet().containsAll(KINDS.get(game)); seed++) {
            switch (game) {
                case "mercado" -> find(game, seed, "", Mercado.rules().start(mercado(), seed), moments);
                case "mercatores" -> find(game, seed, "", Mercatores.rules().start(mercatores(), seed), moments);
                default -> find(game, seed, "", Mercurius.rules().start(mercurius(), seed), moments);
            }
        }
        return moments;
    }

    private static AnySetup mercurius() {
        return Mercurius.rules().setup(NAMES);
    }

    private static AnySetup mercado() {
        return io.github.mercurius.mercado.Setup.builder()
                .names(NAMES)
                .startSeat(0)
                .side(Side.A)
                .disc(0)
                .coinChanger(CoinChanger.FREE)
                .build();
    }

    private static AnySetup mercatores() {
        return io.github.mercurius.mercatores.Setup.builder()
                .names(NAMES)
                .startSeat(0)
                .lastTurns(LastTurns.OTHERS)
                .build();
    }

    /** Plays a game at random, and keeps a moment for each kind that there is none for. */
    private static <A extends AnyAction, V extends AnyView<A>> void find(
            String name, long seed, String position, AnyGame<A, V> first, Map<String, Moment> moments) {
        SplittableRandom random = new SplittableRandom(seed);
        for (AnyGame<A, V> game = first; !game.state().table().isOver() && game.updateCount() < MOST_ACTIONS; ) {
            if (game.state().asksChance()) {
                game = game.applyOutcome(game.state().drawOutcome(random::nextInt));
                continue;
            }
            if (game.state().decider().orElseThrow() == 0) {
                for (A action : game.state().legalActions()) {
                    if (!moments.containsKey(kind(name, action.notation()))) {
                        moments.put(kind(name, action.notation()), moment(name, seed, position, game, action));
                    }
                }
            }
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> Moment moment(
            String name, long seed, String first, AnyGame<A, V> game, A action) {
        AnyEvent said = game.applyAction(action).updatesFor(0, game.updateCount()).get(0).events().stream()
                .filter(event -> !Set.of("turnBegan", "asked").contains(event.type()))
                .findFirst()
                .orElseThrow();
        return new Moment(
                name,
                String.valueOf(seed),
                first,
                game.actions().stream().map(AnyAction::notation).toList(),
                action.notation(),
                // the page leaves out the codes of special cards
                said.message(Locale.ENGLISH, game.setup()).replaceAll(" \\((WAR|Q[DLR]+|R[A-Z]{3})\\)", ""));
    }

    private static String kind(String game, String action) {
        List<String> parts = parts(action);
        String verb = action.substring(0, Math.min(2, action.length()));
        return switch (game) {
            case "mercurius" ->
                switch (action.charAt(0)) {
                    case '+', '-' -> action.substring(0, 1);
                    case 'B', 'N' -> verb + parts.size();
                    default -> action.startsWith("D:") ? verb : "card";
                };
            case "mercado" -> action.contains(">") ? ">" : action.contains(":") ? verb : action.substring(0, 1);
            default -> {
                boolean good = parts.get(0).matches("(CRN|TOB|COF|CTN|CAC)\\d?");
                yield verb
                        + switch (action.charAt(0)) {
                            case 'T' -> String.valueOf(parts.size());
                            case 'C' -> good ? "good" : action.contains(">") ? "route" : "special";
                            case 'L' -> good ? loaded(parts) : "special";
                            default -> good ? "good" : "special";
                        };
            }
        };
    }

    /** Whether one card is loaded, two of a good, or two goods. */
    private static String loaded(List<String> cards) {
        long goods = cards.stream().map(card -> card.substring(0, 3)).distinct().count();
        return cards.size() == 1 ? "one" : goods == 1 ? "good" : "two";
    }

    /** What an action names after its verb. */
    private static List<String> parts(String action) {
        int verb = action.indexOf(':');
        return verb < 0 || verb + 1 == action.length()
                ? List.of()
                : List.of(action.substring(verb + 1).split(",", -1));
    }

    private static String saved(Moment moment) {
        ObjectNode saved = JSON.createObjectNode();
        ObjectNode setup = saved.putObject("setup")
                .put("game", moment.game())
                .put("names", String.join("\n", NAMES))
                .put("startSeat", 0)
                .put("rulings", RULINGS.get(moment.game()))
                .put("seed", moment.seed())
                .put("seat", 0)
                .put("bots", "greedy greedy greedy");
        if (!moment.first().isEmpty()) {
            setup.put("first", moment.first());
        }
        moment.actions().forEach(saved.putArray("actions")::add);
        return saved.toString();
    }
}
