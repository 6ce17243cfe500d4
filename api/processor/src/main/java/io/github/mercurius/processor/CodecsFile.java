package io.github.mercurius.processor;

import static java.util.stream.Collectors.joining;

import java.util.stream.Stream;

/** The class that adds the codec of each kind of an interface to those of its values. */
final class CodecsFile {
    private CodecsFile() {}

    static SourceFile of(KindSet set, CodecFields fields) {
        String name = set.name() + "Codecs";
        String imports = Stream.concat(
                        Stream.of("Field", "ObjectCodec", "Variants").map("io.github.mercurius.json.common."::concat),
                        Stream.concat(fields.classes(), set.classes()))
                .filter(type -> !type.equals(fields.packageName() + type.substring(type.lastIndexOf('.'))))
                .distinct()
                .sorted()
                .map(type -> "import " + type + ";\n")
                .collect(joining());
        String parameter = fields.ofObject()
                .map(type -> ", " + type.getSimpleName() + " fields")
                .orElse("");
        String kinds = set.kinds().stream().map(kind -> with(kind, fields)).collect(joining());
        String text = """
                package %1$s;

                %2$s
                /** The codec of each kind of {@link %3$s}: an object with its components. */
                final class %4$s {
                    private %4$s() {}

                    /** Adds all kinds. */
                    static Variants<%3$s> addTo(Variants<%3$s> all%5$s) {
                        return all%6$s;
                    }
                }
                """.formatted(fields.packageName(), imports, set.name(), name, parameter, kinds);
        return new SourceFile(fields.packageName() + "." + name, text);
    }

    private static String with(Kind kind, CodecFields fields) {
        String parts = kind.components().stream()
                .map(component -> "Field.of(\"%1$s\", %2$s, %3$s::%1$s), "
                        .formatted(component.getSimpleName(), fields.codec(kind, component), kind.name()))
                .collect(joining());
        return "\n                .with(\"%1$s\", %2$s.class, ObjectCodec.of(%3$s%2$s::new))"
                .formatted(kind.word(), kind.name(), parts);
    }
}
