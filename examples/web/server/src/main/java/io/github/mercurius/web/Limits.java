package io.github.mercurius.web;

import picocli.CommandLine.Option;

/**
 * How much one visitor, and all together, may ask of a server: options of the command, as they are for a server in the
 * open if nobody says otherwise. A visitor is an address, or a network of the size that one household has in IPv6.
 */
final class Limits {
    /** The largest body of a request, in bytes. */
    static final int LARGEST_BODY = 16_384;

    /** The longest message of a page, in bytes. */
    static final int LONGEST_MESSAGE = 4_096;

    /** With five times as many at once. */
    @Option(names = "--requests-per-second", paramLabel = "N", description = "requests of a visitor to the API")
    int requestsPerSecond = 10;

    @Option(names = "--tables-per-minute", paramLabel = "N", description = "tables that a visitor may make")
    int tablesPerMinute = 10;

    @Option(names = "--listed-per-visitor", paramLabel = "N", description = "public tables of a visitor at once")
    int listedPerVisitor = 10;

    @Option(names = "--connections-per-visitor", paramLabel = "N", description = "WebSockets of a visitor")
    int connectionsPerVisitor = 50;

    @Option(names = "--connections", paramLabel = "N", description = "WebSockets in all")
    int connections = 10_000;

    @Option(names = "--threads-per-visitor", paramLabel = "N", description = "threads for requests of a visitor")
    int threadsPerVisitor = 20;

    /** With twice as many at once. */
    @Option(names = "--messages-per-second", paramLabel = "N", description = "messages on a WebSocket")
    int messagesPerSecond = 20;

    /** Of all kinds, with ten times as many at once. */
    @Option(names = "--bytes-per-second", paramLabel = "N", description = "bytes that a connection sends")
    int bytesPerSecond = 100_000;

    /** With a minute at once. */
    @Option(
            names = "--bot-share",
            paramLabel = "PART",
            description = "the part of one processor that bots at a visitor's tables have")
    double botShare = 0.25;

    @Option(names = "--hello", paramLabel = "SECONDS", description = "how long a WebSocket may wait with 'hello'")
    int hello = 10;

    @Option(names = "--reading", paramLabel = "SECONDS", description = "how long a page may read one message")
    int reading = 30;

    @Option(
            names = "--stopped",
            paramLabel = "SECONDS",
            description = "how long who stopped a dealing waits before sitting down there again")
    int stopped = 120;

    /** TCP connections of an address: some for each WebSocket, as browsers load a page with some at once. */
    long connectionsOfAddress() {
        return 8L * connectionsPerVisitor;
    }
}
