package io.github.mercurius.examples.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** What a check of some files says: its lines are the differences and the summary. */
record Check(boolean agrees, List<String> lines) {
    /** Checks states as they are. */
    static Check of(List<Path> files) throws IOException {
        return of(Conformance.ofStates(), files);
    }

    /** Checks the states of one file as they are. */
    static Check of(Path file) throws IOException {
        return of(List.of(file));
    }

    /** Takes all states and views through the text of a position. */
    static Check ofPositions(List<Path> files) throws IOException {
        return of(Conformance.ofPositions(), files);
    }

    private static Check of(Conformance conformance, List<Path> files) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            lines.addAll(conformance.check(file.toString(), FileKind.of(bytes), bytes));
        }
        lines.addAll(conformance.summary());
        return new Check(conformance.agrees(), lines);
    }

    /**
     * What is said about a vector with a damaged line, without the name of the file.
     *
     * @param summary what the last line matches
     * @param others what is checked after it
     */
    static String damaged(
            Path vector, int line, UnaryOperator<String> damage, Path directory, String summary, Path... others)
            throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(vector));
        String changed = damage.apply(lines.get(line - 1));
        assertThat(changed).as("the damage is one").isNotEqualTo(lines.get(line - 1));
        lines.set(line - 1, changed);
        Path file = Files.write(directory.resolve("damaged.jsonl"), lines);
        List<Path> files = new ArrayList<>(List.of(file));
        files.addAll(List.of(others));
        Check check = of(files);
        assertThat(check.agrees()).isFalse();
        assertThat(check.toString()).containsPattern(summary);
        return check.lines().get(0).replace(file + ":", "");
    }

    /** All lines as one text. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
