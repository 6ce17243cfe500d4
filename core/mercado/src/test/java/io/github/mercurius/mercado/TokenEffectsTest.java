package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.EditionException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tokens that give another turn, or coins to the others (RUL-25): the stand-in has none, so another edition is used.
 */
class TokenEffectsTest {
    private static final Edition EDITION = edition("oB", "AGAIN", "V", "oW", "AGAIN");

    /** The stand-in, but five tokens TA with a point and other effects in place of its first kind. */
    private static Edition edition(String... effects) {
        List<Effect> own = Stream.of(effects)
                .flatMap(code -> Effect.withCode(code).stream())
                .toList();
        Edition.Builder edition = TestEditions.withoutTokens("stand-in 2").token("TA", 5, 1, own);
        for (TokenKind kind : Edition.standIn().tokenKinds().subList(1, 6)) {
            edition.token(kind.code(), kind.copies(), kind.points(), kind.effects());
        }
        return edition.build();
    }

    private static GameState state(String parts) {
        return GameState.parse(
                "mdn/1 edition=" + EDITION.mark() + " players=3 tiles=O01,O02,O03,O04,P01,P02 " + parts, EDITION);
    }

    /** Seat 0 in a later turn, with tokens that give another one. */
    private static GameState holder() {
        return state("turn=6 hands=2TA/-/- spent=B/-/-");
    }

    private static GameState play(GameState state, String... actions) {
        GameState after = state;
        for (String action : actions) {
            after = Play.next(after, Action.parse(action, EDITION));
        }
        return after;
    }

    private static List<String> events(GameState state, String action) {
        List<String> events = new ArrayList<>();
        Play.next(state, Action.parse(action, EDITION), event -> events.add(event.notation()));
        return events;
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "B", "-B", "S", "V", "AGAIN", "oB", "oW"})
    void tokensMayHaveTheEffectsThatASymbolGives_EDN8_RUL25(String effect) {
        assertThat(edition(effect, "oW", effect).tokenKinds().get(0).effects())
                .extracting(Effect::code)
                .containsExactly(effect, "oW", effect);
    }

    @ParameterizedTest
    @ValueSource(strings = {"+3", "o-V", "o-S"})
    void tokensHaveNoEffectsOfSalesOrOfTheTrackAlone_EDN8_RUL25(String effect) {
        assertThatThrownBy(() -> edition("AGAIN", effect))
                .isInstanceOf(EditionException.class)
                .hasMessage("EDN-8: tokens[TA].effects[1]: \"" + effect
                        + "\", expected one of [W, B, -B, S, V, AGAIN, oB, oW]");
    }

    @Test
    void theEffectsOfATokenActInPrintedOrder_PRV3_RUL25() {
        GameState state = holder();
        assertThat(events(state, "V:TA"))
                .containsExactly(
                        "tokenPlayed 0 TA",
                        "moved 0 1 1",
                        "coinGained 1 B",
                        "coinGained 2 B",
                        "turnGained 0",
                        "asked TOKEN -");
        state = play(state, "V:TA");
        assertThat(state.table().todo()).extracting(Todo::notation).containsExactly("effect:oW", "effect:AGAIN");
        assertThat(events(state, "~V:V2S"))
                .as("another turn twice is one (RUL-13)")
                .containsExactly("tokenDrawn 0 V2S", "coinGained 1 W", "coinGained 2 W", "asked ACTION 0");
    }

    @Test
    void anotherTurnOfATokenAllowsNoSecondTokenInThisOne_PRV1_XTR1() {
        GameState state = play(holder(), "V:TA", "~V:V2S");
        assertThat(state.checkAny(Action.parse("V:TA", EDITION)).map(Violation::rule))
                .contains(Rule.PRV_1);
        assertThat(state.legalActions()).extracting(Action::notation).containsExactlyInAnyOrder("A", "B");
        assertThat(events(state, "B")).containsExactly("takenBack 0 B", "turnBegan 7 0", "asked ACTION 0");
        state = play(state, "B");
        assertThat(state.table().isAnotherTurnDue()).isFalse();
        state = play(state, "V:TA", "~V:V2", "A", "~C:BBB", ".");
        assertThat(state.table().turn()).isEqualTo(8);
        assertThat(state.table().activeSeat())
                .as("the extra turn has its own token and its own extra turn")
                .isZero();
        assertThat(state.table().round()).isEqualTo(2);
        assertThat(play(state, "B").table().activeSeat()).as("without a token").isEqualTo(1);
    }

    @Test
    void aPositionSaysThatTheTokenHasGivenAnotherTurn_XTR1_RUL25() {
        for (String rest : List.of(
                "ask=TOKEN done=TOKEN,AGAIN todo=effect:oW,effect:AGAIN",
                "done=TOKEN,AGAIN",
                "ask=PLAY done=TOKEN,AGAIN drawn=GST")) {
            GameState state = state("turn=6 positions=1/0/0 gone=TA " + rest);
            assertThat(state.table().isAnotherTurnDue()).isTrue();
            assertThat(GameState.parse(state.toText(), EDITION)).isEqualTo(state);
        }
    }
}
