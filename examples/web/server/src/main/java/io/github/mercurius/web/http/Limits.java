package io.github.mercurius.web.http;

import java.time.Duration;

/**
 * How much one visitor, and all together, may ask of a server. A visitor is an address, or a network of the size that
 * one household has in IPv6.
 *
 * @param requestsPerSecond requests of a visitor to the API, with five times as many at once
 * @param tablesPerMinute tables that a visitor may make
 * @param listedPerVisitor tables of a visitor in the public list at the same time
 * @param connectionsPerVisitor WebSockets of a visitor
 * @param connections WebSockets in all
 * @param threadsPerVisitor threads that work on requests of a visitor at the same time
 * @param messagesPerSecond messages on a WebSocket, with twice as many at once
 * @param bytesPerSecond bytes that a connection sends, of all kinds, with ten times as many at once
 * @param botShare the part of one processor that the bots at the tables of a visitor have; a minute at once
 * @param hello how long a WebSocket may wait with its first message
 * @param reading how long a page may take to read one message
 * @param stopped how long a visitor who stopped a dealing waits before sitting down there again
 */
public record Limits(
        int requestsPerSecond,
        int tablesPerMinute,
        int listedPerVisitor,
        int connectionsPerVisitor,
        int connections,
        int threadsPerVisitor,
        int messagesPerSecond,
        int bytesPerSecond,
        double botShare,
        Duration hello,
        Duration reading,
        Duration stopped) {
    /** The largest body of a request, in bytes. */
    static final int LARGEST_BODY = 16_384;

    /** The longest message of a page, in bytes. */
    static final int LONGEST_MESSAGE = 4_096;

    /** TCP connections of an address for each WebSocket that it may have: browsers load a page with some at once. */
    static final int CONNECTIONS_PER_SOCKET = 8;

    /** For a server in the open. */
    public static Limits standard() {
        return new Limits(
                10,
                10,
                10,
                50,
                10_000,
                20,
                20,
                100_000,
                0.25,
                Duration.ofSeconds(10),
                Duration.ofSeconds(30),
                Duration.ofMinutes(2));
    }

    /** For measurements and tests with many visitors at one address. */
    public static Limits loose() {
        return loose(Duration.ofSeconds(10), Duration.ZERO);
    }

    /** The same, with other times for a first message, and for visitors who stopped a dealing. */
    public static Limits loose(Duration hello, Duration stopped) {
        int many = 1_000_000;
        Duration slow = Duration.ofSeconds(30);
        return new Limits(many, many, many, many, many, many, many, 100 * many, many, hello, slow, stopped);
    }
}
