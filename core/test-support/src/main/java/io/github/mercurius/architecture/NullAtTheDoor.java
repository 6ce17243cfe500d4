package io.github.mercurius.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.PublicDoors.Door;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Null is refused at every public door of a module, with the argument's name and what was expected. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class NullAtTheDoor {
    private final PublicDoors doors;
    private final String[] owners;

    /** The test of some doors, of which these types have some. */
    protected NullAtTheDoor(PublicDoors doors, String... owners) {
        this.doors = doors;
        this.owners = owners;
    }

    Stream<Door> doors() {
        return doors.all();
    }

    Stream<Door> doorsForMany() {
        return doors.forMany();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("doors")
    void nullIsRefusedWithTheArgumentsName(Door door) {
        doors.refuseNull(door);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("doorsForMany")
    void nullAmongManyIsRefusedToo(Door door) {
        doors.refuseNullAmongMany(door);
    }

    @Test
    void allDoorsAreFound() {
        assertThat(doors()).hasSizeGreaterThan(100);
        assertThat(doorsForMany()).hasSizeGreaterThan(10);
        assertThat(doors().map(door -> door.owner().getSimpleName())).contains(owners);
    }
}
