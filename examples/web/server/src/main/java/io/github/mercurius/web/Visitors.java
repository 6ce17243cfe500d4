package io.github.mercurius.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * Who asks this server, and what each has used of what a visitor may use ({@link Limits}). A visitor is an address, or
 * a network of the size that one household has in IPv6. Thread-safe.
 *
 * <p>It knows what was done here since the server began, of the visitors and tables that were seen last.
 */
final class Visitors {
    private static final int MOST_KNOWN = 100_000;

    /** What a visitor's bots may use at once, in seconds of processor time. */
    private static final double BOTS_AT_ONCE = 60;

    private final Limits limits;
    private final LongSupplier nanoTime;
    private final LoadingCache<String, Visitor> known =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build(this::stranger);

    /** Who made a table: of one that was made elsewhere, nobody else. */
    private final LoadingCache<String, Visitor> makers =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build(this::stranger);

    /** Who sat down last, by table and seat. */
    private final Cache<String, Visitor> seated =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();

    /** When somebody who stopped the dealing of a table may sit down there again, by table and visitor. */
    private final Cache<String, Long> waitUntil =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();

    Visitors(Limits limits, LongSupplier nanoTime) {
        this.limits = limits;
        this.nanoTime = nanoTime;
    }

    /**
     * One of them.
     *
     * @param requests to the API
     * @param making of tables
     * @param botSeconds processor time of the bots at the tables that the visitor made
     * @param warnings that the log has of the visitor
     * @param connections by TCP that are open
     * @param sockets that are open, of those
     * @param listed the tables of the public list that the visitor made
     */
    record Visitor(
            String address,
            Bucket requests,
            Bucket making,
            Bucket botSeconds,
            Bucket warnings,
            AtomicInteger connections,
            AtomicInteger sockets,
            Set<String> listed) {
        /** Refuses a table in the public list if there are too many of the visitor: nobody fills it. */
        void checkListed(int most, Predicate<String> isListed) {
            listed.removeIf(isListed.negate());
            if (listed.size() >= most) {
                throw new RefusedException(
                        Why.TOO_MANY,
                        "public: " + listed.size() + " public tables were made from here, expected a private one,"
                                + " or to wait until a game is over");
            }
        }
    }

    private Visitor stranger(String address) {
        return new Visitor(
                address,
                new Bucket(limits.requestsPerSecond, 5.0 * limits.requestsPerSecond, nanoTime),
                new Bucket(limits.tablesPerMinute / 60.0, limits.tablesPerMinute, nanoTime),
                new Bucket(limits.botShare, BOTS_AT_ONCE, nanoTime),
                new Bucket(1 / 60.0, 1, nanoTime),
                new AtomicInteger(),
                new AtomicInteger(),
                ConcurrentHashMap.newKeySet());
    }

    /**
     * The visitor by what proxies say. The last proxy adds the address that it sees to the end of the last line; what
     * stands before it, anybody can write.
     *
     * @param forwarded the lines of the header
     * @param otherwise the address that counts if the header has none
     */
    Visitor of(List<String> forwarded, String otherwise) {
        String line = forwarded.isEmpty() ? "" : forwarded.get(forwarded.size() - 1);
        return known.get(network(line.substring(line.lastIndexOf(',') + 1).strip())
                .or(() -> network(otherwise))
                .orElse(otherwise));
    }

    /** An address without its port, or the network of one household in IPv6; empty if it is no address. */
    private static Optional<String> network(String text) {
        boolean isBare = text.indexOf(':') != text.lastIndexOf(':') && !text.startsWith("[");
        try {
            String host = URI.create("//" + (isBare ? '[' + text + ']' : text)).getHost();
            if (host == null || !host.matches("[0-9.]+|\\[.*")) {
                return Optional.empty(); // a name, which nobody looks up
            }
            byte[] bytes = InetAddress.getByName(host).getAddress();
            Arrays.fill(bytes, Math.min(8, bytes.length), bytes.length, (byte) 0);
            return Optional.of(InetAddress.getByAddress(bytes).getHostAddress());
        } catch (IllegalArgumentException | UnknownHostException e) {
            return Optional.empty();
        }
    }

    /** A visitor has made a table. */
    void made(Visitor visitor, TableState table) {
        makers.put(table.id(), visitor);
        if (table.options().listed()) {
            visitor.listed().add(table.id());
        }
    }

    /** The processor time that bots at a table have: its maker pays for it. */
    Bucket botSeconds(String table) {
        return makers.get(table).botSeconds();
    }

    /** A visitor has sat down. */
    void sat(String table, int seat, Visitor visitor) {
        seated.put(table + ' ' + seat, visitor);
    }

    /** Refuses to seat a visitor who sat at a table and kept it from being dealt: the others go first. */
    void checkSitting(TableState table, Visitor visitor) {
        long now = nanoTime.getAsLong();
        for (int seat : table.dealing().stopped()) {
            Visitor stopper = seated.asMap().remove(table.id() + ' ' + seat);
            if (stopper != null) {
                waitUntil.put(table.id() + ' ' + stopper.address(), now + TimeUnit.SECONDS.toNanos(limits.stopped));
            }
        }
        Long until = waitUntil.getIfPresent(table.id() + ' ' + visitor.address());
        if (until != null && until - now > 0) {
            throw new RefusedException(
                    Why.TOO_MANY,
                    "seat: you stopped the last dealing here, expected you in "
                            + (TimeUnit.NANOSECONDS.toSeconds(until - now) + 1) + " seconds");
        }
    }
}
