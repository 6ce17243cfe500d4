package io.github.mercurius.examples.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a check of some files says: its lines are the differences and the summary. */
record Check(boolean agrees, List<String> lines) {
    /** Checks states as they are. */
    static Check of(List<Path> files) throws IOException {
        return of(new Conformance(false), files);
    }

    /** Checks the states of one file as they are. */
    static Check of(Path file) throws IOException {
        return of(List.of(file));
    }

    /** Takes all states and views through the text of a position. */
    static Check ofPositions(List<Path> files) throws IOException {
        return of(new Conformance(true), files);
    }

    private static Check of(Conformance conformance, List<Path> files) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            lines.addAll(conformance.check(file.toString(), bytes));
        }
        lines.add(conformance.summary());
        return new Check(conformance.agrees(), lines);
    }

    /** All lines as one text. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
