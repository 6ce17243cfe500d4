package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Nothing secret is in the logs, however much is logged. */
class LogsTest {
    @Test
    void aWholeGameLeavesNoSecretInTheLogs() {
        ListAppender<ILoggingEvent> appender = new ListAppender<>();
        appender.list = java.util.Collections.synchronizedList(new ArrayList<>());
        appender.start();
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Logger own = (Logger) LoggerFactory.getLogger("io.github.mercurius");
        own.setLevel(Level.TRACE);
        root.addAppender(appender);
        try (TestServer server = TestServer.inMemory()) {
            Page anna = server.page();
            JsonNode made = anna.make("{\"players\":3,\"public\":false,\"bots\":{\"1\":\"random\",\"2\":\"random\"},"
                    + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            anna.connect();
            anna.playUntil(10);
            anna.act("-TEA");
            anna.act("nonsense " + anna.token);
            anna.sendRaw(anna.token);
            anna.await("to be sent away", page -> page.closeCode != 0);
            anna.connect();
            anna.playUntil(Integer.MAX_VALUE);
            JsonNode record = Page.json(anna.get("/record").body());
            String logged = text(List.copyOf(appender.list));
            assertThat(logged).contains("started");
            assertThat(logged)
                    .doesNotContain(anna.token)
                    .doesNotContain(made.get("invitation").textValue())
                    .doesNotContain(record.get("joint").get("host").get("part").textValue())
                    .doesNotContain("mpn/1")
                    .doesNotContain("Anna");
        } finally {
            root.detachAppender(appender);
            own.setLevel(null);
        }
    }

    private static String text(List<ILoggingEvent> events) {
        JsonEncoder encoder = new JsonEncoder();
        encoder.start();
        return events.stream()
                .map(event -> new String(encoder.encode(event), StandardCharsets.UTF_8))
                .collect(Collectors.joining());
    }
}
