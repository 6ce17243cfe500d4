package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Friends who are invited: their names. */
@Tag("nightly")
class InvitationTest extends PagesTest {
    private BrowserPage host;
    private String link;

    /** Nobody types a name. */
    private void open() {
        host = page(0);
        host.click("[data-key=tables]");
        host.waitFor("return document.querySelector('.home section form') !== null");
        host.run("const form = document.querySelector('.home section form'); form.players.value = '3';"
                + "form.timer.value = '0'; form.requestSubmit()");
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
        open();
        BrowserPage guest = guest(1);
        guest.isForEverybody("invited");
        guest.run("document.querySelector('.seat-list form input').value = 'ALEX';"
                + "document.querySelector('.seat-list form').requestSubmit()");
        guest.waitFor("return document.querySelector('.seat-list form .trouble-text')?.textContent"
                + ".startsWith('Somebody here is already called ALEX') === true");
        guest.run("document.querySelector('.seat-list form input').value = '';"
                + "document.querySelector('.seat-list form').requestSubmit()");
        guest.waitFor("return document.querySelector('.seat-list form') === null");
        assertThat(guest.text(".seat-list")).contains("Robin (you)");
    }

    /** Whoever has played before as somebody who sits there is offered another name. */
    @Test
    void aNameThatIsTakenIsNotOffered() {
        open();
        BrowserPage guest = page(1);
        guest.run("localStorage.setItem('mercurius.name', 'alex')");
        guest.run("location.hash = arguments[0]", link.substring(link.indexOf('#')));
        guest.waitFor("return document.querySelector('.seat-list form') !== null");
        assertThat(guest.run("const {value, placeholder} = document.querySelector('.seat-list form input');"
                        + "return value + '/' + placeholder"))
                .isEqualTo("/alex 2");
    }
}
