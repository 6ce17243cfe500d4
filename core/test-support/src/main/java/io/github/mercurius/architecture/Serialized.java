package io.github.mercurius.architecture;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;

/** Objects that were written and read again, as frameworks and loggers do with exceptions. */
public final class Serialized {
    private Serialized() {}

    /** What is read of the bytes that are written of an object. */
    @SuppressWarnings("unchecked")
    public static <T> T copy(T object) {
        return (T) read(bytes(object));
    }

    /** What is written of an object. */
    public static byte[] bytes(Object object) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** The object that bytes say. */
    public static Object read(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
