package io.github.mercurius.examples.rule;

import io.github.mercurius.examples.games.files.OutputFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mercurius site}: the reference of all games as pages for a browser. */
@Command(
        name = "site",
        description = {
            "Writes the reference of all games as a site of static pages, in English, Polish and Italian: a page for each"
                    + " rule with its text, positions in which it shows, and the rules that name it; answers to disputes;"
                    + " a glossary; a search.",
            "The pages need no server and no network: open index.html."
        },
        footer = {"%nExample:", "  mercurius site reference"})
public final class SiteCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "The directory. Files in it with the same names are replaced.")
    private Path directory = Path.of("");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Map<String, String> files = Site.files(Site.examples());
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = directory.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            OutputFile.write(path, file.getValue().getBytes(StandardCharsets.UTF_8));
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(files.size() + " files: " + directory.resolve("index.html"));
        out.flush();
        return 0;
    }
}
