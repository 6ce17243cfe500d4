package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.PositionProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position may say of the turn that goes on: each line has one that is just accepted, and one that is not. */
class TurnBoundsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=24 ask=PLAY done=SEAL drawn=GSTCC                     | turn=24 done=SEAL                               | seal paid: yes, expected no before coins are played (SEA-1)
            """)
    void whatWasDoneInTheTurn(String accepted, String refused, String problem) {
        Bounds.check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=24                                            | turn=24 placed=1 edges=1:G/-                            | coins set: 1, expected 0 (DRW-2)
            turn=24 ask=PLAY placed=3 edges=1:GGT/-            | turn=24 ask=PLAY placed=4 edges=1:GGT,2:S/-             | coins set: 4, expected 0 to 3 (DRW-2)
            turn=24 ask=PLAY done=SEAL placed=5 edges=1:GGT,2:S,4:C/- | turn=24 ask=PLAY done=SEAL placed=6 edges=1:GGT,2:S,4:C,X:C/- | coins set: 6, expected 0 to 5 (DRW-2)
            turn=24 ask=SALE placed=3 edges=1:GGTT,3:GG/-      | turn=24 ask=SALE placed=4 edges=1:GGTT,3:GG/-           | coins set: 4, expected 0 to 3 (DRW-2)
            """)
    void coinsSetInTheTurn(String accepted, String refused, String problem) {
        Bounds.check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=24 ask=PLAY drawn=GST                          | turn=24 ask=PLAY drawn=GSTC                       | drawn coins: GSCT, expected at most 3 that are not black (DRW-2, DRW-3)
            turn=24 ask=PLAY drawn=GSTCC done=SEAL              | turn=24 ask=PLAY drawn=GGSTCC done=SEAL           | drawn coins: GGSCCT, expected at most 5 that are not black (DRW-2, DRW-3)
            turn=24 ask=COINS                                   | turn=24 ask=COINS drawn=G                         | drawn coins: G, expected none (DRW-2, DRW-3)
            turn=24 ask=PLAY drawn=GS spent=B/-                 | turn=24 ask=PLAY drawn=GSB                        | drawn coins: GSB, expected at most 3 that are not black (DRW-2, DRW-3)
            """)
    void coinsDrawnInTheTurn(String accepted, String refused, String problem) {
        Bounds.check(accepted, refused, problem);
    }

    private static final String FULL = "tiles=O20,O17,O18,O13,P07,P09 turn=60 ";
    private static final String EDGES_OF_20 = FULL + "edges=1:GGG,2:GSS,3:CCT,4:CCC,5:TT,6:GST,H:ST,X:S/- ";
    /** No coin that is left fits anywhere. */
    private static final String COLD = EDGES_OF_20.replace("X:S/-", "X:S/1:GGG,2:GSS,3:CCT,4:CCC,5:TT,6:GST,H:ST,X:S");

    private static final String OTHER_PURSE = "/GGGGGSSSSSCCCCCTTTTTBBBBB ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ask=COINS purses=B             | ask=COINS purses=-             | ask: COINS, expected coins that can be drawn (DRW-1)
            ask=COINS done=SEAL placed=3 purses=BB | ask=COINS done=SEAL placed=3 purses=B | ask: COINS, expected coins that can be drawn (DRW-1)
            """)
    void chanceDrawsCoinsThatThereAre_DRW1(String accepted, String refused, String problem) {
        Bounds.check(EDGES_OF_20 + accepted + OTHER_PURSE, EDGES_OF_20 + refused + OTHER_PURSE, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=24 ask=SYMBOL done=TOKEN gone=V3 positions=3/0   | turn=24 ask=SYMBOL done=TOKEN gone=V3 positions=5/0   | ask: SYMBOL, expected a space with a symbol that acts (MOV-3)
            turn=24 ask=SYMBOL done=TOKEN gone=V3 positions=3/4   | turn=24 ask=SYMBOL done=TOKEN gone=V3 positions=3/3   | ask: SYMBOL, expected a space with a symbol that acts (MOV-3)
            turn=24 ask=SYMBOL done=TOKEN gone=V3 positions=3/32  | turn=24 ask=SYMBOL done=TOKEN gone=V3 positions=3/33  | ask: SYMBOL, expected a space with a symbol that acts (MOV-3)
            turn=24 ask=SALE edges=1:GGTT,3:GG/-                  | turn=24 ask=SALE edges=1:GGTT/-                       | ask: SALE, expected two tiles at least that can be sold (SAL-2)
            turn=24 ask=SALE edges=1:GGTT,X:CCC,2:S/-             | turn=24 ask=SALE edges=1:GGTT,X:CCC/-                 | ask: SALE, expected two tiles at least that can be sold (SAL-2)
            turn=24 ask=WHITE todo=close:X edges=1:GGT,2:S,X:CCC/- | turn=24 ask=WHITE todo=close:X edges=1:GGT,X:CCC/-   | ask: WHITE, expected a white coin, and two places for it at least (MKT-4)
            changer=FREE turn=24 ask=WHITE todo=close:X sold=1,2,3,4,5,6 edges=X:CCC/- purses=GGGGGSSSSSCCTTTTTBBBBBB/GGGGGSSSSSCCCCCTTTTTBBBBBBB | changer=FREE turn=24 ask=WHITE todo=close:X sold=1,2,3,4,5,6 edges=X:CCC,H:GST/- purses=GGGGSSSSCCTTTTBBBBBB/GGGGGSSSSSCCCCCTTTTTBBBBBBB | ask: WHITE, expected a white coin, and two places for it at least (MKT-4)
            turn=24 ask=DISCARD:1 todo=close:5 edges=5:GSC/- hands=-/2? | turn=24 ask=DISCARD:1 todo=close:5 edges=5:GSC/- hands=-/1? | ask: DISCARD, expected two kinds of tokens at least in that hand (RUL-7)
            turn=20 ask=TOKEN done=TOKEN gone=V3 positions=13/0 hands=16?/- | turn=20 ask=TOKEN done=TOKEN gone=V3 positions=13/0 hands=17?/- | ask: TOKEN, expected tokens in the stack (CHN-3)
            """)
    void whatIsAskedCanBeAsked(String accepted, String refused, String problem) {
        Bounds.check(accepted, refused, problem);
    }

    @Test
    void theMarketGoesColdBeforeTheHundredthRoundOrInIt_END4_END5() {
        String before = cold(198) + " last=no";
        assertThat(Bounds.position(before).table().isLastRound()).isFalse();
        assertThat(Bounds.position(before).toText()).contains(" last=no ");
        assertThat(Bounds.position(cold(198)).table().isLastRound()).isTrue();
        assertThat(Bounds.position(cold(198)).toText()).doesNotContain("last=");
        assertThat(Bounds.position(cold(196)).table().isLastRound()).isFalse();
        assertThat(Bounds.position(cold(196)).withLastRound(true).problems())
                .extracting(PositionProblem::message)
                .containsExactly("last round: yes, expected no, as the markers and the rounds tell (END-1, END-5)");
        String problem = "last round: no, expected yes, as the markers and the rounds tell (END-1, END-5)";
        Bounds.check(before, cold(200) + " last=no", problem);
    }

    private static String cold(int turns) {
        return COLD.replace("turn=60", "turn=" + turns) + "ask=OVER positions=1/1";
    }
}
