package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Options.DealingKind;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Schedule;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two servers with one database: who watches a table at one is told of all that is done at the other. */
class TablesTest {
    private final Store store = Stores.at("jdbc:h2:mem:" + UUID.randomUUID().toString());
    private final Tables here = tables();
    private final Tables elsewhere = tables();
    private final Told told = new Told();

    private Tables tables() {
        Agenda agenda = new Agenda(new Schedule(), OptionalLong::empty, () -> 0, () -> 0);
        return new Tables(store, agenda, new SimpleMeterRegistry());
    }

    /** Somebody who watches a table, and the versions of it that they were told. */
    private static final class Told implements Watchers {
        private final List<Integer> versions = new ArrayList<>();
        private String table = "";

        @Override
        public Set<String> watched() {
            return Set.of(table);
        }

        @Override
        public void changed(TableState state) {
            versions.add(state.version());
        }

        @Override
        public void ended(String id, Why why) {}
    }

    @AfterEach
    void close() {
        store.close();
    }

    /** Whether or not another request looks first, or is refused first. */
    @ParameterizedTest
    @ValueSource(strings = {"nothing", "a look", "a refusal"})
    void whatIsDoneElsewhereIsTold(String before) {
        Options options = new Options(3, true, true, 30, DealingKind.JOINT, 0, "mercurius", null, Map.of());
        told.table = here.create(options, List.of()).id();
        here.watch(told);
        elsewhere.change(told.table, null, table -> new Entry.Seated(0, "Anna", "hash"));
        if (before.equals("a look")) {
            here.latest(told.table);
        } else if (before.equals("a refusal")) {
            assertThatThrownBy(() -> here.change(told.table, null, table -> {
                        throw new RefusedException(Why.STALE, "too late");
                    }))
                    .hasMessage("too late");
        }
        here.compare();
        assertThat(told.versions).contains(elsewhere.known(told.table).version());
    }
}
