package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * What END-4 is for, without its conditions: the game ends when no turn of anybody can change anything, and never
 * before (RUL-15). Seats 0 and 1 have random coins at the stalls; seat 2 has nothing and passes, and then a turn would
 * begin.
 */
class ColdMarketTest {
    private static final int TABLES = 1000;

    /** From a game of random players. */
    private static final String NOTHING_BUT_THE_MARKET = "players=4 turn=363 round=90 seat=1 ask=PLAY drawn=CT"
            + " tiles=O20,O22,O17,O01,P09,P11 objects=O23,O07,O24,O03,O05,O11,O09,O08,O06,O04,O18"
            + " perfumes=P04,P10,P05,P12,P03,P08,P01,P06,P02,P07 edges=1:GG,2:GCC,3:SS,4:TT,5:SCT,6:GC,X:G"
            + "/1:GGW,2:CCW,3:SS,4:TTW,5:SCT,6:GS,H:CT,X:GG/1:GG,2:GCC,3:GSS,4:GTT,5:SCT,6:SC,H:CT,X:S"
            + "/1:GGG,2:CC,3:SS,4:GTT,5:SCT,6:ST,X:G spent=BBB/BBBB/BB/SCTBB"
            + " purses=SSCTTBBBBB/SBBB/TBBBBBBBB/CBBB seals=0/0/0/0 positions=15/23/16/15"
            + " gone=V2,V3,V1W,V2X,V1S,V2S,V1S,V3,V2,V2S,V2S,V3,V2S,V3,V1W,V1W,V3,V1W";

    private final SplittableRandom random = new SplittableRandom(1602);

    @Test
    void theGameEndsJustWhenNoTurnCanChangeAnything_END4_RUL15() {
        int over = 0;
        int goesOn = 0;
        int goesOnWithBlackCoinsAlone = 0;
        for (int number = 0; number < TABLES; number++) {
            MadePosition made = table();
            GameState state = made.with(draft -> draft.active = 2).state();
            boolean ends = Play.play(state, "-").isOver();
            assertThat(canChange(made, 0) || canChange(made, 1))
                    .as(state.toString())
                    .isEqualTo(!ends);
            over += ends ? 1 : 0;
            goesOn += ends ? 0 : 1;
            goesOnWithBlackCoinsAlone += !ends && hasNothingToPlay(state) ? 1 : 0;
        }
        assertThat(over).isGreaterThan(100);
        assertThat(goesOn).isGreaterThan(100);
        assertThat(goesOnWithBlackCoinsAlone).isGreaterThan(30);
    }

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

    /** With some editions random players hardly ever get to the disc: these games went on and on. */
    @Test
    void gamesWithAnEditionThatLeadsNowhereEndToo_END5() {
        Edition edition = TestEditions.all().stream()
                .filter(one -> one.name().equals("test 642606"))
                .findFirst()
                .orElseThrow();
        for (int seed = 0; seed < 6; seed++) {
            Setup setup = Setup.builder().players(2 + seed % 3).edition(edition).build();
            Table table = new Script(setup, seed, ~seed, Script.WHOLE).state().table();
            assertThat(table.isLastRound()).isTrue();
            assertThat(table.round()).isEqualTo(100);
        }
    }

    private MadePosition table() {
        CoinChanger changer = CoinChanger.values()[random.nextInt(2)];
        MadePosition made = MadePosition.of(
                        Setup.builder().players(3).coinChanger(changer).build())
                .purse(2, "")
                .with(draft -> draft.whitePile = random.nextInt(2));
        for (int seat = 0; seat < 2; seat++) {
            for (Stall stall : Stall.all()) {
                boolean waits = stall == Stall.COIN_CHANGER && changer == CoinChanger.COMPLETE; // MKT-3
                made.edge(seat, stall, edge(made.state().table().price(stall).orElseThrow(), waits));
            }
            made.purse(seat, coins()).spent(seat, coins().replace("W", "")); // SAL-4
            if (random.nextInt(8) == 0) {
                made.hand(seat, "V3");
            }
        }
        return made;
    }

    /** Coins that fit a price, and complete it only where they can wait. */
    private String edge(Price price, boolean waits) {
        Coins edge = Coins.none();
        int most = random.nextInt(price.size() + (waits ? 1 : 0));
        List<Coin> coins = new ArrayList<>(Coin.colours());
        coins.add(Coin.W);
        for (int tries = 0; tries < 20 && edge.size() < most; tries++) {
            Coins more = edge.plus(coins.get(random.nextInt(coins.size())));
            edge = price.fits(more) ? more : edge;
        }
        return edge.toString();
    }

    /** Black coins, and seldom one of another sort. */
    private String coins() {
        String black = "B".repeat(random.nextInt(3));
        return random.nextInt(6) == 0 ? Coin.all().get(random.nextInt(Coin.all().size())) + black : black;
    }

    /** Whether anything can change in a turn of a player who has taken back what is spent. */
    private static boolean canChange(MadePosition made, int seat) {
        GameState state = made.with(draft -> {
                    Player player = draft.players[seat];
                    draft.active = seat;
                    draft.players[seat] = player.withPurse(player.purse().plus(player.spent()))
                            .withSpent(Coins.none());
                })
                .state();
        return canChange(state);
    }

    private static boolean canChange(GameState state) {
        for (Action action : Play.possible(state)) {
            List<Event> events = new ArrayList<>();
            GameState after = Play.next(state, action, events::add);
            boolean changes = events.stream()
                    .anyMatch(event -> event instanceof Event.CoinSet
                            || event instanceof Event.TileSold
                            || event instanceof Event.TokenPlayed);
            boolean inTurn = after.table().turn() == state.table().turn();
            if (changes || (inTurn && canChange(after))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNothingToPlay(GameState state) {
        return state.table().players().stream()
                .allMatch(player -> player.handSize() == 0
                        && player.purse().plus(player.spent()).only(Coin.B).size()
                                == player.purse().size() + player.spent().size());
    }
}
