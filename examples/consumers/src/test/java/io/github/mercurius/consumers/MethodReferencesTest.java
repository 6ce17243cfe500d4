package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.mercurius.api.Bag;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs in other packages can refer to every public method as {@code Type::method}.
 *
 * <p>The compiler accepts such a reference even where it fails at run time, as it does for a method that a public type
 * inherits from a hidden one. So a class with all these references is generated, compiled and run.
 */
@Tag("long")
final class MethodReferencesTest {
    @ParameterizedTest
    @MethodSource("io.github.mercurius.consumers.Libraries#packages")
    void everyPublicMethodCanBeReferredTo(String packageName, @TempDir Path directory) throws Exception {
        List<String> references = new ArrayList<>();
        List<Class<?>> types = PublicTypes.in(packageName);
        types.remove(Bag.class); // its methods are those of Tokens and Cards
        for (Class<?> type : types) {
            for (Method method : publicMethods(type)) {
                references.add(reference(type, method, references.size()));
            }
        }
        assertThat(references).isNotEmpty();
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
        Stream<Type> self = Modifier.isStatic(method.getModifiers()) ? Stream.empty() : Stream.of(type);
        // a generic type is named without its parameters, and so are the types in its methods
        boolean raw = type.getTypeParameters().length > 0;
        Type[] given = raw ? method.getParameterTypes() : method.getGenericParameterTypes();
        List<String> types = Stream.concat(self, Arrays.stream(given))
                .map(parameter -> name(parameter, type))
                .collect(Collectors.toList());
        String parameters = IntStream.range(0, types.size())
                .mapToObj(i -> types.get(i) + " p" + i)
                .collect(Collectors.joining(", "));
        return "interface R" + number + " { void call(" + parameters + ") throws Exception; } " + "R" + number + " r"
                + number + " = " + type.getCanonicalName() + "::" + method.getName() + ";";
    }

    /** How source code names a type; what a type variable stands for in a type that inherits it. */
    private static String name(Type named, Class<?> in) {
        if (named instanceof TypeVariable<?> variable) {
            Type meaning = meaning(variable, in);
            return name(meaning == null ? variable.getBounds()[0] : meaning, in);
        }
        if (named instanceof ParameterizedType generic) {
            return Arrays.stream(generic.getActualTypeArguments())
                    .map(argument -> name(argument, in))
                    .collect(Collectors.joining(", ", name(generic.getRawType(), in) + "<", ">"));
        }
        if (named instanceof WildcardType wildcard) {
            return wildcard.getLowerBounds().length > 0
                    ? "? super " + name(wildcard.getLowerBounds()[0], in)
                    : "? extends " + name(wildcard.getUpperBounds()[0], in);
        }
        return named.getTypeName().replace('$', '.');
    }

    /** What a type variable of a type above stands for, as the type or one above says; null if nothing says it. */
    private static Type meaning(TypeVariable<?> variable, Class<?> in) {
        for (Type above : above(in)) {
            if (above instanceof ParameterizedType generic
                    && generic.getRawType() == variable.getGenericDeclaration()) {
                int index = Arrays.asList(variable.getGenericDeclaration().getTypeParameters())
                        .indexOf(variable);
                Type argument = generic.getActualTypeArguments()[index];
                return argument instanceof TypeVariable<?> passedOn ? meaning(passedOn, in) : argument;
            }
        }
        return null;
    }

    /** All types above a type, with their arguments. */
    private static List<Type> above(Class<?> type) {
        List<Type> above = new ArrayList<>(Arrays.asList(type.getGenericInterfaces()));
        if (type.getGenericSuperclass() != null) {
            above.add(type.getGenericSuperclass());
        }
        for (Type next : List.copyOf(above)) {
            above.addAll(above((Class<?>) (next instanceof ParameterizedType generic ? generic.getRawType() : next)));
        }
        return above;
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
