package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bag;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.json.MercatoresJson;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Programs in other packages can refer to every public method as {@code Type::method}.
 *
 * <p>The compiler accepts such a reference even where it fails at run time, as it does for a method that a public type
 * inherits from a hidden one. So a class with all these references is generated, compiled and run.
 */
final class MethodReferencesTest {
    @ParameterizedTest
    @ValueSource(
            classes = {
                Rules.class,
                Formats.class,
                Arbiter.class,
                GameLaws.class,
                Action.class,
                GameState.class,
                MercuriusJson.class,
                io.github.mercurius.mercatores.GameState.class,
                MercatoresJson.class,
                io.github.mercurius.mercado.GameState.class,
                MercadoJson.class
            })
    void everyPublicMethodCanBeReferredTo(Class<?> frontDoor, @TempDir Path directory) throws Exception {
        List<String> references = new ArrayList<>();
        List<Class<?>> types = PublicTypes.in(frontDoor.getPackageName());
        types.remove(Bag.class); // its methods are those of Tokens and Cards
        for (Class<?> type : types) {
            for (Method method : publicMethods(type)) {
                references.add(reference(type, method, references.size()));
            }
        }
        assertThat(references).hasSizeGreaterThan(10);
        compile(references, directory);
        run(directory);
    }

    /** The public methods that a type has from this project, inherited ones too. */
    private static List<Method> publicMethods(Class<?> type) {
        Stream<Method> all = Arrays.stream(type.getMethods()).filter(method -> !method.isBridge());
        for (Class<?> above = type.getSuperclass(); above != null; above = above.getSuperclass()) {
            all = Stream.concat(all, Arrays.stream(above.getDeclaredMethods()));
        }
        return all.filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isBridge())
                .filter(method -> method.getDeclaringClass().getPackageName().startsWith("io.github.mercurius"))
                .collect(Collectors.toList());
    }

    private static String reference(Class<?> type, Method method, int number) {
        Stream<String> self =
                Modifier.isStatic(method.getModifiers()) ? Stream.empty() : Stream.of(type.getCanonicalName());
        List<String> types = Stream.concat(
                        self,
                        Arrays.stream(method.getGenericParameterTypes())
                                .map(parameter -> in(type).resolveType(parameter))
                                .map(MethodReferencesTest::name))
                .collect(Collectors.toList());
        String parameters = IntStream.range(0, types.size())
                .mapToObj(i -> types.get(i) + " p" + i)
                .collect(Collectors.joining(", "));
        return "interface R" + number + " { void call(" + parameters + ") throws Exception; } " + "R" + number + " r"
                + number + " = " + type.getCanonicalName() + "::" + method.getName() + ";";
    }

    private static void compile(List<String> references, Path directory) throws IOException {
        String head = "final class References { static void all() {\n";
        Path source = Files.writeString(
                directory.resolve("References.java"), head + String.join("\n", references) + "\n} }\n");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-d", directory.toString(), "-proc:none", "-nowarn");
            boolean compiled = compiler.getTask(
                            complaints, files, null, options, null, files.getJavaFileObjects(source))
                    .call();
            assertThat(compiled).as(complaints.toString()).isTrue();
        }
    }

    private static void run(Path directory) throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()})) {
            Method all = loader.loadClass("References").getDeclaredMethod("all");
            all.setAccessible(true);
            // a link error if one of them is not accessible
            assertThatCode(() -> all.invoke(null)).doesNotThrowAnyException();
        }
    }
}
