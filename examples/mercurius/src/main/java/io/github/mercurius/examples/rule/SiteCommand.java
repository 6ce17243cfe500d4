package io.github.mercurius.examples.rule;

import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.files.OutputFile;
import io.github.mercurius.examples.games.files.RefusedTextException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mercurius site}: the reference of all games as pages for a browser. */
@Command(
        name = "site",
        description = {
            "Writes the reference of all games as a site of static pages, in English, Polish and Italian: a page for each"
                    + " rule with its text, positions in which it shows, and the rules that name it; answers to disputes;"
                    + " a glossary; a search.",
            "The pages need no server and no network: open index.html."
        },
        footer = {"%nExamples:", "  mercurius site reference", "  mercurius site --with public reference"})
public final class SiteCommand extends ProgramCommand {
    @Parameters(paramLabel = "DIR", description = "The directory. Files in it with the same names are replaced.")
    private Path directory = Path.of("");

    @Option(
            names = "--with",
            paramLabel = "PAGE",
            description = {
                "The folder of the page in which games are played, as examples/web/client makes it. It is copied into"
                        + " DIR/play, and each position leads there, to be played on against bots.",
                "A browser runs that page only from a web server."
            })
    private @Nullable Path page;

    @Override
    public Integer call() throws IOException {
        Path from = page;
        if (from != null && !Files.isRegularFile(from.resolve("worker.js"))) {
            throw new RefusedTextException("--with: " + from + ", expected the folder of the page, with worker.js");
        }
        Map<String, String> files = Site.files(Site.examples(), from != null);
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
        }
        if (from != null) {
            copy(from);
        }
        out().println(files.size() + " files: " + directory.resolve("index.html"));
        return 0;
    }

    private void copy(Path from) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                write(Site.PLAY + from.relativize(file), Files.readAllBytes(file));
            }
        }
    }

    private void write(String file, byte[] content) throws IOException {
        Path path = directory.resolve(file);
        Files.createDirectories(path.getParent());
        OutputFile.write(path, content);
    }
}
