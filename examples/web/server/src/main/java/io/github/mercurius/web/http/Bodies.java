package io.github.mercurius.web.http;

import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Reads the bodies of requests: few of a visitor at once, and none for long, as each one holds a thread. Thread-safe.
 */
final class Bodies {
    private static final int BUFFER = 4_096;

    private final Limits limits;
    private final LongSupplier nanoTime;
    private final Map<String, Integer> underWay = new ConcurrentHashMap<>();

    Bodies(Limits limits, LongSupplier nanoTime) {
        this.limits = limits;
        this.nanoTime = nanoTime;
    }

    /** The fields of a body. */
    Fields read(String visitor, InputStream body) {
        try {
            if (underWay.merge(visitor, 1, Integer::sum) > limits.bodiesPerVisitor()) {
                throw new RefusedException(Why.TOO_MANY, "bodies: too many under way, expected one after the other");
            }
            return Fields.parse(new String(read(body), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new RefusedException(Why.MALFORMED, "body: ended early, or came too slowly");
        } finally {
            underWay.computeIfPresent(visitor, (who, now) -> now > 1 ? now - 1 : null);
        }
    }

    static RefusedException tooLarge() {
        return new RefusedException(
                Why.TOO_LARGE, "body: too large, expected at most " + Limits.LARGEST_BODY + " bytes");
    }

    private byte[] read(InputStream body) throws IOException {
        long begun = nanoTime.getAsLong();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER];
        for (int read = body.read(buffer); read >= 0; read = body.read(buffer)) {
            all.write(buffer, 0, read);
            if (all.size() > Limits.LARGEST_BODY) {
                throw tooLarge();
            }
            if (nanoTime.getAsLong() - begun > limits.body().toNanos()) {
                throw new RefusedException(
                        Why.TOO_SLOW,
                        "body: not here after " + limits.body().toSeconds() + " seconds, expected all of it");
            }
        }
        return all.toByteArray();
    }
}
