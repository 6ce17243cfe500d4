package io.github.mercurius.processor;

import java.util.List;
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

    List<? extends RecordComponentElement> components() {
        return type.getRecordComponents();
    }
}
