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
import io.github.mercurius.web.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
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
        @Nullable Map<Integer, String> bots,
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

    /**
     * What happens at the new table at once: the visitor sits down, and bots do.
     *
     * @param tokenHash of the visitor; empty if the visitor does not sit down
     */
    List<Function<TableState, Entry>> first(String tokenHash) {
        List<Function<TableState, Entry>> first = new ArrayList<>();
        if (me != null) {
            first.add(table -> SeatRequests.sit(table, me.seat(), me.name(), tokenHash, table.invitation()));
        }
        new TreeMap<>(Objects.requireNonNullElse(bots, Map.<Integer, String>of()))
                .forEach((seat, bot) -> first.add(table -> SeatRequests.seatBot(table, seat, bot)));
        return first;
    }
}
