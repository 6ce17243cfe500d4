package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.Languages;
import java.util.List;
import java.util.Locale;

/** Asks why a move is refused, in three languages; and takes the facts of the case, for words of one's own. */
public final class AskWhyAMoveIsRefused {
    private AskWhyAMoveIsRefused() {}

    public static void main(String[] args) {
        Setup setup = Setup.of("Robert", "Magda", "Anna");
        GameState state = GameState.start(setup, Deal.seeded(1602));
        for (String trade : List.of("+SIL", "+SIL")) {
            state = state.applyAction(0, Action.parse(trade));
        }
        state = state.applyAction(0, Action.parse("-SIL"));

        Violation violation = state.check(0, Action.parse("+SIL")).orElseThrow();
        for (Locale locale : Languages.all()) {
            System.out.println(violation.rule().id() + ": " + violation.message(locale, setup));
            System.out.println("  " + violation.rule().text(locale));
        }

        if (violation instanceof Violation.NoTradeLeft noneLeft) {
            System.out.println("Enough for today, after " + noneLeft.made() + " trades.");
        }
    }
}
