package io.github.mercurius.mercado;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position may say of any turn: each line has one that is just accepted, and one that is not. */
class TableBoundsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=1000000000 round=99 positions=200/0 | turn=1000000001 round=99 positions=200/0 | turns: 1000000001, expected 0 to 1000000000 (TRN-4)
            turn=198 positions=200/0         | turn=200 positions=200/0         | rounds: 100, expected 0 to 99 (END-5)
            turn=200 ask=OVER positions=200/1 | turn=202 ask=OVER positions=200/1 | rounds: 101, expected 0 to 100 (END-5)
            """)
    void turnsAndRounds(String accepted, String refused, String problem) {
        Bounds.check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=198 positions=20/0          | turn=198 positions=20/0 last=no      | last round: no, expected yes, as the markers and the rounds tell (END-1, END-5)
            """)
    void theHundredthRoundIsTheLast_END5(String accepted, String refused, String problem) {
        Bounds.check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            positions=1000000/0                         | positions=1000001/0                         | position of seat 0: 1000001, expected 0 to 1000000 (MOV-1)
            positions=29/0 last=no                      | positions=30/0 last=no                      | last round: no, expected yes, as the markers and the rounds tell (END-1, END-5)
            players=3 positions=4/0/4 standing=2,0,1    | players=3 positions=4/0/4 standing=2,1,0    | standing: [2, 1, 0], expected each seat once, the one ahead first, such as [0, 2, 1] (MOV-4)
            """)
    void markers(String accepted, String refused, String problem) {
        Bounds.check("turn=24 " + accepted, "turn=24 " + refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ask=SALE sold=5 edges=1:GGTT,3:GG/-      | ask=SALE sold=5,5 edges=1:GGTT,3:GG/-     | sold: [5, 5], expected stalls of merchandise, each once, during sales (SAL-7, RPL-1)
            ask=SALE sold=5,2 edges=1:GGTT,3:GG/-    | ask=SALE sold=5,H edges=1:GGTT,3:GG/-     | sold: [5, H], expected stalls of merchandise, each once, during sales (SAL-7, RPL-1)
            ask=SALE sold=5 edges=1:GGTT,3:GG/-      | ask=PLAY drawn=GST sold=5                 | sold: [5], expected stalls of merchandise, each once, during sales (SAL-7, RPL-1)
            ask=TILE tiles=O01,O02,O03,O04,-,P02     | tiles=O01,O02,O03,O04,-,P02               | tile at stall 5: none, expected one before refilling (RPL-1)
            ask=SALE sold=5 edges=1:GGTT,3:GG/-      | ask=SALE sold=5 edges=1:GGTT,3:GG/5:G     | edge at stall 5 of seat 1: G, expected no coins where nothing is for sale (SAL-6)
            edges=-/1:GGT                            | edges=-/1:GGG                             | edge at stall 1 of seat 1: GGG, expected coins that fit the price (PLY-3)
            spent=GB/-                               | spent=WG/- purses=GGGGSSSSSCCCCCTTTTTBBBBB/GGGGGSSSSSCCCCCTTTTTBBBBB | coins spent of seat 0: GW, expected no white ones (SAL-4)
            """)
    void tilesAndCoins(String accepted, String refused, String problem) {
        Bounds.check("turn=24 " + accepted, "turn=24 " + refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            positions=31/1                 | positions=31/1 placed=1 edges=1:G/-  | the end: in the middle of a turn, expected nothing left of a turn when the game is over (END-1)
            positions=31/1                 | positions=31/1 todo=effect:W         | the end: in the middle of a turn, expected nothing left of a turn when the game is over (END-1)
            positions=31/1                 | positions=31/1 done=TOKEN gone=V3    | the end: in the middle of a turn, expected nothing left of a turn when the game is over (END-1)
            """)
    void theEnd(String accepted, String refused, String problem) {
        Bounds.check("turn=24 ask=OVER " + accepted, "turn=24 ask=OVER " + refused, problem);
    }
}
