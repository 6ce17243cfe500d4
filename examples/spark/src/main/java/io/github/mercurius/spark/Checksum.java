package io.github.mercurius.spark;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.GroupType;
import org.apache.parquet.schema.Type;

/**
 * A checksum of rows that does not depend on their order: the sum of their hashes, modulo 2^128. In a sum, unlike an
 * exclusive or, a row that is there twice does not vanish; and with 128 bits no two tables have the same one by chance.
 *
 * <p>The hash of a row is the first half of the SHA-256 of its values in the order of the columns, after the number of
 * players: whole numbers as 64 bits, a double as its 64 bits, text (UTF-8) and bytes after their length, lists after
 * theirs, lengths as 64 bits, all big-endian.
 */
final class Checksum {
    private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(128);

    private final MessageDigest sha = Code.sha();
    private ByteBuffer bytes = ByteBuffer.allocate(4096);
    private long high;
    private long low;
    private long rows;

    /** Adds a row of a game of so many players. */
    void add(int players, Group row) {
        bytes.clear();
        number(players);
        values(row);
        sha.update(bytes.flip());
        ByteBuffer hash = ByteBuffer.wrap(sha.digest());
        long addedHigh = hash.getLong();
        long addedLow = hash.getLong();
        low += addedLow;
        high += addedHigh + (Long.compareUnsigned(low, addedLow) < 0 ? 1 : 0);
        rows++;
    }

    private void values(Group row) {
        GroupType type = row.getType();
        for (int field = 0; field < type.getFieldCount(); field++) {
            Type column = type.getType(field);
            if (column.isPrimitive()) {
                value(row, field, column);
            } else {
                Group list = row.getGroup(field, 0);
                int length = list.getFieldRepetitionCount(0);
                number(length);
                for (int element = 0; element < length; element++) {
                    values(list.getGroup(0, element));
                }
            }
        }
    }

    private void value(Group row, int field, Type column) {
        switch (column.asPrimitiveType().getPrimitiveTypeName()) {
            case INT32 -> number(row.getInteger(field, 0));
            case INT64 -> number(row.getLong(field, 0));
            case DOUBLE -> number(Double.doubleToLongBits(row.getDouble(field, 0)));
            default -> {
                ByteBuffer value = row.getBinary(field, 0).toByteBuffer();
                number(value.remaining());
                room(value.remaining()).put(value);
            }
        }
    }

    private void number(long number) {
        room(Long.BYTES).putLong(number);
    }

    private ByteBuffer room(int more) {
        if (bytes.remaining() < more) {
            bytes = ByteBuffer.allocate(2 * (bytes.capacity() + more)).put(bytes.flip());
        }
        return bytes;
    }

    long rows() {
        return rows;
    }

    /** The checksum of these rows and some others together. */
    static String sum(String first, String second) {
        return text(new BigInteger(first, 16).add(new BigInteger(second, 16)).mod(MODULUS));
    }

    /** The checksum of no rows. */
    static String none() {
        return text(BigInteger.ZERO);
    }

    private static String text(BigInteger sum) {
        return String.format(java.util.Locale.ROOT, "%032x", sum);
    }

    @Override
    public String toString() {
        return String.format(java.util.Locale.ROOT, "%016x%016x", high, low);
    }
}
