package io.github.mercurius.consumers;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** What a package of a library shows. */
final class PublicTypes {
    private PublicTypes() {}

    /** The public types of a package, nested ones too, by name. */
    static List<Class<?>> in(String packageName) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages(packageName).stream()
                        .filter(type -> type.getPackageName().equals(packageName))
                        .map(JavaClass::reflect)
                        .filter(PublicTypes::isPublicThroughout)
                        .sorted(Comparator.comparing(Class::getName))
                        .collect(Collectors.toList());
    }

    private static boolean isPublicThroughout(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublicThroughout(type.getEnclosingClass()));
    }
}
