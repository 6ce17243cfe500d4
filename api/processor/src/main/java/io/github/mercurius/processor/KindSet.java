package io.github.mercurius.processor;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** A sealed interface, and the records which are its kinds, in the order of the source; those of a part of it too. */
record KindSet(TypeElement type, List<Kind> kinds) {
    static KindSet of(TypeElement type) {
        return new KindSet(type, kinds(type).toList());
    }

    private static Stream<Kind> kinds(TypeElement type) {
        return type.getPermittedSubclasses().stream()
                .map(permitted -> (TypeElement) ((DeclaredType) permitted).asElement())
                .flatMap(kind ->
                        kind.getModifiers().contains(Modifier.SEALED) ? kinds(kind) : Stream.of(kind(type, kind)));
    }

    private static Kind kind(TypeElement type, TypeElement kind) {
        if (kind.getKind() != ElementKind.RECORD) {
            throw new IllegalArgumentException(kind + " is no record, and all kinds of " + type + " must be");
        }
        return new Kind(kind);
    }

    /** The full names of the interface and of those that its kinds are in. */
    Stream<String> classes() {
        return Stream.concat(Stream.of(type), kinds.stream().map(kind -> Annotations.owner(kind.type())))
                .map(owner -> owner.getQualifiedName().toString());
    }

    String name() {
        return type.getSimpleName().toString();
    }

    String packageName() {
        return Annotations.owner(type).getQualifiedName().toString();
    }
}
