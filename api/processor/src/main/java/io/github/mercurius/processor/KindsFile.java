package io.github.mercurius.processor;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.VariableElement;

/** The class that gives the type, the facts and the constants of each kind of an interface. */
final class KindsFile {
    private KindsFile() {}

    static SourceFile of(KindSet set, boolean facts) {
        String name = set.name() + "Kinds";
        String methods = facts
                ? method("String", "type", set, each(set.kinds(), KindsFile::type))
                        + method("Map<String, Object>", "facts", set, each(set.kinds(), KindsFile::facts))
                : "";
        String text = """
                package %1$s;

                %2$s/** What each kind of {@link %3$s} says by the header of its record and by annotations. */
                final class %4$s {
                    private %4$s() {}
                %5$s}
                """.formatted(
                        set.packageName(),
                        facts ? "import io.github.mercurius.common.Facts;\nimport java.util.Map;\n\n" : "",
                        set.name(),
                        name,
                        methods + constants(set));
        return new SourceFile(set.packageName() + "." + name, text);
    }

    /** A method that gives something of each kind. */
    private static String method(String type, String name, KindSet set, String each) {
        return """

                    static %s %s(%s kind) {
                %s        throw new AssertionError(kind.getClass());
                    }
                """.formatted(type, name, set.name(), each);
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
        return method(type, method, set, each.toString());
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
