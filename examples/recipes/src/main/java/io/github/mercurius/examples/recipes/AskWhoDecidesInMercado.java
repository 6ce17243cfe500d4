package io.github.mercurius.examples.recipes;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Tokens;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Asks the player whose decision it is, and chance where nobody decides: it is not always the one whose turn it is. */
public final class AskWhoDecidesInMercado {
    private AskWhoDecidesInMercado() {}

    public static void main(String[] args) {
        Edition edition = Edition.standIn();
        TokenKind one = edition.tokenKinds().get(0);
        TokenKind other = edition.tokenKinds().get(1);
        IntUnaryOperator dealer = Dealer.seeded(7);
        // Seat 0 has drawn the last coin for a perfume that makes the others discard a token.
        GameState state = Position.of(Setup.of(2))
                .withTurn(6)
                .withAsk(Ask.PLAY)
                .withTile(Stall.PERFUMES_5, edition.tile("P12").orElseThrow(IllegalStateException::new))
                .withEdge(0, Stall.PERFUMES_5, Coins.parse("CS"))
                .withPlaced(2)
                .withDrawn(Coins.parse("C"))
                .withHand(1, Tokens.of(edition, List.of(one, other)))
                .dealt(bound -> 0)
                .applyAction(0, Action.parse("C>5", edition))
                .applyAction(0, Action.parse(".", edition));

        for (int step = 0; step < 3; step++) {
            if (state.asksChance()) {
                System.out.println("chance decides on "
                        + state.table().ask().map(Enum::name).orElse("nothing"));
                state = state.applyOutcome(state.drawOutcome(dealer));
            } else {
                int seat = state.decider().orElseThrow();
                System.out.println("seat " + seat + " decides, in the turn of seat "
                        + state.table().activeSeat() + ": " + state.legalActions());
                state = state.applyAction(seat, state.legalActions().get(0));
            }
        }
    }
}
