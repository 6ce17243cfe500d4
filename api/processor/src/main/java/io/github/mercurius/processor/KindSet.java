package io.github.mercurius.processor;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** A sealed interface, and the records which are its kinds, in the order of the source. */
record KindSet(TypeElement type, List<Kind> kinds) {
    static KindSet of(TypeElement type) {
        return new KindSet(
                type,
                type.getPermittedSubclasses().stream()
                        .map(permitted -> (TypeElement) ((DeclaredType) permitted).asElement())
                        .map(kind -> kind(type, kind))
                        .toList());
    }

    private static Kind kind(TypeElement type, TypeElement kind) {
        if (kind.getKind() != ElementKind.RECORD) {
            throw new IllegalArgumentException(kind + " is no record, and all kinds of " + type + " must be");
        }
        return new Kind(kind);
    }

    String name() {
        return type.getSimpleName().toString();
    }

    String packageName() {
        return Annotations.owner(type).getQualifiedName().toString();
    }
}
