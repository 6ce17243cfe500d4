package io.github.mercurius.common;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    /** What it takes to find names that look the same, and to hash: the same bytes everywhere, and no entropy. */
    @Test
    void usesJavaAlone() {
        LIBRARY.usesOnly(
                Library.oneOf(
                        "java.text.Normalizer",
                        "java.text.Normalizer$Form",
                        "java.nio.charset.Charset",
                        "java.nio.charset.StandardCharsets",
                        "java.security.MessageDigest",
                        "java.security.NoSuchAlgorithmException"),
                Library.COMMON,
                "io.github.mercurius.rules",
                "java.math",
                "java.nio");
    }

    /** It waits on threads that the host lends it, and only if the host sets a limit. */
    @Test
    void isDeterministic() {
        LIBRARY.isDeterministic();
    }
}
