package io.github.mercurius.consumers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a package of a library shows. */
final class PublicTypes {
    private PublicTypes() {}

    /** The public types of a package, nested ones too, by name. */
    static List<Class<?>> in(String packageName) {
        try {
            List<URL> places =
                    Collections.list(PublicTypes.class.getClassLoader().getResources(packageName.replace('.', '/')));
            return places.stream()
                    .flatMap(PublicTypes::files)
                    .filter(file -> file.endsWith(".class") && !file.equals("package-info.class"))
                    .map(file -> type(packageName + "." + file.replace(".class", "")))
                    .filter(PublicTypes::isPublicThroughout)
                    .sorted(Comparator.comparing(Class::getName))
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names of the files in a folder, or in a folder of a jar. */
    private static Stream<String> files(URL folder) {
        try {
            if (folder.openConnection() instanceof JarURLConnection jar) {
                String start = jar.getEntryName().replaceFirst("/*$", "/");
                return jar.getJarFile().stream()
                        .filter(entry -> entry.getName().startsWith(start))
                        .map(entry -> entry.getName().substring(start.length()))
                        .filter(name -> !name.contains("/"));
            }
            try (Stream<Path> files = Files.list(Path.of(folder.getPath()))) {
                return files.map(file -> file.getFileName().toString()).toList().stream();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, PublicTypes.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isPublicThroughout(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublicThroughout(type.getEnclosingClass()));
    }
}
