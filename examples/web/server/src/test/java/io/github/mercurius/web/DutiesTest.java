package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Deal;
import io.github.mercurius.web.table.By;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Options.DealingKind;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What a bot decides takes processor time, which somebody pays for. */
class DutiesTest {
    private TableState table = TableState.created(
            "t",
            new Stored(
                    0,
                    0,
                    null,
                    new Entry.Created(
                            new Options(3, true, true, 0, DealingKind.SEALED, 0, "mercurius", null, Map.of()), "i")));

    private void happens(Entry entry) {
        table = table.after(new Stored(table.version(), 0, null, entry));
    }

    @Test
    void whatADecisionTakesIsSpent() {
        for (int seat = 0; seat < 3; seat++) {
            happens(new Entry.BotSeated(seat, "random", "Bot " + seat));
        }
        happens(new Entry.Sealed(Deal.seeded(1).toString(), "0".repeat(64)));
        TestMachine machine = new TestMachine() {
            private long seconds;

            @Override
            public long threadNanos() {
                return TimeUnit.SECONDS.toNanos(seconds++);
            }
        };
        Bucket left = new Bucket(0.5, 60, machine::nanos);
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Duties duties = new Duties(id -> left, machine, meters.counter("seconds"));
        for (int decisions = 1; decisions <= 61; decisions++) {
            assertThat(duties.act(table, By.BOT)).isInstanceOf(Entry.Acted.class);
            assertThat(left.left()).isEqualTo(60 - decisions);
        }
        assertThat(meters.counter("seconds").count()).isEqualTo(61);
    }
}
