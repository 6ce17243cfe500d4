package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What people at one table do together in their pages: compare commitments, take back, run out of time, come back,
 * check and keep the game.
 */
@Tag("nightly")
class TogetherTest extends PagesTest {
    private static final String COMMITMENTS =
            "return [...document.querySelectorAll('.commitments code')].map((one) => one.textContent).join(' ')";
    private static final String TIME_OUT = "The time of Anna ran out: a bot plays\\.";
    private static final String MY_TURN = "return document.querySelector('.player.me.active') !== null";

    private static final String PLACES =
            "return JSON.stringify([...document.querySelectorAll('.status button, .market, .seat button, .player,"
                    + " .action-bar')].map((one) => one.getBoundingClientRect()))";

    private BrowserPage anna;
    private BrowserPage magda;
    private String table;

    /** A table for three without spectators, with 30 seconds for a turn: two people in their pages, and a bot. */
    @BeforeEach
    void sitDown() {
        anna = page(0);
        anna.click(".home section button");
        anna.waitFor("return document.querySelector('.home section form') !== null");
        anna.isForEverybody("lobby");
        anna.run("const form = document.querySelector('.home section form');"
                + "const {timer, name, spectators, dividends} = form;"
                + "timer.options[1].value = '30'; timer.value = '30'; name.value = 'Anna'; spectators.checked = false;"
                + "dividends.value = 'full'; form.requestSubmit()");
        anna.waitFor("return document.querySelector('.gathering') !== null");
        anna.click("[data-key=bot-2-easy]");
        anna.waitFor("return document.querySelector('[data-key=bot-2-easy]') === null");
        anna.isForEverybody("gathering");
        assertThat(anna.text(".gathering")).contains("the full price").contains("30 seconds");
        table = String.valueOf(anna.run("return location.hash"));
        magda = page(1);
        magda.run("location.hash = arguments[0]", table);
        magda.waitFor("return document.querySelector('.seat-list form') !== null");
        magda.run("const form = document.querySelector('.seat-list form');"
                + "form.querySelector('input').value = 'Magda'; form.requestSubmit()");
        anna.focus().waitFor(MY_TURN);
    }

    @Test
    void peopleShareATable() {
        commitmentsAreTheSame();
        whatWasBoughtIsTakenBack();
        whoRunsOutOfTimeTwiceIsAway();
        withoutANetworkNothingIsPlayed();
        whoLeavesIsAskedFirst();
        whoLeftFindsTheGameAgain();
        theGameIsCheckedAndKept();
        theGameIsReviewed();
        theyPlayAgainAndGreetEachOther();
    }

    private void commitmentsAreTheSame() {
        String shown = String.valueOf(anna.focus().run(COMMITMENTS));
        assertThat(shown).matches("[0-9a-f]{64}");
        assertThat(magda.focus().run(COMMITMENTS)).isEqualTo(shown);
    }

    /** What somebody else did, with the consent of all; of one's own turn at once. */
    private void whatWasBoughtIsTakenBack() {
        Page other = otherPageOfMagda();
        int before = other.next();
        anna.focus().click(".trade.buy[aria-disabled=false]");
        anna.waitFor("return document.querySelector('[data-key=undo]') !== null");
        Object places = anna.run(PLACES);
        other.await("the purchase", page -> page.next() > before);
        ObjectNode undo =
                Page.JSON.createObjectNode().put("number", other.next()).put("keep", other.undoTo);
        assertThat(other.ask("undo", undo).toString()).contains("done");
        anna.waitFor("return document.querySelector('[data-key=agree-true]') !== null");
        assertThat(anna.text(".question"))
                .contains("Magda asks to take back: Anna buys")
                .contains("Agree");
        assertThat(anna.run(PLACES)).as("what moves when somebody asks").isEqualTo(places);
        anna.isForEverybody("undo");
        anna.click("[data-key=agree-true]");
        anna.waitFor("return document.querySelector('.history .undone') !== null");
        assertThat(anna.text(".question")).isEmpty();
        other.cut();
        anna.click(".trade.buy[aria-disabled=false]");
        // the server takes it half a second after the answer
        anna.waitFor("document.querySelector('[data-key=undo]')?.click();"
                + "return document.querySelectorAll('.history .undone').length === 2");
        assertThat(anna.has(".tokens.none")).isTrue();
        assertThat(magda.focus().has("[data-key=undo]")).as("what Anna did").isFalse();
        anna.focus();
        // What showed a card cannot be taken back.
        play(anna);
        anna.waitFor("return document.querySelector('.player.me.active') === null");
        assertThat(anna.has("[data-key=undo]")).isFalse();
    }

