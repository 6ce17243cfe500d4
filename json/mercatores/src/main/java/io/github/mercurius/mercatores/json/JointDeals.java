package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.mercatores.JointDeal;
import io.github.mercurius.mercatores.Setup;

/** How a deal that host and seats make together is written: alone, and in the record of a game. */
final class JointDeals {
    static final JointDealFormat<Setup, JointDeal> FORMAT =
            new JointDealFormat<>(Vocabulary.SEATS, JointDeal.class, JointDeal::at, JointDeal::withHostPart);

    static final Codec<JointDeal> JOINT_DEAL =
            FORMAT.document("mercatores-joint/1", Field.of("setup", Vocabulary.SETUP, JointDeal::setup));

    private JointDeals() {}
}
