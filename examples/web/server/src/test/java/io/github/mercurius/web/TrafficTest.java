package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A connection that sends more than any page does is ended; the others are not. */
class TrafficTest {
    private final TestMachine machine = new TestMachine();
    private final Traffic traffic = new Traffic(new Visitors(new Limits(), machine::nanos), 100, 1_000, machine::nanos);
    private final Socket socket = new Socket();

    private void sends(int bytes) {
        traffic.incoming(socket, ByteBuffer.allocate(bytes));
    }

    @Test
    void soManyBytesAtOnceAndSoManyASecond() {
        sends(1_000);
        machine.pass(Duration.ofSeconds(2));
        sends(200);
        assertThat(socket.isClosed()).isFalse();
        sends(1);
        assertThat(socket.isClosed()).isTrue();
    }

    @Test
    void eachConnectionHasItsOwn() {
        sends(1_000);
        Socket other = new Socket();
        traffic.incoming(other, ByteBuffer.allocate(1_000));
        assertThat(other.isClosed()).isFalse();
    }
}
