package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Options.DealingKind;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.Schedule;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class ClerkTest {
    private final TestMachine machine = new TestMachine();

    @AutoClose
    private final Store store = Stores.at("jdbc:h2:mem:" + UUID.randomUUID().toString());

    private Tables tables() {
        Agenda agenda = new Agenda(new Schedule(), OptionalLong::empty, machine::wall, machine::nanos);
        return new Tables(store, agenda, new SimpleMeterRegistry());
    }

    private Clerk clerk(Tables tables) {
        return new Clerk(store, tables, table -> new Bucket(1, 1, machine::nanos), machine, new SimpleMeterRegistry());
    }

    /** A watcher fails with an Error each time that it is asked what it watches: four times a second. */
    @Test
    void anErrorDoesNotEndWhatIsDoneAgainAndAgain() {
        AtomicInteger looks = new AtomicInteger();
        Tables tables = tables();
        tables.watch(new Watchers() {
            @Override
            public Set<String> watched() {
                looks.incrementAndGet();
                throw new InternalError("made up by a test"); // JUnit would not survive an OutOfMemoryError
            }

            @Override
            public void changed(TableState table) {}

            @Override
            public void ended(String table, Why why) {}
        });
        try (Clerk clerk = clerk(tables)) {
            clerk.start();
            machine.pass(Duration.ofSeconds(1));
            assertThat(looks).hasValue(4);
        }
    }

    /** The server that changed the table does not do what follows: it stands still, or is gone. */
    @Test
    void anotherServerTakesOverAfterThreeSeconds() {
        Tables gone = tables();
        Options options = new Options(3, true, true, 30, DealingKind.SEALED, 0, "mercurius", null, Map.of());
        String id = gone.create(options, List.of()).id();
        gone.change(id, null, table -> new Entry.Seated(0, "Anna", "hash"));
        gone.change(id, null, table -> new Entry.BotSeated(1, "random", "Bot 1"));
        gone.change(id, null, table -> new Entry.BotSeated(2, "random", "Bot 2"));
        Tables healthy = tables();
        try (Clerk clerk = clerk(healthy)) {
            clerk.start();
            machine.pass(Duration.ofMillis(2_999));
            assertThat(healthy.latest(id).phase()).isEqualTo(Phase.GATHERING);
            machine.pass(Duration.ofSeconds(2));
            assertThat(healthy.latest(id).phase()).isEqualTo(Phase.PLAYING);
            machine.pass(Duration.ofSeconds(30 + 1));
            assertThat(healthy.latest(id).play().game().updateCount())
                    .as("a bot plays for Anna, whose time is over")
                    .isPositive();
        }
    }
}
