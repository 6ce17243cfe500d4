package io.github.mercurius.examples.games.joint;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.LogEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A deal that is made together in Mercurius. */
final class TogetherInMercurius extends Together<JointDeal, Action, PlayerView> {
    TogetherInMercurius() {
        super(Mercurius.rules());
    }

    @Override
    JointDeal at(AnySetup setup, String table) {
        return JointDeal.at((Setup) setup, table);
    }

    @Override
    JointDeal hostCommits(JointDeal joint, String commitment) {
        return joint.withHostCommitment(commitment);
    }

    @Override
    JointDeal seatCommits(JointDeal joint, int seat, String commitment) {
        return joint.withSeatCommitment(seat, commitment);
    }

    @Override
    JointDeal opens(JointDeal joint, int seat, String opening) {
        return joint.withOpening(seat, opening);
    }

    @Override
    JointDeal hostOpens(JointDeal joint, String part) {
        return joint.withHostPart(part);
    }

    @Override
    String hostCommitment(String table, String part) {
        return JointDeal.hostCommitment(table, part);
    }

    @Override
    JointDeal shown(AnyGame<Action, PlayerView> game) {
        return ((Game) game).toRecord().joint().orElseThrow().withoutHostPart();
    }

    @Override
    Game start(JointDeal opened, String hostPart) {
        return Game.start(opened.withHostPart(hostPart));
    }

    @Override
    Game hostOpensAfter(AnyGame<Action, PlayerView> game, String part) {
        return (Game) game;
    }

    @Override
    GameRecord with(AnyRecord<Action, PlayerView> record, Optional<JointDeal> joint) {
        return edited(record).joint(joint).build();
    }

    @Override
    GameRecord withLog(AnyRecord<Action, PlayerView> record, List<LogEntry<Action>> log) {
        return edited(record).log(log).build();
    }

    @Override
    GameRecord withHashes(AnyRecord<Action, PlayerView> record, List<String> hashes) {
        return edited(record).hashes(hashes).build();
    }

    @Override
    GameRecord withResult(AnyRecord<Action, PlayerView> record, List<? extends AnyStanding> result) {
        List<Standing> standings = new ArrayList<>();
        result.forEach(standing -> standings.add((Standing) standing));
        return edited(record).result(standings).build();
    }

    private static GameRecord.Builder edited(AnyRecord<Action, PlayerView> record) {
        return GameRecord.builder().mergeFrom((GameRecord) record);
    }
}
