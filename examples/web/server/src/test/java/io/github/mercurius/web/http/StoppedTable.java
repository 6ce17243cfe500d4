package io.github.mercurius.web.http;

import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import java.util.List;

/** Tables whose last dealing was stopped. */
final class StoppedTable {
    private StoppedTable() {}

    /** A table that a seat kept from its game. */
    static TableState stopped(String id, int seat) {
        Options options =
                Wire.read(Wire.object("{\"players\":3}"), TableRequest.class).options();
        TableState table = TableState.created(id, new Stored(0, 0, null, new Entry.Created(options, "i")));
        return table.after(new Stored(1, 0, null, new Entry.DealingStopped(List.of(seat))));
    }
}
