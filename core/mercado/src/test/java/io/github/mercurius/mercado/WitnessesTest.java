package io.github.mercurius.mercado;

import io.github.mercurius.model.WitnessLaws;
import java.io.IOException;

/** {@code mvn -pl core/mercado test -Dtest=WitnessesTest -Dwitnesses.write} writes WITNESSES.md. */
class WitnessesTest extends WitnessLaws<Action, PlayerView> {
    WitnessesTest() throws IOException {
        super(Mercado.rules());
    }
}
