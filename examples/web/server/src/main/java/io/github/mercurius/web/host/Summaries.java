package io.github.mercurius.web.host;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.TableState;

/** What the public list says of a table. */
final class Summaries {
    private Summaries() {}

    static boolean isListed(TableState table) {
        return table.options().listed() && table.phase() != Phase.OVER;
    }

    static String of(TableState table) {
        ObjectNode summary = JsonNodeFactory.instance.objectNode();
        summary.put("id", table.id());
        summary.put("phase", table.phase().code());
        summary.put("game", table.options().game());
        summary.put("players", table.options().players());
        ArrayNode free = summary.putArray("free");
        table.freeSeats().forEach(free::add);
        ArrayNode names = summary.putArray("names");
        table.chairs().forEach(chair -> names.add(chair.name()));
        summary.put("timer", table.options().timer());
        summary.put("spectators", table.options().spectators());
        return summary.toString();
    }
}
