package io.github.mercurius.mercado;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The steps that are still to be done are such as a token or a sale leaves: each line has a position where they are.
 */
class StepsBoundsTest {
    private static final String SALE = "tiles=O02,O20,O03,O04,P01,P09 turn=24 ";

    private static void check(String accepted, String refused, String ask) {
        String steps = refused.contains("todo=") ? refused.replaceFirst(".*todo=(\\S+).*", "$1") : "";
        String problem = "todo: [" + steps.replace(",", ", ") + "], expected the steps that can be left when " + ask
                + " is asked (SAL-3, PRV-3)";
        Bounds.check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ACTION | turn=24                               | turn=24 todo=effect:S
            PLAY   | turn=24 ask=PLAY drawn=GST            | turn=24 ask=PLAY drawn=GST todo=effect:S
            COINS  | turn=24 ask=COINS                     | turn=24 ask=COINS todo=effect:S
            SALE   | turn=24 ask=SALE edges=1:GGTT,3:GG/-  | turn=24 ask=SALE edges=1:GGTT,3:GG/- todo=close:1
            """)
    void nothingIsLeftBetweenTheSteps_TRN1(String ask, String accepted, String refused) {
        check(accepted, refused, ask);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SYMBOL | gone=V3 positions=3/0 todo=effect:S    | gone=V3 positions=3/0 todo=effect:o-V
            SYMBOL | gone=V1S positions=3/0 todo=effect:S,effect:-B | gone=V1S positions=3/0 todo=effect:S,close:1
            TOKEN  | gone=V3 positions=3/0 todo=effect:AGAIN | gone=V3 positions=3/0 todo=effect:+3
            """)
    void whatATokenLeaves_PRV3(String ask, String accepted, String refused) {
        String start = "turn=24 done=TOKEN ask=" + ask + " ";
        check(start + accepted, start + refused, ask);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            todo=close:6 edges=6:GSCT/-                   | todo=close:6 edges=6:GSC/-
            todo=effect:o-S,effect:o-V,close:5 edges=5:GSC/- | todo=effect:o-S,effect:o-V,close:6 edges=5:GSC/-
            todo=close:H edges=H:GSC/-                    | todo=close:H edges=H:GS/-
            todo=effect:oB,close:5 edges=5:GSC/-          | todo=effect:+3,close:5 edges=5:GSC/-
            todo=discard:1,close:5 edges=5:GSC/-          | todo=discard:0,close:5 edges=5:GSC/-
            todo=effect:V,close:5 edges=5:GSC/-           | todo=close:6,close:5 edges=5:GSC,6:GSCT/-
            """)
    void whatASaleLeavesWhenATokenIsDrawn_SAL3(String accepted, String refused) {
        check(SALE + "ask=TOKEN " + accepted, SALE + "ask=TOKEN " + refused, "TOKEN");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            P04 | todo=close:5 edges=5:GSC/-             | todo=close:5 edges=5:GS/-
            P04 | todo=close:5 edges=5:GSC/-             | todo=close:1 edges=1:GGTT/-
            P04 | todo=close:5 edges=5:GSC/-             | todo=close:3 edges=3:GG/-
            """)
    void whatASaleLeavesWhenItsPointsAreDrawn_SCO3(String tile, String accepted, String refused) {
        String start = "tiles=O01,O02,O03,O04," + tile + ",P02 turn=24 ask=TILE ";
        check(start + accepted, start + refused, "TILE");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=24 todo=close:X edges=1:GGT,2:S,X:CCC/- | turn=24 todo=close:H edges=1:GGT,2:S,H:GSC/-
            turn=24 todo=close:X edges=1:GGT,2:S,X:CCC/- | turn=24 todo=close:X edges=1:GGT,2:S,X:CC/-
            turn=24 todo=close:X edges=1:GGT,2:S,X:CCC/- | turn=24 edges=1:GGT,2:S,X:CCC/-
            """)
    void whatTheCoinChangersSaleLeaves_MKT4(String accepted, String refused) {
        check(accepted + " ask=WHITE", refused + " ask=WHITE", "WHITE");
    }
}
