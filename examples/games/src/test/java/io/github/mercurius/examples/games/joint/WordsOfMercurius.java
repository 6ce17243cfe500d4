package io.github.mercurius.examples.games.joint;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.Optional;

/** The lies of a host in the types of Mercurius. */
final class WordsOfMercurius implements Together.Words<Action, PlayerView> {
    @Override
    public AnyJoint hostOpens(AnyJoint joint, String part) {
        return ((JointDeal) joint).withHostPart(part);
    }

    @Override
    public GameRecord record(
            AnyRecord<Action, PlayerView> record,
            Optional<? extends AnyJoint> joint,
            List<LogEntry<Action>> log,
            List<String> hashes,
            List<? extends AnyStanding> result) {
        return GameRecord.builder()
                .mergeFrom((GameRecord) record)
                .joint(joint.map(JointDeal.class::cast))
                .log(log)
                .hashes(hashes)
                .result(result.stream().map(Standing.class::cast).toList())
                .build();
    }
}
