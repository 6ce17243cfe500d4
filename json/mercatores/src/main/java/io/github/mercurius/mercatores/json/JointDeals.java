package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.mercatores.JointDeal;
import io.github.mercurius.mercatores.Setup;

/** How a deal that host and seats make together is written: alone, and in the record of a game. */
final class JointDeals {
    private static final int FEWEST = Setup.FEWEST_PLAYERS;
    private static final int MOST = Setup.MOST_PLAYERS;

    static final JointDealFormat<Setup, JointDeal> FORMAT = new JointDealFormat<>(
            JointDeal::at,
            JointDeal::withHostCommitment,
            JointDeal::withSeatCommitment,
            JointDeal::withOpening,
            JointDeal::withHostPart);

    static final Codec<JointDealFormat.Parts> PARTS = JointDealFormat.parts(FEWEST, MOST);

    static final Codec<JointDeal> JOINT_DEAL = FORMAT.document(
                    Field.of("setup", Vocabulary.SETUP, JointDeal::setup), FEWEST, MOST)
            .marked(Documents.FORMAT, "mercatores-joint/1");

    private JointDeals() {}
}
