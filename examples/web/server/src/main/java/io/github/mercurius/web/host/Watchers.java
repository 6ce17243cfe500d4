package io.github.mercurius.web.host;

import io.github.mercurius.web.table.TableState;
import java.util.Set;

/** Listeners for changes at tables. */
public interface Watchers {
    /** The tables that somebody watches. */
    Set<String> watched();

    /** A table has changed; an older state may come after a newer one. */
    void changed(TableState table);

    /** A newer server has changed a table in a way that this one does not know: another serves it from now on. */
    void leftToOthers(String table);

    /** A table was deleted. */
    void gone(String table);
}
