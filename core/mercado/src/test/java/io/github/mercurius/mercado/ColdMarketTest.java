package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A game in which something happens for ever and changes nothing; END-4 has its examples in {@code EndRulesTest}. */
class ColdMarketTest {
    /** From a game of random players. */
    private static final String NOTHING_BUT_THE_MARKET = "players=4 turn=363 round=90 seat=1 ask=PLAY drawn=CT"
            + " tiles=O20,O22,O17,O01,P09,P11 objects=O23,O07,O24,O03,O05,O11,O09,O08,O06,O04,O18"
            + " perfumes=P04,P10,P05,P12,P03,P08,P01,P06,P02,P07 edges=1:GG,2:GCC,3:SS,4:TT,5:SCT,6:GC,X:G"
            + "/1:GGW,2:CCW,3:SS,4:TTW,5:SCT,6:GS,H:CT,X:GG/1:GG,2:GCC,3:GSS,4:GTT,5:SCT,6:SC,H:CT,X:S"
            + "/1:GGG,2:CC,3:SS,4:GTT,5:SCT,6:ST,X:G spent=BBB/BBBB/BB/SCTBB"
            + " purses=SSCTTBBBBB/SBBB/TBBBBBBBB/CBBB seals=0/0/0/0 positions=15/23/16/15"
            + " gone=V2,V3,V1W,V2X,V1S,V2S,V1S,V3,V2,V2S,V2S,V3,V2S,V3,V1W,V1W,V3,V1W";

    private final SplittableRandom random = new SplittableRandom(1602);

    /** All coins that are left fit the market alone, and it has no token to give: only the rounds end such a game. */
    @Test
    void aGameThatLeadsNowhereEndsAfterTheHundredthRound_END5_RUL26() {
        GameState state = Bounds.position(NOTHING_BUT_THE_MARKET).state();
        int setAtTheMarket = 0;
        while (!state.isOver()) {
            assertThat(state.table().players()).extracting(Player::position).containsExactly(15, 23, 16, 15);
            assertThat(state.table().round()).isLessThan(100);
            assertThat(state.table().isLastRound()).isEqualTo(state.table().round() == 99);
            List<Action> possible = Play.possible(state);
            Action next = possible.get(random.nextInt(possible.size()));
            state = Play.next(state, next);
            setAtTheMarket += next.notation().endsWith(">H") ? 1 : 0;
        }
        assertThat(state.table().round()).isEqualTo(100);
        assertThat(setAtTheMarket).isGreaterThan(10);
    }
}
