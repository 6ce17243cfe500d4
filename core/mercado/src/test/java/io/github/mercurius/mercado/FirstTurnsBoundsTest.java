package io.github.mercurius.mercado;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position of the first turns may say: each line has one that is just accepted, and one that is not. */
class FirstTurnsBoundsTest {
    private static final String PURSES = "purses=GGGGGSSSSSCCCCCTTTTT%s/GGGGGSSSSSCCCCCTTTTTBBBBB";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            edges=1:G/-/-                    | edges=-/-/1:G                      | 2
            spent=B/-/-                      | spent=-/B/-                        | 1
            objects=O08 spent=GGG/-/- positions=5/0/0 | objects=O08 spent=GGG/-/- positions=3/2/0 | 1
            hands=1?/-/- spent=GSC/-/-       | hands=-/1?/- spent=GSC/-/-         | 1
            start=1 edges=-/1:G/-            | start=1 edges=1:G/-/-              | 0
            ask=PLAY drawn=GS spent=-/B/-    | ask=PLAY drawn=GST spent=-/G/-     | 1
            ask=TILE tiles=-,O02,O03,O04,P01,P02 objects=O06 positions=0/2/0 spent=-/GS/- hands=-/1?/- | ask=COINS hands=-/1?/- | 1
            """)
    void whoHasPlayedNoTurnHasWhatTheStartGives_TRN1(String accepted, String refused, int seat) {
        String problem = "coins played, spaces moved or tokens of seat " + seat
                + ": some, expected none before the first turn (TRN-1)";
        Bounds.check("players=3 turn=1 " + accepted, "players=3 turn=1 " + refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            seals=2/1/1                                    | seals=1/1/2                                    | seals of seat 2: 2, expected 1 before the first sale (SET-5, SAL-5)
            seals=0/1/1                                    | seals=1/0/1                                    | seals of seat 1: 0, expected 1 before the first sale (SET-5, SAL-5)
            ask=PLAY drawn=GSTCC done=SEAL seals=1/0/1     | ask=PLAY drawn=GSTCC done=SEAL seals=1/1/1     | seals of seat 1: 1, expected 0 before the first sale (SET-5, SAL-5)
            ask=TILE tiles=-,O02,O03,O04,P01,P02 objects=O05 spent=-/TT/- positions=0/2/0 seals=1/2/1 | ask=COINS seals=1/2/1 | seals of seat 1: 2, expected 1 before the first sale (SET-5, SAL-5)
            objects=O06 spent=GS/-/- gone=V3               | objects=O06 spent=GS/-/- gone=V3 done=TOKEN positions=2/3/0             | token played: yes, expected no in a player's first turn (PRV-2)
            """)
    void sealsAndTokensBeforeTheFirstSale(String accepted, String refused, String problem) {
        Bounds.check(turn1(accepted), turn1(refused), problem);
    }

    private static String turn1(String parts) {
        return "players=3 " + (parts.contains("objects=") ? "" : "objects=O08 spent=GGG/-/- ")
                + (parts.contains("turn=") ? "" : "turn=1 ") + parts;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=1 spent=TT/- objects=O05 | turn=1 objects=O05,O06,O07,O08,O09,O10,O11 | objects | 7 | 6 | 1
            turn=1 spent=CT/- perfumes=P08 purses=GGGGGSSSSSCCCCTTTTBBB/GGGGGSSSSSCCCCCTTTTTBBBBB | turn=1 perfumes=P03,P04,P05 | perfumes | 3 | 2 | 1
            ask=TILE tiles=-,O02,O03,O04,P01,P02 spent=TT/- objects=O05 | ask=TILE tiles=-,O02,O03,O04,P01,P02 objects=O05,O06,O07,O08,O09,O10,O11 | objects | 7 | 6 | 0
            ask=PLAY drawn=GST | ask=SALE sold=5 edges=1:GGTT,3:GG/- objects=O05,O06 | objects | 2 | 1 | 0
            ask=COINS | ask=TOKEN todo=effect:o-S,effect:o-V,close:5 edges=5:GSC/- objects=O05,O06 | objects | 2 | 1 | 0
            ask=COINS | ask=TILE tiles=O01,O02,O03,O04,P04,P02 todo=close:5 edges=5:GSC/- objects=O05 | objects | 1 | 0 | 0
            """)
    void discards_RPL1(String accepted, String refused, String what, int given, int most, int turns) {
        String problem =
                what + " discarded: " + given + ", expected at most " + most + " after " + turns + " turns (RPL-1)";
        Bounds.check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            seals=1/1                            | seals=2/1                            | 3 | 2
            seals=2/1 objects=O08                | seals=3/1 objects=O08                | 4 | 3
            seals=1/2 gone=V2S                   | seals=2/2 gone=V2S                   | 4 | 3
            seals=4/1 objects=O21,O11 positions=9/0 | seals=4/1 objects=O21,O11 positions=5/4 | 5 | 4
            seals=4/1 objects=O21,O11 positions=9/0 | seals=5/1 objects=O21,O11 positions=9/0 | 6 | 5
            seals=2/1 perfumes=P05 objects=O08   | seals=3/1 perfumes=P05 objects=O08   | 4 | 3
            ask=SALE sold=2 edges=1:GGTT,3:GG/- seals=2/1 | ask=SALE sold=2 edges=1:GGTT,3:GG/- seals=3/1 | 4 | 3
            ask=SYMBOL done=TOKEN gone=V3 objects=O16,O08 positions=9/5 seals=3/1 | ask=SYMBOL done=TOKEN gone=V3 objects=O16,O08 positions=9/5 seals=4/1 | 5 | 4
            """)
    void sealsComeFromSalesAndEffects_SAL5(String accepted, String refused, int given, int most) {
        String problem = "seals in all: " + given + ", expected at most " + most + " after 6 turns (SET-5, SAL-5)";
        Bounds.check("turn=6 " + accepted, "turn=6 " + refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hands=2?/- spent=GSC/GST | hands=3?/- spent=GSC/GST | 3 | 2
            hands=1?/- gone=V3 spent=GSC/GST | hands=1?/1? gone=V3 spent=GSC/GST | 3 | 2
            hands=2?/1? perfumes=P11 spent=GSCTT/GSCT seals=0/0 | hands=2?/2? perfumes=P11 spent=GSCTT/GSCT seals=0/0 | 4 | 3
            ask=SALE edges=2:SS,H:GSC/- hands=1?/- spent=-/GST | ask=SALE edges=2:SS,H:GSC/- hands=2?/- spent=-/GST | 2 | 1
            ask=TILE tiles=-,O02,O03,O04,P01,P02 hands=3?/- spent=SSSCCT/GST | ask=TILE tiles=-,O02,O03,O04,P01,P02 hands=4?/- spent=SSSCCT/GST | 4 | 3
            ask=TOKEN tiles=O01,O02,O03,O04,P09,P02 todo=effect:V,close:5 edges=5:GSCT/- seals=0/1 hands=2?/- spent=GSC/GST | ask=TOKEN tiles=O01,O02,O03,O04,P09,P02 todo=effect:V,close:5 edges=5:GSCT/- seals=0/1 hands=3?/- spent=GSC/GST | 3 | 2
            ask=SYMBOL done=TOKEN gone=V3 objects=O08,O09 positions=13/0 seals=0/0 spent=GGGSS/SCCTT | ask=SYMBOL done=TOKEN gone=V3 objects=O08,O09 positions=13/0 hands=1?/- seals=0/0 spent=GGGSS/SCCTT | 2 | 1
            """)
    void tokensComeFromTheHeadMerchantAndEffects_EFF4(String accepted, String refused, int given, int most) {
        String problem = "tokens drawn: " + given + ", expected at most " + most + " after 2 turns (SET-6, EFF-4)";
        Bounds.check("turn=2 " + accepted, "turn=2 " + refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            BBBBB                   | BBBBBW                    | W coins in all: 1, expected at most 0 after 6 turns (SET-4, EFF-1)
            BBBBBW objects=O11      | BBBBBWW objects=O11       | W coins in all: 2, expected at most 1 after 6 turns (SET-4, EFF-1)
            BBBBBW objects=O17 positions=6/0 | BBBBBW objects=O08 positions=5/0 | W coins in all: 1, expected at most 0 after 6 turns (SET-4, EFF-1)
            BBBBBB objects=O21      | BBBBBBB objects=O21       | B coins in all: 12, expected at most 11 after 6 turns (SET-3, EFF-1)
            BBBBBB objects=O21      | BBBBB objects=O21         | B coins in all: 10, expected at least 11 after 6 turns (SET-3, EFF-1)
            BBBBBBBB objects=O13,O20,O16,O17,O08 positions=31/2 ask=OVER | BBBBBBBBB objects=O13,O20,O16,O17,O08 positions=31/2 ask=OVER | B coins in all: 14, expected at most 13 after 6 turns (SET-3, EFF-1)
            BBBBB objects=O14 ask=SYMBOL done=TOKEN gone=V3 positions=6/0 | BBBBBW objects=O14 ask=SYMBOL done=TOKEN gone=V3 positions=6/0 | W coins in all: 1, expected at most 0 after 6 turns (SET-4, EFF-1)
            BBB perfumes=P08        | BB perfumes=P08           | B coins in all: 7, expected at least 8 after 6 turns (SET-3, EFF-1)
            """)
    void coinsComeFromTheCoinChangerAndEffects_EFF1(String accepted, String refused, String problem) {
        Bounds.check(withPurses(accepted), withPurses(refused), problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            BBBBBWW objects=O24       | BBBBBWWW objects=O24       | W coins in all: 3, expected at most 2 after 6 turns (SET-4, EFF-1)
            BBBBBBBBB perfumes=P03    | BBBBBBBBBB perfumes=P03    | B coins in all: 20, expected at most 19 after 6 turns (SET-3, EFF-1)
            """)
    void twoOthersGetACoin_EFF2(String accepted, String refused, String problem) {
        String third = "/GGGGGSSSSSCCCCCTTTTTBBBBB players=3";
        Bounds.check(withPurses(accepted) + third, withPurses(refused) + third, problem);
    }

    @Test
    void whatIsLeftToDoHasGivenNothingYet_EFF2() {
        String discarding = "ask=DISCARD:1 hands=-/2? todo=effect:oB,close:5 tiles=O01,O02,O03,O04,P12,P02"
                + " edges=5:SCC/- purses=GGGGGSSSSCCCTTTTTBBBBB/GGGGGSSSSSCCCCCTTTTTBBBBB";
        Bounds.check(
                "turn=6 " + discarding,
                "turn=6 " + discarding + "B",
                "B coins in all: 11, expected at most 10 after 6 turns (SET-3, EFF-1)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            spent=GSC/- hands=1?/-                   | spent=GS/- hands=1?/-                  | tokens drawn: 1, expected at most 0 after 2 turns (SET-6, EFF-4)
            objects=O06 spent=GS/- hands=1?/-        | objects=O06 spent=GS/-                 | tokens drawn: 0, expected at least 1 after 2 turns (EFF-4)
            spent=GGG/- objects=O08                  | spent=GG/- objects=O08                 | coins paid: 3, expected at most 2 after 2 turns (DRW-2, SAL-4)
            spent=GSC/- perfumes=P04 objects=O08     | spent=GSC/- perfumes=P04               | objects discarded: 0, expected at least 1, for the perfumes with unknown points (SCO-3)
            seals=0/1 spent=GGGGG/- objects=O08      | seals=1/0 spent=GGGGG/-                | seals paid of seat 0: 1 for the coins drawn, expected at most 0 (DRW-2, SEA-2)
            seals=1/0 spent=TT/GGGSS objects=O05     | seals=1/0 spent=TT/GGGSSC objects=O05  | seals paid of seat 1: 2 for the coins drawn, expected at most 1 (DRW-2, SEA-2)
            seals=0/1 spent=GGGSS/-                  | seals=0/2 spent=GGGSS/-                | seals of seat 1: 2, expected at most 1 after 2 turns (SET-5, SAL-5)
            changer=FREE spent=GGG/- purses=GGSSSSSCCCCCTTTTTBBBBBW/GGGGGSSSSSCCCCCTTTTTBBBBB | changer=FREE spent=GGG/- purses=GGSSSSSCCCCCTTTTTBBBBBWW/GGGGGSSSSSCCCCCTTTTTBBBBB | W coins in all: 2, expected at most 0 after 2 turns (SET-4, EFF-1)
            turn=6 gone=V3 positions=3/0             | turn=6 gone=V3 positions=2/0           | spaces moved in all: 2, expected at least 3, the points of the tiles sold and the tokens played (SCO-1)
            turn=4 players=3 objects=O08 seals=5/5/5 positions=28/28/18 | turn=4 players=3 objects=O08 seals=5/5/5 positions=28/28/17 | seals in all: 15, expected at most 5 after 4 turns (SET-5, SAL-5)
            objects=O08,O10 spent=GGG/CCC positions=5/4 | objects=O08,O10 spent=GGG/CCC positions=5/2 | position of seat 1: 2, expected a sum of points of tiles and tokens (SCO-1, PRV-3)
            """)
    void whatThePlayersPaidIsThere_DRW2_SAL4(String accepted, String refused, String problem) {
        Bounds.check(turn2(accepted), turn2(refused), problem);
    }

    private static String turn2(String parts) {
        return (parts.contains("turn=") ? "" : "turn=2 ") + parts;
    }

    /** Black and white coins of seat 0, then other parts. */
    private static String withPurses(String coinsAndParts) {
        String[] parts = coinsAndParts.split(" ", 2);
        return "turn=6 " + (parts.length > 1 ? parts[1] + " " : "") + PURSES.formatted(parts[0]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            perfumes=P08 positions=0/0                     | perfumes=P08 positions=3/0                     | 3 | 0
            positions=2/0 objects=O05                      | positions=2/1 objects=O05                      | 3 | 2
            positions=2/1/0 players=3 objects=O23          | positions=2/2/0 players=3 objects=O23          | 4 | 3
            positions=4/0 ask=SALE sold=2 edges=1:GGTT,3:GG/- | positions=4/1 ask=SALE sold=2 edges=1:GGTT,3:GG/- | 5 | 4
            positions=3/0 ask=SYMBOL done=TOKEN gone=V3    | positions=3/1 ask=SYMBOL done=TOKEN gone=V3    | 4 | 3
            positions=4/0 ask=TOKEN todo=close:1 edges=1:GGTT/- | positions=2/6 ask=TOKEN todo=close:1 edges=1:GGTT/- | 8 | 4
            """)
    void spacesComeFromPointsAndSymbols_SCO1(String accepted, String refused, int given, int most) {
        check(accepted, refused, given, most);
    }

    private static void check(String accepted, String refused, int given, int most) {
        String problem =
                "spaces moved in all: " + given + ", expected at most " + most + " after 6 turns (SCO-1, PRV-3)";
        Bounds.check("turn=6 " + accepted, "turn=6 " + refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            positions=38/1               | positions=39/1               | 40 | 39
            positions=41/1 hands=1?/-    | positions=42/1 hands=1?/-    | 43 | 42
            positions=38/2 seals=1/2     | positions=39/2 seals=1/2     | 41 | 40
            """)
    void sealsAndTokensMoveAtTheEnd_END2(String accepted, String refused, int given, int most) {
        String start = "ask=OVER objects=O13,O20,O16,O17,O08 ";
        check(start + accepted, start + refused, given, most);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            round=2 seat=1 perfumes=P10      | round=2 seat=1                | 1 | 0
            round=2 seat=0 perfumes=P10,P11 hands=1?/- | round=2 seat=0 perfumes=P10 | 2 | 1
            round=2 seat=1 side=B ask=SYMBOL done=TOKEN gone=V3 objects=O05,O08,O10 positions=0/14 spent=BBBBB/BBBBB perfumes=P10 | round=2 seat=1 side=B ask=SYMBOL done=TOKEN gone=V3 objects=O05,O08,O10 positions=0/14 spent=BBBBB/BBBBB | 1 | 0
            ask=SALE done=AGAIN edges=1:GGTT,3:GG/- perfumes=P10 | ask=SALE done=AGAIN edges=1:GGTT,3:GG/- | 1 | 0
            """)
    void extraTurnsComeFromAnEffect_XTR1(String accepted, String refused, int given, int most) {
        String problem = "extra turns: " + given + ", expected at most " + most + " after 6 turns (XTR-1)";
        Bounds.check("turn=6 " + accepted, "turn=6 " + refused, problem);
    }
}
