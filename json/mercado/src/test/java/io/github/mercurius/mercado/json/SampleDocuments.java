package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.Play;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Documents of all kinds, from random games. */
final class SampleDocuments {
    static final Edition EDITION = Edition.standIn();

    private static final String TABLE = "0".repeat(64);

    private static final List<Sample> GOLDEN = Sample.golden(MercadoJson.formats(EDITION));

    private SampleDocuments() {}

    /** Documents of every format: those of a random game first, the large ones in front. */
    static List<Sample> of(Random random) {
        Game game = RandomGames.game(random, random.nextInt(4) == 0 ? 3000 : random.nextInt(300));
        Edition edition = game.setup().edition();
        Formats<Action, PlayerView> formats = MercadoJson.formats(edition);
        List<Sample> samples = new ArrayList<>(Sample.large(formats, game, random));
        samples.add(Sample.of(
                MercadoJson.RECORD, "game", Play.noted(Game.from(game.state())).toRecord()));
        JointChance joint = joint(game.setup(), random.nextInt(4));
        GameRecord withJoint = GameRecord.builder()
                .mergeFrom(game.toRecord())
                .joint(Optional.of(joint))
                .build();
        samples.add(Sample.of(MercadoJson.RECORD, "game", withJoint));
        samples.add(Sample.of(MercadoJson.JOINT_CHANCE, "joint", joint));
        samples.addAll(Sample.small(formats, Mercado.rules(edition), game));
        samples.add(Sample.of(MercadoJson.EDITION, "edition", edition));
        List<Chance> chances = game.state().chances();
        samples.addAll(Sample.all(MercadoJson.chance(edition), "chance", Sample.last(3, chances)));
        samples.add(Sample.of(
                MercadoJson.chance(EDITION), "chance", new Chance(new Outcome.CoinsDrawn(Coins.parse("GGB")), 120)));
        samples.addAll(GOLDEN);
        return samples;
    }

    /** What was shown of a joint chance: nothing, the commitments, some links, or all. */
    static JointChance joint(Setup setup, int steps) {
        JointChance joint = JointChance.at(setup, TABLE);
        String host = "f".repeat(64);
        if (steps > 0) {
            joint = joint.withHostCommitment(JointChance.hostCommitment(TABLE, host));
            for (int seat : setup.seats()) {
                joint = joint.withSeatCommitment(seat, JointChance.seatCommitment(TABLE, seat, part(seat)));
            }
        }
        if (steps > 1) {
            List<List<String>> links = new ArrayList<>();
            for (int seat : setup.seats()) {
                List<String> two = List.of(
                        JointChance.link(TABLE, seat, part(seat), 0), JointChance.link(TABLE, seat, part(seat), 1));
                // the last seat has not opened for the second draw
                links.add(seat < setup.players() - 1 ? two : two.subList(0, 1));
            }
            joint = joint.withOpenings(links);
        }
        return steps > 2 ? joint.withHostPart(host) : joint;
    }

    private static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }
}
