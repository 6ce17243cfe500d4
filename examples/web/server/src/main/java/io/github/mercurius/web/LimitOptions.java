package io.github.mercurius.web;

import io.github.mercurius.web.http.Limits;
import java.time.Duration;
import picocli.CommandLine.Option;

/** Options for how much one visitor, and all together, may ask of the server. */
final class LimitOptions {
    private static final Limits STANDARD = Limits.standard();

    @Option(names = "--no-limits", description = "no limits for visitors: for measurements only")
    private boolean noLimits;

    @Option(names = "--requests-per-second", paramLabel = "N", description = "requests of a visitor to the API")
    private int requestsPerSecond = STANDARD.requestsPerSecond();

    @Option(names = "--tables-per-minute", paramLabel = "N", description = "tables that a visitor may make")
    private int tablesPerMinute = STANDARD.tablesPerMinute();

    @Option(names = "--listed-per-visitor", paramLabel = "N", description = "public tables of a visitor at once")
    private int listedPerVisitor = STANDARD.listedPerVisitor();

    @Option(names = "--connections-per-visitor", paramLabel = "N", description = "WebSockets of a visitor")
    private int connectionsPerVisitor = STANDARD.connectionsPerVisitor();

    @Option(names = "--connections", paramLabel = "N", description = "WebSockets in all")
    private int connections = STANDARD.connections();

    @Option(names = "--threads-per-visitor", paramLabel = "N", description = "threads for requests of a visitor")
    private int threadsPerVisitor = STANDARD.threadsPerVisitor();

    @Option(names = "--messages-per-second", paramLabel = "N", description = "messages on a WebSocket")
    private int messagesPerSecond = STANDARD.messagesPerSecond();

    @Option(names = "--bytes-per-second", paramLabel = "N", description = "bytes that a connection sends")
    private int bytesPerSecond = STANDARD.bytesPerSecond();

    @Option(
            names = "--bot-share",
            paramLabel = "PART",
            description = "the part of one processor that bots at a visitor's tables have")
    private double botShare = STANDARD.botShare();

    @Option(names = "--hello", paramLabel = "SECONDS", description = "how long a WebSocket may wait with 'hello'")
    private int hello = seconds(STANDARD.hello());

    @Option(names = "--reading", paramLabel = "SECONDS", description = "how long a page may read one message")
    private int reading = seconds(STANDARD.reading());

    @Option(
            names = "--stopped",
            paramLabel = "SECONDS",
            description = "how long who stopped a dealing waits before sitting down there again")
    private int stopped = seconds(STANDARD.stopped());

    LimitOptions() {}

    private static int seconds(Duration time) {
        return (int) time.toSeconds();
    }

    Limits limits() {
        return noLimits
                ? Limits.loose()
                : new Limits(
                        requestsPerSecond,
                        tablesPerMinute,
                        listedPerVisitor,
                        connectionsPerVisitor,
                        connections,
                        threadsPerVisitor,
                        messagesPerSecond,
                        bytesPerSecond,
                        botShare,
                        Duration.ofSeconds(hello),
                        Duration.ofSeconds(reading),
                        Duration.ofSeconds(stopped));
    }
}
