package io.github.mercurius.web.http;

import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Options.DealingKind;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.SeatRequests;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The wish for a table, as a page sends it.
 *
 * @param bots the kinds of bots by seat
 * @param seat where the visitor sits down; −1 for nowhere
 * @param name the visitor's name; null for nowhere
 */
record TableRequests(
        Options options,
        Map<Integer, String> bots,
        int seat,
        @Nullable String name) {
    private static final Map<String, DealingKind> DEALING =
            new TreeMap<>(Map.of("joint", DealingKind.JOINT, "sealed", DealingKind.SEALED));

    static TableRequests read(Fields fields) {
        Options options = options(fields);
        Map<Integer, String> bots = bots(fields.inner("bots"), options);
        boolean sits = fields.has("me");
        Fields me = fields.inner("me");
        TableRequests request =
                new TableRequests(options, bots, sits ? me.number("seat") : -1, sits ? me.text("name") : null);
        me.end();
        fields.end();
        return request;
    }

    /** Refuses what cannot be done at the new table, before there is one. */
    void check(TableState draft, String tokenHash) {
        TableState table = draft;
        if (name != null) {
            Entry sits = SeatRequests.sit(table, seat, name, tokenHash, table.invitation());
            table = table.after(new Stored(table.version(), table.changedAt(), null, sits));
        }
        for (int botSeat : bots.keySet()) {
            SeatRequests.seatBot(table, botSeat, bots.getOrDefault(botSeat, ""));
        }
    }

    private static Options options(Fields fields) {
        return new Options(
                fields.number("players"),
                fields.flag("public", true),
                fields.flag("spectators", true),
                fields.number("timer", 60),
                fields.has("dealing") ? fields.word("dealing", DEALING) : null,
                fields.number("startSeat", 0),
                fields.text("game", Games.FIRST),
                fields.objectOrNull("edition"),
                fields.words("rulings"));
    }

    private static Map<Integer, String> bots(Fields fields, Options options) {
        Map<Integer, String> bots = new TreeMap<>();
        fields.names().forEachRemaining(seat -> {
            if (!seat.matches("[0-4]") || Integer.parseInt(seat) >= options.players()) {
                throw new RefusedException(Why.MALFORMED, "bots: expected seats 0 to " + (options.players() - 1));
            }
            bots.put(Integer.parseInt(seat), SeatRequests.checkBot(options, fields.text(seat)));
        });
        return bots;
    }
}
