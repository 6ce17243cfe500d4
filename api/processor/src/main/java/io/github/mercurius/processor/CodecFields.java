package io.github.mercurius.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds the field whose codec writes a component, as {@link Codecs} says. */
final class CodecFields {
    private static final String JSON = "io.github.mercurius.json.common.";

    private final TypeElement marked;
    private final List<TypeElement> classes = new ArrayList<>();
    private final Types types;
    private final TypeElement codec;

    CodecFields(TypeElement marked, Types types, Elements elements) {
        this.marked = marked;
        this.types = types;
        this.codec = elements.getTypeElement(JSON + "Codec");
        classes.add(marked);
        classes.addAll(Annotations.types(marked, Codecs.class, "more"));
    }

    String packageName() {
        return Annotations.owner(marked).getQualifiedName().toString();
    }

    /** The class whose fields are those of an object, not constants; the code gets such an object as {@code fields}. */
    Optional<TypeElement> ofObject() {
        return classes.stream()
                .filter(owner -> ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
                        .anyMatch(field -> !field.getModifiers().contains(Modifier.STATIC)))
                .findFirst();
    }

    /** The full names of the classes that the code of codecs names. */
    Stream<String> classes() {
        return Stream.concat(
                Stream.of(JSON + "Scalars"),
                classes.stream().map(type -> type.getQualifiedName().toString()));
    }

    /** The code that names the codec of a component. */
    String codec(Kind kind, RecordComponentElement component) {
        String name = component.getSimpleName().toString();
        return find(name, component.asType())
                .orElseThrow(() -> new IllegalArgumentException("no codec for " + name + " of " + kind.name()
                        + ", expected a field " + constant(name) + " or the only Codec<" + component.asType()
                        + "> in one of " + classes));
    }

    private Optional<String> find(String name, TypeMirror type) {
        return named(constant(name), type)
                .or(() -> only(type))
                .or(() -> held(type, "java.util.Optional", name).map("Scalars.orNull(%s)"::formatted))
                .or(() -> held(type, "java.util.List", name).map("Scalars.list(%s)"::formatted))
                .or(() -> type.getKind() == TypeKind.INT ? named("COUNT", type) : Optional.empty());
    }

    private Optional<String> named(String constant, TypeMirror type) {
        return fields(type)
                .filter(field -> constant(field.getSimpleName().toString()).equals(constant))
                .map(this::code)
                .findFirst();
    }

    /** The only field of the first class that has any of this type; a number says nothing by its type. */
    private Optional<String> only(TypeMirror type) {
        return classes.stream()
                .map(owner -> fields(owner, type).toList())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .filter(found -> found.size() == 1 && type.getKind() != TypeKind.INT)
                .map(found -> code(found.get(0)));
    }

    private Optional<String> held(TypeMirror type, String holder, String name) {
        return types.erasure(type).toString().equals(holder)
                ? find(name, ((DeclaredType) type).getTypeArguments().get(0))
                : Optional.empty();
    }

    private Stream<VariableElement> fields(TypeMirror type) {
        return classes.stream().flatMap(owner -> fields(owner, type));
    }

    private Stream<VariableElement> fields(TypeElement owner, TypeMirror type) {
        TypeMirror value =
                type instanceof PrimitiveType number ? types.boxedClass(number).asType() : type;
        DeclaredType wanted = types.getDeclaredType(codec, value);
        return ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.PRIVATE))
                .filter(field -> types.isAssignable(field.asType(), wanted));
    }

    private String code(VariableElement field) {
        String owner = field.getModifiers().contains(Modifier.STATIC)
                ? Annotations.owner(field).getSimpleName().toString()
                : "fields";
        return owner + "." + field.getSimpleName();
    }

    /** {@code specialCard} as a constant is written: {@code SPECIAL_CARD}. */
    private static String constant(String name) {
        return name.replaceAll("([a-z])([A-Z])", "$1_$2").toUpperCase(java.util.Locale.ROOT);
    }
}
