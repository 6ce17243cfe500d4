package io.github.mercurius.json;

import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;

/** Bytes that a coverage-guided fuzzer makes up are refused by our exception, or come back equal. */
class ReadingFuzzTest {
    private static final List<WireFormat<?>> FORMATS = List.of(
            MercuriusJson.STATE,
            MercuriusJson.VIEW,
            MercuriusJson.RECORD,
            MercuriusJson.SETUP,
            MercuriusJson.ACTION,
            MercuriusJson.EVENT,
            MercuriusJson.UPDATE,
            MercuriusJson.VIOLATION);

    @FuzzTest(maxDuration = "5m")
    void bytes(byte[] data) {
        FORMATS.forEach(format -> comesBack(format, data));
    }

    private static <T> void comesBack(WireFormat<T> format, byte[] data) {
        T value;
        try {
            value = format.read(data);
        } catch (FormatException refused) {
            return;
        }
        if (!format.read(format.writeBytes(value)).equals(value)) {
            throw new AssertionError("does not come back: " + value);
        }
    }
}