    /** A page of Magda has no button to take back what Anna did; the server takes that from each seat. */
    private Page otherPageOfMagda() {
        String id = table.substring(table.lastIndexOf('/') + 1);
        String token = String.valueOf(magda.focus().run("return localStorage['mercurius.token.' + arguments[0]]", id));
        Page other = server.page().withToken(token, id).connect();
        other.await("the game", page -> page.game != null);
        return other;
    }

    private void whoRunsOutOfTimeTwiceIsAway() {
        for (int missed = 0; missed < 2; missed++) {
            magda.focus().waitFor(MY_TURN);
            play(magda);
            anna.focus().waitFor(MY_TURN);
            assertThat(anna.text(".clock")).matches("\\d+ s");
            anna.waitFor("return document.querySelector('.player.me.active') === null");
            anna.waitFor("return document.querySelector('.news').textContent"
                    + ".startsWith('Time ran out; a bot played for you.')");
            magda.focus()
                    .waitFor("return document.querySelector('.news').textContent"
                            + ".startsWith('Time ran out; a bot played for Anna.')");
            magda.waitFor(MY_TURN);
            assertThat(magda.text(".facts")).as("turn and time are not covered").containsPattern("Your turn\\s+\\d+ s");
            if (missed == 0) {
                magda.waitFor("return document.querySelector('.news').textContent === ''");
            }
            anna.focus();
        }
        anna.waitFor("return document.querySelector('[data-key=back]') !== null");
        assertThat(anna.text("[data-key=back]")).isEqualTo("I play again");
        magda.focus()
                .waitFor("return document.querySelector(\".player[data-seat='0'] h3\").textContent"
                        + ".includes('a bot plays')");
        anna.focus().click("[data-key=back]");
        anna.waitFor("return document.querySelector('[data-key=back]') === null");
        assertThat(magda.focus().text(".history"))
                .as("one note for each turn, however many actions it has")
                .containsPattern(TIME_OUT)
                .doesNotContainPattern(TIME_OUT + "[^T]*" + TIME_OUT);
    }

    private void theHistorySaysWhoPlayedForWhom() {
        for (String language : List.of("pl", "it", "en")) {
            anna.speak(language, ".history .noted");
            anna.run("const history = document.querySelector('.history'); history.style.maxHeight = 'none';"
                    + "[...document.querySelectorAll('.history .noted')].at(-1).scrollIntoView({block: 'center'})");
            anna.isForEverybody("history-" + language);
        }
        assertThat(anna.text(".history"))
                .contains("The time of Anna ran out: a bot plays.")
                .contains("Magda left: a bot plays on.")
                .contains("Anna left: a bot plays on.");
    }

    private void withoutANetworkNothingIsPlayed() {
        magda.focus().waitFor(MY_TURN);
        magda.tools.offline(true);
        magda.waitFor("return document.querySelector('.notice').textContent !== ''");
        magda.click(".trade.buy[aria-disabled=false]");
        magda.waitFor("return document.querySelector('.trouble').textContent.startsWith('There is no network')");
        magda.tools.offline(false);
        magda.waitFor("return document.querySelector('.notice').textContent === ''");
        assertThat(magda.text(".trouble")).as("what is no longer true").isEmpty();
    }

    private void whoLeavesIsAskedFirst() {
        magda.focus().click("[data-key=leaveTable]");
        assertThat(magda.text("dialog")).contains("A bot plays on in your seat");
        magda.isForEverybody("leave");
        magda.click("dialog [data-key=stay]");
        magda.waitFor("return document.querySelector('dialog') === null");
        assertThat(magda.has(".player.me")).isTrue();
    }

