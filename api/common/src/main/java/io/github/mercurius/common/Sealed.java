package io.github.mercurius.common;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;

/** The frame of a document's contents: its kind and version before them, a checksum after them. */
public final class Sealed {
    /** The most bytes that are read: long documents take more than their share of time. */
    private static final int MOST_BYTES = 4096;

    private static final int BEFORE = 2;
    private static final int AFTER = Integer.BYTES;
    private static final byte VERSION = 1;

    private Sealed() {}

    /** A document with these contents. */
    public static byte[] seal(char kind, byte[] contents) {
        ByteBuffer bytes = ByteBuffer.allocate(BEFORE + contents.length + AFTER);
        Arguments.that(
                bytes.capacity() <= MOST_BYTES, "document of", bytes.capacity() + " bytes", "at most " + MOST_BYTES);
        bytes.put((byte) kind).put(VERSION).put(contents);
        bytes.putInt(checksum(bytes.array()));
        return bytes.array();
    }

    /** The contents of a document. */
    public static byte[] open(char kind, byte[] document) {
        int length = Arguments.notNull(document, "document", "bytes").length;
        Arguments.that(
                length >= BEFORE + AFTER && length <= MOST_BYTES,
                "document of",
                length + " bytes",
                (BEFORE + AFTER) + " to " + MOST_BYTES);
        Arguments.that(document[0] == kind, "first byte", document[0], (byte) kind + " (" + kind + ")");
        Arguments.that(document[1] == VERSION, "version", document[1], Byte.toString(VERSION));
        int given = ByteBuffer.wrap(document).getInt(length - AFTER);
        int expected = checksum(document);
        Arguments.that(given == expected, "checksum", hex(given), hex(expected));
        return Arrays.copyOfRange(document, BEFORE, length - AFTER);
    }

    private static String hex(int number) {
        return Integer.toHexString(number);
    }

    private static int checksum(byte[] document) {
        CRC32 checksum = new CRC32();
        checksum.update(document, 0, document.length - AFTER);
        return (int) checksum.getValue();
    }

    /** Refuses a document that is not what would be written for what it says. */
    public static void checkCanonical(byte[] document, byte[] written) {
        Arguments.that(
                Arrays.equals(document, written),
                "document of",
                document.length + " bytes",
                "the " + written.length + " bytes that are written for what it says");
    }
}
