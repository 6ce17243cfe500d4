package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What is written comes back equal, and is written the same again; and what a seat may not see makes no difference to a
 * single byte that it is sent (INF-1, INF-2).
 */
public abstract class WireLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Games<A, V> games;

    protected WireLaws(Games<A, V> games) {
        this.games = games;
    }

    @Property(tries = 8, seed = "1602")
    public void everySampleComesBack(@ForAll Random random) {
        games.samples(random).forEach(Sample::comesBack);
    }

    @Property(tries = 3, seed = "1602")
    public void aClientFollowsAWholeGameByItsUpdatesOnTheWire(@ForAll Random random) {
        AnyGame<A, V> game = games.game(random, 3000);
        Rules<A, V> rules = games.rules(game.state());
        Formats<A, V> formats = games.formats(game.state());
        for (int seat : game.setup().seats()) {
            V first = game.firstState().viewFor(seat);
            AnySeatGame<A, V> client = rules.seatGame(sent(formats.view(), first));
            for (AnyUpdate update : game.updatesFor(seat, 0)) {
                client = client.after(sent(formats.update(), update));
            }
            assertThat(client).isEqualTo(game.seatGame(seat));
            assertThat(client.view()).isEqualTo(game.state().viewFor(seat));
            assertThat(client.hash()).isEqualTo(game.hashFor(seat));
        }
        AnyRecord<A, V> record = sent(formats.record(), game.toRecord());
        assertThat(record.replay()).isEqualTo(game);
        assertThat(record.verify(game.seatGame(0)).discrepancy()).isEmpty();
    }

    @Example
    public void aFirstPositionIsRefusedAtItsPlaceInTheRecord() {
        AnyState<A, V> state = games.game(new Random(1), 10).state();
        Formats<A, V> formats = games.formats(state);
        String json = formats.record().write(games.rules(state).from(state).toRecord());
        String text = state.toText();
        for (String hostile : List.of("", "junk/1 x", text + " x=1", text.replaceFirst(" players=\\d", ""))) {
            String changed = json.replaceFirst("\"position\":\"[^\"]*\"", "\"position\":\"" + hostile + "\"");
            assertThatThrownBy(() -> formats.record().read(changed))
                    .isInstanceOfSatisfying(
                            FormatException.class,
                            refused -> assertThat(refused.pointer()).isEqualTo("/position"));
        }
    }

    @Property(tries = 20, seed = "1602")
    public void whatLooksTheSameToASeatIsTheSameJson(@ForAll Random random) {
        AnyState<A, V> real = games.state(random);
        WireFormat<V> views = games.formats(real).view();
        for (int seat : real.table().setup().seats()) {
            // another game that this seat cannot tell from the real one
            @SuppressWarnings("unchecked")
            AnyState<A, V> other = (AnyState<A, V>) real.viewFor(seat).determinize(random::nextInt);
            assertThat(views.writeBytes(other.viewFor(seat))).isEqualTo(views.writeBytes(real.viewFor(seat)));
            assertThat(views.writeBytes(other.viewForSpectator())).isEqualTo(views.writeBytes(real.viewForSpectator()));
        }
    }

    /** Two games with the same actions have the same record without secrets, whatever is in their deals. */
    protected void looksTheSameWithoutSecrets(AnyGame<A, V> game, AnyGame<A, V> start) {
        AnyGame<A, V> other = start;
        for (A action : game.actions()) {
            other = other.applyAction(action);
        }
        WireFormat<AnyRecord<A, V>> records = games.formats(game.state()).record();
        assertThat(records.write(other.toRecord().withoutSecrets()))
                .isEqualTo(records.write(game.toRecord().withoutSecrets()));
    }

    @Example
    public void whatIsOfAnotherGameIsNotWritten() {
        AnySetup foreign = (AnySetup) Proxy.newProxyInstance(
                AnySetup.class.getClassLoader(), new Class<?>[] {AnySetup.class}, (proxy, method, arguments) -> {
                    throw new UnsupportedOperationException();
                });
        assertThatThrownBy(() -> games.own().setup().write(foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("cannot be written as JSON: .*, expected .*\\.Setup");
    }

    private static <T> T sent(WireFormat<T> format, T value) {
        return format.read(format.writeBytes(value));
    }
}
