package io.github.mercurius.web;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.SeatRequests;
import io.github.mercurius.web.table.Secrets;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All tables, as this server sees them. A change is decided on the state that is at hand and stored under the next
 * number. If another server was faster, it is decided again on what is stored.
 */
final class Tables {
    /** The part of the heap that the cache may take. */
    private static final int PART_OF_HEAP = 3;

    private static final int BYTES_OF_TABLE = 10_000;
    private static final int BYTES_OF_ENTRY = 700;

    private static final int MOST_TRIES = 100;

    private final Store store;
    private final Agenda agenda;

    /** The tables used last, so that they need not be read again. What it holds may be old: the database decides. */
    private final Cache<String, TableState> cache = Caffeine.newBuilder()
            .maximumWeight(Runtime.getRuntime().maxMemory() / PART_OF_HEAP)
            .<String, TableState>weigher((id, table) -> BYTES_OF_TABLE + BYTES_OF_ENTRY * table.version())
            .build();

    private final List<Watchers> watchers = new CopyOnWriteArrayList<>();
    private final List<Consumer<TableState>> followers = new CopyOnWriteArrayList<>();
    private final Timer storing;
    private final Counter conflicts;

    Tables(Store store, Agenda agenda, MeterRegistry meters) {
        this.store = store;
        this.agenda = agenda;
        storing = Operations.timer(meters, "mercurius.store.append");
        conflicts = meters.counter("mercurius.store.conflicts");
        meters.gauge("mercurius.tables.cached", cache, Cache::estimatedSize);
        meters.gauge("mercurius.tables.cached.bytes", cache, Tables::bytes);
    }

    private static double bytes(Cache<?, ?> cache) {
        return cache.policy().eviction().orElseThrow().weightedSize().orElseThrow();
    }

    /** Keeps a state, unless a newer one of the same table is here. */
    private void keep(TableState table) {
        cache.asMap().merge(table.id(), table, (old, now) -> now.version() > old.version() ? now : old);
    }

    /** Tells somebody of the changes that this server makes, from now on. */
    void follow(Consumer<TableState> who) {
        followers.add(who);
    }

    /** Tells somebody of all changes from now on. */
    void watch(Watchers who) {
        watchers.add(who);
    }

    /** What is due, and what time it is. */
    Agenda agenda() {
        return agenda;
    }

    /**
     * Makes a table at which some things happen at once. If one of them is refused, there is no table.
     *
     * @param first gives the entries after the making, each for a state of the table, or refuses
     */
    TableState create(Options options, List<Function<TableState, Entry>> first) {
        return create(Secrets.id(), new Entry.Created(options, Secrets.secret()), first);
    }

    private TableState create(String id, Entry.Created created, List<Function<TableState, Entry>> first) {
        long now = agenda.now();
        List<Stored> entries = new ArrayList<>(List.of(new Stored(0, now, null, created)));
        TableState table = TableState.created(id, entries.get(0));
        for (Function<TableState, Entry> next : first) {
            entries.add(new Stored(table.version(), now, null, next.apply(table)));
            table = table.after(entries.get(table.version()));
        }
        store.create(id, entries, index(table));
        keep(table);
        publishOwn(table);
        return table;
    }

