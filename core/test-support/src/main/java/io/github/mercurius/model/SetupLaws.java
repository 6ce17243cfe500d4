package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnySetup;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The set-up of any game says who plays, by name or by number.
 *
 * @param <B> what builds it
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SetupLaws<B> {
    private final Function<String[], AnySetup> named;
    private final int longestName;
    private final B ofThree;
    private final BiFunction<B, List<String>, B> names;
    private final Function<B, AnySetup> build;
    private final AnySetup three;

    /**
     * The laws of a game.
     *
     * @param ofThree a builder for three players
     */
    protected SetupLaws(
            Function<String[], AnySetup> named,
            int longestName,
            B ofThree,
            BiFunction<B, List<String>, B> names,
            Function<B, AnySetup> build) {
        this.named = named;
        this.longestName = longestName;
        this.ofThree = ofThree;
        this.names = names;
        this.build = build;
        three = built(List.of());
    }

    private AnySetup built(List<String> given) {
        return build.apply(names.apply(ofThree, given));
    }

    @Test
    void namesSayHowManyPlay() {
        AnySetup setup = named.apply(new String[] {"Robert", "Magda", "Rafał"});
        assertThat(setup.players()).isEqualTo(3);
        assertThat(setup.names()).containsExactly("Robert", "Magda", "Rafał").isUnmodifiable();
        assertThat(setup.name(2)).isEqualTo("Rafał");
        assertThat(setup).isEqualTo(built(List.of("Robert", "Magda", "Rafał"))).isNotEqualTo(three);
    }

    @Test
    void playersWithoutANameAreCalledByTheirSeat() {
        assertThat(three.players()).isEqualTo(3);
        assertThat(three.names()).isEmpty();
        assertThat(three.startSeat()).isZero();
        assertThat(three.name(2)).isEqualTo("seat 2");
        assertThat(three.name(2, new Locale("pl"))).isEqualTo("gracz na miejscu 2");
        assertThat(three.name(2, Locale.ITALIAN)).isEqualTo("il giocatore al posto 2");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void thereAreAsManyNamesAsPlayers(int number) {
        List<String> given = List.of("\u202e", "b", "c", "d").subList(0, number);
        assertThatThrownBy(() -> built(given))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("names: " + number + ", expected none, or 3");
    }

    @Test
    void namesSetTwiceAreTheLastOnes() {
        B once = names.apply(ofThree, List.of("a", "b", "c"));
        B twice = names.apply(once, List.of("d", "e", "f"));
        assertThat(build.apply(twice).names()).containsExactly("d", "e", "f");
    }

    @Test
    void aNameHasAtMost64Characters() {
        assertThat(longestName).isEqualTo(64);
        assertThat(named.apply(new String[] {"Robert", "x".repeat(64), "Rafał"}).name(1))
                .hasSize(64);
        assertThatThrownBy(() -> named.apply(new String[] {"Robert", "x".repeat(65), "Rafał"}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("name of seat 1: 65 characters, expected 1 to 64");
    }

    @Test
    void aMissingNameIsRefused() {
        assertThatThrownBy(() -> named.apply(new String[] {"Robert", null, "Rafał"}))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name of seat 1: null, expected a value");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void aSeatThatIsNoneHasNoName(int seat) {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.ITALIAN)) {
            assertThatThrownBy(() -> three.name(seat, locale))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("seat: " + seat + ", expected 0 to 2");
        }
        assertThatThrownBy(() -> three.name(seat)).hasMessage("seat: " + seat + ", expected 0 to 2");
    }
}
