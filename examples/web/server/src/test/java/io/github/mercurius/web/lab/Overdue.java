package io.github.mercurius.web.lab;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleSupplier;

/** How long the table waits that waits longest, by what the database says, whoever has promised to see to it. */
final class Overdue implements DoubleSupplier {
    private static final String SQL = "select id, version, due, extract(epoch from clock_timestamp()) * 1000"
            + " from tables where due < extract(epoch from clock_timestamp()) * 1000 + 600000";

    private final String url;
    private Map<String, Long> dueOf = new HashMap<>();

    Overdue(String url) {
        this.url = url;
    }

    @Override
    public double getAsDouble() {
        Map<String, Long> seen = new HashMap<>();
        double longest = 0;
        try (Connection connection = DriverManager.getConnection(url);
                ResultSet row = connection.createStatement().executeQuery(SQL)) {
            while (row.next()) {
                String moment = row.getString(1) + " " + row.getInt(2);
                long due = Math.min(row.getLong(3), dueOf.getOrDefault(moment, Long.MAX_VALUE));
                seen.put(moment, due);
                longest = Math.max(longest, (row.getDouble(4) - due) / 1000);
            }
        } catch (SQLException e) {
            return 0;
        }
        dueOf = seen;
        return longest;
    }
}
