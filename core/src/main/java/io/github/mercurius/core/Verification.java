package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Discrepancy.Part;
import io.github.mercurius.core.VerificationReport.Gap;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks a record against the game that follows from its set-up, deal and log. */
final class Verification {
    private static final String NOTHING = "nothing";

    private final GameRecord record;
    private final Replay replay;
    private final Set<Part> checked = EnumSet.noneOf(Part.class);
    private final Set<Gap> gaps = EnumSet.noneOf(Gap.class);
    private Optional<Discrepancy> wrong = Optional.empty();

    Verification(GameRecord record) {
        this.record = record;
        replay = new Replay(record.beginning());
    }

    /**
     * The report.
     *
     * @param shown the commitment that was shown before the game, if the caller knows it
     * @param told a seat's side of the game, if it is to be compared too
     */
    VerificationReport report(@Nullable String shown, @Nullable SeatGame told) {
        check(Part.COMMITMENT, () -> commitment(shown));
        check(Part.LOG, this::log);
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

    private Optional<Discrepancy> commitment(@Nullable String shown) {
        Optional<String> commitment = record.shownCommitment();
        noteIf(shown == null, Gap.SHOWN_NOT_GIVEN);
        noteIf(!commitment.isPresent(), Gap.NO_COMMITMENT);
        if (shown != null && commitment.isPresent() && !commitment.get().equals(shown)) {
            return Optional.of(new Discrepancy(Part.COMMITMENT, 0, commitment.get(), shown));
        }
        return record.joint().isPresent() ? jointDeal(record.joint().get()) : sealedDeal();
    }

    private Optional<Discrepancy> jointDeal(JointDeal joint) {
        if (!joint.hostPart().isPresent()) {
            return Optional.of(new Discrepancy(Part.COMMITMENT, 0, joint.toString(), "the part of the host"));
        }
        return compare(Part.COMMITMENT, joint.deal().cards(), deal().cards());
    }

    private Optional<Discrepancy> sealedDeal() {
        if (!record.commitment().isPresent()) {
            return Optional.empty();
        }
        String commitment = record.commitment().get();
        if (!record.nonce().isPresent()) {
            return Optional.of(new Discrepancy(Part.COMMITMENT, 0, commitment, "the nonce that opens it"));
        }
        String sealed =
                SealedDeal.of(record.setup(), deal(), record.nonce().get()).commitment();
        return compare(Part.COMMITMENT, List.of(sealed), List.of(commitment));
    }

    /** The deal: a record that has a commitment or a joint deal did not begin at a position. */
    private Deal deal() {
        return record.deal().orElseThrow(IllegalStateException::new);
    }

    /** Plays the log; where an entry is illegal, but the hashes differ before it, these tell where it began. */
    private Optional<Discrepancy> log() {
        for (LogEntry entry : record.log()) {
            Optional<Discrepancy> illegal = replay.play(entry);
            if (illegal.isPresent()) {
                Optional<Discrepancy> before = knownHashes();
                return before.isPresent() ? before : illegal;
            }
        }
        return Optional.empty();
    }

    private Optional<Discrepancy> hashes() {
        int needed = record.log().size() + 1;
        int given = record.hashes().size();
        noteIf(given == 0, Gap.NO_HASHES);
        noteIf(given > 0 && given < needed, Gap.HASHES_CUT_SHORT);
        if (given > needed) {
            return Optional.of(
                    new Discrepancy(Part.HASH, needed, record.hashes().get(needed), NOTHING));
        }
        return knownHashes();
    }

    private Optional<Discrepancy> knownHashes() {
        if (record.hashes().isEmpty()) {
            return Optional.empty();
        }
        List<String> expected = replay.game().recordHashes();
        int known = Math.min(expected.size(), record.hashes().size());
        return compare(Part.HASH, expected.subList(0, known), record.hashes().subList(0, known));
    }

    private Optional<Discrepancy> result() {
        boolean over = replay.state().isOver();
        noteIf(!over, Gap.NOT_OVER);
        noteIf(over && record.result().isEmpty(), Gap.NO_RESULT);
        List<Standing> expected = over ? replay.state().table().ranking() : List.of();
        return over && record.result().isEmpty() ? Optional.empty() : compare(Part.RESULT, expected, record.result());
    }

    /** The first thing that a seat or a spectator was told otherwise; what was not told yet does not count. */
    static Optional<Discrepancy> told(GameRecord record, SeatGame told) {
        Optional<Discrepancy> view = view(record, told);
        return view.isPresent() ? view : updates(record, told);
    }

    private static Optional<Discrepancy> view(GameRecord record, SeatGame told) {
        int first = told.firstNumber();
        if (first > record.log().size()) {
            return Optional.of(new Discrepancy(Part.VIEW, first, "a view", NOTHING));
        }
        OptionalInt viewer = told.firstView().viewer();
        if (viewer.isPresent() && viewer.getAsInt() >= record.setup().players()) {
            return Optional.of(new Discrepancy(Part.VIEW, first, "seat " + viewer.getAsInt(), NOTHING));
        }
        GameState start = record.replayed(first).state();
        PlayerView view = viewer.isPresent() ? start.viewFor(viewer.getAsInt()) : start.viewForSpectator();
        return view.equals(told.firstView())
                ? Optional.empty()
                : Optional.of(new Discrepancy(Part.VIEW, first, text(told.firstView()), text(view)));
    }

    /** All of a view: what it shows of the table, the spaces of the markers, and the set-up. */
    private static String text(PlayerView view) {
        return view + ", spaces " + view.table().market().spaces() + ", "
                + view.table().setup();
    }

    private static Optional<Discrepancy> updates(GameRecord record, SeatGame told) {
        OptionalInt viewer = told.firstView().viewer();
        int first = told.firstNumber();
        Game game = record.replay();
        List<Update> happened =
                viewer.isPresent() ? game.updatesFor(viewer.getAsInt(), first) : game.updatesForSpectator(first);
        for (int i = 0; i < told.updates().size(); i++) {
            Update given = told.updates().get(i);
            if (i >= happened.size() || !given.equals(happened.get(i))) {
                String expected = i < happened.size() ? happened.get(i).notation() : NOTHING;
                return Optional.of(firstLine(first + i, given.notation(), expected));
            }
        }
        int audience = viewer.isPresent() ? viewer.getAsInt() : Audience.SPECTATOR;
        String hash = game.hashBefore(audience, told.nextNumber());
        return hash.equals(told.hash())
                ? Optional.empty()
                : Optional.of(new Discrepancy(Part.HASH, told.nextNumber(), told.hash(), hash));
    }

    /** The first line in which two updates differ. */
    private static Discrepancy firstLine(int number, String given, String expected) {
        return compare(Part.UPDATE, Arrays.asList(expected.split("\n")), Arrays.asList(given.split("\n")))
                .map(line -> new Discrepancy(Part.UPDATE, number, line.found(), line.expected()))
                .orElse(new Discrepancy(Part.UPDATE, number, given, expected));
    }

    private static Optional<Discrepancy> compare(Part part, List<?> expected, List<?> found) {
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            String should = i < expected.size() ? expected.get(i).toString() : NOTHING;
            String is = i < found.size() ? found.get(i).toString() : NOTHING;
            if (!should.equals(is)) {
                return Optional.of(new Discrepancy(part, i, is, should));
            }
        }
        return Optional.empty();
    }
}
