package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What can be chosen in a set-up. */
class ChoicesTest {
    private static final Choices CHOICES =
            Choices.none().and("order", List.of("NEWEST", "OLDEST")).and("disc", List.of(0, 1, 2));

    @Test
    void whatIsNotChosenHasItsDefault() {
        assertThat(CHOICES.with(Map.of())).containsExactly(Map.entry("order", "NEWEST"), Map.entry("disc", "0"));
        assertThat(CHOICES.with(Map.of("disc", "2")))
                .containsExactly(Map.entry("order", "NEWEST"), Map.entry("disc", "2"));
    }

    @Test
    void whatIsNoRulingOrNoChoiceIsRefused() {
        assertThatThrownBy(() -> CHOICES.with(Map.of("colour", "red")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rulings: 'colour', expected some of [order, disc]");
        assertThatThrownBy(() -> CHOICES.with(Map.of("disc", "3")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rulings.disc: '3', expected one of [0, 1, 2]");
        assertThatThrownBy(() -> CHOICES.with(Collections.singletonMap("disc", null)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rulings.disc: 'null', expected one of [0, 1, 2]");
        assertThatThrownBy(() -> CHOICES.with(Collections.singletonMap(null, "1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rulings: 'null', expected some of [order, disc]");
        assertThatThrownBy(() -> Choices.none().with(Map.of("disc", "0")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rulings: 'disc', expected none");
    }

    @Test
    void whatIsGivenIsShownInOneShortLine() {
        assertThatThrownBy(() -> CHOICES.with(Map.of("disc", "3\n\u202e" + "x".repeat(100))))
                .hasMessage("rulings.disc: '3\\u000a\\u202e" + "x".repeat(26) + "…', expected one of [0, 1, 2]");
    }

    @Test
    void nothingChangesThem() {
        assertThatThrownBy(() -> CHOICES.all().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> CHOICES.all().get("disc").clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> CHOICES.with(Map.of()).clear()).isInstanceOf(UnsupportedOperationException.class);
        CHOICES.and("more", List.of("yes"));
        assertThat(CHOICES.all()).containsOnlyKeys("order", "disc");
        assertThat(CHOICES).hasToString("{order=[NEWEST, OLDEST], disc=[0, 1, 2]}");
        assertThat(CHOICES.all().values()).contains(List.of("0", "1", "2"));
    }
}
