package io.github.mercurius.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However a proxy writes an address, it is the same visitor; what others wrote before it does not count. */
class VisitorsTest {
    private static final String OTHERWISE = "10.0.0.1";

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
        assertThat(Visitors.of(List.of(line), OTHERWISE)).isEqualTo(visitor);
        assertThat(Visitors.of(List.of("6.6.6.6", line), OTHERWISE)).isEqualTo(visitor);
        if (!line.contains(",")) {
            assertThat(Visitors.of(List.of(), line)).isEqualTo(visitor.equals(OTHERWISE) ? line : visitor);
        }
    }
}
