package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** What users of a module see of its types: nothing that is internal to the JSON modules. */
public final class Signatures {
    private static final String INTERNAL = "io.github.mercurius.json.common";

    private Signatures() {}

    public static void assertNothingInternal(Class<?>... types) {
        for (Class<?> type : types) {
            assertThat(String.valueOf(type.getGenericSuperclass())).doesNotContain(INTERNAL);
            assertThat(type.getInterfaces()).isEmpty();
            for (Method method : type.getMethods()) {
                assertThat(method.toGenericString()).doesNotContain(INTERNAL);
            }
            for (Constructor<?> constructor : type.getConstructors()) {
                assertThat(constructor.toGenericString()).doesNotContain(INTERNAL);
            }
            for (Field field : type.getFields()) {
                assertThat(field.toGenericString()).doesNotContain(INTERNAL);
            }
        }
    }
}
