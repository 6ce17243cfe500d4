package io.github.mercurius.web;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.stream.Stream;

/** Timers with histograms, so that those of several servers can be added up. */
final class Meters {
    private static final Duration[] BUCKETS = Stream.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);

    private Meters() {}

    /** A timer of times from a millisecond to five seconds. */
    static Timer timer(MeterRegistry meters, String name) {
        return Timer.builder(name).serviceLevelObjectives(BUCKETS).register(meters);
    }
}
