package io.github.mercurius.web;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.web.Visitors.Visitor;
import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.game.TableGame;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.SeatRequests;
import io.github.mercurius.web.table.Secrets;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What is asked for by HTTP: tables, seats, records. */
final class Api {
    private static final String TABLE = "/api/tables/{id}";
    private static final String SEAT = TABLE + "/seats/{seat}";
    private static final String BEARER = "Bearer ";
    private static final int MOST_LISTED = 100;
    private static final int MOST_RECORDS = 50;

    private final Tables tables;
    private final Visitors visitors;
    private final int listedPerVisitor;

    /** Those that were asked for last, as a long one takes long to write. */
    private final Cache<String, String> records =
            Caffeine.newBuilder().maximumSize(MOST_RECORDS).build();

    Api(Tables tables, Visitors visitors, int listedPerVisitor) {
        this.tables = tables;
        this.visitors = visitors;
        this.listedPerVisitor = listedPerVisitor;
    }

    /** Who asks. */
    static Visitor visitor(Context context) {
        return Objects.requireNonNull(context.attribute(Front.VISITOR));
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/games", json(Api::games));
        routes.get("/api/tables", json(this::list));
        routes.post("/api/tables", json(this::make));
        routes.get(TABLE, json(this::show));
        routes.put(SEAT, json(this::sit));
        routes.delete(SEAT, json(this::stand));
        routes.post(TABLE + "/rematch", json(this::rematch));
        routes.get(TABLE + "/edition", this::edition);
        routes.get(TABLE + "/record", this::record);
    }

    private static Handler json(Function<Context, ObjectNode> answer) {
        return context -> context.contentType("application/json")
                .result(answer.apply(context).toString());
    }

    private static ObjectNode games(Context context) {
        return Wire.node().putPOJO("games", Games.all().stream().map(Api::game).toList());
    }

    private static ObjectNode game(TableGame<?, ?> game) {
        Rules<?, ?> rules = game.rules();
        return Wire.node()
                .put("game", rules.id())
                .put("edition", game.editionName())
                .put("fewest", rules.fewestPlayers())
                .put("most", rules.mostPlayers())
                .putPOJO("bots", game.bots())
                .putPOJO("rulings", rules.choices().all());
    }

    private void edition(Context context) {
        String edition = visible(context).options().edition();
        if (edition == null) {
            throw new RefusedException(Why.NOT_FOUND, "edition: none, as the game has no editions");
        }
        context.contentType("application/json").result(edition);
    }

    private ObjectNode list(Context context) {
        List<RawValue> summaries =
                tables.listed(MOST_LISTED).stream().map(RawValue::new).toList();
        return Wire.node().putPOJO("tables", summaries);
    }

    private void checkMaking(Context context) {
        if (!visitor(context).making().allows()) {
            context.header("Retry-After", "60");
            throw new RefusedException(Why.TOO_MANY, "tables: too many made from here, expected fewer a minute");
        }
    }

    private ObjectNode make(Context context) {
        checkMaking(context);
        TableRequest request = body(context, TableRequest.class);
        TableRequest.Me me = request.me();
        Options options = request.options();
        String hash = me == null ? "" : Secrets.hash(token(context));
        if (options.listed()) {
            visitor(context).checkListed(listedPerVisitor, this::isListed);
        }
        TableState table = tables.create(options, request.first(hash));
        visitors.made(visitor(context), table);
        if (me != null) {
            visitors.sat(table.id(), me.seat(), visitor(context));
        }
        context.status(HttpStatus.CREATED);
        return Wire.node()
                .put("id", table.id())
                .put("invitation", table.invitation())
                .put("seat", me == null ? null : Integer.valueOf(me.seat()));
    }

    private boolean isListed(String table) {
        try {
            return tables.known(table).phase() != Phase.OVER;
        } catch (RefusedException gone) {
            return false;
        }
    }

    /** Sits down at the table at which the same people play again; everybody asks for it in the same way. */
    private ObjectNode rematch(Context context) {
        String hash = Secrets.hash(token(context));
        TableState before = tables.latest(context.pathParam("id"));
        int seat = checkSeated(before, hash);
        TableState table = tables.rematch(before).orElseGet(() -> {
            checkMaking(context);
            TableState made = tables.createRematch(before);
            visitors.made(visitor(context), made);
            return made;
        });
        if (table.seatOf(hash).isEmpty()) {
            visitors.checkSitting(table, visitor(context));
            sit(context, table.id(), seat, String.valueOf(before.chair(seat).name()), hash, null);
        }
        if (!before.chair(seat).rematch()) {
            tables.change(before.id(), null, now -> SeatRequests.askRematch(now, seat));
        }
        return Wire.node().put("id", table.id()).put("seat", seat);
    }

    private ObjectNode show(Context context) {
        TableState table = visible(context);
        OptionalInt viewer = viewer(context, table);
        Play<?, ?> play = table.play();
        return TableJson.lobby(table, viewer, tables.agenda())
                .put("you", Wire.orNull(viewer))
                .put("turn", play == null ? null : Wire.orNull(play.activeSeat()))
                .put("left", tables.agenda().left(table));
    }