    /** The table at which the people of another one play again; empty until it is made. */
    Optional<TableState> rematch(TableState before) {
        try {
            return Optional.of(latest(before.rematchId()));
        } catch (RefusedException e) {
            if (e.why() != Why.NOT_FOUND) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** Makes the table at which the people of another one play again, unless another server is faster. */
    TableState createRematch(TableState before) {
        Entry.Created again = SeatRequests.rematch(before);
        try {
            return create(before.rematchId(), again, List.of());
        } catch (RefusedException e) {
            return latest(before.rematchId());
        }
    }

    /**
     * A table as it is known here, which may be a moment old.
     *
     * @throws RefusedException if there is no such table
     */
    TableState known(String id) {
        TableState cached = cache.getIfPresent(id);
        return cached == null ? read(id, null) : cached;
    }

    /**
     * A table as it is stored.
     *
     * @throws RefusedException if there is no such table
     */
    TableState latest(String id) {
        return read(id, cache.getIfPresent(id));
    }

    /** Reads on from what is known; the last entry of that is read again, as it is there as long as the table is. */
    private TableState read(String id, @Nullable TableState known) {
        List<Stored> entries = store.entries(id, known == null ? 0 : known.version() - 1);
        if (entries.isEmpty()) {
            cache.invalidate(id);
            watchers.forEach(who -> who.ended(id, Why.NOT_FOUND));
            throw new RefusedException(
                    Why.NOT_FOUND, "table: no table with this ID of " + id.length() + " characters, or it has expired");
        }
        TableState table = known == null ? TableState.created(id, entries.get(0)) : known;
        for (Stored stored : entries.subList(1, entries.size())) {
            table = table.after(stored);
        }
        keep(table);
        publish(table); // also if nothing is new here: a later comparison finds the same version, and tells nobody
        return table;
    }

    /**
     * Changes a table by one entry.
     *
     * @param request what the page calls its request, and its seat: done once however often it comes; null for what no
     *     page asks for
     * @param decide gives the entry for a state of the table, or refuses
     * @return the number of the last update of the game after it, or −1 before the game
     * @throws RefusedException if it is refused, or there is no such table
     */
    int change(String id, @Nullable String request, Function<TableState, Entry> decide) {
        TableState table = known(id);
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            if (request != null && table.resultOf(request).isPresent()) {
                return table.resultOf(request).get();
            }
            Entry entry;
            try {
                entry = decide.apply(table);
            } catch (RefusedException e) {
                TableState newer = read(id, table);
                if (newer.version() == table.version()) {
                    throw e;
                }
                table = newer;
                continue;
            }
            Stored stored = new Stored(table.version(), Math.max(agenda.now(), table.changedAt()), request, entry);
            TableState next = table.after(stored);
            if (stored(next, stored)) {
                return next.lastUpdate();
            }
            conflicts.increment();
            table = read(id, table);
        }
        throw new RefusedException(Why.UNAVAILABLE, "table: changed all the time by others, try again");
    }

    private boolean stored(TableState next, Stored stored) {
        BooleanSupplier append = () -> store.append(next.id(), stored, index(next));
        boolean first = storing.record(append);
        if (first) {
            keep(next);
            publishOwn(next);
        }
        return first;
    }

    private Store.Index index(TableState table) {
        boolean isListed = table.options().listed() && table.phase() != Phase.OVER;
        return new Store.Index(isListed, agenda.next(table).at(), summary(table));
    }

    /** What the public list says of a table. */
    private static String summary(TableState table) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("id", table.id())
                .put("phase", table.phase().code())
                .put("game", table.options().game())
                .put("players", table.options().players())
                .putPOJO("free", table.freeSeats())
                .putPOJO("names", table.chairs().map(Chair::name).asJava())
                .put("timer", table.options().timer())
                .put("spectators", table.options().spectators())
                .toString();
    }

    private void publishOwn(TableState table) {
        followers.forEach(who -> who.accept(table));
        publish(table);
    }

    private void publish(TableState table) {
        watchers.forEach(who -> who.changed(table));
    }

    /** Deletes a table, unless it has changed. */
    void delete(TableState table) {
        if (store.delete(table.id(), table.version())) {
            cache.invalidate(table.id());
            watchers.forEach(who -> who.ended(table.id(), Why.NOT_FOUND));
        }
    }

    /** Reads again what other servers have changed of the tables that are watched here. */
    void compare() {
        for (Watchers who : watchers) {
            List<String> ids = List.copyOf(who.watched());
            Map<String, Integer> versions = store.versions(ids);
            for (String id : ids) {
                TableState cached = cache.getIfPresent(id);
                if (cached == null || !Integer.valueOf(cached.version()).equals(versions.get(id))) {
                    readAgain(id);
                }
            }
        }
    }

    private void readAgain(String id) {
        try {
            latest(id);
        } catch (RefusedException e) {
            if (e.why() == Why.NEWER) {
                watchers.forEach(who -> who.ended(id, Why.CLOSING));
            }
        }
    }

    /** What the public list says, each as JSON. */
    List<String> listed(int most) {
        return store.listed(most);
    }
}
