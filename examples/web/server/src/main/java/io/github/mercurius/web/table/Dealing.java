package io.github.mercurius.web.table;

import io.github.mercurius.rules.JointDeal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How the deal of a table is made. */
public sealed interface Dealing {
    /** How many times the dealing began. */
    int attempt();

    /** The seats that stopped the last dealing, if none has begun since. */
    default List<Integer> stopped() {
        return List.of();
    }

    /** What every player keeps to check the game with, as soon as it is known. */
    Optional<String> shown();

    /** Nobody deals yet. */
    record NotYet(int attempt, List<Integer> stopped) implements Dealing {
        @Override
        public Optional<String> shown() {
            return Optional.empty();
        }
    }

    /**
     * Host and seats make the deal together (RUL-12).
     *
     * @param joint as it was when the game began; without the host's part
     * @param hostPart the host's part, secret until the game is over
     * @param parts the parts of bots, by seat; null for people
     * @param beganAt when everybody was asked to commit
     */
    record Joint(int attempt, JointDeal joint, String hostPart, List<@Nullable String> parts, long beganAt)
            implements Dealing {
        @Override
        public Optional<String> shown() {
            return joint.isCommitted() ? Optional.of(joint.commitment()) : Optional.empty();
        }

        Joint with(JointDeal next) {
            return new Joint(attempt, next, hostPart, parts, beganAt);
        }

        /** The bots open their parts when all have committed. */
        Joint withPartsOfBots() {
            JointDeal open = joint;
            for (int seat = 0; joint.isCommitted() && seat < parts.size(); seat++) {
                String part = parts.get(seat);
                if (part != null && open.part(seat).isEmpty()) {
                    open = open.withPart(seat, part);
                }
            }
            return with(open);
        }

        @Override
        public String toString() {
            return joint.toString();
        }
    }

    /**
     * The server deals, and shows a commitment.
     *
     * @param shown nothing if chance brings more than the deal, so that there is no commitment
     */
    record Alone(int attempt, Optional<String> shown) implements Dealing {}
}
