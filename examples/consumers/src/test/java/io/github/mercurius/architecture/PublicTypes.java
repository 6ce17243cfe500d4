package io.github.mercurius.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasModifiers;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Stream;

/** What users of a library can see of it: public types with public signatures, and nothing internal. */
public final class PublicTypes {
    private static final DescribedPredicate<JavaClass> INTERNAL = resideInAPackage(Library.COMMON);

    private PublicTypes() {}

    static void check(JavaClasses classes) {
        checkThatTheyMention(
                classes,
                DescribedPredicate.describe(
                        "shown and not internal", type -> isShownThroughout(type) && !INTERNAL.test(type)));
        inheritFromPublicTypes(classes);
        haveConstantsForFields(classes);
    }

    static void checkThatTheyMention(JavaClasses classes, DescribedPredicate<JavaClass> allowed) {
        codeUnits()
                .that(DescribedPredicate.describe("are for users", unit -> isForUsers(unit, unit.getOwner())))
                .should(new ArchCondition<JavaCodeUnit>("mention types that are " + allowed.getDescription()) {
                    @Override
                    public void check(JavaCodeUnit unit, ConditionEvents events) {
                        for (JavaClass type : unit.getAllInvolvedRawTypes()) {
                            if (!allowed.test(type.getBaseComponentType())) {
                                events.add(
                                        SimpleConditionEvent.violated(unit, unit.getFullName() + " mentions " + type));
                            }
                        }
                    }
                })
                .check(classes);
    }

    /** Else method references and Kotlin's operators fail at run time. */
    private static void inheritFromPublicTypes(JavaClasses classes) {
        classes()
                .that(DescribedPredicate.describe("are for users", PublicTypes::isPublicThroughout))
                .should(new ArchCondition<>("inherit from public types") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
                                .filter(above -> !isPublicThroughout(above) || INTERNAL.test(above))
                                .forEach(hidden -> events.add(SimpleConditionEvent.violated(
                                        type, type.getName() + " inherits from " + hidden)));
                    }
                })
                .check(classes);
    }

    private static void haveConstantsForFields(JavaClasses classes) {
        fields().that(DescribedPredicate.describe(
                        "are for users", (JavaField field) -> isForUsers(field, field.getOwner())))
                .should()
                .beFinal()
                .andShould()
                .beStatic()
                .allowEmptyShould(true)
                .check(classes);
    }

    private static boolean isForUsers(HasModifiers member, JavaClass owner) {
        Set<JavaModifier> modifiers = member.getModifiers();
        boolean open = modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
        return open && !modifiers.contains(JavaModifier.SYNTHETIC) && isPublicThroughout(owner);
    }

    /** Whether a type is public, or protected in another, and all types that it stands in. */
    private static boolean isShownThroughout(JavaClass type) {
        Set<JavaModifier> modifiers = type.getModifiers();
        return (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED))
                && type.getEnclosingClass().map(PublicTypes::isShownThroughout).orElse(true);
    }

    /** Whether a type is public, and all types that it stands in. */
    public static boolean isPublicThroughout(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(PublicTypes::isPublicThroughout).orElse(true);
    }
}
