package io.github.mercurius.specimens;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import io.github.mercurius.testkit.Samples;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A value of each public type of the library: for the tests of this library that ask something of all of them.
 *
 * <p>They are made by public constructors and methods, of a random game and of each other.
 */
public final class Specimens {
    private static final List<Integer> NUMBERS = List.of(0, 1, 3);
    private static final Map<Class<?>, Object> OTHERS = Map.of(
            long.class,
            7L,
            boolean.class,
            false,
            String.class,
            "0".repeat(64),
            List.class,
            List.of(),
            Collection.class,
            List.of(),
            Iterable.class,
            List.of(),
            Optional.class,
            Optional.empty(),
            OptionalInt.class,
            OptionalInt.empty(),
            IntUnaryOperator.class,
            (IntUnaryOperator) n -> 0,
            Consumer.class,
            (Consumer<Object>) value -> {});

    private static final Map<Class<?>, Object> ALL = of(types(), known());

    private final List<Class<?>> types;
    private final Map<Class<?>, Object> made = new LinkedHashMap<>();

    private Specimens(List<Class<?>> types) {
        this.types = types;
    }

    /** The public types of the modules {@code api} and {@code core}, and of the API of all games. */
    public static List<Class<?>> types() {
        return Stream.of(Table.class, GameState.class, AnyGame.class)
                .flatMap(Specimens::typesBeside)
                .toList();
    }

    private static Stream<Class<?>> typesBeside(Class<?> type) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackagesOf(type).stream()
                        .filter(other -> other.getPackageName().equals(type.getPackageName()))
                        .<Class<?>>map(JavaClass::reflect)
                        .filter(Specimens::isPublicThroughout)
                        .sorted(Comparator.comparing(Class::getName));
    }

    private static boolean isPublicThroughout(@Nullable Class<?> type) {
        return type == null
                || (Modifier.isPublic(type.getModifiers()) && isPublicThroughout(type.getEnclosingClass()));
    }

    /** A value of each type that has one. Types with static methods only have none. The map cannot be changed. */
    public static Map<Class<?>, Object> all() {
        return ALL;
    }

    /** What a game and its refusals are made of: what no constructor could make of nothing. */
    private static List<Object> known() {
        List<Object> known = new ArrayList<>(Samples.violations());
        List<Update> updates = RandomPlay.from(new Random(7))
                .game(PlayStyle.VARIED)
                .gameWithUndos(500)
                .updatesForHost(0);
        updates.forEach(update -> known.addAll(update.events()));
        known.addAll(updates);
        for (Event event : Samples.events()) {
            if (event instanceof Event.Noted noted) {
                known.add(noted.note());
            }
        }
        Bot first = view -> view.legalActions().get(0);
        GameState start = GameState.start(Setup.of(3), Deal.seeded(1602));
        known.add(Arbiter.of(Mercurius.rules()).seat(first, start.viewFor(0)));
        known.add(new GameStart<>(start.viewFor(0), 1602, 1_000_000));
        return known;
    }

    private static Map<Class<?>, Object> of(List<Class<?>> types, Iterable<?> known) {
        Specimens specimens = new Specimens(types);
        specimens.add(known);
        int before;
        do {
            before = specimens.made.size();
            types.forEach(specimens::makeWith);
        } while (specimens.made.size() > before);
        return Collections.unmodifiableMap(specimens.made);
    }

    /** Makes what the constructors and methods of a type make. */
    private void makeWith(Class<?> type) {
        if (type.isEnum()) {
            add(type.getEnumConstants()[0]);
        }
        for (Constructor<?> constructor : type.getConstructors()) {
            call(constructor, arguments -> add(constructor.newInstance(arguments)));
        }
        for (Method method : type.getMethods()) {
            Object owner = made.get(type);
            boolean isStatic = Modifier.isStatic(method.getModifiers());
            if (makesSome(method.getReturnType()) && (isStatic || owner != null)) {
                call(method, arguments -> add(method.invoke(isStatic ? null : owner, arguments)));
            }
        }
    }

    private boolean makesSome(Class<?> returned) {
        return types.contains(returned)
                || Iterable.class.isAssignableFrom(returned)
                || returned == Optional.class
                || Map.class.isAssignableFrom(returned);
    }

    private interface Call {
        void with(Object[] arguments) throws ReflectiveOperationException;
    }

    private void call(Executable executable, Call call) {
        if (executable.getDeclaringClass() == Object.class) {
            return;
        }
        for (int number : NUMBERS) {
            Object[] arguments = new Object[executable.getParameterCount()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = argument(executable.getParameterTypes()[i], number);
                if (arguments[i] == null) {
                    return;
                }
            }
            try {
                call.with(arguments);
            } catch (InvocationTargetException refused) {
                add(refused.getCause()); // an exception can be a specimen, too
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("public constructors and methods can be called", e);
            }
        }
    }

    private @Nullable Object argument(Class<?> type, int number) {
        if (type == int.class) {
            return number;
        }
        return made.getOrDefault(type, OTHERS.get(type));
    }

    /** Adds a value, or what is in it, as a specimen of its types. */
    private void add(@Nullable Object value) {
        for (Class<?> type : types) {
            if (type.isInstance(value)) {
                made.putIfAbsent(type, value);
            }
        }
        if (value instanceof Iterable<?> values) {
            values.forEach(this::add);
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(this::add);
        }
    }
}
