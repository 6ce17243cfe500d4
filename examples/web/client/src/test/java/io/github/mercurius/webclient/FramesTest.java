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
    @ValueSource(strings = {"mercurius", "mercado"})
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
        Object slow = browser.await("""
                const frames = [];
                let before = performance.now();
                let on = true;
                const frame = (now) => {
                  frames.push(now - before);
                  before = now;
                  on && requestAnimationFrame(frame);
                };
                requestAnimationFrame(frame);
                document.querySelector('.advised, [data-key=play]').click();
                await new Promise((go) => setTimeout(go, 6000));
                on = false;
                frames.sort((a, b) => a - b);
                return [frames.length, frames[Math.floor(a[0] * frames.length)], frames.at(-1)].map(Math.round).join(' ');
                """, MOST);
        System.out.println(game + ": frames, the 95th percentile and the longest in ms: " + slow);
        String[] found = String.valueOf(slow).split(" ", -1);
        assertThat(Integer.parseInt(found[0])).as("frames in six seconds").isGreaterThan(100);
        assertThat(Integer.parseInt(found[1])).isLessThan(34);
    }
}
