package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.files.OutputFile;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.examples.plot.Picture;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how and where the results of an arena are shown, for a command's {@code @Mixin}. */
final class ReportOptions {
    /** Their names. */
    static final List<String> NAMES = List.of("--plot", "--out", "--format");

    @Option(
            names = "--format",
            paramLabel = "table|json|csv",
            description = "How to write the results. Default: table.")
    private Format format = Format.TABLE;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the results to a file.")
    private @Nullable Path target;

    @Option(names = "--plot", paramLabel = "PICTURE", description = "Also draw the results into a .svg or .png file.")
    private @Nullable Path picture;

    /** The files that will be written; refuses a picture of a kind that cannot be drawn. */
    Stream<Path> files() {
        if (picture != null && !Picture.canWrite(picture)) {
            throw new RefusedTextException("--plot: " + picture + ", expected a name that ends with .svg or .png");
        }
        return Stream.of(picture, target).filter(Objects::nonNull);
    }

    /** Writes what was found to the file that was given, or else to the screen, and draws it if a picture is wanted. */
    void write(Findings found, PrintWriter screen) throws IOException {
        if (target == null) {
            screen.print(format.write(found));
            screen.flush();
        } else {
            OutputFile.write(target, format.write(found).getBytes(StandardCharsets.UTF_8));
        }
        if (picture != null) {
            found.plot().write(picture);
        }
    }
}
