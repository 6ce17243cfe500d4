package io.github.mercurius.examples.games.joint;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.JointDeal;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Standing;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.Optional;

/** The lies of a host in the types of Mercatores. */
final class WordsOfMercatores implements Together.Words<Action, PlayerView> {
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