    private void whoLeftFindsTheGameAgain() {
        present(anna);
        leave(magda);
        magda.waitFor("return document.querySelector('#yours-title') !== null");
        assertThat(magda.text(".home .open-tables"))
                .contains("Anna, Magda, Bot 2")
                .containsPattern("Your turn|Turn of");
        magda.isForEverybody("your-games");
        magda.click(".home .open-tables button");
        magda.waitFor("return document.querySelector('[data-key=back]') !== null");
        assertThat(magda.text("[data-key=back]")).isEqualTo("I play again");
        present(magda);
    }

    /**
     * Brings a person back whose turns ran out: where only bots are left, the game is over at once. The server takes
     * leaving and coming back half a second apart.
     */
    private static void present(BrowserPage page) {
        page.focus()
                .waitFor("const back = document.querySelector('[data-key=back]');"
                        + "if (back && Date.now() - (window.pressed ?? 0) > 700) {"
                        + " window.pressed = Date.now(); back.click(); }"
                        + "return back === null");
    }

    private static void leave(BrowserPage page) {
        page.focus().click("[data-key=leaveTable]");
        page.click("dialog [data-key=leave]");
        page.waitFor("return document.querySelector('.home') !== null");
    }

    private void theGameIsCheckedAndKept() {
        for (BrowserPage page : List.of(magda, anna)) {
            present(anna); // may be away by now, and where only bots are left, the game is over
            leave(page);
        }
        anna.focus().run("location.hash = arguments[0]", table);
        anna.waitFor("return document.querySelector('.verdict.right') !== null");
        assertThat(anna.text(".verdict"))
                .contains("all that you were told is true")
                .contains("– 2 actions were taken back");
        assertThat(anna.has("[data-key=back]"))
                .as("a way back into a game that is over")
                .isFalse();
        anna.isForEverybody("ending");
        theHistorySaysWhoPlayedForWhom();
        anna.run("URL.createObjectURL = (file) => { window.kept = file.text(); return '#kept'; }");
        anna.click(".ending [data-key=record]");
        anna.waitFor("return window.kept !== undefined");
        GameRecord record = MercuriusJson.RECORD.read(String.valueOf(anna.await("return window.kept")));
        assertThat(record.verify().discrepancy()).isEmpty();
        assertThat(record.result()).hasSize(3);
        assertThat(record.log().stream().map(LogEntry::notation))
                .contains("!0 a bot plays: the time is over", "!0 left: a bot plays on", "!1 left: a bot plays on");
    }

    /** Where the record is whole, as another player's cards matter only there. */
    private void theGameIsReviewed() {
        anna.click("[data-key=review]");
        anna.waitFor("return document.querySelector('.course-chart polyline') !== null");
        anna.isForEverybody("review-online");
        anna.click("dialog [data-key=close]");
    }

    private void theyPlayAgainAndGreetEachOther() {
        anna.click("[data-key=rematch]");
        anna.waitFor("return document.querySelector('.gathering') !== null");
        assertThat(anna.text(".gathering"))
                .contains("Kept for Magda")
                .contains("Bot 2 bot: easy")
                .contains("the full price")
                .contains("30 seconds");
        anna.isForEverybody("rematch");
        magda.focus().run("location.hash = arguments[0]", table);
        magda.waitFor("return document.querySelector('.wants-rematch') !== null");
        assertThat(magda.text(".wants-rematch")).isEqualTo("Want a rematch: Anna");
        magda.click("[data-key=rematch]");
        magda.waitFor("return document.querySelector('.hand .card') !== null");
        anna.focus().waitFor("return document.querySelector('.hand .card') !== null");
        magda.focus().speak("pl", ".hand .card");
        anna.focus().click("[data-key=phrases]");
        anna.isForEverybody("phrases");
        anna.click("[data-key=say-hello]");
        magda.focus()
                .waitFor("return [...document.querySelectorAll('.news p')]"
                        + ".some((one) => one.textContent === 'Anna Cześć!')");
        magda.isForEverybody("said");
    }

    /** Plays the first card of the hand. */
    private static void play(BrowserPage page) {
        page.waitFor("if (!document.querySelector('.hand .card[aria-pressed=true]')) {"
                + " document.querySelector('.hand .card').click(); }"
                + "return document.querySelector('[data-key=play][aria-disabled=false]') !== null");
        page.click("[data-key=play]");
    }
}
