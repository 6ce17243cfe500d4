package io.github.mercurius.processor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** A record that is a kind of its interface. */
record Kind(TypeElement type) {
    /** The name that a program writes: {@code Event.Bought}. */
    String name() {
        return Annotations.owner(type).getSimpleName() + "." + type.getSimpleName();
    }

    /** What the kind is called on the wire: {@code bought}, or its constant {@code TYPE}. */
    String word() {
        String name = type.getSimpleName().toString();
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals("TYPE"))
                .map(VariableElement::getConstantValue)
                .map(Object::toString)
                .findFirst()
                .orElse(Character.toLowerCase(name.charAt(0)) + name.substring(1));
    }

    /** The constants that annotations say of this kind, by the names of the methods that give them. */
    Map<String, VariableElement> constants() {
        Map<String, VariableElement> constants = new LinkedHashMap<>();
        for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
            OfEachKind method = mirror.getAnnotationType().asElement().getAnnotation(OfEachKind.class);
            if (method != null) {
                mirror.getElementValues()
                        .values()
                        .forEach(value -> constants.put(method.value(), (VariableElement) value.getValue()));
            }
        }
        return constants;
    }

    /** Whether this kind has a method of its own. */
    boolean has(String method) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .anyMatch(one -> one.getSimpleName().contentEquals(method));
    }

    List<? extends RecordComponentElement> components() {
        return type.getRecordComponents();
    }
}
