package io.github.mercurius.mercado;

import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;

import io.github.mercurius.common.Difference;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks a record against the game that follows from its set-up, deal and log. */
final class Verification {
    private final GameRecord record;
    private final Replay replay;
    private final Set<Part> checked = EnumSet.noneOf(Part.class);
    private final Set<Gap> gaps = EnumSet.noneOf(Gap.class);
    private Optional<Discrepancy> wrong = Optional.empty();

    Verification(GameRecord record) {
        this.record = record;
        replay = new Replay(Game.start(record.setup(), record.deal()));
    }

    /**
     * The report.
     *
     * @param told a seat's side of the game, if it is to be compared too
     * @param joint the joint chance, if the draws are to be compared too
     */
    VerificationReport report(@Nullable SeatGame told, @Nullable JointChance joint) {
        check(Part.LOG, this::log);
        check(Part.CHANCE, () -> chance(joint));
        check(Part.HASH, this::hashes);
        check(Part.RESULT, this::result);
        if (told != null) {
            check(Part.VIEW, () -> view(record, told));
            check(Part.UPDATE, () -> updates(record, told));
            noteIf(told.firstNumber() > 0 || told.nextNumber() < record.log().size(), Gap.TOLD_LESS);
        }
        noteIf(told == null, Gap.TOLD_NOT_GIVEN);
        noteIf(record.log().stream().anyMatch(LogEntry.Undone.class::isInstance), Gap.UNDONE);
        return new VerificationReport(wrong, checked, gaps);
    }

    /** Checks a part, if all before it is right. */
    private void check(Part part, Supplier<Optional<Discrepancy>> found) {
        if (!wrong.isPresent()) {
            int gapsBefore = gaps.size();
            wrong = found.get();
            if (!wrong.isPresent() && gaps.size() == gapsBefore) {
                checked.add(part);
            }
        }
    }

    private void noteIf(boolean missing, Gap gap) {
        if (missing) {
            gaps.add(gap);
        }
    }

    /** Plays the log; where an entry is illegal, but the hashes differ before it, these tell where it began. */
    private Optional<Discrepancy> log() {
        for (LogEntry<Action> entry : record.log()) {
            Optional<Discrepancy> illegal = replay.play(entry);
            if (illegal.isPresent()) {
                Optional<Discrepancy> before = knownHashes();
                return before.isPresent() ? before : illegal;
            }
        }
        return Optional.empty();
    }

    /** The first draw that is not what the joint chance gives. */
    private Optional<Discrepancy> chance(@Nullable JointChance joint) {
        noteIf(joint == null, Gap.CHANCE_UNKNOWN);
        noteIf(joint != null && !joint.hostPart().isPresent(), Gap.HOST_PART_CLOSED);
        if (joint == null || !joint.hostPart().isPresent()) {
            return Optional.empty();
        }
        return new ChanceCheck(record, joint, joint.hostPart().get()).discrepancy();
    }

    private Optional<Discrepancy> hashes() {
        int needed = record.log().size() + 1;
        int given = record.hashes().size();
        noteIf(given == 0, Gap.NO_HASHES);
        noteIf(given > 0 && given < needed, Gap.HASHES_CUT_SHORT);
        if (given > needed) {
            return Optional.of(
                    new Discrepancy(Part.HASH, needed, record.hashes().get(needed), Difference.NOTHING));
        }
        return knownHashes();
    }

    private Optional<Discrepancy> knownHashes() {
        if (record.hashes().isEmpty()) {
            return Optional.empty();
        }
        List<String> expected = replay.game().toRecord().hashes();
        int known = Math.min(expected.size(), record.hashes().size());
        return compare(Part.HASH, expected.subList(0, known), record.hashes().subList(0, known));
    }

    private Optional<Discrepancy> result() {
        boolean over = replay.game().state().isOver();
        noteIf(!over, Gap.NOT_OVER);
        noteIf(over && record.result().isEmpty(), Gap.NO_RESULT);
        List<Standing> expected = over ? replay.game().state().table().ranking() : List.of();
        return over && record.result().isEmpty() ? Optional.empty() : compare(Part.RESULT, expected, record.result());
    }

    /** The first thing that a seat or a spectator was told wrongly; what was not told yet does not count. */
    static Optional<Discrepancy> told(GameRecord record, SeatGame told) {
        Optional<Discrepancy> view = view(record, told);
        return view.isPresent() ? view : updates(record, told);
    }

    private static Optional<Discrepancy> view(GameRecord record, SeatGame told) {
        int first = told.firstNumber();
        if (first > record.log().size()) {
            return Optional.of(new Discrepancy(Part.VIEW, first, "a view", Difference.NOTHING));
        }
        OptionalInt viewer = told.firstView().viewer();
        if (viewer.isPresent() && viewer.getAsInt() >= record.setup().players()) {
            return Optional.of(new Discrepancy(Part.VIEW, first, "seat " + viewer.getAsInt(), Difference.NOTHING));
        }
        GameState start = record.replayed(first).state();
        PlayerView view = viewer.isPresent() ? start.viewFor(viewer.getAsInt()) : start.viewForSpectator();
        return view.equals(told.firstView())
                ? Optional.empty()
                : Optional.of(new Discrepancy(Part.VIEW, first, text(told.firstView()), text(view)));
    }

    /** All of a view: what it shows of the table, and the set-up. */
    private static String text(PlayerView view) {
        return view + ", " + view.table().setup();
    }

    private static Optional<Discrepancy> updates(GameRecord record, SeatGame told) {
        int first = told.firstNumber();
        Game game = record.replay();
        int audience = told.firstView().viewer().orElse(Audience.SPECTATOR);
        List<Update> happened = game.updatesSeenBy(audience, first);
        List<Update> due =
                happened.subList(0, Math.min(happened.size(), told.updates().size()));
        Optional<Difference> other = Difference.first(due, told.updates(), Update::notation);
        if (other.isPresent()) {
            return other.map(update -> wrong(Part.UPDATE, first + update.index(), update.firstLine()));
        }
        String hash = game.hashBefore(audience, told.nextNumber());
        return hash.equals(told.hash())
                ? Optional.empty()
                : Optional.of(new Discrepancy(Part.HASH, told.nextNumber(), told.hash(), hash));
    }

    private static <T> Optional<Discrepancy> compare(Part part, List<T> expected, List<T> found) {
        return Difference.first(expected, found, Object::toString)
                .map(difference -> wrong(part, difference.index(), difference));
    }

    private static Discrepancy wrong(Part part, int index, Difference difference) {
        return new Discrepancy(part, index, difference.found(), difference.expected());
    }
}
