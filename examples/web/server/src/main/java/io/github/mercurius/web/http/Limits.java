package io.github.mercurius.web.http;

import java.time.Duration;

/**
 * How much one visitor, and all together, may ask of a server. A visitor is an address, or a network of the size that
 * one household has in IPv6.
 *
 * @param requestsPerSecond requests of a visitor to the API, with five times as many at once
 * @param tablesPerMinute tables that a visitor may make
 * @param connectionsPerVisitor WebSockets of a visitor
 * @param connections WebSockets in all
 * @param messagesPerSecond messages on a WebSocket, with twice as many at once
 * @param hello how long a WebSocket may wait with its first message
 * @param reading how long a page may take to read one message
 */
public record Limits(
        int requestsPerSecond,
        int tablesPerMinute,
        int connectionsPerVisitor,
        int connections,
        int messagesPerSecond,
        Duration hello,
        Duration reading) {
    /** The largest body of a request, in bytes. */
    static final int LARGEST_BODY = 16_384;

    /** The longest message of a page, in bytes. */
    static final int LONGEST_MESSAGE = 4_096;

    /** For a server in the open. */
    public static Limits standard() {
        return new Limits(10, 10, 50, 10_000, 20, Duration.ofSeconds(10), Duration.ofSeconds(30));
    }

    /** For measurements and tests with many visitors at one address. */
    public static Limits loose() {
        int many = 1_000_000;
        return new Limits(many, many, many, many, many, Duration.ofSeconds(10), Duration.ofSeconds(30));
    }

    public Limits withHello(Duration time) {
        return new Limits(
                requestsPerSecond,
                tablesPerMinute,
                connectionsPerVisitor,
                connections,
                messagesPerSecond,
                time,
                reading);
    }
}
