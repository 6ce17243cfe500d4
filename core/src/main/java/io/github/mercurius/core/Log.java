package io.github.mercurius.core;

import io.github.mercurius.api.Update;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that happened in a game, undone or not, as entries that are only ever added; and the hash chains over it, each
 * continued from where it was last asked for.
 */
final class Log {
    private final Beginning beginning;
    private final Vector<Line> lines;

    private Log(Beginning beginning, Vector<Line> lines) {
        this.beginning = beginning;
        this.lines = lines;
    }

    /** The log with these entries, and what came of each. */
    static Log of(Beginning beginning, List<LogEntry> entries, List<Update> updates) {
        return new Log(
                beginning, Vector.tabulate(entries.size(), i -> line(beginning, entries.get(i), updates.get(i))));
    }

    Log plus(LogEntry entry, Update update) {
        return new Log(beginning, lines.append(line(beginning, entry, update)));
    }

    private static Line line(Beginning beginning, LogEntry entry, Update update) {
        int audiences = beginning.setup().players() + 2;
        return new Line(entry, update, new String[audiences]);
    }

    int size() {
        return lines.size();
    }

    /** The entries, in order. */
    List<LogEntry> entries() {
        return lines.map(Line::entry).asJava();
    }

    /** The updates from a number on, as an {@link Audience} is told them. */
    List<Update> updates(int audience, int from) {
        List<Update> updates = new ArrayList<>();
        for (Line line : lines.drop(checkNumber(from))) {
            updates.add(Audience.told(line.update, audience));
        }
        return Collections.unmodifiableList(updates);
    }

    /** The hashes of an audience's chain after the updates from a number on. */
    List<String> hashes(int audience, int from) {
        String hash = hashBefore(audience, checkNumber(from));
        List<String> hashes = new ArrayList<>();
        for (Line line : lines.drop(from)) {
            hash = line.hash(audience, hash);
            hashes.add(hash);
        }
        return Collections.unmodifiableList(hashes);
    }

    /** The hash of an audience's chain before the update of a number. */
    String hashBefore(int audience, int number) {
        int known = number;
        String hash = null;
        while (known > 0 && hash == null) {
            hash = lines.get(known - 1).hashes[audience - Audience.RECORD];
            known -= hash == null ? 1 : 0;
        }
        String next = hash == null ? firstHash(audience) : hash;
        for (Line line : lines.slice(known, number)) {
            next = line.hash(audience, next);
        }
        return next;
    }

    /** The hash with which an audience's chain begins. */
    String firstHash(int audience) {
        return beginning.hash(audience);
    }

    private int checkNumber(int number) {
        if (number < 0 || number > lines.size()) {
            throw new IllegalArgumentException("number of an update: " + number + ", expected 0 to " + lines.size());
        }
        return number;
    }

    /** An entry with what came of it, in full, and its hashes by audience as far as they were asked for. */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares these
    private record Line(
            LogEntry entry, Update update, @Nullable String[] hashes) {
        /** The hash after this update, given the one before it. */
        String hash(int audience, String before) {
            String known = hashes[audience - Audience.RECORD];
            if (known != null) {
                return known;
            }
            // If several threads come here at once, all of them put in the same.
            String hash = HashChain.next(before, Audience.told(update, audience));
            hashes[audience - Audience.RECORD] = hash;
            return hash;
        }
    }
}
