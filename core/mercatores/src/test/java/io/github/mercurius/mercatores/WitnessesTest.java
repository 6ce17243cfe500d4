package io.github.mercurius.mercatores;

import io.github.mercurius.model.WitnessLaws;
import java.io.IOException;

/** {@code mvn -pl core/mercatores test -Dtest=WitnessesTest -Dwitnesses.write} writes WITNESSES.md. */
class WitnessesTest extends WitnessLaws<Action, PlayerView> {
    WitnessesTest() throws IOException {
        super(Mercatores.rules());
    }
}
