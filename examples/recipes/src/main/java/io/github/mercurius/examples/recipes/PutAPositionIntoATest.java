package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.Position;
import io.github.mercurius.rules.PositionException;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** Puts a position into a bug report as one line, builds another one for a test, and hears why a third cannot be. */
public final class PutAPositionIntoATest {
    private PutAPositionIntoATest() {}

    public static void main(String[] args) {
        // A bug report: what seat 1 sees, without the cards that are hidden from it. state.toText() has all cards.
        GameState state = GameState.start(Setup.of(3), Deal.seeded(1602)).applyAction(Action.buy(Asset.AMS));
        String line = state.viewFor(1).toText();
        System.out.println(line);
        System.out.println("Comes back equal: " + Mercurius.rules().view(line).equals(state.viewFor(1)));

        // A test: say what it is about. Boards, hands and decks that are not said are dealt.
        IntUnaryOperator random = new SplittableRandom(1602)::nextInt;
        Position position = Position.of(Setup.of(3))
                .withTurn(3)
                .withSpace(Asset.AMS, 7)
                .withTokens(0, Tokens.of(Asset.AMS, Asset.AMS, Asset.AMS));
        GameState sales = position.dealt(random);
        for (int sale = 0; sale < 3; sale++) {
            sales = sales.applyAction(Action.sell(Asset.AMS));
        }
        System.out.println(
                "Three shares sold at price 3 leave " + sales.table().player(0).cash() + " guilders");

        // A position that contradicts the rules: all problems at once, each with its rules.
        try {
            position.withCash(1, -5).withSpace(Asset.TEA, 40).dealt(random);
        } catch (PositionException impossible) {
            impossible.problems().forEach(problem -> System.out.println(problem.message()));
        }
    }
}
