package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tables made in the page, and friends who are invited: names, what the lobby says, links that lead nowhere. */
@Tag("nightly")
class InvitationTest extends PagesTest {
    private static final String MY_TURN = "return document.querySelector('.player.me.active') !== null";

    private BrowserPage host;
    private String link;

    /** Nobody types a name. */
    private void open(String game) {
        host = page(0);
        host.click("[data-key=tables]");
        host.waitFor("return document.querySelector('.home section form') !== null");
        assertThat(host.run("return document.querySelector('.home section form').getBoundingClientRect().top <"
                        + " innerHeight"))
                .as("the form is on the screen")
                .isEqualTo(true);
        host.run(
                "const form = document.querySelector('.home section form'); form.game.value = arguments[0];"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = '3';"
                        + "form.timer.value = '0'; form.requestSubmit()",
                game);
        host.waitFor("return document.querySelector('.gathering .link') !== null");
        link = String.valueOf(host.run("return document.querySelector('.gathering .link').value"));
    }

    private BrowserPage guest(int person) {
        BrowserPage guest = page(person);
        guest.run("location.hash = arguments[0]", link.substring(link.indexOf('#')));
        guest.waitFor("return document.querySelector('.seat-list form') !== null");
        return guest;
    }

    @Test
    void friendsWhoKeepTheGivenNamesSitDown() {
        open("mercurius");
        BrowserPage guest = guest(1);
        assertThat(guest.text("#gathering-title")).isEqualTo("Alex invites you to a game of Mercurius");
        assertThat(guest.text(".gathering")).contains("begins by itself as soon as the last seat is taken");
        guest.isForEverybody("invited");
        guest.run("document.querySelector('.seat-list form input').value = 'ALEX';"
                + "document.querySelector('.seat-list form').requestSubmit()");
        guest.waitFor("return document.querySelector('.seat-list form .trouble-text')?.textContent"
                + ".startsWith('Somebody here is already called ALEX') === true");
        guest.run("document.querySelector('.seat-list form input').value = '';"
                + "document.querySelector('.seat-list form').requestSubmit()");
        guest.waitFor("return document.querySelector('.seat-list form') === null");
        assertThat(guest.text(".seat-list")).contains("Robin (you)");
        host.focus().click("[data-key=startNow]");
        host.waitFor(MY_TURN);
        assertThat(host.text(".seats")).contains("Robin").contains("Bot 2");
    }

    /** With the stand-in edition, against bots; the game goes on after the page was loaded again. */
    @Test
    void aTableOfMercadoIsMadeInThePage() {
        open("mercado");
        host.isForEverybody("mercado-lobby");
        host.click("[data-key=bot-1-easy]");
        host.click("[data-key=bot-2-medium]");
        host.click("[data-action=A][aria-disabled=false]");
        host.waitFor("""
                const enabled = (end) => document.querySelector(`[data-action$="${end}"][aria-disabled=false]`);
                (enabled('>H') ?? enabled('.'))?.click();
                return document.querySelectorAll('.history > li').length >= 3 && enabled('A') !== null;
                """);
        host.reload();
        host.waitFor("return document.querySelectorAll('.history > li').length >= 3");
        host.click("[data-action=A][aria-disabled=false]");
        host.waitFor("return document.querySelector('[data-action=\".\"]') !== null");
    }

    /** Whoever has played before as somebody who sits there is offered another name. */
    @Test
    void aNameThatIsTakenIsNotOffered() {
        open("mercurius");
        BrowserPage guest = page(1);
        guest.run("localStorage.setItem('mercurius.name', 'alex')");
        guest.run("location.hash = arguments[0]", link.substring(link.indexOf('#')));
        guest.waitFor("return document.querySelector('.seat-list form') !== null");
        assertThat(guest.run("const {value, placeholder} = document.querySelector('.seat-list form input');"
                        + "return value + '/' + placeholder"))
                .isEqualTo("/alex 2");
    }

    @Test
    void aTableThatIsNotThereLeadsHomeAndSaysSo() {
        BrowserPage page = page(0);
        page.run("location.hash = '#/table/AAAAAAAAAAAAAAAAAAAAAA'");
        page.waitFor(
                "return document.querySelector('#main [role=alert]')?.textContent.startsWith('There is no such table')"
                        + " === true");
        assertThat(page.has(".home form")).isTrue();
    }
}
