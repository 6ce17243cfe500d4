package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
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
        game = game.note(new Note.Tag("Site", "Łódź"));
        while (!game.state().isOver()) {
            game = next(game, formats, random);
            for (AnyUpdate update : game.updatesFor(0, mine.nextNumber())) {
                mine = mine.after(again(formats.update(), update));
                update.events().forEach(event -> again(formats.event(), event));
            }
            assertThat(mine.hash()).isEqualTo(game.hashFor(0));
        }
        assertThat(again(formats.setup(), game.setup())).isEqualTo(game.setup());
        assertThat(again(formats.state(), game.state())).isEqualTo(game.state());
        assertThat(again(formats.record(), game.toRecord()).replay()).isEqualTo(game);
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> next(
            AnyGame<A, V> game, Formats<A, V> formats, Random random) {
        if (game.state().asksChance()) {
            return game.applyOutcome(again(formats.action(), game.state().drawOutcome(random::nextInt)));
        }
        A action = again(formats.action(), game.state().legalActions().sample(random::nextInt));
        int other = 1 - game.state().decider().getAsInt();
        again(formats.violation(), game.check(other, action).orElseThrow());
        return game.applyAction(action);
    }

    private static <T> T again(WireFormat<T> format, T value) {
        T read = format.read(format.write(value));
        assertThat(read).isEqualTo(value);
        return read;
    }

    @Test
    void anyGameIsPlayedOverTheWire() {
        playOverTheWire(Mercado.rules(), MercadoJson.formats(), new Random(1));
        playOverTheWire(Mercado.rules(RandomGames.OTHER), MercadoJson.formats(RandomGames.OTHER), new Random(2));
    }

    @Test
    void whatIsOfAnotherGameIsNotWritten() {
        AnySetup foreign = (AnySetup) Proxy.newProxyInstance(
                AnySetup.class.getClassLoader(), new Class<?>[] {AnySetup.class}, (proxy, method, args) -> {
                    throw new UnsupportedOperationException();
                });
        assertThatThrownBy(() -> MercadoJson.formats().setup().write(foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("expected io.github.mercurius.mercado.Setup");
    }
}
