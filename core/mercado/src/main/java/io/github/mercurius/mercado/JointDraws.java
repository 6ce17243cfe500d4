package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.common.Log;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.Optional;

/** What the joint chance of a game, if it has one, brings now. */
record JointDraws(Optional<JointChance> chance, Log<Action, GameState, Step, Update> log) {
    /** The chance with the link that a seat has opened for the outcome that is asked for. */
    JointChance link(int seat, String link) {
        Hashing.check("link", link);
        JointChance known = joint();
        if (!log.state().asksChance()) {
            throw new IllegalStateException("link of seat " + seat + ", but no outcome of chance is asked for");
        }
        int outcomes = outcomes(log.entries());
        if (known.opened(seat).size() > outcomes + 1) {
            throw new IllegalStateException("second link of seat " + seat + " for outcome " + outcomes);
        }
        return known.withOpening(seat, link, outcomes + 1);
    }

    /** The chance with the part that the host has opened. */
    JointChance hostPart(String part) {
        Hashing.check("part", part);
        return joint().withHostPart(part);
    }

    /** The outcome that comes now. */
    Outcome outcome(String part) {
        Hashing.check("part", part);
        return joint().outcome(part, log.state(), outcomes(log.entries()) + 1);
    }

    /** Refuses an outcome for which not all have opened. */
    void checkOpened() {
        chance.ifPresent(joint -> {
            int outcomes = outcomes(log.entries());
            if (joint.draws() <= outcomes + 1) {
                throw new IllegalStateException(
                        "outcome " + outcomes + ": not all have opened for it, waiting for " + joint.waitingFor());
            }
        });
    }

    private JointChance joint() {
        return chance.orElseThrow(() -> new IllegalStateException("the game has no joint chance"));
    }

    /** Refuses more links than a log can have asked for. */
    static void checkLinks(JointChance joint, List<LogEntry<Action>> log) {
        int outcomes = outcomes(log);
        // One draw for the first tiles, one for each outcome, and perhaps one that is asked for.
        Arguments.that(
                joint.mostLinks() <= outcomes + 2,
                "links of a seat",
                joint.mostLinks(),
                "at most " + (outcomes + 2) + ", as the log has " + outcomes + " outcomes");
    }

    /** How many outcomes of chance there were, undone ones too. */
    private static int outcomes(List<LogEntry<Action>> log) {
        return (int) log.stream()
                .filter(entry -> entry instanceof LogEntry.Acted<Action> acted && acted.action() instanceof Outcome)
                .count();
    }
}
