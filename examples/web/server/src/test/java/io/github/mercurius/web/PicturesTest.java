package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pictures of all screens for people to look at, in {@code target/pictures}: each on five sizes of screens, in three
 * languages, light and dark. On each axe-core finds no barrier, and no text is cut off.
 */
@EnabledIfSystemProperty(named = "mercurius.pictures", matches = "true")
class PicturesTest extends PagesTest {
    private static final int[][] SIZES = {{1920, 1080}, {1366, 768}, {1024, 768}, {768, 1024}, {390, 844}};
    private static final Path FOLDER = Path.of("target/pictures");

    private final List<String> wrong = new ArrayList<>();
    private BrowserPage page;
    private String game;
    private int pictures;

    @BeforeEach
    void open() {
        page = page(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void everyScreen(String name) throws IOException {
        game = name;
        boolean isShown = page.await("return (await import('./games.js')).NAMES.join(' ')")
                .toString()
                .contains(name);
        Assumptions.assumeTrue(isShown, name + " is not in the page");
        look("home", () -> choose(".home form"), PicturesTest::nothing);
        look("lobby", this::openLobby, PicturesTest::nothing);
        startAlone();
        look("table", PicturesTest::nothing, PicturesTest::nothing);
        look("refusal", this::refuse, () -> page.click(".trouble .close"));
        look("rules", () -> open("rules", ".clauses article"), this::closeDialog);
        for (String dialog : List.of("BLACK_MARKET", "DIVIDEND", "NEWS", "tip-exchange", "tip-board")) {
            if (page.has("[data-key=" + dialog + "]")) {
                look(dialog, () -> open(dialog, "dialog, :popover-open"), this::closeDialog);
            }
        }
        playToTheEnd();
        look("end", PicturesTest::nothing, PicturesTest::nothing);
        look("review", this::review, this::closeDialog);
        openTable();
        look("gathering", PicturesTest::nothing, PicturesTest::nothing);
        takeSeats();
        look("online", PicturesTest::nothing, PicturesTest::nothing);
        look(
                "phrases",
                () -> open("phrases", ":popover-open"),
                () -> page.run("document.getElementById('phrases').hidePopover()"));
        look("leave", () -> open("leaveTable", "dialog"), this::closeDialog);
        System.out.println(pictures + " pictures of " + game + " in " + FOLDER.toAbsolutePath());
        assertThat(wrong).isEmpty();
    }

    /** Takes pictures of a screen, which is opened anew in each language. */
    private void look(String name, Runnable open, Runnable close) throws IOException {
        for (String language : List.of("en", "pl", "it")) {
            page.await(
                    "const s = document.querySelector('[data-key=language]'); s.value = a[0];"
                            + "s.dispatchEvent(new Event('change')); await new Promise((go) => setTimeout(go, 400))",
                    language);
            open.run();
            for (int[] size : SIZES) {
                page.size(size[0], size[1]);
                for (String theme : List.of("light", "dark")) {
                    page.run("document.documentElement.dataset.theme = arguments[0];", theme);
                    check(name + "-" + size[0] + "-" + language + "-" + theme);
                }
            }
            page.size(1366, 768);
            close.run();
        }
    }

    private void check(String name) throws IOException {
        pictures++;
        page.picture(FOLDER.resolve(game).resolve(name + ".png"));
        String found = page.barriers() + page.run(resource("cut-off.js"));
        found.lines().filter(line -> !line.isBlank()).forEach(line -> wrong.add(game + "/" + name + ": " + line));
        Files.write(FOLDER.resolve(game + ".txt"), wrong);
    }

    private static String resource(String name) throws IOException {
        try (InputStream script = PicturesTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(script, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void nothing() {}

    private void choose(String form) {
        page.waitFor("return document.querySelector('" + form + "') !== null");
        page.run(
                "const form = document.querySelector(arguments[0]); form.game.value = arguments[1];"
                        + "form.game.dispatchEvent(new Event('change')); form.querySelector('details').open = true;"
                        + "form.editionOf.value = 'own'; form.editionOf.dispatchEvent(new Event('change'))",
                form,
                game);
    }

    private void openLobby() {
        page.click("[data-key=tables]");
        choose(".home section form");
        page.run("document.querySelector('.home section form .main').scrollIntoView({block: 'end'})");
    }

    private void open(String key, String shown) {
        page.click("[data-key=" + key + "]");
        page.waitFor("return document.querySelector('" + shown + "') !== null");
    }

    private void closeDialog() {
        page.run("document.querySelectorAll('dialog').forEach((one) => one.close());"
                + "document.querySelectorAll(':popover-open').forEach((one) => one.hidePopover())");
        page.waitFor("return document.querySelector('dialog') === null");
    }

    private void startAlone() {
        page.run(
                "const form = document.querySelector('.home form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change'));"
                        + "form.editionOf.value = 'standIn'; form.editionOf.dispatchEvent(new Event('change'));"
                        + "form.elements.name.value = 'Magdalena'; form.level.value = 'easy'; form.seed.value = '11';"
                        + "form.requestSubmit()",
                game);
        // in Mercatores up to where cards are taken, which the rules can refuse
        for (int action = 0; action < (game.equals("mercatores") ? 7 : 6); action++) {
            page.click("[data-key=advice]");
            page.waitFor("const one = document.querySelector('.advised, [data-key=play]'); one?.click();"
                    + "return one !== null");
            page.waitFor("return document.querySelector('.advised') === null");
        }
        page.waitFor("return document.querySelector('[data-key=advice]') !== null");
    }

    private void refuse() {
        page.click("[data-action][aria-disabled=true]");
        page.waitFor("return document.querySelector('.trouble cite') !== null");
    }

    /** Bots play on for all, and the page opens the saved game. */
    private void playToTheEnd() {
        page.await("""
                const {ask} = await import('./rules.js');
                const saved = JSON.parse(localStorage.getItem('mercurius.game'));
                for (let over = false; !over; over = (await ask('page', 'en', 0)).view.over) {
                  await ask('bot');
                }
                saved.actions = await ask('saved');
                localStorage.setItem('mercurius.game', JSON.stringify(saved));
                """);
        page.reload();
        page.click(".home form .buttons button:not(.main)");
        page.waitFor("return document.querySelector('.ending') !== null");
    }

    private void review() {
        page.click("[data-key=review]");
        page.waitFor("return document.querySelector('.costliest') !== null"
                + " && document.querySelector('.costliest progress') === null");
    }

    private void openTable() {
        page.run("location.hash = ''");
        page.reload();
        page.click("[data-key=tables]");
        page.waitFor("return document.querySelector('.home section form') !== null");
        page.run(
                "const form = document.querySelector('.home section form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = '3';"
                        + "form.timer.value = '0'; form.elements.name.value = 'Magdalena'; form.requestSubmit()",
                game);
        page.waitFor("return document.querySelector('.qr svg') !== null");
    }

    private void takeSeats() {
        page.click("[data-key=bot-1-easy]");
        page.click("[data-key=bot-2-easy]");
        page.waitFor("return document.querySelector('.player.me') !== null");
    }
}
