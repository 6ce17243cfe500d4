package io.github.mercurius.web.table;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.game.TableGame;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is chosen when a table is made.
 *
 * @param players how many seats there are
 * @param listed whether the table is in the public list, and anybody may sit down
 * @param spectators whether anybody who knows the table may watch
 * @param timer the seconds for a turn, or 0 for no limit
 * @param dealing who makes the deal; null for the usual way of the game
 * @param startSeat who takes the first turn
 * @param game the name of the game
 * @param edition the edition as a document; null if the game has none
 * @param rulings what is chosen where the rules leave a choice: all rulings of the game, by name
 */
public record Options(
        int players,
        boolean listed,
        boolean spectators,
        int timer,
        @Nullable DealingKind dealing,
        int startSeat,
        String game,
        @Nullable String edition,
        Map<String, String> rulings) {
    public static final int SHORTEST_TIMER = 5;
    public static final int LONGEST_TIMER = 7 * 24 * 3600;

    /** Who makes the deal. */
    public enum DealingKind {
        /** Host and seats together (RUL-12), if the deal is all that chance brings. */
        JOINT,
        /** The server, which shows a commitment before if the deal is all that chance brings. */
        SEALED
    }

    /** Completes the dealing, the rulings, and the edition with the stand-in. */
    public Options {
        String asked = edition;
        TableGame<?, ?> kind = RefusedException.accepted(Why.REFUSED, () -> Games.of(game, asked));
        Rules<?, ?> rules = kind.rules();
        edition = kind.edition();
        Map<String, String> chosen = rulings;
        rulings = RefusedException.accepted(Why.MALFORMED, () -> rules.choices().with(chosen));
        if (dealing == null) {
            dealing = kind.together().isPresent() ? DealingKind.JOINT : DealingKind.SEALED;
        } else if (dealing == DealingKind.JOINT && kind.together().isEmpty()) {
            throw new RefusedException(
                    Why.MALFORMED, "dealing: joint, expected sealed, as the deal is not all that chance brings");
        }
        between("players", players, rules.fewestPlayers(), rules.mostPlayers());
        between("startSeat", startSeat, 0, players - 1);
        if (timer != 0) {
            between("timer", timer, SHORTEST_TIMER, LONGEST_TIMER);
        }
    }

    private static void between(String what, int given, int least, int most) {
        if (given < least || given > most) {
            throw new RefusedException(Why.MALFORMED, what + ": " + given + ", expected " + least + " to " + most);
        }
    }

    @JsonIgnore
    public boolean isJoint() {
        return dealing == DealingKind.JOINT;
    }

    /** The game, with its edition. */
    public TableGame<?, ?> tableGame() {
        return Games.of(game, edition);
    }

    /** The set-up for players with these names, by seat. */
    AnySetup setup(List<String> names) {
        return tableGame().rules().setup(names, startSeat, rulings);
    }
}
