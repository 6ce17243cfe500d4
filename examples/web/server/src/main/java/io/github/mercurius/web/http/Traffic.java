package io.github.mercurius.web.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.NetworkTrafficListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends connections that send more than any page does, and those of an address that has too many: bytes of all kinds
 * count, also frames that carry nothing. Thread-safe.
 */
final class Traffic implements NetworkTrafficListener {
    private static final Logger LOG = LoggerFactory.getLogger(Traffic.class);
    private static final double NANOS = 1e9;

    private final double perSecond;
    private final double atOnce;
    private final int mostOfAnAddress;
    private final LongSupplier nanoTime;
    private final RateLimit told;
    private final Map<Socket, Left> connections = new ConcurrentHashMap<>();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

    /**
     * Limits for connections.
     *
     * @param perSecond how many bytes one may send a second, and ten times as many at once
     * @param mostOfAnAddress how many an address may have
     */
    Traffic(int perSecond, int mostOfAnAddress, LongSupplier nanoTime) {
        this.perSecond = perSecond;
        this.atOnce = 10.0 * perSecond;
        this.mostOfAnAddress = mostOfAnAddress;
        this.nanoTime = nanoTime;
        told = new RateLimit(1 / 60.0, 1, nanoTime);
    }

    private record Left(String address, double bytes, long at) {}

    private static String address(Socket socket) {
        InetAddress address = socket.getInetAddress();
        return address == null ? "" : Visitors.of(List.of(), address.getHostAddress());
    }

    @Override
    public void opened(Socket socket) {
        String address = address(socket);
        connections.put(socket, new Left(address, atOnce, nanoTime.getAsLong()));
        if (byAddress.merge(address, 1, Integer::sum) > mostOfAnAddress) {
            end(socket, address, "too many connections of an address");
        }
    }

    @Override
    public void incoming(Socket socket, ByteBuffer bytes) {
        long now = nanoTime.getAsLong();
        Left left = connections.compute(socket, (same, known) -> {
            Left before = known == null ? new Left(address(socket), atOnce, now) : known;
            double had = Math.min(atOnce, before.bytes() + (now - before.at()) / NANOS * perSecond);
            return new Left(before.address(), had - bytes.remaining(), now);
        });
        if (left.bytes() < 0) {
            end(socket, left.address(), "a connection sends too much");
        }
    }

    /** The log says it once a minute of an address. */
    private void end(Socket socket, String address, String why) {
        if (told.allows(address)) {
            LOG.atWarn().addKeyValue("address", address).log("{}: ended", why);
        }
        try {
            socket.close();
        } catch (IOException e) {
            // It is gone already.
        }
    }

    @Override
    public void closed(Socket socket) {
        Left left = connections.remove(socket);
        if (left != null) {
            byAddress.computeIfPresent(left.address(), (who, now) -> now > 1 ? now - 1 : null);
        }
    }
}
