package io.github.mercurius.mercado;

import io.github.mercurius.common.RecordCheck;
import io.github.mercurius.common.Replay;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares the first tiles and every outcome of a record, undone ones too, with what its joint chance gives. */
final class JointOrigin implements RecordCheck.Origin {
    private final GameRecord record;
    private final @Nullable JointChance joint;

    JointOrigin(GameRecord record) {
        this.record = record;
        joint = record.joint().orElse(null);
    }

    /** What stands behind the commitment, the part of the host, is checked with the chance. */
    @Override
    public Optional<Discrepancy> commitment(Set<Gap> gaps) {
        return Optional.empty();
    }

    @Override
    public boolean hasChance() {
        return true;
    }

    @Override
    public Optional<Discrepancy> chance(Set<Gap> gaps) {
        if (joint == null || !joint.hostPart().isPresent()) {
            gaps.add(joint == null ? Gap.CHANCE_UNKNOWN : Gap.HOST_PART_CLOSED);
            return Optional.empty();
        }
        return chance(joint, joint.hostPart().get());
    }

    private Optional<Discrepancy> chance(JointChance joint, String hostPart) {
        String tiles = record.deal().map(Deal::toString).orElse("-");
        if (joint.draws() == 0) {
            return missing(0, tiles);
        }
        String drawn = joint.deal(hostPart).toString();
        return drawn.equals(tiles) ? outcomes(joint, hostPart) : wrong(0, tiles, drawn);
    }

    /** The log is possible, as it was checked before. */
    private Optional<Discrepancy> outcomes(JointChance joint, String hostPart) {
        Replay<Action, PlayerView> replay = new Replay<>(record.firstGame());
        int draw = 0;
        int asked = 0;
        for (LogEntry<Action> entry : record.log()) {
            if (entry instanceof LogEntry.Acted<Action> acted && acted.action() instanceof Outcome found) {
                draw++;
                if (draw >= joint.draws()) {
                    return missing(draw, found.notation());
                }
                Outcome expected =
                        joint.outcome(hostPart, (GameState) replay.game().state(), draw);
                if (!expected.equals(found)) {
                    return wrong(draw, found.notation(), expected.notation());
                }
            }
            replay.play(entry);
            // Seats may have opened for an outcome that was asked for until an undo.
            asked = Math.max(asked, draw + (replay.game().state().asksChance() ? 1 : 0));
        }
        return joint.mostLinks() - 1 > asked
                ? wrong(asked + 1, "a link that was opened for it", "no draw that the game did not ask for")
                : Optional.empty();
    }

    private static Optional<Discrepancy> missing(int draw, String found) {
        return wrong(draw, found, "no draw before all seats have opened for it");
    }

    private static Optional<Discrepancy> wrong(int draw, String found, String expected) {
        return Optional.of(new Discrepancy(Part.CHANCE, draw, found, expected));
    }
}
