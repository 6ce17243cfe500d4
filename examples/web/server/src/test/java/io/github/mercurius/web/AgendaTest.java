package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.table.Schedule;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What time it is: nobody's setting of a clock changes it. */
class AgendaTest {
    private static final long HOUR = 3_600_000;

    private long wall = 1_000_000;
    private long nanos = 77_000_000_000L;
    private OptionalLong shared = OptionalLong.empty();

    private Agenda agenda() {
        return new Agenda(new Schedule(), () -> shared, () -> wall, () -> nanos);
    }

    private void pass(long millis) {
        nanos += millis * 1_000_000;
    }

    @Test
    void aClockThatIsSetChangesNothing() {
        Agenda agenda = agenda();
        assertThat(agenda.now()).isEqualTo(1_000_000);
        wall += HOUR;
        pass(2_000);
        assertThat(agenda.now()).isEqualTo(1_002_000);
        wall -= 5 * HOUR;
        agenda.synchronize();
        assertThat(agenda.now()).isEqualTo(1_002_000);
    }

    @Test
    void serversThatShareADatabaseShareItsTime() {
        shared = OptionalLong.of(5_000_000);
        Agenda agenda = agenda();
        assertThat(agenda.now()).isEqualTo(5_000_000);
        pass(5_000);
        assertThat(agenda.now()).isEqualTo(5_005_000);
        shared = OptionalLong.of(5_005_250);
        agenda.synchronize();
        assertThat(agenda.now()).isEqualTo(5_005_250);
    }
}
