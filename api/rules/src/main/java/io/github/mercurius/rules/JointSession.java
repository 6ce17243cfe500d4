package io.github.mercurius.rules;

import io.github.mercurius.rules.Discrepancy.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One seat's side of dealing or drawing together: it keeps the seat's secret part, and opens it only to a host that
 * sticks to what it has shown.
 *
 * <pre>{@code
 * JointSession session = JointSession.of(shownFirst, seat, AnyJoint.part(new SecureRandom()::nextBytes));
 * send(session.commitment());
 * session.show(shownNext);                  // each time that the host shows the joint deal
 * if (session.joint().isCommitted()) {
 *     send(session.open());                 // for a game with joint chance, session.open(mine) for each outcome
 * }
 * VerificationReport report = session.verify(record, mine); // after the game
 * }</pre>
 *
 * <p>What the host shows first holds: set-up, table, each commitment, and each part or link that was opened. The host
 * lies if it changes or takes back one of them, shows another commitment for this seat, asks it to open before all have
 * committed, shows its own part before the game is over, or plays on without the seats. In a game with joint chance it
 * also lies if a link is there before the game asks for that draw. The game says which draws there were, not the host.
 *
 * <p>A lie is thrown as a {@link LyingHostException} and remembered: from then on nothing is opened, and
 * {@link #verify(AnyRecord)} reports it.
 *
 * <p>This class is mutable, and not thread-safe. To go on after a restart, store {@link #joint}, {@link #opened} and
 * the part before you send what was opened; a session with a {@link #lie} has nothing to go on with.
 */
public final class JointSession {
    private final int seat;
    private final String part;
    private final String commitment;
    private final List<String> opened;
    private AnyJoint joint;
    private @Nullable AnySeatGame<?, ?> game;
    private @Nullable Discrepancy lie;

    private JointSession(AnyJoint joint, int seat, String part, List<String> opened) {
        this.joint = joint;
        this.seat = seat;
        this.part = part;
        this.commitment = joint.commitmentOf(seat, part); // refuses a wrong seat or part
        this.opened = opened;
    }

    /**
     * The session of a seat that has opened nothing yet.
     *
     * @param first what the host shows first
     * @param part the seat's secret part, which is used for this table alone
     * @throws LyingHostException if the host shows another commitment for this seat, or something opened already
     * @throws IllegalArgumentException if there is no such seat, or the part is not 64 hexadecimal digits
     */
    public static JointSession of(AnyJoint first, int seat, String part) {
        JointSession session = resumed(first, seat, part, List.of());
        session.refuse(session.story().wrong(first, null));
        return session;
    }

    /**
     * The session of a seat that goes on after a restart.
     *
     * @param joint the stored {@link #joint}
     * @param part the seat's secret part
     * @param opened the stored {@link #opened}
     * @throws LyingHostException if the joint deal has another commitment for this seat, or more of it is open
     * @throws IllegalArgumentException if there is no such seat, the part is not 64 hexadecimal digits, or it does not
     *     give what was opened
     */
    public static JointSession resumed(AnyJoint joint, int seat, String part, List<String> opened) {
        Objects.requireNonNull(joint, "joint: null, expected a joint deal");
        Objects.requireNonNull(part, "part: null, expected 64 hexadecimal digits");
        List<String> given = Checks.copy(opened, "opened");
        JointSession session = new JointSession(joint, seat, part, given);
        int last = given.size() - 1;
        if (last >= 0 && !given.get(last).equals(joint.opening(seat, part, last))) {
            throw new IllegalArgumentException(
                    "opened: " + given.get(last) + " for draw " + last + ", expected what the part gives");
        }
        session.refuse(session.story().wrong(joint));
        return session;
    }

    /** What this seat shows of its part: send it to the host. */
    public String commitment() {
        return commitment;
    }

    /** What the host has shown last. */
    public AnyJoint joint() {
        return joint;
    }

    /** What this seat has opened so far, in the order of the draws. */
    public List<String> opened() {
        return Collections.unmodifiableList(new ArrayList<>(opened));
    }

    /** The first lie of the host that this session was told; empty if there was none. */
    public Optional<Discrepancy> lie() {
        return Optional.ofNullable(lie);
    }

    /**
     * Takes what the host shows before the game.
     *
     * @throws LyingHostException if it is a lie, or there was one before
     * @throws IllegalStateException if the game is known already, which is then shown too
     */
    public void show(AnyJoint shown) {
        Objects.requireNonNull(shown, "shown: null, expected a joint deal");
        refuseAfterLie();
        if (game != null || opened.size() > 1) {
            throw new IllegalStateException("the game has begun, expected this seat's side of it too");
        }
        take(shown, null);
    }

    /**
     * Takes what the host shows during the game, together with this seat's side of the game at the same moment.
     *
     * @param mine this seat's side of the game, from its beginning
     * @throws LyingHostException if it is a lie, or there was one before
     * @throws IllegalArgumentException if this side of the game has fewer updates than before
     * @throws IllegalStateException if it does not go back to the beginning
     */
    public void show(AnyJoint shown, AnySeatGame<?, ?> mine) {
        Objects.requireNonNull(shown, "shown: null, expected a joint deal");
        Objects.requireNonNull(mine, "mine: null, expected a side of the game");
        refuseAfterLie();
        checkWhole(mine);
        take(shown, mine);
    }

    /**
     * Takes the commitment of a host that dealt alone after all: always a lie, as it offered to deal together.
     *
     * @throws LyingHostException always
     */
    public void showSealed(String commitment) {
        Objects.requireNonNull(commitment, "commitment: null, expected what the host has shown");
        refuseAfterLie();
        refuse(JointStory.wrong("a sealed deal with commitment " + commitment, "the joint deal at table " + table()));
    }

    /**
     * Takes what the host shows if it cannot be read as a joint deal, such as a list that is too short or a part that
     * does not fit its commitment: always a lie.
     *
     * @param refused what was thrown when it was read
     * @throws LyingHostException always
     */
    public void showUnreadable(IllegalArgumentException refused) {
        Objects.requireNonNull(refused, "refused: null, expected what was thrown");
        refuseAfterLie();
        refuse(JointStory.wrong(String.valueOf(refused.getMessage()), "a joint deal that can be read"));
    }

    private void take(AnyJoint shown, @Nullable AnySeatGame<?, ?> mine) {
        refuse(story().wrong(shown));
        if (mine != null) {
            refuse(story().wrong(mine));
        }
        refuse(story().wrong(shown, mine));
        joint = shown;
        game = mine;
    }

    /**
     * Opens this seat's part for the deal or, with joint chance, its link for the first draw: send it to the host.
     * Asked again, it gives the same.
     *
     * @throws LyingHostException if not all have committed, or there was a lie before
     */
    public String open() {
        refuseAfterLie();
        if (!story().allCommitted()) {
            refuse(JointStory.wrong(
                    "seat " + seat + " asked to open", "all commitments first: waiting for " + joint.waitingFor()));
        }
        return opening(0);
    }

    /**
     * Opens this seat's link for the outcome that its game asks for: send it to the host. Asked again for the same
     * outcome, it gives the same.
     *
     * @param mine this seat's side of the game, from its beginning
     * @throws LyingHostException if this is another game than was shown, what was shown last does not have the links
     *     for the draws before, or there was a lie before
     * @throws IllegalArgumentException if this side of the game has fewer updates than before
     * @throws IllegalStateException if it does not go back to the beginning, asks for no outcome, or no more can be
     *     drawn
     */
    public String open(AnySeatGame<?, ?> mine) {
        Objects.requireNonNull(mine, "mine: null, expected a side of the game");
        refuseAfterLie();
        checkWhole(mine);
        refuse(story().wrong(mine));
        refuse(story().wrong(joint, mine));
        game = mine;
        int draw = JointStory.outcomes(mine) + 1;
        if (!mine.view().table().asksChance() || draw >= joint.mostDraws()) {
            throw new IllegalStateException("draw " + draw + " of " + joint.mostDraws()
                    + ": not asked for, expected a game that asks for an outcome");
        }
        return opening(draw);
    }

    private String opening(int draw) {
        if (draw == opened.size()) {
            opened.add(joint.opening(seat, part, draw));
        }
        return opened.get(draw);
    }

    /**
     * Checks the record of the game against this session, and all that {@link AnyRecord#verify(String)} checks: the
     * record must have the same set-up, table and commitments, all that was opened, and from this seat just what it has
     * opened.
     */
    public <A extends AnyAction, V extends AnyView<A>> VerificationReport verify(AnyRecord<A, V> record) {
        Optional<Discrepancy> wrong = wrong(record);
        return wrong.isPresent() ? report(wrong) : record.verify(joint.commitment());
    }

    /**
     * The same, and compares what this seat was told with what it should have been told.
     *
     * @param mine this seat's side of the game
     */
    public <A extends AnyAction, V extends AnyView<A>> VerificationReport verify(
            AnyRecord<A, V> record, AnySeatGame<A, V> mine) {
        Objects.requireNonNull(mine, "mine: null, expected a side of the game");
        Optional<Discrepancy> wrong = wrong(record);
        if (!wrong.isPresent()) {
            wrong = story().wrong(mine);
        }
        return wrong.isPresent() ? report(wrong) : record.verify(joint.commitment(), mine);
    }

    private Optional<Discrepancy> wrong(AnyRecord<?, ?> record) {
        Objects.requireNonNull(record, "record: null, expected the record of the game");
        return lie != null ? lie() : story().wrong(record);
    }

    private static VerificationReport report(Optional<Discrepancy> wrong) {
        return VerificationReport.of(
                wrong, EnumSet.noneOf(Part.class), EnumSet.noneOf(VerificationReport.Gap.class), List.of());
    }

    private JointStory story() {
        return new JointStory(joint, seat, commitment, opened, game);
    }

    private void checkWhole(AnySeatGame<?, ?> mine) {
        if (mine.firstNumber() != 0) {
            throw new IllegalStateException("a game from update " + mine.firstNumber() + ", expected it from update 0");
        }
        int known = game == null ? 0 : game.nextNumber();
        if (mine.nextNumber() < known) {
            throw new IllegalArgumentException(
                    "updates: " + mine.nextNumber() + ", expected at least the " + known + " that were shown before");
        }
    }

    private void refuse(Optional<Discrepancy> wrong) {
        if (wrong.isPresent()) {
            lie = wrong.get();
            throw new LyingHostException(lie);
        }
    }

    private void refuseAfterLie() {
        if (lie != null) {
            throw new LyingHostException(lie);
        }
    }

    private String table() {
        return joint.table();
    }

    /** The seat, the table and who is waited for; the part is not in it. */
    @Override
    public String toString() {
        return "session of seat " + seat + " at table " + table() + ", waiting for " + joint.waitingFor();
    }
}
