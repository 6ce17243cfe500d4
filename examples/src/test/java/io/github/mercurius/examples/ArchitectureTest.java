package io.github.mercurius.examples;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasModifiers;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Who may depend on whom, and what the rules may not reach for.
 *
 * <pre>
 *   json ──→ core ──→ api ──→ common ──→ java.lang, java.util
 *     │        ↑ └──→ Vavr      ↑
 *     │     testkit ──→ jqwik   │   for arbitraries only
 *     └──→ Jackson              │
 *         mercatores, mercado ──┴──→ Vavr
 * </pre>
 */
@AnalyzeClasses(
        packages = {
            "io.github.mercurius.api",
            "io.github.mercurius.common",
            "io.github.mercurius.core",
            "io.github.mercurius.json",
            "io.github.mercurius.mercado",
            "io.github.mercurius.mercatores",
            "io.github.mercurius.testkit",
            "io.github.mercurius.bots"
        },
        importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    private static final String API = "io.github.mercurius.api..";
    private static final String CORE = "io.github.mercurius.core..";
    private static final String COMMON = "io.github.mercurius.common..";
    private static final String MERCATORES = "io.github.mercurius.mercatores";
    private static final String MERCADO = "io.github.mercurius.mercado";
    private static final String JSON = "io.github.mercurius.json";
    private static final String JSON_COMMON = "io.github.mercurius.json.common";
    private static final String MERCATORES_JSON = "io.github.mercurius.mercatores.json";
    private static final String MERCADO_JSON = "io.github.mercurius.mercado.json";
    private static final String[] JACKSON = {"com.fasterxml.jackson..", "io.vavr..", "java.."};
    private static final String TESTKIT = "io.github.mercurius.testkit..";
    private static final String BOTS = "io.github.mercurius.bots..";

    /** No java.io, java.nio, java.net: no I/O. No java.time: no clock. No java.security: no entropy. */
    private static final String[] JAVA = {"java.lang", "java.lang.annotation", "java.lang.runtime", "java.util.."};

    /** Annotations that leave nothing to do at run time. */
    private static final String[] ANNOTATIONS = {"org.immutables.value", "org.jspecify.annotations"};

    /** What it takes to find names that look the same. */
    private static final Set<String> COMPARING_NAMES = Set.of("java.text.Normalizer", "java.text.Normalizer$Form");

    /** What a hash takes: the same bytes everywhere, and no source of randomness. */
    private static final Set<String> HASHING = Set.of(
            "java.nio.charset.Charset",
            "java.nio.charset.StandardCharsets",
            "java.security.MessageDigest",
            "java.security.NoSuchAlgorithmException");

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

    @ArchTest
    static final ArchRule commonDependsOnJavaAlone = classes()
            .that()
            .resideInAPackage(COMMON)
            .should()
            .onlyDependOnClassesThat(
                    in(COMMON, "java.math").or(oneOf(COMPARING_NAMES)).or(oneOf(HASHING)));

    @ArchTest
    static final ArchRule apiDependsOnCommonAlone =
            classes().that().resideInAPackage(API).should().onlyDependOnClassesThat(in(API, COMMON));

    @ArchTest
    static final ArchRule coreDependsOnApiAndVavr = classes()
            .that()
            .resideInAPackage(CORE)
            .should()
            .onlyDependOnClassesThat(in(CORE, API, COMMON, "io.vavr.."));

    @ArchTest
    static final ArchRule mercatoresDependsOnVavr = classes()
            .that()
            .resideInAPackage(MERCATORES)
            .should()
            .onlyDependOnClassesThat(in(MERCATORES, COMMON, "java.math", "io.vavr.."));

    @ArchTest
    static final ArchRule mercadoDependsOnVavr = classes()
            .that()
            .resideInAPackage(MERCADO)
            .should()
            .onlyDependOnClassesThat(in(MERCADO, COMMON, "java.math", "io.vavr.."));

    @ArchTest
    static final ArchRule whatJsonModulesShareKnowsNoGame = classes()
            .that()
            .resideInAPackage(JSON_COMMON)
            .should()
            .onlyDependOnClassesThat(in(JSON_COMMON, COMMON).or(in(JACKSON)));

    @ArchTest
    static final ArchRule jsonDependsOnCoreAndJackson = json(JSON, CORE, API);

    @ArchTest
    static final ArchRule mercatoresJsonDependsOnMercatoresAndJackson = json(MERCATORES_JSON, MERCATORES);

    @ArchTest
    static final ArchRule mercadoJsonDependsOnMercadoAndJackson = json(MERCADO_JSON, MERCADO);

    private static ArchRule json(String module, String... game) {
        return classes()
                .that()
                .resideInAPackage(module)
                .should()
                .onlyDependOnClassesThat(
                        in(module, JSON_COMMON, COMMON).or(in(game)).or(in(JACKSON)));
    }

    /** Without jqwik all the rest can be used. */
    @ArchTest
    static final ArchRule testkitDependsOnCoreAndForArbitrariesOnJqwik = classes()
            .that()
            .resideInAPackage(TESTKIT)
            .and()
            .haveNameNotMatching(".*\\.Mercurius(Arbitraries|Domain)")
            .should()
            .onlyDependOnClassesThat(in(TESTKIT, CORE, API, COMMON, "java.."));

    /** So that they cannot peek. */
    @ArchTest
    static final ArchRule botsDependOnApiAlone =
            classes().that().resideInAPackage(BOTS).should().onlyDependOnClassesThat(in(BOTS, API));

    @ArchTest
    static final ArchRule rulesAreDeterministic = noClasses()
            .that()
            .resideInAnyPackage(API, CORE, COMMON, MERCATORES, MERCADO)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.random", "java.util.logging", "java.util.prefs")
            .orShould()
            .dependOnClassesThat(oneOf(THE_WORLD));

    /** It does so on threads that the host lends it, and only if the host sets a limit. */
    @ArchTest
    static final ArchRule nobodyButTheArbiterWaits = noClasses()
            .that()
            .resideInAnyPackage(API, CORE, COMMON, MERCATORES, MERCADO)
            .and()
            .doNotHaveSimpleName("Arbiter")
            .and()
            .doNotHaveFullyQualifiedName("io.github.mercurius.common.Asking")
            .and()
            .doNotHaveFullyQualifiedName("io.github.mercurius.common.TimedQuestion")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.concurrent..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.Thread");

    @ArchTest
    static final ArchRule rulesUseNeitherConsoleNorClock = noClasses()
            .that()
            .resideInAnyPackage(API, CORE, COMMON, MERCATORES, MERCADO)
            .should()
            .accessTargetWhere(isAnyOf("java.lang.System", "out", "err", "in", "currentTimeMillis", "nanoTime"))
            .orShould()
            .accessTargetWhere(isAnyOf("java.lang.System", "getenv", "getProperty", "getProperties", "console"))
            .orShould()
            .accessTargetWhere(isAnyOf("java.lang.Math", "random"))
            .orShould()
            .accessTargetWhere(isAnyOf("java.util.Collections", "shuffle"));

    @ArchTest
    static final ArchRule nothingHiddenIsExposed =
            codeUnits().that(areForUsers()).should(mention(ArchitectureTest::isPublicThroughout, "public types only"));

    /** What the games share is internal, so that it can change with every release. */
    @ArchTest
    static final ArchRule nothingCommonIsExposed = codeUnits()
            .that(areForUsers())
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackage(COMMON)
            .should(mention(type -> !isCommon(type), "no internal type"));

    @ArchTest
    static final ArchRule publicTypesInheritNothingCommon = classes()
            .that(DescribedPredicate.describe("are for users", ArchitectureTest::isPublicThroughout))
            .and()
            .resideOutsideOfPackage(COMMON)
            .should()
            .notBeAssignableTo(DescribedPredicate.describe("internal", ArchitectureTest::isCommon));

    /** Else method references and Kotlin's operators fail at run time: see {@link MethodReferencesTest}. */
    @ArchTest
    static final ArchRule publicTypesInheritFromPublicTypes = classes()
            .that(DescribedPredicate.describe("are for users", ArchitectureTest::isPublicThroughout))
            .should(new ArchCondition<>("inherit from public types") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
                            .filter(above -> !isPublicThroughout(above))
                            .forEach(hidden -> events.add(
                                    SimpleConditionEvent.violated(type, type.getName() + " inherits from " + hidden)));
                }
            });

    @ArchTest
    static final ArchRule apiSpeaksJavaUtil = codeUnits()
            .that(areForUsers())
            .and()
            .areDeclaredInClassesThat()
            .resideInAPackage(API)
            .should(mention(
                    type -> type.isPrimitive()
                            || Stream.of(API, "java.lang", "java.util", "java.util.function")
                                    .anyMatch(allowed -> JavaClass.Predicates.resideInAPackage(allowed)
                                            .test(type)),
                    "the vocabulary and java.util only"));

    @ArchTest
    static final ArchRule publicFieldsAreConstants = fields().that(DescribedPredicate.describe(
                    "are for users", (JavaField field) -> isForUsers(field, field.getOwner())))
            .should()
            .beFinal()
            .andShould()
            .beStatic();

    private static boolean isCommon(JavaClass type) {
        return JavaClass.Predicates.resideInAPackage(COMMON).test(type);
    }

    private static DescribedPredicate<JavaClass> in(String... packages) {
        String[] all =
                Stream.of(JAVA, ANNOTATIONS, packages).flatMap(Stream::of).toArray(String[]::new);
        return JavaClass.Predicates.resideInAnyPackage(all)
                .or(DescribedPredicate.describe(
                        "primitive", type -> type.getBaseComponentType().isPrimitive()));
    }

    private static DescribedPredicate<JavaClass> oneOf(Set<String> types) {
        return DescribedPredicate.describe("are one of " + types, type -> types.contains(type.getName()));
    }

    private static DescribedPredicate<JavaAccess<?>> isAnyOf(String type, String... members) {
        Set<String> names = Set.of(members);
        return DescribedPredicate.describe(
                type + " " + names,
                access -> access.getTargetOwner().getName().equals(type) && names.contains(access.getName()));
    }

    private static DescribedPredicate<JavaCodeUnit> areForUsers() {
        return DescribedPredicate.describe("are for users", unit -> isForUsers(unit, unit.getOwner()));
    }

    private static boolean isForUsers(HasModifiers member, JavaClass owner) {
        Set<JavaModifier> modifiers = member.getModifiers();
        boolean open = modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
        return open && !modifiers.contains(JavaModifier.SYNTHETIC) && isPublicThroughout(owner);
    }

    private static boolean isPublicThroughout(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass()
                        .map(ArchitectureTest::isPublicThroughout)
                        .orElse(true);
    }

    private static ArchCondition<JavaCodeUnit> mention(java.util.function.Predicate<JavaClass> allowed, String what) {
        return new ArchCondition<>("mention " + what) {
            @Override
            public void check(JavaCodeUnit unit, ConditionEvents events) {
                for (JavaClass type : unit.getAllInvolvedRawTypes()) {
                    if (!allowed.test(type.getBaseComponentType())) {
                        events.add(SimpleConditionEvent.violated(unit, unit.getFullName() + " mentions " + type));
                    }
                }
            }
        };
    }
}
