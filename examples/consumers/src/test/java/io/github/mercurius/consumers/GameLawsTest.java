package io.github.mercurius.consumers;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.laws.GameLaws;
import io.github.mercurius.rules.laws.Law;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The games keep the laws of any game, their JSON too: all laws the beginning of a game, and records a longer one. */
class GameLawsTest {
    private static final int SHORT = 60;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(Mercurius.rules(), MercuriusJson.formats()),
                Arguments.of(Mercatores.rules(), MercatoresJson.formats()),
                Arguments.of(Mercado.rules(), MercadoJson.formats()));
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theLawsHold(Rules<A, V> rules, Formats<A, V> formats) {
        GameLaws<A, V> laws = GameLaws.of(rules).games(1).withTexts(formats.view()::write, formats.update()::write);
        laws.mostMoves(SHORT).check();
        laws.check(Law.RECORDS);
    }
}
