package io.github.mercurius.web.http;

import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.NetworkTrafficListener;

/**
 * Ends connections that send more than any page does: bytes of all kinds count, also frames that carry nothing.
 * Thread-safe.
 */
final class Traffic implements NetworkTrafficListener {
    private static final double NANOS = 1e9;

    private final double perSecond;
    private final double atOnce;
    private final LongSupplier nanoTime;
    private final Map<Socket, Left> connections = new ConcurrentHashMap<>();

    /** Connections that may send so many bytes a second, and ten times as many at once. */
    Traffic(int perSecond, LongSupplier nanoTime) {
        this.perSecond = perSecond;
        this.atOnce = 10.0 * perSecond;
        this.nanoTime = nanoTime;
    }

    private record Left(double bytes, long at) {}

    @Override
    public void incoming(Socket socket, ByteBuffer bytes) {
        long now = nanoTime.getAsLong();
        Left left = connections.compute(socket, (same, before) -> {
            double had = before == null
                    ? atOnce
                    : Math.min(atOnce, before.bytes() + (now - before.at()) / NANOS * perSecond);
            return new Left(had - bytes.remaining(), now);
        });
        if (left.bytes() < 0) {
            end(socket);
        }
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is gone already.
        }
    }

    @Override
    public void closed(Socket socket) {
        connections.remove(socket);
    }
}
