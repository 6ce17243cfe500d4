package io.github.mercurius.web;

import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import java.util.List;

/** What host and seats have shown, as each game builds it from texts. */
final class Joints {
    private Joints() {}

    static AnyJoint at(AnySetup setup, String table, String hostCommitment) {
        if (setup instanceof io.github.mercurius.mercado.Setup mercado) {
            return JointChance.at(mercado, table).withHostCommitment(hostCommitment);
        } else if (setup instanceof io.github.mercurius.mercatores.Setup mercatores) {
            return io.github.mercurius.mercatores.JointDeal.at(mercatores, table)
                    .withHostCommitment(hostCommitment);
        }
        return io.github.mercurius.core.JointDeal.at((io.github.mercurius.api.Setup) setup, table)
                .withHostCommitment(hostCommitment);
    }

    /** The same with the links of all draws, for a joint deal that has none. */
    static AnyJoint with(AnyJoint known, List<List<String>> links) {
        JointChance joint = JointChance.at((io.github.mercurius.mercado.Setup) known.setup(), known.table())
                .withHostCommitment(known.hostCommitment().orElseThrow());
        for (int seat : known.setup().seats()) {
            joint = joint.withSeatCommitment(seat, known.seatCommitment(seat).orElseThrow());
        }
        return joint.withLinks(links);
    }
}
