package io.github.mercurius.web;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.github.mercurius.rules.Languages;
import io.github.mercurius.web.table.GameRequest;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Secrets;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Does what pages ask for by WebSocket, and answers. */
record Inbox(Tables tables, Sockets sockets, MeterRegistry meters) {
    private static final int VERSION = 1;
    private static final int HASH_IN_REQUEST = 16;
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,40}");
    private static final Map<String, Locale> LANGUAGES =
            Languages.all().stream().collect(Collectors.toMap(Locale::getLanguage, Function.identity()));

    /** What a page says first. */
    record Hello(
            int version,
            String table,
            @JsonSetter(nulls = Nulls.SET) @Nullable String token,
            String language,
            @Nullable Integer from,
            @JsonSetter(nulls = Nulls.SET) @Nullable String hash,
            @JsonSetter(nulls = Nulls.SET) @Nullable String invitation,
            @Nullable Boolean legal) {}

    /** Takes a message of a page. */
    void take(Connection connection, String message) {
        try {
            ObjectNode fields = Wire.object(message);
            String type = fields.path("type").textValue();
            Connection.Seat seat = connection.seat();
            if ("ping".equals(type)) {
                connection.answer(node("pong"));
            } else if (seat != null) {
                request(connection, seat, fields);
            } else if ("hello".equals(type)) {
                fields.remove("type");
                hello(connection, Wire.read(fields, Hello.class));
            } else {
                connection.close(Why.MALFORMED);
            }
        } catch (RefusedException e) {
            connection.close(e.why());
        }
    }

    private void hello(Connection connection, Hello hello) {
        Locale language = LANGUAGES.get(hello.language());
        if (hello.version() != VERSION || language == null) {
            throw Wire.malformed("hello: expected version " + VERSION + " and a language of " + LANGUAGES.keySet());
        }
        String hash = hello.token() == null ? null : Secrets.hash(hello.token());
        TableState table = tables.latest(hello.table());
        boolean legal = hello.legal() != null && hello.legal();
        Connection.Seat seat = new Connection.Seat(table.id(), hash, hello.invitation(), legal, language);
        if (hash != null && seat.at(table).isEmpty()) {
            throw new RefusedException(Why.UNAUTHORIZED, "token: fits no seat");
        }
        if (hash == null && !table.isOpenTo(hello.invitation())) {
            throw new RefusedException(Why.FORBIDDEN, "table: no spectators");
        }
        connection.begin(seat, table, Objects.requireNonNullElse(hello.from(), 0), hello.hash());
        sockets.joined(table.id(), connection);
        // What changed since the table was read is told here; what changes from now on, by the sockets.
        connection.offer(tables.known(table.id()));
    }

    private void request(Connection connection, Connection.Seat seat, ObjectNode fields) {
        String id = fields.remove("id") instanceof TextNode text ? text.textValue() : "";
        if (!ID.matcher(id).matches()) {
            throw Wire.malformed("id: expected 1 to 40 characters A–Z a–z 0–9 _ -");
        }
        String type = "unknown";
        String answer = "done";
        try {
            GameRequest request = Wire.read(fields, GameRequest.class);
            type = fields.path("type").asText();
            int number = change(seat, id, request);
            ObjectNode done = node("done").put("id", id);
            connection.answer(request instanceof GameRequest.Act ? done.put("number", number) : done);
        } catch (RefusedException e) {
            answer = e.why().code();
            connection.answer(refused(id, e, seat.language()));
        }
        meters.counter("mercurius.requests", "type", type, "answer", answer).increment();
    }

    private int change(Connection.Seat seat, String id, GameRequest request) {
        if (seat.tokenHash() == null) {
            throw new RefusedException(Why.SPECTATOR, "request of a spectator, expected one of a seat");
        }
        OptionalInt at = seat.at(tables.known(seat.table()));
        if (at.isEmpty()) {
            throw new RefusedException(Why.SPECTATOR, "request of a page that lost its seat, expected one of a seat");
        }
        int number = at.getAsInt();
        // what somebody else asked for, who had the seat before, is another request
        String key = seat.tokenHash().substring(0, HASH_IN_REQUEST) + " " + id;
        return tables.change(seat.table(), key, table -> {
            if (!seat.at(table).equals(at)) {
                throw new RefusedException(Why.SPECTATOR, "seat " + number + ": lost meanwhile");
            }
            return request.entry(table, number, tables.agenda().now());
        });
    }

    private static ObjectNode refused(String id, RefusedException refusal, Locale language) {
        return Wire.error(refusal, language)
                .put("type", "refused")
                .put("id", id)
                .put("rule", refusal.violation().map(it -> it.rule().id()).orElse(null))
                .putRawValue("violation", new RawValue(Objects.requireNonNullElse(refusal.json(), "null")));
    }

    private static ObjectNode node(String type) {
        return Wire.node().put("type", type);
    }
}
