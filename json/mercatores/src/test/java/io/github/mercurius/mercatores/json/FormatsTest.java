package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The formats as a program has them that serves any game. */
class FormatsTest {
    private static <A extends AnyAction, V extends AnyView<A>> void playOverTheWire(
            Rules<A, V> rules, Formats<A, V> formats, Random random) {
        AnyGame<A, V> game = rules.start(List.of("Robert", "Magda"), random::nextInt);
        AnySeatGame<A, V> mine =
                rules.seatGame(again(formats.view(), game.state().viewFor(0)));
        for (int i = 0; i < 60; i++) {
            A action = again(formats.action(), game.state().legalActions().sample(random::nextInt));
            game = game.applyAction(action);
            for (AnyUpdate update : game.updatesFor(0, mine.nextNumber())) {
                mine = mine.after(again(formats.update(), update));
                assertThat(again(formats.event(), update.events().get(0)))
                        .isEqualTo(update.events().get(0));
            }
            assertThat(mine.hash()).isEqualTo(game.hashFor(0));
            int other = (game.state().decider().getAsInt() + 1) % 2;
            again(formats.violation(), game.check(other, action).orElseThrow());
        }
        assertThat(again(formats.setup(), game.setup())).isEqualTo(game.setup());
        assertThat(again(formats.state(), game.state())).isEqualTo(game.state());
        assertThat(again(formats.record(), game.toRecord()).replay()).isEqualTo(game);
    }

    private static <T> T again(WireFormat<T> format, T value) {
        T read = format.read(format.write(value));
        assertThat(read).isEqualTo(value);
        return read;
    }

    @Test
    void anyGameIsPlayedOverTheWire() {
        playOverTheWire(Mercatores.rules(), MercatoresJson.formats(), new Random(1));
        playOverTheWire(Mercatores.rules(RandomGames.OTHER), MercatoresJson.formats(RandomGames.OTHER), new Random(2));
    }

    @Test
    void whatIsOfAnotherEditionIsNeitherWrittenNorRead() {
        Game game = (Game) Mercatores.rules().start(List.of("Robert", "Magda"), new Random(1)::nextInt);
        Formats<?, ?> formats = MercatoresJson.formats(RandomGames.OTHER);
        String expected = "edition: stand-in-1, expected other-1, the edition of these formats";
        assertThatThrownBy(() -> formats.setup().write(game.setup())).hasMessage(expected);
        for (String json : List.of(MercatoresJson.SETUP.write(game.setup()))) {
            assertThatThrownBy(() -> formats.setup().read(json))
                    .isInstanceOf(FormatException.class)
                    .hasMessageContaining(expected);
        }
        assertThatThrownBy(() -> formats.view()
                        .read(MercatoresJson.VIEW.write(game.state().viewFor(0))))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(expected);
        assertThatThrownBy(() -> formats.state().read(MercatoresJson.STATE.write(game.state())))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(expected);
        assertThatThrownBy(() -> formats.record().read(MercatoresJson.RECORD.write(game.toRecord())))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(expected);
        assertThat(Edition.standIn()).isNotEqualTo(RandomGames.OTHER);
    }

    @Test
    void whatIsOfAnotherGameIsNotWritten() {
        AnySetup foreign = (AnySetup) Proxy.newProxyInstance(
                AnySetup.class.getClassLoader(), new Class<?>[] {AnySetup.class}, (proxy, method, args) -> {
                    throw new UnsupportedOperationException();
                });
        assertThatThrownBy(() -> MercatoresJson.formats().setup().write(foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("expected io.github.mercurius.mercatores.Setup");
    }
}
