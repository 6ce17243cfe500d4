package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.Play;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Documents of all kinds, from random games. */
final class SampleDocuments {
    static final Edition EDITION = Edition.standIn();

    private static final List<Sample> GOLDEN = Sample.golden(MercatoresJson.formats(EDITION));

    private SampleDocuments() {}

    /** Documents of every format: those of a random game first, the large ones in front. */
    static List<Sample> of(Random random) {
        Game game = RandomGames.game(random, random.nextInt(3) == 0 ? 1000 : random.nextInt(150));
        Edition edition = game.setup().edition();
        Formats<Action, PlayerView> formats = MercatoresJson.formats(edition);
        List<Sample> samples = new ArrayList<>(Sample.large(formats, game, random));
        SealedDeal seal = SealedDeal.seal(game.setup(), game.deal().orElseThrow(), random::nextBytes);
        Game sealed = Play.noted(RandomGames.again(Game.start(seal), game));
        GameRecord joint = Game.start(joint(game.setup(), 3)).toRecord();
        GameRecord from = Game.from(game.state()).toRecord();
        samples.addAll(Sample.all(
                MercatoresJson.RECORD, "game", List.of(sealed.toRecord(), joint, joint.withoutSecrets(), from)));
        samples.add(Sample.of(MercatoresJson.JOINT_DEAL, "joint", joint(game.setup(), random.nextInt(4))));
        samples.addAll(Sample.small(formats, Mercatores.rules(edition), game));
        samples.add(Sample.of(MercatoresJson.EDITION, "edition", edition));
        samples.addAll(GOLDEN);
        return samples;
    }

    /** What was shown of a joint deal: nothing, the commitments, the parts of the seats, or all. */
    static JointDeal joint(Setup setup, int steps) {
        String host = "f".repeat(64);
        JointDeal joint = Mercatores.jointDeal(setup, "0".repeat(64));
        if (steps > 0) {
            joint = joint.withCommitment(JointDeal.HOST, joint.commitmentOf(JointDeal.HOST, host));
            for (int seat : setup.seats()) {
                joint = joint.withCommitment(seat, joint.commitmentOf(seat, part(seat)));
            }
        }
        if (steps > 1) {
            for (int seat : setup.seats()) {
                joint = joint.withPart(seat, part(seat));
            }
        }
        return steps > 2 ? joint.withPart(JointDeal.HOST, host) : joint;
    }

    private static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }
}
