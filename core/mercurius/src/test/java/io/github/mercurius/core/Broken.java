package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The game with one fault: every answer of every object of it can be another one. */
final class Broken {
    private static final List<Class<?>> TYPES = List.of(
            Rules.class,
            AnyGame.class,
            AnyPosition.class,
            AnyState.class,
            AnyView.class,
            AnySeatGame.class,
            AnyRecord.class,
            AnyStep.class,
            AnyUpdate.class,
            AnyEvent.class);

    private Broken() {}

    /** A fault. */
    @FunctionalInterface
    interface Fault {
        @Nullable
        Object answer(Call call) throws Throwable;
    }

    /**
     * A method that is called.
     *
     * @param target the object that is asked, of the game
     * @param parent what gave that object: a view's state, for example
     */
    @SuppressWarnings("ArrayRecordComponent") // it goes no further than here
    record Call(Object target, @Nullable Object parent, Method method, Object[] arguments) {
        boolean is(Class<?> type, String name) {
            return type.isInstance(target) && method.getName().equals(name);
        }

        /** The answer of the game that keeps the laws. */
        @Nullable
        Object proceed() throws Throwable {
            try {
                return method.invoke(target, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }

        /** The method with another argument. */
        @Nullable
        Object with(Object argument) throws Throwable {
            return new Call(target, parent, method, new Object[] {argument}).proceed();
        }
    }

    /** The rules with a fault. */
    @SuppressWarnings("unchecked")
    static Rules<Action, AnyView<Action>> rules(Fault fault) {
        return (Rules<Action, AnyView<Action>>) wrapped(Mercurius.rules(), null, fault);
    }

    private static @Nullable Object wrapped(@Nullable Object value, @Nullable Object parent, Fault fault) {
        if (value instanceof List<?> list) {
            if (list.stream().noneMatch(element -> TYPES.stream().anyMatch(type -> type.isInstance(element)))) {
                return value;
            }
            List<Object> all = new ArrayList<>();
            list.forEach(element -> all.add(wrapped(element, parent, fault)));
            return all;
        }
        for (Class<?> type : TYPES) {
            if (type.isInstance(value)) {
                Handler handler = new Handler(value, parent, fault);
                return Proxy.newProxyInstance(Broken.class.getClassLoader(), new Class<?>[] {type}, handler);
            }
        }
        return value;
    }

    private static @Nullable Object unwrapped(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(Broken::unwrapped).toList();
        }
        return value != null
                        && Proxy.isProxyClass(value.getClass())
                        && Proxy.getInvocationHandler(value) instanceof Handler handler
                ? handler.target
                : value;
    }

    private record Handler(Object target, @Nullable Object parent, Fault fault) implements InvocationHandler {
        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] given) throws Throwable {
            Object[] arguments = given == null ? new Object[0] : given.clone();
            for (int i = 0; i < arguments.length; i++) {
                boolean read = !(arguments[i] instanceof List<?> list) || !list.isEmpty();
                arguments[i] = read ? unwrapped(arguments[i]) : arguments[i];
            }
            Object answer = fault.answer(new Call(target, parent, method, arguments));
            return wrapped(answer, target, fault);
        }
    }
}
