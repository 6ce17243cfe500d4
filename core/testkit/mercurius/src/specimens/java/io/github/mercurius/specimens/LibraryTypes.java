package io.github.mercurius.specimens;

import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.AnyGame;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The public types of api and core, and of the API of all games, as they are in the folders or jars of their classes.
 */
final class LibraryTypes {
    private LibraryTypes() {}

    static List<Class<?>> all() {
        List<Class<?>> types = new ArrayList<>(inPackageOf(Table.class));
        types.addAll(inPackageOf(GameState.class));
        types.addAll(inPackageOf(AnyGame.class));
        return types;
    }

    private static List<Class<?>> inPackageOf(Class<?> one) {
        try {
            Path place = Path.of(
                    one.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) {
                return in(place, one.getPackageName());
            }
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                return in(jar.getPath("/"), one.getPackageName());
            }
        } catch (IOException | URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Class<?>> in(Path classes, String packageName) throws IOException {
        try (Stream<Path> files = Files.list(classes.resolve(packageName.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.startsWith("package-info"))
                    .sorted()
                    .<Class<?>>map(name -> load(packageName + '.' + name.substring(0, name.length() - 6)))
                    .filter(LibraryTypes::isPublic)
                    .collect(Collectors.toList());
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return Modifier.isPublic(type.getModifiers())
                && !type.isAnonymousClass()
                && !type.isLocalClass()
                && (outer == null || isPublic(outer));
    }
}
