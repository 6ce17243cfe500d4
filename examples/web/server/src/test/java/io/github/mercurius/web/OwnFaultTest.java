package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A page that fails by a fault of its own says so, keeps its connection, and does not say that the server lies. */
@Tag("nightly")
class OwnFaultTest extends PagesTest {
    private static final String CONNECTIONS =
            "const {Connection} = await import('./connection.js'); const connect = Connection.prototype.connect;"
                    + "window.connections = 0;"
                    + "Connection.prototype.connect = function () { window.connections += 1; connect.call(this); };";
    private static final String IT_FAILS = "return document.querySelector('.notice [data-key=reload]') !== null";
    private static final String MY_TURN = "return document.querySelector('.player.me.active') !== null";

    @Test
    void aTableThatCannotBeDrawnIsDrawnWhenItCan() {
        BrowserPage page = atTable("mercurius");
        page.waitFor(MY_TURN);
        page.await("const {Table} = await import('./table.js'); window.draw = Table.prototype.draw;"
                + "Table.prototype.draw = () => { throw new Error('no ink'); }");
        page.click(".trade.buy[aria-disabled=false]");
        page.waitFor(IT_FAILS);
        assertThat(page.text(".notice")).contains("This page has a fault").contains("no ink");
        page.await("await new Promise((go) => setTimeout(go, 3000))");
        assertThat(page.run("return window.connections")).isEqualTo(1L);
        page.await("const {Table} = await import('./table.js'); Table.prototype.draw = window.draw;"
                + "document.querySelector('[data-key=language]').value = 'pl';"
                + "document.querySelector('[data-key=language]').dispatchEvent(new Event('change'))");
        page.click("[data-key=undo]");
        page.waitFor(MY_TURN);
        assertThat(page.text(".notice")).isEmpty();
    }

    @Test
    void aBoardThatDoesNotComeIsNoLie() {
        BrowserPage page = page(0);
        page.await("const {GAMES} = await import('./games.js');"
                + "GAMES.mercado.board = async () => { throw new Error('no wood'); }");
        atTable(page, "mercado");
        page.waitFor(IT_FAILS);
        assertThat(page.text(".notice")).contains("This page has a fault").contains("no wood");
        page.await("await new Promise((go) => setTimeout(go, 3000))");
        assertThat(page.run("return window.connections")).isEqualTo(1L);
        assertThat(page.has(".lie")).isFalse();
        page.click("[data-key=reload]");
        page.waitFor("return document.querySelector('.gathering') !== null");
    }

    private BrowserPage atTable(String game) {
        BrowserPage page = page(0);
        atTable(page, game);
        page.click("[data-key=bot-1-easy]");
        page.click("[data-key=bot-2-easy]");
        return page;
    }

    private static void atTable(BrowserPage page, String game) {
        page.await(CONNECTIONS);
        page.click("[data-key=tables]");
        page.waitFor("return document.querySelector('.home section form') !== null");
        page.run(
                "const form = document.querySelector('.home section form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = '3';"
                        + "form.timer.value = '0'; form.elements.name.value = 'Anna'; form.requestSubmit()",
                game);
    }
}
