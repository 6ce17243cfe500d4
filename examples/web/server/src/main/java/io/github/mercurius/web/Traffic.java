package io.github.mercurius.web;

import io.github.mercurius.web.Visitors.Visitor;
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
 *
 * @param perSecond how many bytes a connection may send a second, and ten times as many at once
 * @param mostOfAnAddress how many an address may have
 */
record Traffic(
        Visitors visitors,
        int perSecond,
        long mostOfAnAddress,
        LongSupplier nanoTime,
        Map<Socket, Connected> connections)
        implements NetworkTrafficListener {
    private static final Logger LOG = LoggerFactory.getLogger(Traffic.class);

    Traffic(Visitors visitors, int perSecond, long mostOfAnAddress, LongSupplier nanoTime) {
        this(visitors, perSecond, mostOfAnAddress, nanoTime, new ConcurrentHashMap<>());
    }

    /** A connection: whose it is, and how many bytes may come. */
    record Connected(Visitor visitor, Bucket bytes) {}

    private Connected connected(Socket socket) {
        return connections.computeIfAbsent(socket, one -> {
            InetAddress address = one.getInetAddress();
            Visitor visitor = visitors.of(List.of(), address == null ? "" : address.getHostAddress());
            return new Connected(visitor, new Bucket(perSecond, 10.0 * perSecond, nanoTime));
        });
    }

    @Override
    public void opened(Socket socket) {
        Visitor visitor = connected(socket).visitor();
        if (visitor.connections().incrementAndGet() > mostOfAnAddress) {
            end(socket, visitor, "too many connections of an address");
        }
    }

    @Override
    public void incoming(Socket socket, ByteBuffer bytes) {
        Connected connected = connected(socket);
        if (connected.bytes().take(bytes.remaining()) < 0) {
            end(socket, connected.visitor(), "a connection sends too much");
        }
    }

    /** The log says it once a minute of a visitor. */
    private static void end(Socket socket, Visitor visitor, String why) {
        if (visitor.warnings().allows()) {
            LOG.atWarn().addKeyValue("address", visitor.address()).log("{}: ended", why);
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
            gone.visitor().connections().decrementAndGet();
        }
    }
}
