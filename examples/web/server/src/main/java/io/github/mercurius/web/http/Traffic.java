package io.github.mercurius.web.http;

import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.mercurius.web.host.Bucket;
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

    private final int perSecond;
    private final int mostOfAnAddress;
    private final LongSupplier nanoTime;
    private final LoadingCache<String, Bucket> told;
    private final Map<Socket, Connected> connections = new ConcurrentHashMap<>();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

    /**
     * Limits for connections.
     *
     * @param perSecond how many bytes one may send a second, and ten times as many at once
     * @param mostOfAnAddress how many an address may have
     */
    Traffic(int perSecond, int mostOfAnAddress, LongSupplier nanoTime) {
        this.perSecond = perSecond;
        this.mostOfAnAddress = mostOfAnAddress;
        this.nanoTime = nanoTime;
        told = Bucket.perVisitor(1 / 60.0, 1, nanoTime);
    }

    private record Connected(String address, Bucket bytes) {}

    private Connected connected(Socket socket) {
        return connections.computeIfAbsent(
                socket, one -> new Connected(address(one), new Bucket(perSecond, 10.0 * perSecond, nanoTime)));
    }

    private static String address(Socket socket) {
        InetAddress address = socket.getInetAddress();
        return address == null ? "" : Visitors.of(List.of(), address.getHostAddress());
    }

    @Override
    public void opened(Socket socket) {
        String address = connected(socket).address();
        if (byAddress.merge(address, 1, Integer::sum) > mostOfAnAddress) {
            end(socket, address, "too many connections of an address");
        }
    }

    @Override
    public void incoming(Socket socket, ByteBuffer bytes) {
        Connected connected = connected(socket);
        if (connected.bytes().take(bytes.remaining()) < 0) {
            end(socket, connected.address(), "a connection sends too much");
        }
    }

    /** The log says it once a minute of an address. */
    private void end(Socket socket, String address, String why) {
        if (told.get(address).allows()) {
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
        Connected gone = connections.remove(socket);
        if (gone != null) {
            byAddress.computeIfPresent(gone.address(), (who, now) -> now > 1 ? now - 1 : null);
        }
    }
}
