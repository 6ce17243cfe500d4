package com.example;

import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.config.annotation.EnableWebSocket;
import org.springframework.web.socket.config.annotation.WebSocketConfigurer;
import org.springframework.web.socket.config.annotation.WebSocketHandlerRegistry;
import org.springframework.web.socket.handler.TextWebSocketHandler;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Tells each seat all updates from a number on, and each new one: {@code /socket?seat=1&from=0}. What a client sends is
 * an action. In a real server, the seat is that of the player who is logged in.
 */
@Configuration
@EnableWebSocket
class SeatSocket extends TextWebSocketHandler implements WebSocketConfigurer {
    private final Table table;
    /** The number of the update that each client is told next. */
    private final Map<WebSocketSession, Integer> next = new ConcurrentHashMap<>();

    SeatSocket(Table table) {
        this.table = table;
        table.watch(this::tellAll);
    }

    @Override
    public void registerWebSocketHandlers(WebSocketHandlerRegistry registry) {
        registry.addHandler(this, "/socket");
    }

    @Override
    public void afterConnectionEstablished(WebSocketSession session) {
        next.put(session, asked(session, "from"));
        tellAll();
    }

    @Override
    protected void handleTextMessage(WebSocketSession session, TextMessage message) throws IOException {
        try {
            table.act(asked(session, "seat"), MercuriusJson.ACTION.read(message.getPayload()));
        } catch (IllegalActionException refused) {
            send(session, MercuriusJson.VIOLATION.write((Violation) refused.violation()));
        } catch (FormatException noAction) {
            session.close(CloseStatus.BAD_DATA);
        }
    }

    @Override
    public void afterConnectionClosed(WebSocketSession session, CloseStatus status) {
        next.remove(session);
    }

    private synchronized void tellAll() {
        Game game = table.game();
        next.replaceAll((session, from) -> {
            for (Update update : game.updatesFor(asked(session, "seat"), from)) {
                send(session, MercuriusJson.UPDATE.write(update));
            }
            return game.updateCount();
        });
    }

    private void send(WebSocketSession session, String text) {
        synchronized (session) {
            try {
                session.sendMessage(new TextMessage(text));
            } catch (IOException | IllegalStateException gone) {
                // it asks for what it misses when it comes back
            }
        }
    }

    private static int asked(WebSocketSession session, String name) {
        return Integer.parseInt(UriComponentsBuilder.fromUri(session.getUri())
                .build()
                .getQueryParams()
                .getFirst(name));
    }
}
