package io.github.mercurius.examples.cli;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** In which charset the program speaks. */
public final class Encoding {
    private Encoding() {}

    /**
     * The charset of the machine's terminal; UTF-8 where nothing but ASCII was set, as names go beyond that, and
     * terminals too.
     */
    public static Charset ofTerminal() {
        // The first since Java 18, the second since 17.
        String name = System.getProperty("stdout.encoding", System.getProperty("native.encoding", "UTF-8"));
        Charset charset = Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
        return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
    }
}
