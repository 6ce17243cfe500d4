package io.github.mercurius.webclient;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page's rules say of the conformance vectors, on the JVM; {@link BrowserTest} asks them in a browser. */
class VectorLinesTest {
    static Stream<Vector> vectors() throws IOException {
        return Vector.all();
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void theRulesSayWhatTheVectorsSay(Vector vector) throws IOException {
        vector.agreesWith(MercuriusRules.vector(vector.game(), vector.questions()));
    }
}
