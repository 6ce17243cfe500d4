package io.github.mercurius.consumers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The libraries that are published, as their poms and module declarations say. */
final class Libraries {
    private static final Pattern EXPORT = Pattern.compile("(?m)^ *exports ([\\w.]+);");

    private Libraries() {}

    /** Their folders, by name. */
    static List<Path> folders() throws IOException {
        List<Path> folders = new ArrayList<>();
        for (Path pom : ProjectFiles.in(ProjectFiles.PROJECT, "**/pom.xml")) {
            if (Files.readString(pom).contains("<maven.deploy.skip>false<")) {
                folders.add(pom.getParent());
            }
        }
        return folders;
    }

    /** The packages that they export to everybody. */
    static List<String> packages() throws IOException {
        List<String> packages = new ArrayList<>();
        for (Path folder : folders()) {
            for (Path module : ProjectFiles.in(folder.resolve("src/main"), "**/module-info.java")) {
                EXPORT.matcher(Files.readString(module)).results().forEach(export -> packages.add(export.group(1)));
            }
        }
        return packages;
    }
}
