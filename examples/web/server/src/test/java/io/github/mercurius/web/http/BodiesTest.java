package io.github.mercurius.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.web.TestMachine;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Bodies of requests are small, and do not take long; few of a visitor are read at once. */
@SuppressWarnings("InputStreamSlowMultibyteRead") // these bodies come byte by byte
class BodiesTest {
    private final TestMachine machine = new TestMachine();
    private final Bodies bodies = new Bodies(Limits.standard(), machine::nanos);
    private int begun;

    /** Something happens whenever a byte of a body is read; then there is one, or the end. */
    private abstract static class Body extends InputStream {
        @Override
        public int read(byte[] bytes, int from, int most) {
            int next = read();
            bytes[from] = (byte) next;
            return next < 0 ? -1 : 1;
        }

        @Override
        public abstract int read();
    }

    private static InputStream body(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private void assertRefused(Why why, InputStream body) {
        assertThatThrownBy(() -> bodies.read("a", body))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.why()).isEqualTo(why));
    }

    @Test
    void aBodyThatIsTooLargeIsRefused() {
        String most = "{\"a\":1}" + " ".repeat(Limits.LARGEST_BODY - 7);
        assertThat(bodies.read("a", body(most)).number("a")).isEqualTo(1);
        assertRefused(Why.TOO_LARGE, body(most + " "));
    }

    @Test
    void aBodyThatComesSlowlyIsRefused() {
        assertRefused(Why.TOO_SLOW, new Body() {
            @Override
            public int read() {
                machine.pass(Duration.ofSeconds(1));
                return ' ';
            }
        });
        assertThat(machine.nanos()).isEqualTo(Duration.ofSeconds(6).toNanos());
    }

    /** Before a body comes, the next one begins. */
    @Test
    void fewBodiesOfAVisitorAreReadAtOnce() {
        assertRefused(Why.TOO_MANY, new Body() {
            @Override
            public int read() {
                begun++;
                bodies.read("somebody else", body("{}")).end();
                bodies.read("a", this);
                return -1;
            }
        });
        assertThat(begun).isEqualTo(8);
        bodies.read("a", body("{}")).end(); // all of them have ended
    }
}
