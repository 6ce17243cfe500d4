package io.github.mercurius.consumers;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.TreeSet;

/** The files of the project, without what a build makes: that comes and goes while a test looks. */
final class ProjectFiles {
    static final Path PROJECT = Path.of("../..");

    private ProjectFiles() {}

    /** Those in a folder whose paths match a pattern, such as {@code **.md}. */
    static List<Path> in(Path folder, String pattern) throws IOException {
        PathMatcher wanted = folder.getFileSystem().getPathMatcher("glob:" + pattern);
        TreeSet<Path> found = new TreeSet<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean made = folder.endsWith("target") || folder.endsWith(".git");
                return made ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (wanted.matches(file)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return List.copyOf(found);
    }
}
