package io.github.mercurius.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.GameState;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.domains.Domain;

/** jqwik gets the values of random play, and shrinks them to small ones. */
class MercuriusDomainTest {
    private static final MercuriusDomain DOMAIN = new MercuriusDomain();

    @Property(tries = 30, seed = "1602")
    @Domain(MercuriusDomain.class)
    void theDomainHasAllThatPropertiesNeed(
            @ForAll Setup setup,
            @ForAll Rulings rulings,
            @ForAll DividendScale scale,
            @ForAll RandomGame game,
            @ForAll GameState state,
            @ForAll PlayerView view,
            @ForAll Update update,
            @ForAll Action action) {
        assertThat(setup.players()).isBetween(3, 5);
        assertThat(Rulings.builder().dividendScale(scale).build()).isNotNull();
        assertThat(rulings.dividendScale().amounts()).hasSize(25);
        assertThat(game.state(1000).isOver()).isTrue();
        assertThat(state.legalActions().isEmpty()).isEqualTo(state.isOver());
        assertThat(view.check(action).isEmpty()).isEqualTo(view.legalActions().contains(action));
        assertThat(update.events()).isNotEmpty();
    }

    @Example
    void anActionShrinksToTheFirst() {
        assertThat(shrunk(DOMAIN.actions(), action -> true)).isEqualTo(Action.parse("+AMS"));
        assertThat(shrunk(
                        DOMAIN.actions(),
                        action -> action instanceof Action.PlayNews news
                                && !news.discard().isEmpty()))
                .isEqualTo(Action.parse("N:AMS+SIL-"));
    }

    /** What a failed property prints can be pasted into a test. */
    @Property(tries = 30, seed = "1602")
    @Domain(MercuriusDomain.class)
    void aStateIsReportedAsItsText(@ForAll GameState state) {
        assertThat(DOMAIN.getReportingFormats()).singleElement().satisfies(format -> {
            assertThat(format.appliesTo(state)).isTrue();
            assertThat(GameState.parse(format.report(state).toString())).isEqualTo(state);
            assertThat(format.report(state.viewFor(1)))
                    .hasToString(state.viewFor(1).toText());
            assertThat(format.appliesTo(state.table())).isFalse();
        });
    }

    /** Shrinks as jqwik does: takes the first smaller value that still fails, until there is none. */
    private static <T> T shrunk(Arbitrary<T> arbitrary, Predicate<T> fails) {
        Random random = new Random(7);
        var generator = arbitrary.generator(1000);
        Shrinkable<T> value = generator.next(random);
        while (!fails.test(value.value())) {
            value = generator.next(random);
        }
        for (Optional<Shrinkable<T>> smaller = Optional.of(value); smaller.isPresent(); ) {
            value = smaller.get();
            smaller = value.shrink().filter(less -> fails.test(less.value())).findFirst();
        }
        return value.value();
    }
}
