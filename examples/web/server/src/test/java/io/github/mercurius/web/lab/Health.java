package io.github.mercurius.web.lab;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Since when the database and each server have been well. */
final class Health {
    static final String DATABASE = "database";

    private final Map<String, Long> wellSince = new TreeMap<>();

    Health(Set<String> all) {
        all.forEach(this::ends);
    }

    /** Something happens to one; false if something has happened to it already. */
    synchronized boolean begins(String who) {
        return wellSince.remove(who) != null;
    }

    synchronized void ends(String who) {
        wellSince.put(who, System.nanoTime());
    }

    /** Whether the database and one server were well all the time, for so many seconds. */
    synchronized boolean wasWell(int seconds) {
        long before = System.nanoTime() - seconds * 1_000_000_000L;
        Long database = wellSince.get(DATABASE);
        return database != null
                && database <= before
                && wellSince.entrySet().stream()
                        .anyMatch(one -> one.getKey().startsWith("server") && one.getValue() <= before);
    }
}
