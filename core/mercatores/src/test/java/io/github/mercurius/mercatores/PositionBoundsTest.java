package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a position may say: each line has one that is just accepted, and one that is not, with its only problem. If a
 * text says nothing else, there are two players, and the market has five special cards.
 */
class PositionBoundsTest {
    private static final String EMPTY_DECK = "players=4 turn=56 captain=3 resources=10CRN0,4CRN1/8TOB0,6TOB1/"
            + "2CRN1,6COF0,6COF1/4CTN0,6CTN1,2CAC0,2CAC1 ";

    private static Position position(String parts) {
        Edition edition = Edition.standIn();
        String players = parts.contains("players=") ? "" : " players=2";
        String market = parts.contains("market=") ? "" : " market=WAR,QDL,QDR,QLR,RCRN";
        return Position.parse("mtn/1 edition=" + edition.mark() + players + market + " " + parts, edition);
    }

    private static void check(String accepted, String refused, String problem) {
        assertThat(position(accepted).problems()).isEmpty();
        checkRefused(refused, problem);
    }

    private static void checkRefused(String refused, String problem) {
        assertThatThrownBy(() -> position(refused))
                .isInstanceOfSatisfying(
                        PositionException.class,
                        exception -> assertThat(exception.problems())
                                .extracting(PositionBoundsTest::message)
                                .containsExactly(problem));
    }

