package io.github.mercurius.mercado;

import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LogEntry;

import io.github.mercurius.rules.Discrepancy.Part;
import java.util.Optional;

/** Compares the first tiles and every outcome of a record with what a joint chance gives. */
final class ChanceCheck {
    private final GameRecord record;
    private final JointChance joint;
    private final String hostPart;

    ChanceCheck(GameRecord record, JointChance joint, String hostPart) {
        this.record = record;
        this.joint = joint;
        this.hostPart = hostPart;
    }

    /** The first draw that is another one; the log is legal, as it was checked before. */
    Optional<Discrepancy> discrepancy() {
        if (joint.draws() == 0) {
            return Optional.of(missing(0, record.deal().toString()));
        }
        Deal deal = joint.deal(hostPart);
        if (!deal.equals(record.deal())) {
            return Optional.of(new Discrepancy(Part.CHANCE, 0, record.deal().toString(), deal.toString()));
        }
        Replay replay = new Replay(Game.start(record.setup(), record.deal()));
        int draw = 0;
        for (LogEntry<Action> entry : record.log()) {
            if (entry instanceof LogEntry.Acted acted && acted.action() instanceof Outcome found) {
                draw++;
                if (draw >= joint.draws()) {
                    return Optional.of(missing(draw, found.notation()));
                }
                Outcome expected = joint.outcome(hostPart, replay.game().state(), draw);
                if (!expected.equals(found)) {
                    return Optional.of(new Discrepancy(Part.CHANCE, draw, found.notation(), expected.notation()));
                }
            }
            replay.play(entry);
        }
        return Optional.empty();
    }

    private static Discrepancy missing(int draw, String found) {
        return new Discrepancy(Part.CHANCE, draw, found, "no draw before all seats have opened for it");
    }
}
