package io.github.mercurius.json;

import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import io.github.mercurius.testkit.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Documents of all kinds, from random games. */
final class SampleDocuments {
    private SampleDocuments() {}

    /** Documents of every format from a random game. */
    static List<Sample> of(Random random) {
        Game game = RandomPlay.from(random).game(PlayStyle.VARIED).gameWithUndos(1 + random.nextInt(200));
        List<Sample> documents = new ArrayList<>();
        documents.add(Sample.of(MercuriusJson.STATE, "state", game.state()));
        documents.add(Sample.of(MercuriusJson.VIEW, "view", game.state().viewFor(random.nextInt(3))));
        documents.add(Sample.of(MercuriusJson.VIEW, "view", game.state().viewForSpectator()));
        documents.add(Sample.of(MercuriusJson.RECORD, "game", game.toRecord()));
        documents.add(Sample.of(MercuriusJson.RECORD, "game", game.toRecord().withoutSecrets()));
        GameRecord joint = GameRecord.builder()
                .mergeFrom(game.toRecord())
                .joint(Optional.of(jointDeal(game.setup())))
                .build();
        documents.add(Sample.of(MercuriusJson.RECORD, "game", joint));
        documents.add(Sample.of(MercuriusJson.RECORD, "game", joint.withoutSecrets()));
        GameRecord fromPosition = Game.from(game.state()).toRecord();
        documents.add(Sample.of(MercuriusJson.RECORD, "game", fromPosition));
        documents.add(Sample.of(MercuriusJson.RECORD, "game", fromPosition.withoutSecrets()));
        documents.add(Sample.of(MercuriusJson.RECORD, "game", noted(game).toRecord()));
        documents.add(Sample.of(MercuriusJson.JOINT_DEAL, "joint", jointDeal(game.setup())));
        documents.add(Sample.of(
                MercuriusJson.JOINT_DEAL, "joint", jointDeal(game.setup()).withoutHostPart()));
        documents.add(Sample.of(MercuriusJson.JOINT_DEAL, "joint", JointDeal.at(game.setup(), "0".repeat(64))));
        documents.add(Sample.of(MercuriusJson.SETUP, "setup", game.setup()));
        last(5, game.actions()).forEach(action -> documents.add(Sample.of(MercuriusJson.ACTION, "action", action)));
        last(8, noted(game).toRecord().log())
                .forEach(entry -> documents.add(Sample.of(MercuriusJson.LOG_ENTRY, "entry", entry)));
        documents.add(Sample.of(MercuriusJson.LOG_ENTRY, "entry", new LogEntry.Undone<>(2)));
        documents.add(Sample.of(MercuriusJson.POSITION, "position", Position.of(game.state())));
        documents.add(Sample.of(
                MercuriusJson.POSITION, "position", Position.of(game.state().viewFor(1))));
        List<Update> updates = new ArrayList<>(last(5, game.updatesForHost(0)));
        updates.add(new Update(17, 4, 3, 2, List.of(new Event.Undone(2, 4, 1))));
        List<Update> told = noted(game).updatesForHost(game.updateCount());
        updates.addAll(told);
        for (Update update : updates) {
            documents.add(Sample.of(MercuriusJson.UPDATE, "update", update));
            documents.add(Sample.of(MercuriusJson.UPDATE, "update", update.seenBy(random.nextInt(3))));
            documents.add(Sample.of(MercuriusJson.UPDATE, "update", update.seenBySpectator()));
            update.events().forEach(event -> documents.add(Sample.of(MercuriusJson.EVENT, "event", event)));
        }
        documents.add(Sample.of(MercuriusJson.EVENT, "event", new Event.HiddenCardDrawn(3, Deck.BACKUP)));
        Samples.violations()
                .forEach(violation -> documents.add(Sample.of(MercuriusJson.VIOLATION, "violation", violation)));
        return documents;
    }

    /** The game with notes of each kind. */
    static Game noted(Game game) {
        Game noted = game.note(new Note.Tag("Site", "Łódź"))
                .note(new Note.Left(2, Note.Substitute.BOT))
                .note(new Note.Returned(2));
        return noted.state().isOver()
                ? noted
                : noted.note(new Note.PlayedFor(
                        noted.state().decider().getAsInt(), Note.Substitute.HOST, Note.Reason.ABSENCE));
    }

    /** A deal that all made together, to the end, with parts that are no secret. */
    static JointDeal jointDeal(Setup setup) {
        String table = "0".repeat(64);
        JointDeal joint =
                JointDeal.at(setup, table).withHostCommitment(JointDeal.hostCommitment(table, "f".repeat(64)));
        for (int seat : setup.seats()) {
            String commitment =
                    JointDeal.seatCommitment(table, seat, String.valueOf(seat).repeat(64));
            joint = joint.withSeatCommitment(seat, commitment);
        }
        for (int seat : setup.seats()) {
            joint = joint.withOpening(seat, String.valueOf(seat).repeat(64));
        }
        return joint.withHostPart("f".repeat(64));
    }

    private static <T> List<T> last(int count, List<T> all) {
        return all.subList(Math.max(0, all.size() - count), all.size());
    }
}
