package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Choices;
import java.util.List;
import java.util.Map;

/** Mercatores with an edition, as programs see it that serve any game. */
final class MercatoresRules extends AbstractRules {
    private static final String LAST_TURNS = "lastTurns";

    /** Those of RUL-3. */
    private static final Choices CHOICES = Choices.none().and(LAST_TURNS, List.of(LastTurns.OTHERS, LastTurns.ALL));

    MercatoresRules(Edition edition) {
        super(edition);
    }

    @Override
    public String id() {
        return "mercatores";
    }

    @Override
    Setup.Builder builder(List<String> names) {
        return Setup.builder().names(names).edition(edition);
    }

    @Override
    Setup own(AnySetup setup) {
        Setup own = Arguments.own(Setup.class, setup, "set-up");
        boolean same = own.edition().equals(edition);
        Arguments.that(same, "edition", own.edition(), edition + ", the edition of these rules");
        return own;
    }

    @Override
    public Choices choices() {
        return CHOICES;
    }

    @Override
    public Setup setup(List<String> names, int startSeat, Map<String, String> chosen) {
        String lastTurns = Arguments.notNull(CHOICES.with(chosen).get(LAST_TURNS), LAST_TURNS);
        return builder(names)
                .startSeat(startSeat)
                .lastTurns(LastTurns.valueOf(lastTurns))
                .build();
    }

    /** The canonically first legal action. */
    @Override
    public Action actionInAbsence(PlayerView view) {
        own(Arguments.notNull(view, "view", "a view").table.setup);
        LegalActions legal = view.legalActions();
        Arguments.that(!legal.isEmpty(), "view", view, "that of the player whose turn it is");
        return legal.get(0);
    }
}
