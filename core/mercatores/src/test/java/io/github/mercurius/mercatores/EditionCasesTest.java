package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.EditionLaws;
import io.github.mercurius.rules.EditionException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The editions of Mercatores. */
class EditionCasesTest extends EditionLaws {
    EditionCasesTest() {
        super(TestEditions::read, "EDN-1");
    }

    @Test
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() {
        List<ProfitStep> profit = List.of(new ProfitStep(1, 1));
        Edition.Builder edition = Edition.builder()
                .id("a b")
                .good(Good.CRN, List.of(0, 16), profit)
                .good(Good.COF, List.of(14, 0), List.of())
                .good(Good.TOB, List.of(-1), List.of(new ProfitStep(0, 1), new ProfitStep(2, 1)))
                .good(Good.CTN, List.of(), List.of(new ProfitStep(99, 100)))
                .warehouse("war", 0, List.of(new ProfitStep(6, 1)))
                .quay("QUAY", Set.of(), 1, profit)
                .route("CRN", Good.CRN, 1, profit)
                .route("QUAY", Good.CRN, 1, profit);
        assertThatThrownBy(edition::build).isInstanceOf(EditionException.class).hasMessage("""
                        EDN-1: id: "a b", expected 1 to 40 of a-z, 0-9 and -
                        EDN-1: name: "", expected 1 to 200 characters
                        EDN-2: goods: a list of 4, expected the five goods [CRN, TOB, COF, CTN, CAC]
                        EDN-2: goods[COF].code: "COF", expected TOB
                        EDN-3: goods[COF].copies[1]: 0, expected a whole number of 1 or more, as the last one
                        EDN-4: goods[COF].profit: a list of 0, expected a list of steps, at least one
                        EDN-2: goods[TOB].code: "TOB", expected COF
                        EDN-3: goods[TOB].copies[0]: -1, expected a whole number of 1 or more, as the last one
                        EDN-4: goods[TOB].profit[0][0]: 0, expected a whole number of 1 or more
                        EDN-4: goods[TOB].profit[1][1]: 1, expected more than in the step before, 1
                        EDN-3: goods[CTN].copies: a list of 0, expected a list of 1 to 10 numbers
                        EDN-4: goods[CTN].profit[0][1]: 100, expected at most 99 coins
                        EDN-3: goods: 29, expected 60 cards in all
                        EDN-5: specials[0].code: "war", expected 2 to 8 letters A-Z
                        EDN-5: specials[0].copies: 0, expected a whole number of 1 or more
                        EDN-5: specials[QUAY].arrows: none, expected 1 to 3 of D, L and R
                        EDN-5: specials[2].code: "CRN", expected a code that no good and no other card has
                        EDN-5: specials[3].code: "QUAY", expected a code that no good and no other card has
                        EDN-5: specials: 3, expected 22 cards in all""");
    }

    @Test
    void aCardThatAnEditionDoesNotHaveHasNoCopies() {
        List<ProfitStep> profit = List.of(new ProfitStep(1, 1));
        Edition.Builder builder = Edition.builder().id("stand-in-1").name("name");
        builder.good(Good.CRN, List.of(0, 56), profit);
        Good.all().subList(1, 5).forEach(good -> builder.good(good, List.of(1), profit));
        Edition edition = builder.warehouse("WAR", 22, profit).build();
        assertThat(edition.cards()).hasToString("[CRN1, TOB0, COF0, CTN0, CAC0, WAR]");
        assertThat(edition.copies(new GoodsCard(Good.CRN, 0))).isZero();
        assertThat(edition.copies(new GoodsCard(Good.CRN, 9))).isZero();
        assertThat(edition.copies(Edition.standIn().specialCards().get(1))).isZero();
        assertThat(edition).doesNotHaveSameHashCodeAs(Edition.standIn());
    }

    @Test
    void aSixthGoodIsOneTooMany_EDN2() {
        Edition.Builder edition = Edition.builder().id("id").name("name");
        List<ProfitStep> profit = List.of(new ProfitStep(1, 1));
        Good.all().forEach(good -> edition.good(good, List.of(1), profit));
        edition.good(Good.CAC, List.of(55), profit).warehouse("WAR", 22, profit);
        assertThatThrownBy(edition::build)
                .isInstanceOf(EditionException.class)
                .hasMessage("EDN-2: goods: a list of 6, expected the five goods [CRN, TOB, COF, CTN, CAC]");
    }
}
