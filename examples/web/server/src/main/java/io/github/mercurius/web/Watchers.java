package io.github.mercurius.web;

import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.util.Set;

/** Listeners for changes at tables. */
interface Watchers {
    /** The tables that somebody watches. */
    Set<String> watched();

    /** A table has changed; an older state may come after a newer one. */
    void changed(TableState table);

    /** A table was deleted ({@code NOT_FOUND}), or a newer server serves it from now on ({@code CLOSING}). */
    void ended(String table, Why why);
}
