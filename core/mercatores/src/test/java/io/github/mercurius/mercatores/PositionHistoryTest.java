package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.PositionException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A position of the profit phase has turns that lead to it: each line has changes of a position after which it is
 * possible, and others after which it is not, with what is wrong then.
 */
class PositionHistoryTest {
    /** What the only problem expects. */
    enum Wrong {
        TURNS("a number of turns that loads and discards these cards (TURN-1, PRO-2)"),
        COINS("the coins that these discards bring (CASH-3, CASH-4)"),
        DISCARDS("turns that lead here, each with its tax and what was cashed in (PRO-2, TAX-1, CASH-1)");

        final String expected;

        Wrong(String expected) {
            this.expected = expected;
        }
    }

    /** A position with the stand-in edition; of two parts of one name the later stands. */
    private static Position position(String parts) {
        Edition edition = Edition.standIn();
        String all = "market=WAR,QDL,QDR,QLR,RCRN captain=0 round=1 hands=2?/5? last=OTHERS " + parts;
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : all.strip().split(" +", -1)) {
            String[] pair = part.split("=", -1);
            values.put(pair[0], pair[1]);
        }
        StringBuilder text = new StringBuilder("mtn/1 edition=" + edition.mark());
        values.forEach(
                (name, value) -> text.append(' ').append(name).append('=').append(value));
        return Position.parse(text.toString(), edition);
    }

    private static void check(String start, String possible, String impossible, Wrong wrong) {
        assertThat(position(start + " " + possible).problems()).isEmpty();
        assertThatThrownBy(() -> position(start + " " + impossible))
                .isInstanceOfSatisfying(
                        PositionException.class,
                        exception -> assertThat(exception.problems())
                                .singleElement()
                                .extracting(problem -> problem.message())
                                .asString()
                                .contains("turns before this one: ")
                                .endsWith(", expected " + wrong.expected));
    }

    /** Seat 0 has ended the investment phase, and seat 1 has played its last turn; nothing was cashed in. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=16 | turn=15 | TURNS
            turn=16 | turn=17 | TURNS
            turn=17 last=ALL | turn=16 last=ALL | TURNS
            seat=0  | seat=1 step=TAX | DISCARDS
            """)
    void theInvestmentPhaseEndsWithTheLastTurns_LAST1_LAST3(String possible, String impossible, Wrong wrong) {
        check("players=2 turn=16 step=CASH seat=0 resources=10CRN0,5CRN1/8TOB0", possible, impossible, wrong);
    }

    /** MKT-2, MKT-3: a turn brings one card or two, a last turn none at least. LOAD-2: each turn loads one. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=12 hands=2?/9? | turn=10 hands=2?/9? | TURNS
            turn=12 hands=2?/9? | turn=12 hands=2?/10? | TURNS
            turn=16 hands=2?/4? | turn=16 hands=2?/3? | TURNS
            turn=24 resources=10CRN0,5CRN1/8TOB0,4TOB1 hands=2?/4? | turn=24 resources=10CRN0,5CRN1/8TOB0,3TOB1 hands=2?/5? | TURNS
            last=ALL turn=23 resources=10CRN0,5CRN1/8TOB0,3TOB1 hands=1?/5? | last=ALL turn=23 resources=10CRN0,5CRN1/8TOB0,3TOB1 hands=0?/5? | TURNS
            turn=12 resources=10CRN0,5CRN1/6TOB0 | turn=12 resources=10CRN0,5CRN1/4TOB0 | DISCARDS
            """)
    void eachPlayerHasTheCardsOfTheirTurns_LOAD2_MKT2_MKT3(String possible, String impossible, Wrong wrong) {
        check("players=2 turn=16 step=CASH seat=0 resources=10CRN0,5CRN1/8TOB0", possible, impossible, wrong);
    }

    /** All 82 cards are on the market and with the players: the captain has 14 only. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=59 seat=3 step=CASH | turn=58 seat=3 step=CASH | TURNS
            turn=60 seat=0 step=TAX coins=0/0/0/3 resources=OTHERS/4CTN0,6CTN1 discard=CAC1,CAC1,CAC1,CAC1 | turn=60 seat=0 step=TAX coins=0/0/0/3 resources=OTHERS/4CTN0,6CTN1 discard=CAC1,CAC1,CAC1,CAC1 hands=4?/4?/4?/5? | DISCARDS
            """)
    void aDeckThatCoinsEmptiedDidNotEndTheInvestmentPhase_LAST2(String possible, String impossible, Wrong wrong) {
        String others = "10CRN0,5CRN1/8TOB0,6TOB1,CAC0/CRN1,6COF0,6COF1,CAC0,CAC1";
        check(
                "players=4 captain=3 hands=4?/4?/4?/6? resources=" + others + "/4CTN0,6CTN1,4CAC1",
                possible.replace("OTHERS", others),
                impossible.replace("OTHERS", others),
                wrong);
    }

    /** The captain has cashed in two cards of cotton for a coin. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=17 | turn=16 | TURNS
            turn=17 | turn=18 | TURNS
            coins=1/0 | coins=0/0 | COINS
            coins=1/0 | coins=0/1 | COINS
            discard=CTN0,CTN1 | discard=CTN1,CTN0 | DISCARDS
            resources=10CRN0,5CRN1/8TOB0,CTN1 | resources=10CRN0,5CRN1,CTN1/8TOB0 | DISCARDS
            seat=1 | seat=0 step=CASH | DISCARDS
            round=1 | round=3 | DISCARDS
            """)
    void theFirstTurnCashesInAStackOfTheCaptain_PRO1_CASH3_DISC1(String possible, String impossible, Wrong wrong) {
        check(
                "players=2 turn=17 step=TAX seat=1 resources=10CRN0,5CRN1/8TOB0 discard=CTN0,CTN0 coins=1/0",
                possible,
                impossible,
                wrong);
    }

    /** CASH-5: as long as something brings coins, nothing is discarded for none. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            discard=CTN0,CTN0 | discard=CTN0 coins=0/0 | DISCARDS
            discard=QDL | discard=QDL coins=0/0 resources=10CRN0,5CRN1/8TOB0 | DISCARDS
            """)
    void nothingIsDiscardedForNoCoinsInsteadOfCashedIn_CASH5(String possible, String impossible, Wrong wrong) {
        check(
                "players=2 turn=17 step=TAX seat=1 resources=10CRN0,5CRN1/7TOB0,TOB1 coins=1/0",
                possible,
                impossible,
                wrong);
    }

    /** The captain has cashed in cotton, and seat 1 has gone on. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            coins=1/3 | coins=1/2 | COINS
            resources=10CRN0,3CRN1/2RTOB,2RCOF,RCTN | resources=10CRN0,3CRN1/2RTOB,2RCOF,TOB0 | DISCARDS
            turn=13 round=1 coins=1/0 resources=10CRN0,3CRN1/5TOB0 discard=CTN0,CTN0,TOB0 | turn=13 round=1 coins=1/0 resources=10CRN0,3CRN1/6TOB0 discard=CTN0,CTN0 | DISCARDS
            """)
    void aTaxIsPaidByWhoHasGoodsAndNotTheUnloadingCard_TAX1_TAX3(String possible, String impossible, Wrong wrong) {
        check(
                "players=2 turn=14 step=CASH seat=1 round=2 resources=10CRN0,3CRN1/2RTOB,2RCOF,RCTN coins=1/3 discard=CTN0,CTN0,RCRN",
                possible,
                impossible,
                wrong);
    }

    /** The captain has cashed in a route of cotton: with two cards, beside two of seat 1 and four of seat 2. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            coins=1/0/0 | coins=0/0/0 | COINS
            coins=2/0/0 | coins=3/0/0 | COINS
            coins=2/0/0 | resources=10CRN0,3CRN1,2CTN0/TOB0,2CTN1/2TOB0,4CTN1 | DISCARDS
            """)
    void aRouteBringsWhatItBringsWithSomeOpponent_ROUTE1_RUL16(String possible, String impossible, Wrong wrong) {
        check(
                "players=3 turn=19 step=TAX seat=1 hands=1?/5?/5? resources=10CRN0,3CRN1,2CTN0/4TOB0,2CTN1/2TOB0,4CTN1 discard=RCTN coins=1/0/0",
                possible,
                impossible,
                wrong);
    }

    /** Seat 1 had a card of coffee left, which was its tax in the third round; in the fourth it is skipped. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=18 | turn=17 | TURNS
            coins=3/1 | coins=3/2 | COINS
            resources=5CRN0,3CTN0,2COF0/- | turn=17 resources=5CRN0,3CTN0,2COF0/COF1 discard=CAC0,CAC0,TOB0,TOB0,TOB0,TOB0,CTN1,CRN0,WAR,WAR | DISCARDS
            """)
    void aTaxOfTheLastCardEndsTheTurn_CASH6(String possible, String impossible, Wrong wrong) {
        check(
                "players=2 turn=18 step=TAX seat=0 round=4 resources=5CRN0,3CTN0,2COF0/- coins=3/1 discard=CAC0,CAC0,TOB0,TOB0,TOB0,TOB0,CTN1,CRN0,WAR,WAR,COF1",
                possible,
                impossible,
                wrong);
    }

    /** Four cards of corn bring a coin, three do not, and so on: nothing of what is left brings any. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn=12 resources=3CRN0,2TOB0,2COF0,CTN0,CAC0,2QDL,2QDR,2QLR/3CRN0,2TOB0,2COF0 | turn=13 resources=3CRN0,2TOB0,2COF0,CTN0,CAC0,2QDL,2QDR,2QLR/3CRN0,2TOB0,2COF0 | TURNS
            turn=13 coins=3/0 resources=-/CRN1,2TOB0,2COF0,CTN0,CAC0 discard=CORN | turn=12 coins=3/0 resources=-/CRN1,2TOB0,2COF0,CTN0,CAC0 discard=CORN | TURNS
            turn=13 coins=3/0 resources=-/CRN1,2TOB0,2COF0,CTN0,CAC0 discard=CORN | turn=13 coins=2/0 resources=-/CRN1,2TOB0,2COF0,CTN0,CAC0 discard=CORN | COINS
            turn=13 coins=3/0 resources=-/CRN1,2TOB0,2COF0,CTN0,CAC0 discard=CORN | turn=14 coins=3/0 resources=-/CRN1,2TOB0,2COF0 discard=CORN,CTN0,CAC0 | DISCARDS
            """)
    void theGameEndsOnceNobodyCanCashIn_END1(String possible, String impossible, Wrong wrong) {
        String corn = "CRN0,".repeat(10) + "CRN1,CRN1,CRN1,CRN1,CRN1";
        check(
                "players=2 step=OVER market=5WAR",
                possible.replace("CORN", corn),
                impossible.replace("CORN", corn),
                wrong);
    }
}
