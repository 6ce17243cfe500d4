package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A public type inherits no public method from a type that is not public.
 *
 * <p>Such a method can be called, but {@code Type::method} can fail at run time, and Kotlin finds no operator.
 */
final class InheritedMethodsTest {
    @ParameterizedTest
    @MethodSource("io.github.mercurius.consumers.Libraries#packages")
    void everyPublicMethodIsDeclaredInAPublicType(String packageName) throws NoSuchMethodException {
        List<String> inherited = new ArrayList<>();
        for (Class<?> type : PublicTypes.in(packageName)) {
            for (Class<?> hidden : hiddenAbove(type)) {
                for (Method method : hidden.getDeclaredMethods()) {
                    if (Modifier.isPublic(method.getModifiers()) && isInherited(type, method)) {
                        inherited.add(type.getName() + " inherits " + method);
                    }
                }
            }
        }
        assertThat(inherited).isEmpty();
    }

    private static boolean isInherited(Class<?> type, Method method) throws NoSuchMethodException {
        Method found = type.getMethod(method.getName(), method.getParameterTypes());
        // the compiler copies a method from a hidden class, and calls the copy a bridge
        return found.isBridge() || !Modifier.isPublic(found.getDeclaringClass().getModifiers());
    }

    /** The types above a type that are not public. */
    private static List<Class<?>> hiddenAbove(Class<?> type) {
        List<Class<?>> direct = new ArrayList<>(Arrays.asList(type.getInterfaces()));
        if (type.getSuperclass() != null) {
            direct.add(type.getSuperclass());
        }
        List<Class<?>> hidden = new ArrayList<>();
        for (Class<?> above : direct) {
            if (!Modifier.isPublic(above.getModifiers())) {
                hidden.add(above);
            }
            hidden.addAll(hiddenAbove(above));
        }
        return hidden;
    }
}
