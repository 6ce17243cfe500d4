package io.github.mercurius.processor;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.VariableElement;

/** The class that gives the type, the facts and the constants of each kind of an interface. */
final class KindsFile {
    private KindsFile() {}

    static SourceFile of(KindSet set) {
        String name = set.name() + "Kinds";
        String text = """
                package %1$s;

                import io.github.mercurius.common.Facts;
                import java.util.Map;

                /** The type and the facts of each kind of {@link %2$s}: its name, and its components by name. */
                final class %3$s {
                    private %3$s() {}

                    static String type(%2$s kind) {
                %4$s        throw new AssertionError(kind.getClass());
                    }

                    static Map<String, Object> facts(%2$s kind) {
                %5$s        throw new AssertionError(kind.getClass());
                    }
                %6$s}
                """.formatted(
                        set.packageName(),
                        set.name(),
                        name,
                        each(set.kinds(), KindsFile::type),
                        each(set.kinds(), KindsFile::facts),
                        constants(set));
        return new SourceFile(set.packageName() + "." + name, text);
    }

    private static String each(List<Kind> kinds, Function<Kind, String> code) {
        return kinds.stream().map(code).collect(joining());
    }

    private static String type(Kind kind) {
        return returning(kind, "\"" + kind.word() + "\"");
    }

    private static String returning(Kind kind, String value) {
        return """
                        if (kind instanceof %s) {
                            return %s;
                        }
                """.formatted(kind.name(), value);
    }

    /** A method for each constant that kinds have. */
    private static String constants(KindSet set) {
        return set.kinds().stream()
                .flatMap(kind -> kind.constants().keySet().stream())
                .distinct()
                .map(method -> constants(set, method))
                .collect(joining());
    }

    private static String constants(KindSet set, String method) {
        StringBuilder each = new StringBuilder();
        String type = "";
        for (Kind kind : set.kinds()) {
            VariableElement constant = kind.constants().get(method);
            if (constant != null) {
                type = Annotations.owner(constant).getSimpleName().toString();
                each.append(returning(kind, type + "." + constant.getSimpleName()));
            } else if (!kind.has(method)) {
                throw new IllegalArgumentException(kind.name() + " has no " + method + ", which other kinds have");
            }
        }
        return """

                    static %s %s(%s kind) {
                %s        throw new AssertionError(kind.getClass());
                    }
                """.formatted(type, method, set.name(), each);
    }

    private static String facts(Kind kind) {
        String facts = kind.components().stream()
                .map(component -> "\"%1$s\", it.%1$s()".formatted(component.getSimpleName()))
                .collect(joining(", "));
        return """
                        if (kind instanceof %s%s) {
                            return Facts.of(%s);
                        }
                """.formatted(kind.name(), facts.isEmpty() ? "" : " it", facts);
    }
}
