package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.web.Visitors.Visitor;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Who asks, and that each has an allowance of their own. */
class VisitorsTest {
    private static final String OTHERWISE = "10.0.0.1";

    private long seconds;
    private final Visitors visitors = new Visitors(
            CommandLine.populateCommand(new Limits(), "--bot-share=0.5", "--tables-per-minute=3"),
            () -> TimeUnit.SECONDS.toNanos(seconds));

    private String address(List<String> forwarded, String otherwise) {
        return visitors.of(forwarded, otherwise).address();
    }

    private Visitor visitor(String address) {
        return visitors.of(List.of(), address);
    }

    /** However a proxy writes an address, it is the same visitor; what others wrote before it does not count. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.2.3.4|1.2.3.4",
                "1.2.3.4:5678|1.2.3.4",
                "9.9.9.9, 1.2.3.4|1.2.3.4",
                "9.9.9.9,1.2.3.4:80|1.2.3.4",
                "::ffff:1.2.3.4|1.2.3.4",
                "2001:db8:0:1::1|2001:db8:0:1:0:0:0:0",
                "2001:db8:0:1:ffff:ffff:ffff:ffff|2001:db8:0:1:0:0:0:0",
                "2001:DB8:0:1::2|2001:db8:0:1:0:0:0:0",
                "[2001:db8:0:1::1]:443|2001:db8:0:1:0:0:0:0",
                "[2001:db8:0:1::1]|2001:db8:0:1:0:0:0:0",
                "::1|0:0:0:0:0:0:0:0",
                "2001:db8::1|2001:db8:0:0:0:0:0:0",
                "2001:db8::2:1|2001:db8:0:0:0:0:0:0",
                "unknown|10.0.0.1",
                "example.org|10.0.0.1",
                "1.2.3.999|10.0.0.1",
                "1.2.3|10.0.0.1",
                ":::::|10.0.0.1",
                "''|10.0.0.1"
            })
    void anAddressIsOneVisitor(String line, String visitor) {
        assertThat(address(List.of(line), OTHERWISE)).isEqualTo(visitor);
        assertThat(address(List.of("6.6.6.6", line), OTHERWISE)).isEqualTo(visitor);
        if (!line.contains(",")) {
            assertThat(address(List.of(), line)).isEqualTo(visitor.equals(OTHERWISE) ? line : visitor);
        }
    }

    @Test
    void oneVisitorDoesNotUseUpWhatIsAnothers() {
        visitor("1.1.1.1").making().take(3);
        assertThat(visitor("1.1.1.1").making().allows()).isFalse();
        assertThat(visitor("2.2.2.2").making().left()).isEqualTo(3);
    }

    private static TableState table(String id) {
        Options options =
                Wire.read(Wire.object("{\"players\":3}"), TableRequest.class).options();
        return TableState.created(id, new Stored(0, 0, null, new Entry.Created(options, "i")));
    }

    /** Bots have a minute of processor time, which fills up again. */
    @Test
    void whoMadeTheTablesPaysForTheBotsAtAllOfThem() {
        visitors.made(visitor("1.1.1.1"), table("a"));
        visitors.made(visitor("1.1.1.1"), table("b"));
        visitors.made(visitor("2.2.2.2"), table("c"));
        visitors.botSeconds("a").take(61);
        assertThat(visitors.botSeconds("b").left()).isNegative();
        assertThat(visitors.botSeconds("c").left()).isEqualTo(60);
        assertThat(visitors.botSeconds("unknown").left()).isEqualTo(60);
        seconds = 1;
        assertThat(visitors.botSeconds("a").left()).isNegative();
        seconds = 3;
        assertThat(visitors.botSeconds("a").left()).isPositive();
    }

    @Test
    void onlyWhoStoppedADealingWaits() {
        TableState stopped = table("t").after(new Stored(1, 0, null, new Entry.DealingStopped(List.of(1))));
        TableState other = table("u").after(new Stored(1, 0, null, new Entry.DealingStopped(List.of(1))));
        Visitor stopper = visitor("1.1.1.1");
        visitors.sat("t", 1, stopper);
        assertThatThrownBy(() -> visitors.checkSitting(stopped, stopper))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("expected you in 121 seconds");
        visitors.checkSitting(stopped, visitor("2.2.2.2"));
        visitors.checkSitting(other, stopper);
        seconds = 119;
        assertThatThrownBy(() -> visitors.checkSitting(stopped, stopper)).isInstanceOf(RefusedException.class);
        seconds = 121;
        visitors.checkSitting(stopped, stopper);
    }
}
