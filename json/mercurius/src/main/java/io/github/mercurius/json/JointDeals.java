package io.github.mercurius.json;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.JointDealFormat;

/** How a deal that host and seats make together is written: alone, and in the record of a game. */
final class JointDeals {
    static final JointDealFormat<Setup, JointDeal> FORMAT =
            new JointDealFormat<>(Vocabulary.SEATS, JointDeal.class, JointDeal::at, JointDeal::withHostPart);

    static final Codec<JointDeal> JOINT_DEAL =
            FORMAT.document("mercurius-joint/1", Field.of("setup", Vocabulary.SETUP, JointDeal::setup));

    private JointDeals() {}
}