    private static String message(PositionProblem problem) {
        return new PositionProblem(
                        OptionalInt.empty(), problem.what(), problem.given(), problem.expected(), problem.rules())
                .message();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=0 | round=1      | round: 1, expected 0 (PRO-2)
            turn=1 resources=CRN0/- | turn=2 resources=CRN0/- | turns: 2, expected 0 to 1 (LOAD-2, CASH-1)
            turn=0 | seat=1       | active seat: 1, expected 0 (TURN-1)
            turn=0 | market=WAR,QDL,QDR,QLR      | market: 4, expected 5 (FILL-1, MKT-2)
            step=TAKE given=WAR market=WAR,2QDL,QDR,QLR,RCRN hands=4?/5? | step=TAKE given=WAR market=WAR,QDL,QDR,QLR,RCRN hands=4?/5? | market: 5, expected 6 (FILL-1, MKT-2)
            step=LOAD market=WAR,QDL,QDR hands=7?/5?      | step=LOAD market=WAR,QDL hands=7?/5?             | market: 2, expected 3 to 4 (FILL-1, MKT-2)
            step=TAKE given=WAR market=WAR,2QDL,QDR,QLR,RCRN hands=4?/5? | step=TAKE market=WAR,2QDL,QDR,QLR,RCRN hands=4?/5? | card given: none, expected a card on the market (MKT-1, MKT-4)
            step=TAKE given=WAR market=WAR,2QDL,QDR,QLR,RCRN hands=4?/5? | step=TAKE given=CRN0 market=WAR,2QDL,QDR,QLR,RCRN hands=4?/5? | card given: CRN0, expected a card on the market (MKT-1, MKT-4)
            turn=0 | given=WAR | card given: WAR, expected none in this step (MKT-1, MKT-4)
            """)
    void theMarketOfTheInvestmentPhase(String accepted, String refused, String problem) {
        check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=1 resources=QDL/- hands=5?/5?       | turn=1 resources=2QDL/- hands=4?/5?      | QDL cards: 3 with resources of seat 0, expected at most 2 (THG-3)
            turn=3 resources=6CRN0/CRN1 hands=1?/5? known=TOB0/- | turn=3 resources=6CRN0/CRN1 hands=1?/5? known=2TOB0/- | known cards of seat 0: 2, expected 0 to 1 (INF-4)
            turn=15 resources=8CRN0/8TOB0,4TOB1 hands=5?/1? | turn=15 resources=8CRN0/8TOB0,4TOB1 hands=5?/0? | hand of seat 1: 0, expected 1 to 82 (LOAD-4, MKT-2)
            turn=15 resources=8CRN0/8TOB0,4TOB1 hands=5?/2? step=LOAD market=WAR,QDL,QDR | turn=15 resources=8CRN0/8TOB0,4TOB1 hands=5?/1? step=LOAD market=WAR,QDL,QDR | hand of seat 1: 1, expected 2 to 82 (LOAD-4, MKT-2)
            """)
    void cardsInHandsAndResources(String accepted, String refused, String problem) {
        check(accepted, refused, problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=16 captain=0 resources=10CRN0,5CRN1/8TOB0 hands=2?/5? last=ALL | turn=16 captain=0 resources=10CRN0,5CRN1/8TOB0 hands=2?/5? | last turn: of the captain, expected one of the others (LAST-3)
            turn=15 captain=0 resources=10CRN0,5CRN1/8TOB0,4TOB1 hands=2?/1? step=LOAD market=WAR,QDL,QDR | turn=15 captain=0 resources=10CRN0,5CRN1/8TOB0,4TOB1 hands=2?/0? step=LOAD market=WAR,QDL,QDR | hand of seat 1: 0, expected 1 to 82 (LOAD-4, MKT-2)
            players=3 turn=17 captain=0 resources=10CRN0,5CRN1/8TOB0,3TOB1/6COF0 hands=2?/0?/4? | players=3 turn=17 captain=0 resources=10CRN0,5CRN1/8TOB0,3TOB1/6COF0,4COF1 hands=2?/0?/0? | hand of seat 2: 0, expected 1 to 82 (LOAD-4, MKT-2)
            players=3 turn=18 captain=1 resources=6COF0/10CRN0,5CRN1/8TOB0,3TOB1 hands=5?/2?/0? | players=3 turn=18 captain=1 resources=6COF0,5COF1/10CRN0,5CRN1/8TOB0,3TOB1 hands=0?/2?/0? | hand of seat 0: 0, expected 1 to 82 (LOAD-4, MKT-2)
            """)
    void lastTurns(String accepted, String refused, String problem) {
        check(accepted, refused, problem);
    }

    /** All 82 cards lie in hands, in resources and on the market. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            market=WAR hands=6?/6?/6?/7? | market=- hands=6?/6?/7?/7? | market: 0, expected 1 to 5 (FILL-1, MKT-2)
            step=TAKE given=WAR market=WAR,QDL hands=6?/6?/6?/6? | step=TAKE given=WAR market=WAR hands=6?/6?/6?/7? | market: 1, expected 2 to 6 (FILL-1, MKT-2)
            market=WAR hands=6?/6?/6?/7? | market=WAR hands=6?/6?/7?/7? | cards in all: 83, expected at most 82 (SET-2)
            """)
    void lastTurnsWithAnEmptyDeck_LAST2(String accepted, String refused, String problem) {
        check(EMPTY_DECK + accepted, EMPTY_DECK + refused, problem);
    }

    @Test
    void aStateWithAnEmptyDeckIsReadFromItsText() {
        GameState state = position(EMPTY_DECK + "market=WAR hands=6?/6?/6?/7?").dealt(bound -> 0);
        assertThat(state.deck()).isEmpty();
        assertThat(GameState.parse(state.toText(), Edition.standIn())).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=23 | turn=24 | turns: 24, expected 0 to 23 (LOAD-2, CASH-1)
            turn=25 discard=CTN0 | turn=26 discard=CTN0 | turns: 26, expected 0 to 25 (LOAD-2, CASH-1)
            round=1 | round=2 | round: 2, expected 1 (PRO-2)
            coins=99/0 discard=CTN0 | coins=100/0 discard=CTN0 | coins of seat 0: 100, expected 0 to 99 (CASH-1)
            hands=50?/3? discard=CTN0 | hands=50?/4? discard=CTN0 | cards in all: 83, expected at most 82 (SET-2)
            market=WAR,QDL,QDR,QLR,RCRN | market=WAR,QDL,QDR,QLR | market: 4, expected 5 (FILL-1, MKT-2)
            market=WAR coins=99/0 discard=CTN0 | market=- coins=99/0 discard=CTN0 | market: 0, expected 1 to 5 (FILL-1, MKT-2)
            step=TAX seat=1 | step=TAX seat=0 | tax: TAX, expected a player with goods cards and without the Unloading card (TAX-2, TAX-3)
            step=TAX seat=1 resources=10CRN0,5CRN1/TOB0 turn=9 | step=TAX seat=1 resources=10CRN0,5CRN1/RTOB turn=9 | tax: TAX, expected a player with goods cards and without the Unloading card (TAX-2, TAX-3)
            seat=1 resources=10CRN0,5CRN1/RTOB turn=9 | seat=1 resources=10CRN0,5CRN1/- turn=9 | resources of seat 1: none, expected some in its turn (PRO-3)
            """)
    void theProfitPhase(String accepted, String refused, String problem) {
        check(profit(accepted), profit(refused), problem);
    }

    /** Parts with those of a turn of seat 0, who has the Unloading card, for what they do not say. */
    private static String profit(String parts) {
        StringBuilder all = new StringBuilder(parts);
        for (String part :
                "turn=20 step=CASH seat=0 round=1 captain=0 resources=10CRN0,5CRN1/8TOB0 hands=2?/5?".split(" ", -1)) {
            boolean said = parts.contains(part.substring(0, part.indexOf('=') + 1));
            all.append(said ? "" : " " + part);
        }
        return all.toString();
    }
}
