package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks a record against the game that follows from its beginning and its log.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class RecordCheck<A extends AnyAction, V extends AnyView<A>> {
    private final AnyRecord<A, V> record;
    private final AnyGame<A, V> first;
    private final Function<Set<Gap>, Optional<Discrepancy>> deal;
    private final Replay<A, V> replay;
    /** The hashes of the game that was played so far, if the record has some to compare. */
    private final List<String> hashes = new ArrayList<>();

    private final Set<Part> checked = EnumSet.noneOf(Part.class);
    private final Set<Gap> gaps = EnumSet.noneOf(Gap.class);
    private Optional<Discrepancy> wrong = Optional.empty();

    /**
     * A check of a record.
     *
     * @param first its game before the first entry of the log
     * @param deal what is wrong with the deal, which each game checks in its own way
     */
    public RecordCheck(AnyRecord<A, V> record, AnyGame<A, V> first, Function<Set<Gap>, Optional<Discrepancy>> deal) {
        this.record = record;
        this.first = first;
        this.deal = deal;
        replay = new Replay<>(first);
    }

    /**
     * The report.
     *
     * @param shown the commitment that was shown before the game, if the caller knows it
     * @param told a seat's side of the game, if it is to be compared too
     */
    public VerificationReport report(@Nullable String shown, @Nullable AnySeatGame<A, V> told) {
        check(Part.COMMITMENT, () -> commitment(shown));
        check(Part.LOG, this::log);
        check(Part.HASH, this::hashes);
        check(Part.RESULT, this::result);
        if (told != null) {
            check(Part.VIEW, () -> view(told));
            check(Part.UPDATE, () -> updates(told));
            noteIf(told.firstNumber() > 0 || told.nextNumber() < record.log().size(), Gap.TOLD_LESS);
        }
        noteIf(told == null, Gap.TOLD_NOT_GIVEN);
        noteIf(replay.undoReveals() || !replay.undos().stream().allMatch(undo -> isTold(undo, told)), Gap.UNDONE);
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

    private static boolean isTold(int undo, @Nullable AnySeatGame<?, ?> told) {
        return told != null && undo >= told.firstNumber() && undo < told.nextNumber();
    }

    private Optional<Discrepancy> commitment(@Nullable String shown) {
        Optional<String> commitment = record.shownCommitment();
        String found = commitment.orElse(Difference.NOTHING);
        if (shown != null && !found.equals(shown)) {
            return Optional.of(new Discrepancy(Part.COMMITMENT, 0, found, shown));
        }
        noteIf(shown == null, Gap.SHOWN_NOT_GIVEN);
        noteIf(!commitment.isPresent(), Gap.NO_COMMITMENT);
        return deal.apply(gaps);
    }

    /** Plays the log; where an entry is not possible, but the hashes differ before it, these tell where it began. */
    private Optional<Discrepancy> log() {
        keepHash();
        for (LogEntry<A> entry : record.log()) {
            Optional<Discrepancy> refused = replay.play(entry);
            if (refused.isPresent()) {
                Optional<Discrepancy> before = knownHashes();
                return before.isPresent() ? before : refused;
            }
            keepHash();
        }
        return Optional.empty();
    }

    private void keepHash() {
        if (!record.hashes().isEmpty()) {
            hashes.add(replay.game().hashForHost());
        }
    }

    private Optional<Discrepancy> hashes() {
        int needed = record.log().size() + 1;
        int given = record.hashes().size();
        noteIf(given == 0, Gap.NO_HASHES);
        noteIf(given > 0 && given < needed, Gap.HASHES_CUT_SHORT);
        return given > needed
                ? Optional.of(new Discrepancy(Part.HASH, needed, record.hashes().get(needed), Difference.NOTHING))
                : knownHashes();
    }

    private Optional<Discrepancy> knownHashes() {
        int known = Math.min(hashes.size(), record.hashes().size());
        return compare(Part.HASH, hashes.subList(0, known), record.hashes().subList(0, known));
    }

    private Optional<Discrepancy> result() {
        AnyState<A, V> end = replay.game().state();
        noteIf(!end.isOver(), Gap.NOT_OVER);
        noteIf(end.isOver() && record.result().isEmpty(), Gap.NO_RESULT);
        List<? extends AnyStanding> expected = end.isOver() ? end.table().ranking() : List.of();
        return end.isOver() && record.result().isEmpty()
                ? Optional.empty()
                : compare(Part.RESULT, expected, record.result());
    }

    private Optional<Discrepancy> view(AnySeatGame<A, V> told) {
        int number = told.firstNumber();
        OptionalInt viewer = told.firstView().viewer();
        if (number > record.log().size()) {
            return Optional.of(new Discrepancy(Part.VIEW, number, "a view", Difference.NOTHING));
        }
        if (viewer.isPresent() && viewer.getAsInt() >= record.setup().players()) {
            return Optional.of(new Discrepancy(Part.VIEW, number, "seat " + viewer.getAsInt(), Difference.NOTHING));
        }
        AnyState<A, V> state = Replay.of(first, record.log().subList(0, number)).state();
        V view = viewer.isPresent() ? state.viewFor(viewer.getAsInt()) : state.viewForSpectator();
        return view.equals(told.firstView())
                ? Optional.empty()
                : Optional.of(new Discrepancy(Part.VIEW, number, text(told.firstView()), text(view)));
    }

    /** All of a view. */
    private String text(V view) {
        return view.toText() + ", " + view.table().setup();
    }

    /** The first thing that a seat or a spectator was told wrongly; what was not told yet does not count. */
    private Optional<Discrepancy> updates(AnySeatGame<A, V> told) {
        OptionalInt viewer = told.firstView().viewer();
        int number = told.firstNumber();
        List<? extends AnyUpdate> happened = viewer.isPresent()
                ? replay.game().updatesFor(viewer.getAsInt(), number)
                : replay.game().updatesForSpectator(number);
        int due = Math.min(happened.size(), told.updates().size());
        Optional<Difference> other = Difference.first(
                List.<AnyUpdate>copyOf(happened.subList(0, due)),
                List.<AnyUpdate>copyOf(told.updates()),
                AnyUpdate::notation);
        if (other.isPresent()) {
            return other.map(update -> wrong(Part.UPDATE, number + update.index(), update.firstLine()));
        }
        AnyGame<A, V> then = Replay.of(first, record.log().subList(0, told.nextNumber()));
        String hash = viewer.isPresent() ? then.hashFor(viewer.getAsInt()) : then.hashForSpectator();
        return hash.equals(told.hash())
                ? Optional.empty()
                : Optional.of(new Discrepancy(Part.HASH, told.nextNumber(), told.hash(), hash));
    }

    /** The first place where a list is not as it should be, as what is wrong with a part of a record. */
    public static Optional<Discrepancy> compare(Part part, List<?> expected, List<?> found) {
        return Difference.first(List.<Object>copyOf(expected), List.<Object>copyOf(found), Object::toString)
                .map(difference -> wrong(part, difference.index(), difference));
    }

    private static Discrepancy wrong(Part part, int index, Difference difference) {
        return new Discrepancy(part, index, difference.found(), difference.expected());
    }
}
