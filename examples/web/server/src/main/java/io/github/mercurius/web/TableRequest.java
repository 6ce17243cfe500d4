package io.github.mercurius.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Options.DealingKind;
import io.github.mercurius.web.table.SeatRequests;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The wish for a table, as a page sends it. PROTOCOL.md describes it. */
record TableRequest(
        int players,
        @JsonProperty("public") @Nullable Boolean listed,
        @Nullable Boolean spectators,
        @Nullable Integer timer,
        @JsonSetter(nulls = Nulls.SET) @Nullable String dealing,
        @Nullable Integer startSeat,
        @JsonSetter(nulls = Nulls.SET) @Nullable String game,
        @Nullable ObjectNode edition,
        @Nullable Map<String, String> rulings,
        @Nullable Map<String, String> bots,
        @Nullable Me me) {
    private static final Map<String, DealingKind> DEALING =
            new TreeMap<>(Map.of("joint", DealingKind.JOINT, "sealed", DealingKind.SEALED));

    /** Where the visitor sits down, and under which name. */
    record Me(int seat, String name) {}

    Options options() {
        if (dealing != null && !DEALING.containsKey(dealing)) {
            throw Wire.malformed("dealing: expected one of " + DEALING.keySet());
        }
        return new Options(
                players,
                listed == null || listed,
                spectators == null || spectators,
                Objects.requireNonNullElse(timer, 60),
                dealing == null ? null : DEALING.get(dealing),
                Objects.requireNonNullElse(startSeat, 0),
                Objects.requireNonNullElse(game, Games.FIRST),
                edition == null ? null : edition.toString(),
                Objects.requireNonNullElse(rulings, Map.of()));
    }

    /** The kinds of bots by seat. */
    Map<Integer, String> botSeats(Options options) {
        Map<Integer, String> seats = new TreeMap<>();
        Objects.requireNonNullElse(bots, Map.<String, String>of()).forEach((seat, bot) -> {
            if (!seat.matches("[0-4]") || Integer.parseInt(seat) >= players) {
                throw Wire.malformed("bots: expected seats 0 to " + (players - 1));
            }
            seats.put(Integer.parseInt(seat), SeatRequests.checkBot(options, bot));
        });
        return seats;
    }

    /** Refuses what cannot be done at the new table, before there is one. */
    void check(TableState draft, String tokenHash) {
        TableState table = draft;
        if (me != null) {
            Entry sits = SeatRequests.sit(table, me.seat(), me.name(), tokenHash, table.invitation());
            table = table.after(new Stored(table.version(), table.changedAt(), null, sits));
        }
        for (Map.Entry<Integer, String> bot : botSeats(table.options()).entrySet()) {
            SeatRequests.seatBot(table, bot.getKey(), bot.getValue());
        }
    }
}
