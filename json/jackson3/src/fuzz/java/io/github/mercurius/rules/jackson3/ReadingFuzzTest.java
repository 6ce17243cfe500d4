package io.github.mercurius.rules.jackson3;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.mercurius.rules.json.FormatException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bytes that a coverage-guided fuzzer makes up mean the same under both versions of Jackson, in all formats of all
 * games, and what is read comes back equal.
 */
class ReadingFuzzTest {
    private static final List<Documents<?>> DOCUMENTS = Documents.all().toList();
    private static final AtomicLong READ = new AtomicLong();
    private static final AtomicLong REFUSED = new AtomicLong();

    static Stream<byte[]> bytes() {
        return DOCUMENTS.stream().map(documents -> documents.lines().get(0).getBytes(StandardCharsets.UTF_8));
    }

    @MethodSource
    @FuzzTest(maxDuration = "5m")
    void bytes(byte[] data) {
        DOCUMENTS.forEach(documents -> meansTheSame(documents, data));
    }

    private static <T> void meansTheSame(Documents<T> documents, byte[] data) {
        T value;
        try {
            value = documents.format().read(data);
        } catch (FormatException refused) {
            SameBytesTest.isRefusedByBoth(documents, new String(data, StandardCharsets.UTF_8));
            REFUSED.incrementAndGet();
            return;
        }
        READ.incrementAndGet();
        String json = documents.format().write(value);
        boolean refused = SameBytesTest.isRefusedByBoth(documents, json);
        if (refused || !documents.format().write(documents.format().read(json)).equals(json)) {
            throw new AssertionError(documents + " does not come back: " + json);
        }
    }

    @AfterAll
    static void report() {
        System.out.println(READ + " documents read, " + REFUSED + " refused");
    }
}
