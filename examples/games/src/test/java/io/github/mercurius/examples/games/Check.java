package io.github.mercurius.examples.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a check of some files says: its lines are the differences and the summary. */
record Check(boolean agrees, List<String> lines) {
    /** Checks files. */
    static Check of(List<Path> files) throws IOException {
        Conformance conformance = new Conformance();
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            lines.addAll(conformance.check(file.toString(), bytes));
        }
        lines.add(conformance.summary());
        return new Check(conformance.agrees(), lines);
    }

    /** Checks one file. */
    static Check of(Path file) throws IOException {
        return of(List.of(file));
    }

    /** All lines as one text. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
