package io.github.mercurius.mercatores;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** All that happened in a game, undone or not, as entries that are only ever added; and the open chain of hashes. */
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

    /** The updates from a number on. */
    List<Update> updates(int from) {
        return lines.drop(checkNumber(from)).map(Line::update).asJava();
    }

    /** The hashes of a chain after each update, given the one that it begins with, from a number on. */
    List<String> hashes(String first, int from) {
        checkNumber(from);
        List<String> hashes = new ArrayList<>();
        String hash = first;
        for (Line line : lines) {
            hash = HashChain.next(hash, line.update);
            hashes.add(hash);
        }
        return Collections.unmodifiableList(hashes.subList(from, hashes.size()));
    }

    /** The hash of a chain before the update of a number, given the one that it begins with. */
    String hashBefore(String first, int number) {
        String hash = first;
        for (Line line : lines.take(checkNumber(number))) {
            hash = HashChain.next(hash, line.update);
        }
        return hash;
    }

    private int checkNumber(int number) {
        if (number < 0 || number > lines.size()) {
            throw new IllegalArgumentException("number of an update: " + number + ", expected 0 to " + lines.size());
        }
        return number;
    }

    /** An entry with what came of it. */
    private record Line(LogEntry entry, Update update) {}
}
