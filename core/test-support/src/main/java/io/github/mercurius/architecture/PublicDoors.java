package io.github.mercurius.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The public methods, factories and constructors of a library, each of which refuses null. */
public final class PublicDoors {
    /** One of them, and one of the references that it takes. */
    public record Door(Executable executable, int parameter) {
        public Class<?> owner() {
            return executable.getDeclaringClass();
        }

        public Class<?> type() {
            return executable.getParameterTypes()[parameter];
        }

        /** Whether it is a method of some type and name. */
        public boolean isOf(Class<?> owner, String... names) {
            return owner() == owner && List.of(names).contains(executable.getName());
        }

        boolean takesMany() {
            return type().isArray() || (Iterable.class.isAssignableFrom(type()) && type().isAssignableFrom(List.class));
        }

        @Override
        public String toString() {
            List<String> types = Arrays.stream(executable.getParameterTypes())
                    .map(Class::getSimpleName)
                    .toList();
            return owner().getSimpleName() + "." + executable.getName() + "(" + String.join(", ", types) + ") "
                    + parameter;
        }
    }

    private final List<Door> doors;
    private final Map<Class<?>, Object> samples;
    private final Set<Class<?>> ownersOfHashes;
    private final List<Integer> sizes;

    /**
     * The doors of some types.
     *
     * @param samples something to call methods on, or to give as an argument where another one is null
     * @param mayBeNull which doors take null
     * @param ownersOfHashes whose texts are hashes; elsewhere they are codes
     * @param sizes with one of these numbers of elements, a null among them is all that is wrong
     */
    public PublicDoors(
            Collection<Class<?>> types,
            Map<Class<?>, Object> samples,
            Predicate<Door> mayBeNull,
            Set<Class<?>> ownersOfHashes,
            List<Integer> sizes) {
        this.doors = types.stream()
                .flatMap(PublicDoors::of)
                // enums refuse it in the JDK's words
                .filter(door ->
                        !door.owner().isEnum() || !door.executable().getName().equals("valueOf"))
                .filter(door -> !door.executable().getName().equals("equals"))
                .filter(mayBeNull.negate())
                .toList();
        this.samples = new LinkedHashMap<>(samples);
        this.samples.putAll(common());
        this.ownersOfHashes = ownersOfHashes;
        this.sizes = sizes;
    }

    private static Map<Class<?>, Object> common() {
        Map<Class<?>, Object> samples = new LinkedHashMap<>();
        samples.put(boolean.class, false);
        samples.put(int.class, 0);
        samples.put(long.class, 1L);
        samples.put(Locale.class, Locale.ENGLISH);
        samples.put(Optional.class, Optional.empty());
        samples.put(OptionalInt.class, OptionalInt.empty());
        samples.put(List.class, List.of());
        samples.put(Set.class, Set.of());
        samples.put(IntUnaryOperator.class, (IntUnaryOperator) bound -> 0);
        samples.put(Consumer.class, (Consumer<Object>) thing -> {
            if (thing instanceof byte[] bytes) {
                Arrays.fill(bytes, (byte) 7);
            }
        });
        return samples;
    }

    /**
     * Samples that stand for all their types.
     *
     * @param common those of types that all games have
     */
    public static Map<Class<?>, Object> samples(List<Object> common, Object... own) {
        Map<Class<?>, Object> byType = new LinkedHashMap<>();
        Stream.concat(common.stream(), Arrays.stream(own)).forEach(sample -> byType.put(sample.getClass(), sample));
        return byType;
    }

    /** The public types in the package of one of them. */
    public static List<Class<?>> typesBeside(Class<?> type) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackagesOf(type).stream()
                        .filter(other -> other.getPackageName().equals(type.getPackageName()))
                        .filter(PublicTypes::isPublicThroughout)
                        .<Class<?>>map(JavaClass::reflect)
                        .toList();
    }

    private static Stream<Door> of(Class<?> type) {
        Stream<Method> methods = Arrays.stream(type.getMethods())
                .filter(method -> method.getDeclaringClass() == type && !method.isBridge())
                .filter(method -> !type.isAnnotationPresent(FunctionalInterface.class));
        return Stream.<Executable>concat(Arrays.stream(type.getConstructors()), methods)
                .flatMap(executable -> IntStream.range(0, executable.getParameterCount())
                        .filter(i -> !executable.getParameterTypes()[i].isPrimitive())
                        .mapToObj(i -> new Door(executable, i)));
    }

    /** All doors. */
    public Stream<Door> all() {
        return doors.stream();
    }

    /** The doors for many things at once. */
    public Stream<Door> forMany() {
        return all().filter(Door::takesMany);
    }

    /** Checks that null is refused with the argument's name and what was expected. */
    public void refuseNull(Door door) {
        refused(door, open(door, null));
    }

    /** Checks that null is refused among many things too. */
    public void refuseNullAmongMany(Door door) {
        if (door.type().isArray()) {
            refused(door, open(door, Array.newInstance(door.type().getComponentType(), 3)));
            return;
        }
        // A wrong number may be refused before what is in it.
        List<Throwable> thrown = sizes.stream()
                .map(size -> open(door, Arrays.asList(new Object[size])))
                .filter(refusal -> !(refusal instanceof IllegalArgumentException))
                .toList();
        assertThat(thrown).isNotEmpty().allSatisfy(one -> refused(door, one));
    }

    private static void refused(Door door, Throwable thrown) {
        assertThat(thrown)
                .as(door.toString())
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessageMatching("[A-Za-z][A-Za-z0-9 ]*: null, expected .+");
    }

    private Throwable open(Door door, Object argument) {
        Class<?>[] types = door.executable().getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            boolean hash = types[i] == String.class && ownersOfHashes.contains(door.owner());
            arguments[i] = i == door.parameter() ? argument : hash ? "a".repeat(64) : sample(types[i]);
        }
        return catchThrowable(() -> call(door.executable(), arguments));
    }

    private void call(Executable executable, Object[] arguments) throws Throwable {
        try {
            if (executable instanceof Method method) {
                boolean isStatic = Modifier.isStatic(method.getModifiers());
                method.invoke(isStatic ? null : sample(method.getDeclaringClass()), arguments);
            } else {
                ((Constructor<?>) executable).newInstance(arguments);
            }
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** A sample of a type, or of one that is such, as where a method takes what all games have in common. */
    private Object sample(Class<?> type) {
        Object sample = samples.getOrDefault(
                type,
                samples.values().stream().filter(type::isInstance).findFirst().orElse(null));
        assertThat(sample).as("a sample of " + type).isNotNull();
        return sample;
    }
}