    /** Who sits down: a person with a name, or a bot. */
    record SitRequest(
            @JsonSetter(nulls = Nulls.SET) @Nullable String name,
            @JsonSetter(nulls = Nulls.SET) @Nullable String invitation,
            @JsonSetter(nulls = Nulls.SET) @Nullable String bot) {}

    private ObjectNode sit(Context context) {
        String hash = Secrets.hash(token(context));
        int seat = seat(context);
        SitRequest request = body(context, SitRequest.class);
        if (request.bot() != null) {
            if (request.name() != null || request.invitation() != null) {
                throw Wire.malformed("bot: expected alone, as a bot has no name and needs no invitation");
            }
            seatBot(context, seat, hash, request.bot());
        } else if (request.name() == null) {
            throw Wire.malformed("name: missing, expected a text");
        } else {
            TableState table = tables.latest(context.pathParam("id"));
            if (!table.seatOf(hash).equals(OptionalInt.of(seat))) {
                visitors.checkSitting(table, visitor(context));
                sit(context, table.id(), seat, request.name(), hash, request.invitation());
            }
        }
        return Wire.node().put("seat", seat);
    }

    private void sit(Context context, String table, int seat, String name, String hash, @Nullable String invitation) {
        tables.change(table, null, now -> SeatRequests.sit(now, seat, name, hash, invitation));
        visitors.sat(table, seat, visitor(context));
    }

    private void seatBot(Context context, int seat, String hash, String bot) {
        TableState table = tables.latest(context.pathParam("id"));
        checkSeated(table, hash);
        boolean done = seat >= 0
                && seat < table.chairs().size()
                && bot.equals(table.chair(seat).bot());
        if (!done) {
            tables.change(table.id(), null, now -> {
                checkSeated(now, hash);
                return SeatRequests.seatBot(now, seat, bot);
            });
        }
    }

    private ObjectNode stand(Context context) {
        String hash = Secrets.hash(token(context));
        int seat = seat(context);
        tables.change(context.pathParam("id"), null, now -> SeatRequests.free(now, seat, checkSeated(now, hash)));
        return Wire.node().putNull("seat");
    }

    private static int checkSeated(TableState table, String hash) {
        return table.seatOf(hash)
                .orElseThrow(() -> new RefusedException(Why.UNAUTHORIZED, "token: fits no seat of this table"));
    }

    private void record(Context context) {
        TableState table = visible(context);
        Play<?, ?> play = table.play();
        if (play == null) {
            throw new RefusedException(
                    Why.WRONG_PHASE, "table: " + table.phase().code() + ", expected playing or over");
        }
        String record = records.get(table.id() + ' ' + table.version(), version -> play.record());
        context.header(
                "Content-Disposition",
                "attachment; filename=\"" + table.options().game() + "-" + table.id() + ".json\"");
        context.contentType("application/json").result(record);
    }

    /** The table, if the visitor may see it. */
    private TableState visible(Context context) {
        TableState table = tables.latest(context.pathParam("id"));
        if (viewer(context, table).isEmpty() && !table.options().spectators()) {
            throw new RefusedException(Why.FORBIDDEN, "table: no spectators, expected the token of a seat");
        }
        return table;
    }

    private static OptionalInt viewer(Context context, TableState table) {
        return context.header("Authorization") == null
                ? OptionalInt.empty()
                : OptionalInt.of(checkSeated(table, Secrets.hash(token(context))));
    }

    private static int seat(Context context) {
        String seat = context.pathParam("seat");
        if (!seat.matches("[0-9]")) {
            throw new RefusedException(Why.MALFORMED, "seat: expected a number from 0 to 4");
        }
        return Integer.parseInt(seat);
    }

    private static String token(Context context) {
        String header = context.header("Authorization");
        if (header == null || !header.startsWith(BEARER)) {
            throw new RefusedException(Why.UNAUTHORIZED, "Authorization: expected 'Bearer' and the token of a seat");
        }
        return header.substring(BEARER.length());
    }

    private static <T> T body(Context context, Class<T> type) {
        if (context.req().getContentLengthLong() > Limits.LARGEST_BODY) {
            throw tooLarge();
        }
        byte[] body;
        try {
            body = context.bodyInputStream().readNBytes(Limits.LARGEST_BODY + 1);
        } catch (IOException e) {
            throw Wire.malformed("body: ended early, or came too slowly");
        }
        if (body.length > Limits.LARGEST_BODY) {
            throw tooLarge();
        }
        return Wire.read(Wire.object(new String(body, StandardCharsets.UTF_8)), type);
    }

    private static RefusedException tooLarge() {
        return new RefusedException(
                Why.TOO_LARGE, "body: too large, expected at most " + Limits.LARGEST_BODY + " bytes");
    }
}
