package io.github.mercurius.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The compiled classes of one library, which {@code ArchitectureTest} checks.
 *
 * <pre>
 *   json ──→ core ──→ api ──→ rules ──→ java.lang, java.util
 *     │        ↑ └──→ Vavr     ↑
 *     │     testkit ──→ jqwik  │   for its domain only
 *     └──→ Jackson             │
 *         mercatores, mercado ─┴──→ Vavr
 * </pre>
 */
public final class Library {
    /** What the libraries share: a package of rules-api, internal, so that it can change with every release. */
    public static final String COMMON = "io.github.mercurius.rules.internal";

    /** What all games have in common, for users. */
    public static final String RULES = "io.github.mercurius.rules";

    /** No java.io, java.nio, java.net: no I/O. No java.time: no clock. No java.security: no entropy. */
    private static final String[] JAVA = {"java.lang", "java.lang.annotation", "java.lang.runtime", "java.util.."};

    /** Annotations that leave nothing to do at run time. */
    private static final String[] ANNOTATIONS = {"org.immutables.value", "org.jspecify.annotations"};

    /** What java.lang and java.util have that rules must not use: the world outside, and chance. */
    private static final Set<String> THE_WORLD = Set.of(
            "java.lang.Process",
            "java.lang.ProcessBuilder",
            "java.lang.Runtime",
            "java.lang.ThreadLocal",
            "java.util.Calendar",
            "java.util.Date",
            "java.util.GregorianCalendar",
            "java.util.Random",
            "java.util.Scanner",
            "java.util.SplittableRandom",
            "java.util.Timer",
            "java.util.UUID");

    private final JavaClasses classes;

    private Library(JavaClasses classes) {
        this.classes = classes;
    }

    /** The library whose module lies in this folder. */
    public static Library in(Path module) {
        return new Library(new ClassFileImporter().importPath(module.resolve("target/classes")));
    }

    /** The same library without the types of these names. */
    public Library without(String regex) {
        return new Library(classes.that(DescribedPredicate.describe(
                "not " + regex, type -> !type.getName().matches(regex))));
    }

    /** Checks that these packages, {@code java.util} and the like are all that the library uses. */
    public void usesOnly(String... packages) {
        usesOnly(DescribedPredicate.alwaysFalse(), packages);
    }

    /** Checks that these packages, {@code java.util} and the like, and a few types are all that the library uses. */
    public void usesOnly(DescribedPredicate<JavaClass> types, String... packages) {
        String[] all =
                Stream.of(JAVA, ANNOTATIONS, packages).flatMap(Stream::of).toArray(String[]::new);
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(all)
                        .or(types)
                        .or(DescribedPredicate.describe(
                                "primitive", type -> type.getBaseComponentType().isPrimitive())))
                .check(classes);
    }

    /** Checks that there are no packages but these, and that each uses only those after it: arrows go down. */
    public void isLayered(String... packages) {
        classes().should().resideInAnyPackage(packages).check(classes);
        for (int at = 1; at < packages.length; at++) {
            noClasses()
                    .that()
                    .resideInAPackage(packages[at])
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(Arrays.copyOf(packages, at))
                    .check(classes);
        }
    }

    /** Checks that the types of some packages use none of others. */
    public void keepsApart(String packages, String... others) {
        noClasses()
                .that()
                .resideInAPackage(packages)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .check(classes);
    }

    /** These packages, Jackson, what the JSON modules share, and what all games have in common. */
    public static String[] withJackson(String... packages) {
        Stream<String> jackson = Stream.of(
                "io.github.mercurius.json.common",
                "io.github.mercurius.json.jackson2",
                RULES,
                RULES + ".json",
                COMMON,
                "com.fasterxml.jackson..",
                "io.vavr..",
                "java..");
        return Stream.concat(jackson, Stream.of(packages)).toArray(String[]::new);
    }

    /** A few types by their names. */
    public static DescribedPredicate<JavaClass> oneOf(String... types) {
        Set<String> names = Set.of(types);
        return DescribedPredicate.describe("are one of " + names, type -> names.contains(type.getName()));
    }

    /** Checks that the library uses no chance, no clock, no console and no threads, with these types excepted. */
    public void isDeterministic(String... waiting) {
        usesNoChance();
        usesNeitherConsoleNorClock();
        without(String.join("|", waiting)).usesNoThreads();
    }

    private void usesNoChance() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.util.random", "java.util.logging", "java.util.prefs"))
                .orShould()
                .dependOnClassesThat(oneOf(THE_WORLD.toArray(String[]::new)))
                .check(classes);
    }

    private void usesNeitherConsoleNorClock() {
        noClasses()
                .should()
                .accessTargetWhere(isAnyOf("java.lang.System", "out", "err", "in", "currentTimeMillis", "nanoTime"))
                .orShould()
                .accessTargetWhere(isAnyOf("java.lang.System", "getenv", "getProperty", "getProperties", "console"))
                .orShould()
                .accessTargetWhere(isAnyOf("java.lang.Math", "random"))
                .orShould()
                .accessTargetWhere(isAnyOf("java.util.Collections", "shuffle"))
                .check(classes);
    }

    private void usesNoThreads() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("java.util.concurrent..").or(oneOf("java.lang.Thread")))
                .check(classes);
    }

    /** Checks what the library's users can see: see {@link PublicTypes}. */
    public void showsOnlyWhatIsPublic() {
        PublicTypes.check(classes);
    }

    /** Checks that public signatures mention the types of these packages alone, and primitive ones. */
    public void speaks(String... packages) {
        PublicTypes.checkThatTheyMention(
                classes,
                DescribedPredicate.describe("primitive", JavaClass::isPrimitive).or(resideInAnyPackage(packages)));
    }

    private static DescribedPredicate<JavaAccess<?>> isAnyOf(String type, String... members) {
        Set<String> names = Set.of(members);
        return DescribedPredicate.describe(
                type + " " + names,
                access -> access.getTargetOwner().getName().equals(type) && names.contains(access.getName()));
    }
}
