package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.testing.Games;
import io.github.mercurius.json.testing.Play;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import io.github.mercurius.testkit.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Documents of all kinds, from random games. */
final class SampleDocuments {
    static final Games<Action, PlayerView> GAMES = new Games<>(
            (random, actions) -> RandomPlay.from(random).game().gameWithUndos(actions),
            setup -> Mercurius.rules(),
            setup -> MercuriusJson.formats(),
            SampleDocuments::of);

    private SampleDocuments() {}

    /** Documents of every format from a random game. */
    static List<Sample> of(Random random) {
        Game game = RandomPlay.from(random).game(PlayStyle.VARIED).gameWithUndos(1 + random.nextInt(200));
        List<Sample> documents = new ArrayList<>(Sample.large(MercuriusJson.formats(), game, random));
        JointDeal deal = jointDeal(game.setup());
        GameRecord joint = GameRecord.builder()
                .mergeFrom(game.toRecord())
                .joint(Optional.of(deal))
                .build();
        GameRecord from = Game.from(game.state()).toRecord();
        GameRecord noted = Play.noted(game).toRecord();
        documents.addAll(Sample.all(
                MercuriusJson.RECORD,
                "game",
                List.of(joint, joint.withoutSecrets(), from, from.withoutSecrets(), noted)));
        documents.addAll(Sample.all(
                MercuriusJson.JOINT_DEAL,
                "joint",
                List.of(deal, deal.withoutHostPart(), Mercurius.jointDeal(game.setup(), "0".repeat(64)))));
        documents.addAll(Sample.small(MercuriusJson.formats(), Mercurius.rules(), game));
        documents.addAll(Sample.all(MercuriusJson.ACTION, "action", Sample.last(5, game.actions())));
        List<Update> updates = new ArrayList<>(Sample.last(5, game.updatesForHost(0)));
        updates.add(new Update(17, 4, 3, 2, List.of(new Event.Undone(2, 4, 1))));
        updates.addAll(Play.noted(game).updatesForHost(game.updateCount()));
        for (Update update : updates) {
            documents.addAll(Sample.all(
                    MercuriusJson.UPDATE,
                    "update",
                    List.of(update, update.seenBy(random.nextInt(3)), update.seenBySpectator())));
            documents.addAll(Sample.all(MercuriusJson.EVENT, "event", update.events()));
        }
        documents.add(Sample.of(MercuriusJson.EVENT, "event", new Event.HiddenCardDrawn(3, Deck.BACKUP)));
        documents.addAll(Sample.all(MercuriusJson.VIOLATION, "violation", Samples.violations()));
        return documents;
    }

    /** A deal that all made together, to the end, with parts that are no secret. */
    static JointDeal jointDeal(Setup setup) {
        JointDeal joint = Mercurius.jointDeal(setup, "0".repeat(64));
        joint = joint.withCommitment(JointDeal.HOST, joint.commitmentOf(JointDeal.HOST, "f".repeat(64)));
        for (int seat : setup.seats()) {
            joint = joint.withCommitment(seat, joint.commitmentOf(seat, part(seat)));
        }
        for (int seat : setup.seats()) {
            joint = joint.withPart(seat, part(seat));
        }
        return joint.withPart(JointDeal.HOST, "f".repeat(64));
    }

    private static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }
}
