package io.github.mercurius.mercado;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** All that happened in a game, undone or not, as entries that are only ever added; and the chains of hashes. */
final class Log {
    private final Vector<Line> lines;

    private Log(Vector<Line> lines) {
        this.lines = lines;
    }

    static Log empty() {
        return new Log(Vector.empty());
    }

    Log plus(LogEntry entry, Update update) {
        return new Log(lines.append(new Line(entry, update)));
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

    /** The hashes of an audience's chain after each update, given the one that it begins with, from a number on. */
    List<String> hashes(int audience, String first, int from) {
        checkNumber(from);
        List<String> hashes = new ArrayList<>();
        String hash = first;
        for (Line line : lines) {
            hash = HashChain.next(hash, Audience.told(line.update, audience));
            hashes.add(hash);
        }
        return Collections.unmodifiableList(hashes.subList(from, hashes.size()));
    }

    /** The hash of an audience's chain before the update of a number, given the one that it begins with. */
    String hashBefore(int audience, String first, int number) {
        String hash = first;
        for (Line line : lines.take(checkNumber(number))) {
            hash = HashChain.next(hash, Audience.told(line.update, audience));
        }
        return hash;
    }

    private int checkNumber(int number) {
        if (number < 0 || number > lines.size()) {
            throw new IllegalArgumentException("number of an update: " + number + ", expected 0 to " + lines.size());
        }
        return number;
    }

    /** An entry with what came of it, in full. */
    private record Line(LogEntry entry, Update update) {}
}
