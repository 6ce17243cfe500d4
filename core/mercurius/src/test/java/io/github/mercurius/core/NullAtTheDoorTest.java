package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Null is refused at every public door of api and core, with the argument's name and what was expected. */
class NullAtTheDoorTest {
    static Stream<PublicDoor> doors() {
        return PublicDoor.all().stream();
    }

    static Stream<PublicDoor> doorsForMany() {
        return doors().filter(door -> door.type().isArray() || takesLists(door.type()));
    }

    private static boolean takesLists(Class<?> type) {
        return Iterable.class.isAssignableFrom(type) && type.isAssignableFrom(List.class);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("doors")
    void nullIsRefusedWithTheArgumentsName(PublicDoor door) {
        refused(door.open(null));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("doorsForMany")
    void nullAmongManyIsRefusedToo(PublicDoor door) {
        if (door.type().isArray()) {
            refused(door.open((Object[]) Array.newInstance(door.type().getComponentType(), 3)));
            return;
        }
        // A wrong number may be refused before what is in it, but with one of these numbers null is all that is wrong.
        List<Throwable> thrown = Stream.of(1, 3, 12, 25, 72)
                .map(size -> door.open(Arrays.asList(new Object[size])))
                .filter(refusal -> !(refusal instanceof IllegalArgumentException))
                .toList();
        assertThat(thrown).isNotEmpty().allSatisfy(NullAtTheDoorTest::refused);
    }

    private static void refused(Throwable thrown) {
        assertThat(thrown)
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessageMatching("[A-Za-z][A-Za-z0-9 ]*: null, expected .+");
    }

    @Test
    void allDoorsAreFound() {
        assertThat(doors()).hasSizeGreaterThan(100);
        assertThat(doorsForMany()).hasSizeGreaterThan(10);
        assertThat(doors().map(door -> door.executable().getDeclaringClass().getSimpleName()))
                .contains("GameState", "Asset", "Table", "CannotPay", "Builder");
    }
}
