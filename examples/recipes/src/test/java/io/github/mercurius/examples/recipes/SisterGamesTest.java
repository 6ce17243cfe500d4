package io.github.mercurius.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Each recipe for Mercatores and Mercado does what it says. */
class SisterGamesTest {
    @Test
    void playMercatoresWithYourCards() {
        assertThat(Printed.by(PlayMercatoresWithYourCards::main)).isEqualTo("""
                        EDN-5: specials: 0, expected 22 cards in all
                        Magda holds CRN1,TOB1,WAR,WAR,RCRN, the market has CRN0,CRN0,COF1,CAC1,RCTN
                        She knows that Robert holds TOB0 and 4 more
                        mtn/1 edition=my-box:c3caa6cc30d0dc96 players=3 names=Robert,Magda,Rafał seen=1 turn=1 \
                        market=2CRN0,COF1,CAC1,RCTN resources=CRN0/-/- known=TOB0/-/- \
                        hands=5?/CRN1,TOB1,2WAR,RCRN/5?
                        Comes back equal: true
                        """);
    }

    @Test
    void askWhoDecidesInMercado() {
        assertThat(Printed.by(AskWhoDecidesInMercado::main)).isEqualTo("""
                        seat 1 decides, in the turn of seat 0: [D:V3, D:V2]
                        chance decides on TILE
                        seat 1 decides, in the turn of seat 1: [V:V2, A]
                        """);
    }
}
