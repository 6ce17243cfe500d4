package io.github.mercurius.mercado;

import static io.github.mercurius.model.DoorLaws.LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.EditionLaws;
import io.github.mercurius.rules.EditionException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The editions of Mercado. */
class EditionCasesTest extends EditionLaws {
    EditionCasesTest() {
        super(TestEditions::read, "EDN-7", "EDN-11");
    }

    @Test
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() {
        Price price = Price.of(Coins.parse("GG"), List.of());
        Edition.Builder edition = Edition.builder()
                .object("o1", "", price, Points.RANK, List.of(Effect.FORWARD))
                .object("O2", "", price, Points.UNKNOWN, List.of(Effect.OTHERS_BLACK, Effect.SEAL))
                .perfume("O2", "", price, Points.UNKNOWN, List.of())
                .token("O2", 19, 4, List.of(Effect.NO_SEALS))
                .track(
                        Side.A,
                        Collections.nCopies(12, Optional.of(Effect.OTHERS_BLACK))
                                .subList(0, 1))
                .track(Side.B, Collections.nCopies(12, Optional.of(Effect.OTHERS_BLACK)));
        assertThatThrownBy(edition::build).isInstanceOf(EditionException.class).hasMessage("""
                        EDN-1: objects: a list of 2, expected 24 tiles
                        EDN-2: objects[0].id: "o1", expected a letter from A to Z, and at most seven more or digits
                        EDN-6: objects[0].effects[0]: "+3", expected one of [W, B, -B, S, V, AGAIN, oB, oW, o-V, o-S]
                        EDN-5: objects[O2].points: "UNKNOWN", expected a whole number from 0 to 9 or "RANK"
                        EDN-6: objects[O2].effects: S after oB, expected it before
                        EDN-10: objects: no tapestry, expected one for GGTT, with 4 points and the effect V
                        EDN-10: objects: no pitcher, expected one for SS, with 4 points and the effect B
                        EDN-1: perfumes: a list of 1, expected 12 tiles
                        EDN-2: perfumes[0].id: "O2", expected one that is not taken yet
                        EDN-8: tokens[O2].copies: 19, expected a whole number from 1 to 18
                        EDN-8: tokens[O2].points: 4, expected a whole number from 1 to 3
                        EDN-8: tokens[O2].effects[0]: "o-S", expected one of [W, B, -B, S, V, AGAIN, oB, oW]
                        EDN-8: tokens: 19 tokens, expected 18 in all
                        EDN-9: sides.A: 1 spaces, expected 12 to 99
                        EDN-9: sides.A[0]: "oB", expected null or one of [W, B, -B, S, V, AGAIN, +3]""");
    }

    @Test
    void anEditionsNameIsSafeToPrint() {
        Edition edition = TestEditions.withoutTokens("<b>\u0007\u202e\n" + LONG)
                .token("V", 18, 1, List.of())
                .build();
        Setup setup = Setup.builder().players(2).edition(edition).build();
        GameState state = GameState.start(setup, Deal.seeded(edition, 1));
        for (String text : List.of(edition.toString(), setup.toString(), state.toString(), state.toText())) {
            assertThat(text).hasSizeLessThan(4_000).doesNotContain("\u0007").doesNotContain("\n");
        }
    }
}
