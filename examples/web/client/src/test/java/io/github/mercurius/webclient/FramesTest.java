package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page stays smooth while bots think and play: their work is done in a worker. */
@Tag("long")
class FramesTest extends PageTest {
    /** Of all frames, how many must be quick: other programs of the machine take the rest. */
    private static final double MOST = 0.95;

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void framesTakeLessThan34MillisecondsWhileBotsPlay(String game) {
        browser.keep("pace", "brisk");
        browser.reload();
        browser.run(
                "const form = document.querySelector('.home form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = '4';"
                        + "form.level.value = 'hard'; form.seed.value = '11'; form.requestSubmit()",
                game);
        browser.waitFor(MY_TURN);
        browser.run("document.querySelector('[data-key=advice]').click()");
        browser.waitFor("return document.querySelector('.advised, [data-key=play]') !== null");
        int before = slow();
        browser.run("document.querySelector('.advised, [data-key=play]').click()");
        int playing = slow();
        browser.waitFor(MY_TURN + " || document.querySelector('.ending') !== null");
        int after = slow();
        System.out.printf(
                "%s: the 95th percentile of frames in ms: %d idle, %d while bots play, %d idle again%n",
                game, before, playing, after);
        // A machine that is busy with something else is slow without bots too.
        assertThat(playing).isLessThan(Math.max(34, 2 * Math.max(before, after)));
    }

    /** How many milliseconds all but the slowest frames of five seconds take at most. */
    private int slow() {
        return ((Number) browser.await("""
                const taken = [];
                let before = performance.now();
                let on = true;
                const frame = (now) => {
                  taken.push(now - before);
                  before = now;
                  on && requestAnimationFrame(frame);
                };
                requestAnimationFrame(frame);
                await new Promise((go) => setTimeout(go, 5000));
                on = false;
                return Math.round(taken.sort((one, other) => one - other)[Math.floor(a[0] * taken.length)]);
                """, MOST)).intValue();
    }
}
