package io.github.mercurius.examples.rule;

import io.github.mercurius.examples.cli.ProgramCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code mercurius site}: the reference of all games as pages for a browser. */
@Command(
        name = "site",
        description = {
            "Writes the reference of all games as static pages, in English, Polish and Italian: a page for each game with"
                    + " all its rules, and answers to disputes.",
            "The pages need no server and no network: open index.html."
        },
        footer = {"%nExample:", "  mercurius site reference"})
public final class SiteCommand extends ProgramCommand {
    @Parameters(paramLabel = "DIR", description = "The directory. Files in it with the same names are replaced.")
    private Path directory = Path.of("");

    @Override
    public Integer call() throws IOException {
        Map<String, String> files = Site.files();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = directory.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        out().println(files.size() + " files: " + directory.resolve("index.html"));
        return 0;
    }
}
