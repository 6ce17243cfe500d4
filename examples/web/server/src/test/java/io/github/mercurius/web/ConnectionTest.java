package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.mercurius.api.Deal;
import io.github.mercurius.web.table.By;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Options.DealingKind;
import io.github.mercurius.web.table.Schedule;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/** A page that reads slowly, or not at all: it costs no memory, and is dropped in the end. */
class ConnectionTest {
    private final List<String> sent = new ArrayList<>();
    private final List<Callback> underWay = new ArrayList<>();
    private final List<String> ended = new ArrayList<>();
    private final TestMachine machine = new TestMachine();
    private final Connection connection = new Connection(
            session(),
            new Visitors(new Limits(), machine::nanos).of(List.of(), "1.1.1.1"),
            new Bucket(1, 1, machine::nanos),
            new Agenda(new Schedule(), OptionalLong::empty, machine::wall, machine::nanos),
            machine::nanos);
    private TableState table = game();

    private Session session() {
        return (Session) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Session.class}, (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "sendText" -> {
                            sent.add((String) arguments[0]);
                            underWay.add((Callback) arguments[1]);
                        }
                        case "close", "disconnect" -> ended.add(method.getName());
                        default -> {}
                    }
                    return null;
                });
    }

    private static TableState game() {
        Options options = new Options(3, true, true, 0, DealingKind.SEALED, 0, "mercurius", null, Map.of());
        TableState made = TableState.created("t", new Stored(0, 0, null, new Entry.Created(options, "i")));
        for (int seat = 0; seat < 3; seat++) {
            made = after(made, new Entry.BotSeated(seat, "random", "Bot " + seat));
        }
        return after(made, new Entry.Sealed(Deal.seeded(1).toString(), "0".repeat(64)));
    }

    private static TableState after(TableState before, Entry entry) {
        return before.after(new Stored(before.version(), 0, null, entry));
    }

    private void acts(String action) {
        table = after(table, new Entry.Acted(0, action, By.BOT));
        connection.offer(table);
    }

    private void begin() {
        connection.begin(new Connection.Seat("t", null, null, false, Locale.ENGLISH), table, 0, null);
        connection.offer(table);
    }

    private void readsOne() {
        underWay.remove(0).succeed();
    }

    @Test
    void oneMessageIsUnderWayAtATimeAndTheNextTellsAllThatIsNew() throws Exception {
        begin();
        acts("+AMS");
        acts("+TEA");
        acts("-TEA");
        assertThat(sent).hasSize(1);
        readsOne();
        assertThat(sent).hasSize(2);
        var news = new ObjectMapper().readTree(sent.get(1));
        assertThat(news.get("game").get("from").intValue()).isZero();
        assertThat(news.get("game").get("updates")).hasSize(3);
        assertThat(news.has("lobby")).isFalse();
        readsOne();
        assertThat(sent).hasSize(2);
    }

    @Test
    void whoDoesNotReadIsDropped() {
        begin();
        machine.pass(Duration.ofSeconds(30));
        connection.check(new Limits());
        assertThat(ended).isEmpty();
        machine.pass(Duration.ofMillis(1));
        connection.check(new Limits());
        assertThat(ended).containsExactly("disconnect");
    }

    @Test
    void whoAsksAndDoesNotReadTheAnswersIsSentAway() {
        begin();
        for (int i = 0; i <= 100; i++) {
            connection.answer(JsonNodeFactory.instance.objectNode());
        }
        assertThat(ended).containsExactly("close");
        assertThat(sent).hasSize(1);
        readsOne();
        assertThat(sent).hasSize(1);
    }

    @Test
    void anOlderStateIsNotTold() {
        TableState old = table;
        begin();
        acts("+AMS");
        readsOne();
        readsOne();
        connection.offer(old);
        assertThat(sent).hasSize(2);
    }
}
