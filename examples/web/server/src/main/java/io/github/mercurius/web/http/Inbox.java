package io.github.mercurius.web.http;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.github.mercurius.rules.Languages;
import io.github.mercurius.web.host.Tables;
import io.github.mercurius.web.store.StoreException;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.GameRequests;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Secrets;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Does what pages ask for by WebSocket, and answers. */
record Inbox(Tables tables, Hub hub, MeterRegistry meters) {
    private static final int VERSION = 1;
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,40}");
    private static final Map<String, Locale> LANGUAGES =
            Languages.all().stream().collect(Collectors.toMap(Locale::getLanguage, Function.identity()));

    /** Takes a message of a page. */
    void take(Connection connection, String message) {
        try {
            Fields fields = Fields.parse(message);
            String type = fields.text("type");
            Connection.Seat seat = connection.seat();
            if (type.equals("ping")) {
                connection.answer(node("pong"));
            } else if (seat != null) {
                request(connection, seat, type, fields);
            } else if (type.equals("hello")) {
                hello(connection, fields);
            } else {
                connection.close(Close.MALFORMED);
            }
        } catch (RefusedException e) {
            connection.close(
                    switch (e.why()) {
                        case NOT_FOUND -> Close.NOT_FOUND;
                        case UNAUTHORIZED -> Close.UNAUTHORIZED;
                        case FORBIDDEN -> Close.FORBIDDEN;
                        case NEWER -> Close.FAILED;
                        default -> Close.MALFORMED;
                    });
        } catch (StoreException e) {
            // The page connects again, here or elsewhere.
            connection.close(Close.FAILED);
        }
    }

    private void hello(Connection connection, Fields fields) {
        if (fields.number("version") != VERSION) {
            throw new RefusedException(Why.MALFORMED, "version: expected " + VERSION);
        }
        String token = fields.textOrNull("token");
        String hash = token == null ? null : Secrets.hash(token);
        Locale language = fields.word("language", LANGUAGES);
        int from = fields.number("from", 0);
        String chain = fields.textOrNull("hash");
        String invitation = fields.textOrNull("invitation");
        boolean legal = fields.flag("legal", false);
        String id = fields.text("table");
        fields.end();
        TableState table = tables.latest(id);
        Connection.Seat seat = new Connection.Seat(table.id(), hash, invitation, legal, language);
        if (hash != null && seat.at(table).isEmpty()) {
            throw new RefusedException(Why.UNAUTHORIZED, "token: fits no seat");
        }
        if (hash == null && !table.isOpenTo(invitation)) {
            throw new RefusedException(Why.FORBIDDEN, "table: no spectators");
        }
        connection.begin(seat, table, from, chain);
        hub.joined(table.id(), connection);
        // What changed since the table was read is told here; what changes from now on, by the hub.
        connection.offer(tables.known(table.id()));
    }

    private void request(Connection connection, Connection.Seat seat, String type, Fields fields) {
        String id = fields.text("id");
        if (!ID.matcher(id).matches()) {
            throw new RefusedException(Why.MALFORMED, "id: expected 1 to 40 characters A–Z a–z 0–9 _ -");
        }
        try {
            BiFunction<TableState, Integer, Entry> request = read(type, fields);
            int number = change(seat, id, request);
            ObjectNode done = node("done").put("id", id);
            if (type.equals("act")) {
                done.put("number", number);
            }
            connection.answer(done);
            meters.counter("mercurius.requests", "type", type, "answer", "done").increment();
        } catch (RefusedException e) {
            connection.answer(refused(id, e, seat.language()));
            meters.counter(
                            "mercurius.requests",
                            "type",
                            known(type),
                            "answer",
                            e.why().code())
                    .increment();
        } catch (StoreException e) {
            RefusedException unavailable = new RefusedException(
                    Why.UNAVAILABLE, "database: no answer, expected one: repeat the request with the same id");
            connection.answer(refused(id, unavailable, seat.language()));
            meters.counter("mercurius.requests", "type", type, "answer", "unavailable")
                    .increment();
        }
    }

    private int change(Connection.Seat seat, String id, BiFunction<TableState, Integer, Entry> request) {
        if (seat.tokenHash() == null) {
            throw new RefusedException(Why.SPECTATOR, "request of a spectator, expected one of a seat");
        }
        OptionalInt at = seat.at(tables.known(seat.table()));
        if (at.isEmpty()) {
            throw new RefusedException(Why.SPECTATOR, "request of a page that lost its seat, expected one of a seat");
        }
        int number = at.getAsInt();
        return tables.change(seat.table(), number + " " + id, table -> {
            if (!seat.at(table).equals(at)) {
                throw new RefusedException(Why.SPECTATOR, "seat " + number + ": lost meanwhile");
            }
            return request.apply(table, number);
        });
    }

    private BiFunction<TableState, Integer, Entry> read(String type, Fields fields) {
        return switch (type) {
            case "act" -> {
                int number = fields.number("number");
                String action = fields.text("action");
                fields.end();
                yield (table, seat) -> GameRequests.act(table, seat, number, action);
            }
            case "commit" -> {
                String commitment = fields.text("commitment");
                fields.end();
                yield (table, seat) -> GameRequests.commit(table, seat, commitment);
            }
            case "open" -> {
                String part = fields.text("part");
                fields.end();
                yield (table, seat) -> GameRequests.open(table, seat, part);
            }
            case "undo" -> {
                int number = fields.number("number");
                int keep = fields.number("keep");
                fields.end();
                yield (table, seat) -> GameRequests.askUndo(
                        table, seat, number, keep, tables.agenda().now());
            }
            case "answer" -> {
                int number = fields.number("number");
                boolean agree = fields.flag("agree");
                fields.end();
                yield (table, seat) -> GameRequests.answer(
                        table, seat, number, agree, tables.agenda().now());
            }
            case "leave" ->
                (table, seat) -> GameRequests.leave(table, seat, tables.agenda().now());
            case "say" -> {
                String phrase = fields.text("phrase");
                fields.end();
                yield (table, seat) ->
                        GameRequests.say(table, seat, phrase, tables.agenda().now());
            }
            case "back" ->
                (table, seat) -> GameRequests.back(table, seat, tables.agenda().now());
            default -> throw new RefusedException(Why.MALFORMED, "type: unknown, expected one of the protocol");
        };
    }

    private static String known(String type) {
        return switch (type) {
            case "act", "commit", "open", "undo", "answer", "leave", "say", "back" -> type;
            default -> "unknown";
        };
    }

    private static ObjectNode refused(String id, RefusedException refusal, Locale language) {
        ObjectNode json =
                node("refused").put("id", id).put("error", refusal.why().code());
        json.put("rule", refusal.violation().map(it -> it.rule().id()).orElse(null));
        String violation = refusal.json();
        if (violation == null) {
            json.putNull("violation");
        } else {
            json.putRawValue("violation", new RawValue(violation));
        }
        return json.put("message", refusal.message(language));
    }

    private static ObjectNode node(String type) {
        return JsonNodeFactory.instance.objectNode().put("type", type);
    }
}
