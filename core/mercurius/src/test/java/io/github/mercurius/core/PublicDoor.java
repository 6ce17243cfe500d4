package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.BotProvider;
import io.github.mercurius.rules.ThinkingTime;
import io.github.mercurius.testkit.Specimens;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** A public method, factory or constructor of api or core, and one of the references that it takes. */
record PublicDoor(Executable executable, int parameter) {
    /** Something to call methods on, or to give as an argument where another one is null. */
    private static final Map<Class<?>, Object> SAMPLES = samples();

    private static Map<Class<?>, Object> samples() {
        Map<Class<?>, Object> samples = new LinkedHashMap<>(Specimens.all());
        samples.put(boolean.class, false);
        samples.put(int.class, 0);
        samples.put(long.class, 1L);
        samples.put(String.class, "AMS");
        samples.put(Locale.class, Locale.ENGLISH);
        samples.put(Optional.class, Optional.empty());
        samples.put(OptionalInt.class, OptionalInt.empty());
        samples.put(List.class, List.of());
        samples.put(Set.class, Set.of());
        samples.put(Collection.class, List.of());
        samples.put(IntUnaryOperator.class, (IntUnaryOperator) bound -> 0);
        samples.put(Consumer.class, (Consumer<Object>) thing -> {
            if (thing instanceof byte[] bytes) {
                Arrays.fill(bytes, (byte) 7);
            }
        });
        samples.put(Executor.class, ForkJoinPool.commonPool());
        samples.put(TimeUnit.class, TimeUnit.SECONDS);
        samples.put(Enum.class, Asset.AMS);
        samples.put(Bot.class, (Bot) view -> Action.playNews());
        return samples;
    }

    /** Each public method, factory and constructor of api and core, once for each reference that it takes. */
    static List<PublicDoor> all() {
        List<PublicDoor> doors = new ArrayList<>();
        for (Class<?> type : Specimens.types()) {
            for (Constructor<?> constructor : type.getConstructors()) {
                addDoors(doors, constructor);
            }
            for (Method method : type.getMethods()) {
                if (method.getDeclaringClass() == type && !isForUsersToWrite(type)) {
                    addDoors(doors, method);
                }
            }
        }
        return doors;
    }

    private static boolean isForUsersToWrite(Class<?> type) {
        return type == BotProvider.class
                || type == ThinkingTime.class
                || type.isAnnotationPresent(FunctionalInterface.class);
    }

    private static void addDoors(List<PublicDoor> doors, Executable executable) {
        Class<?>[] types = executable.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive() && !mayBeNull(executable, i)) {
                doors.add(new PublicDoor(executable, i));
            }
        }
    }

    private static boolean mayBeNull(Executable executable, int parameter) {
        boolean listener = executable.getDeclaringClass() == GameState.class
                && executable.getName().equals("applyAction")
                && executable.getParameterTypes()[parameter] == Consumer.class;
        // the others refuse it in the JDK's words
        boolean inEnum =
                executable.getDeclaringClass().isEnum() && executable.getName().equals("valueOf");
        return listener || inEnum || executable.getName().equals("equals");
    }

    Class<?> type() {
        return executable.getParameterTypes()[parameter];
    }

    Throwable open(Object argument) {
        Class<?>[] types = executable.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = i == parameter ? argument : sampleArgument(types[i]);
        }
        return catchThrowable(() -> call(arguments));
    }

    /** In core, texts are hashes; in api they are codes. */
    private Object sampleArgument(Class<?> type) {
        boolean hash = type == String.class && executable.getDeclaringClass().getPackage() == Game.class.getPackage();
        return hash ? "a".repeat(64) : sample(type);
    }

    private void call(Object[] arguments) throws Throwable {
        try {
            if (executable instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                Method method = (Method) executable;
                boolean isStatic = Modifier.isStatic(method.getModifiers());
                method.invoke(isStatic ? null : sample(method.getDeclaringClass()), arguments);
            }
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Override
    public String toString() {
        Class<?> owner = executable.getDeclaringClass();
        String types = String.join(
                ", ",
                Arrays.stream(executable.getParameterTypes())
                        .map(Class::getSimpleName)
                        .toList());
        return owner.getSimpleName() + "." + executable.getName() + "(" + types + ") " + parameter;
    }

    /** One of Mercurius, where a method takes what all games have in common. */
    private static @Nullable Object sampleOfACommonType(Class<?> type) {
        return SAMPLES.values().stream().filter(type::isInstance).findFirst().orElse(null);
    }

    private static Object sample(Class<?> type) {
        Object sample = SAMPLES.containsKey(type) ? SAMPLES.get(type) : sampleOfACommonType(type);
        assertThat(sample).as("a sample of " + type).isNotNull();
        return sample;
    }
}
