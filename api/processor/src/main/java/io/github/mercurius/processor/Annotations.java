package io.github.mercurius.processor;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Reads what an element is in, and the types that an annotation names: as classes they may not exist yet. */
final class Annotations {
    private Annotations() {}

    /** The type that a member is in, or the package of a type. */
    static QualifiedNameable owner(Element element) {
        return (QualifiedNameable) Objects.requireNonNull(element.getEnclosingElement());
    }

    static List<TypeElement> types(Element marked, Class<? extends Annotation> annotation, String property) {
        return marked.getAnnotationMirrors().stream()
                .filter(mirror -> mirror.getAnnotationType().toString().equals(annotation.getCanonicalName()))
                .flatMap(mirror -> values(mirror, property).stream())
                .map(value -> (TypeElement) ((DeclaredType) value.getValue()).asElement())
                .toList();
    }

    @SuppressWarnings("unchecked") // the property is an array
    private static List<? extends AnnotationValue> values(AnnotationMirror mirror, String property) {
        return mirror.getElementValues().entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(property))
                .map(entry -> (List<? extends AnnotationValue>) entry.getValue().getValue())
                .findFirst()
                .orElse(List.of());
    }
}
