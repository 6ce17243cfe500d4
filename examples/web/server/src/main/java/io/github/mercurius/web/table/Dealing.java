package io.github.mercurius.web.table;

import io.github.mercurius.core.JointDeal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How the deal of a table is made. */
public sealed interface Dealing {
    /** What every player keeps to check the game with, as soon as it is known. */
    Optional<String> shown();

    /**
     * Host and seats make the deal together (RUL-12).
     *
     * @param joint without the host's part
     * @param hostPart the host's part, secret until the game is over
     * @param botParts the parts that the server made for bots, by seat; null for people
     * @param beganAt when everybody was asked to commit
     */
    record Joint(JointDeal joint, String hostPart, List<@Nullable String> botParts, long beganAt) implements Dealing {
        @Override
        public Optional<String> shown() {
            return joint.isCommitted() ? Optional.of(joint.commitment()) : Optional.empty();
        }

        Joint with(JointDeal next) {
            return new Joint(next, hostPart, botParts, beganAt);
        }

        /** The joint deal with all parts. */
        public JointDeal complete() {
            return joint.withHostPart(hostPart);
        }

        @Override
        public String toString() {
            return joint.toString();
        }
    }

    /** The server deals, and shows a commitment. */
    record Alone(String commitment) implements Dealing {
        @Override
        public Optional<String> shown() {
            return Optional.of(commitment);
        }
    }
}
