package io.github.mercurius.web.http;

import io.github.mercurius.web.host.Watchers;
import io.github.mercurius.web.table.TableState;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The WebSockets of this server, by table. */
final class Hub implements Watchers {
    private final Set<Connection> all = ConcurrentHashMap.newKeySet();
    private final Map<String, Set<Connection>> byTable = new ConcurrentHashMap<>();

    void opened(Connection connection) {
        all.add(connection);
    }

    int size() {
        return all.size();
    }

    void joined(String table, Connection connection) {
        byTable.compute(table, (id, connections) -> {
            Set<Connection> set = connections == null ? ConcurrentHashMap.newKeySet() : connections;
            set.add(connection);
            return set;
        });
    }

    void closed(Connection connection) {
        all.remove(connection);
        Connection.Seat seat = connection.seat();
        if (seat != null) {
            byTable.computeIfPresent(seat.table(), (id, connections) -> {
                connections.remove(connection);
                return connections.isEmpty() ? null : connections;
            });
        }
    }

    @Override
    public Set<String> watched() {
        return byTable.keySet();
    }

    @Override
    public void changed(TableState table) {
        byTable.getOrDefault(table.id(), Set.of()).forEach(connection -> connection.offer(table));
    }

    @Override
    public void leftToOthers(String table) {
        byTable.getOrDefault(table, Set.of()).forEach(connection -> connection.close(Close.GOING_DOWN));
    }

    @Override
    public void gone(String table) {
        byTable.getOrDefault(table, Set.of()).forEach(connection -> connection.close(Close.NOT_FOUND));
    }

    /** Closes what has waited too long. */
    void check(Limits limits) {
        all.forEach(connection -> connection.check(limits));
    }

    /** Sends everybody to another server. */
    void closeAll() {
        all.forEach(connection -> connection.close(Close.GOING_DOWN));
    }
}
