package io.github.mercurius.examples.hostile;

import io.github.mercurius.examples.Child;
import io.github.mercurius.examples.Mercurius;
import io.github.mercurius.examples.cli.Program;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * One command that was run in this process, and what it said.
 *
 * @param code its exit code
 * @param broken how it ended if it has no exit code; else empty
 */
record Trial(int code, String out, String err, String broken) {
    private static final int PATIENCE_MILLIS = 100_000;
    private static final int LONGEST_LINE = 10_000;
    private static final int MOST_LINES = 200;

    /** A command that is running. */
    private static final class Run extends Thread {
        private final String[] arguments;
        private int code = -1;
        private String broken = "hangs";

        private Run(String[] arguments) {
            this.arguments = arguments;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                code = execute(arguments);
                broken = "";
            } catch (Exception | Error thrown) {
                broken = "throws " + thrown;
            }
        }
    }

    /** Runs a command without all the others, as to set them up takes longer; or the program if there is none such. */
    private static int execute(String... arguments) throws Exception {
        List<String> words = List.of(arguments);
        for (Class<?> command : Mercurius.class.getAnnotation(Command.class).subcommands()) {
            if (command.getAnnotation(Command.class).name().equals(words.get(0))) {
                return Program.of(CommandLine.defaultFactory().create(command))
                        .execute(words.subList(1, words.size()).toArray(String[]::new));
            }
        }
        return Child.execute(arguments);
    }

    /** Runs {@code mercurius} with these arguments, and an input that has ended. */
    static Trial of(String... arguments) throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        System.setIn(new ByteArrayInputStream(new byte[0]));
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        Run run = new Run(arguments);
        run.start();
        run.join(PATIENCE_MILLIS);
        return new Trial(run.code, text(out), text(err), run.broken);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    boolean isDone() {
        return code == 0;
    }

    /** What is wrong with the answer, whatever the command was about; empty if nothing is. */
    List<String> complaints() {
        if (!broken.isEmpty()) {
            return List.of(broken);
        }
        String all = out + err;
        // What is wrong with a text takes more lines, which are indented.
        long errors = err.lines().filter(line -> !line.startsWith("  ")).count();
        List<String> complaints = new ArrayList<>();
        check(code >= 0 && code <= 2, "has no exit code of the three", complaints);
        check(all.codePoints().allMatch(Trial::isPrintable), "prints what is not printable", complaints);
        check(!err.contains(" at io.github.") && !err.contains("Exception"), "prints an exception", complaints);
        check(errors <= 2, "prints more than two lines of errors", complaints);
        check(err.lines().count() <= MOST_LINES, "prints too many lines of errors", complaints);
        check(code != 2 || (out.isEmpty() && errors >= 1), "refuses after output, or without a word", complaints);
        check(code != 1 || !all.isEmpty(), "fails without a word", complaints);
        check(all.lines().allMatch(line -> line.length() < LONGEST_LINE), "prints a line without end", complaints);
        return complaints;
    }

    private static void check(boolean isAsItShouldBe, String complaint, List<String> complaints) {
        if (!isAsItShouldBe) {
            complaints.add(complaint);
        }
    }

    /** Written apart from the program's own idea of it. */
    private static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character == '\n';
            case Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
