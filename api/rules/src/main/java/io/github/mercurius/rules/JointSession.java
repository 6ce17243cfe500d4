package io.github.mercurius.rules;

import io.github.mercurius.rules.Discrepancy.Part;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One seat's side of dealing together: it keeps the seat's secret part, and opens it only to a host that sticks to what
 * it has shown.
 *
 * <pre>{@code
 * JointSession session = JointSession.of(shownFirst, seat, JointDeal.secret(new SecureRandom()::nextBytes));
 * send(session.commitment());
 * session.show(shownNext);                  // each time that the host shows the joint deal
 * if (session.joint().isCommitted()) {
 *     send(session.open());
 * }
 * VerificationReport report = session.verify(record, mine); // after the game
 * }</pre>
 *
 * <p>What the host shows first holds: set-up, table, each commitment, and each part that was opened. The host lies if
 * it changes or takes back one of them, shows another commitment or part for this seat, asks it to open before all have
 * committed, or shows its own part, which comes in the record after the game.
 *
 * <p>A lie is thrown as a {@link LyingHostException} and remembered: from then on nothing is opened, and
 * {@link #verify} reports it.
 *
 * <p>This class is mutable, and not thread-safe. To go on after a restart, store {@link #joint}, {@link #hasOpened} and
 * the part before you send what was opened; a session that was told a lie has nothing to go on with.
 */
public final class JointSession {
    private static final String NOTHING = "nothing";

    private final int seat;
    private final String part;
    private final String commitment;
    private boolean hasOpened;
    private JointDeal joint;
    private @Nullable Discrepancy lie;

    private JointSession(JointDeal joint, int seat, String part, boolean hasOpened) {
        this.joint = joint;
        this.seat = seat;
        this.part = part;
        this.hasOpened = hasOpened;
        commitment = joint.commitmentOf(seat, part); // refuses a wrong seat or part
    }

    /**
     * The session of a seat that has opened nothing yet.
     *
     * @param first what the host shows first
     * @param part the seat's secret part, which is used for this table alone
     * @throws LyingHostException if the host shows another commitment for this seat, or too much is open
     * @throws IllegalArgumentException if there is no such seat, or the part is not 64 hexadecimal digits
     */
    public static JointSession of(JointDeal first, int seat, String part) {
        return resumed(first, seat, part, false);
    }

    /**
     * The session of a seat that goes on after a restart.
     *
     * @param joint the stored {@link #joint}
     * @param part the seat's secret part
     * @param hasOpened the stored {@link #hasOpened}
     * @throws LyingHostException if the joint deal has another commitment for this seat, or too much is open
     * @throws IllegalArgumentException if there is no such seat, or the part is not 64 hexadecimal digits
     */
    public static JointSession resumed(JointDeal joint, int seat, String part, boolean hasOpened) {
        Objects.requireNonNull(joint, "joint: null, expected a joint deal");
        if (seat == JointDeal.HOST) {
            throw new IllegalArgumentException(
                    "seat: the host, expected 0 to " + (joint.setup().players() - 1));
        }
        JointSession session = new JointSession(joint, seat, part, hasOpened);
        session.show(joint);
        return session;
    }

    /** What this seat shows of its part: send it to the host. */
    public String commitment() {
        return commitment;
    }

    /** What the host has shown last. */
    public JointDeal joint() {
        return joint;
    }

    /** Whether this seat has opened its part. */
    public boolean hasOpened() {
        return hasOpened;
    }

    /**
     * Takes what the host shows, before the game and during it.
     *
     * @throws LyingHostException if it is a lie, or there was one before
     */
    public void show(JointDeal shown) {
        Objects.requireNonNull(shown, "shown: null, expected a joint deal");
        refuseAfterLie();
        expect(shown.setup().equals(joint.setup()), "set-up " + shown.setup(), first(joint.setup()));
        expect(shown.table().equals(joint.table()), "table " + shown.table(), first(joint.table()));
        String own = shown.commitment(seat).orElse(commitment);
        expect(own.equals(commitment), "commitment of seat " + seat + " " + own, "the seat's own, " + commitment);
        for (int member = JointDeal.HOST; member < joint.setup().players(); member++) {
            String role = member == JointDeal.HOST ? "the host" : "seat " + member;
            checkKept("commitment of " + role + " ", joint.commitment(member), shown.commitment(member));
            checkKept("part of " + role + ": ", joint.part(member), shown.part(member));
        }
        Optional<String> opened = shown.part(seat);
        boolean isOpened = !opened.isPresent() || hasOpened;
        expect(
                isOpened,
                "part of seat " + seat + ": " + opened.orElse(NOTHING),
                "what the seat has opened, " + NOTHING);
        boolean isClosed = !shown.part(JointDeal.HOST).isPresent();
        expect(isClosed, "the part of the host", "it closed until the game is over");
        joint = shown;
    }

    private void checkKept(String what, Optional<String> before, Optional<String> now) {
        boolean isKept = !before.isPresent() || before.equals(now);
        expect(isKept, what + now.orElse(NOTHING), first(before.orElse(NOTHING)));
    }

    private static String first(Object shown) {
        return "the one that was shown first, " + shown;
    }

    /**
     * Opens this seat's part: send it to the host. Asked again, it gives the same.
     *
     * @throws LyingHostException if not all have committed, or there was a lie before
     */
    public String open() {
        refuseAfterLie();
        String missing = "all commitments first: waiting for " + joint.waitingFor();
        expect(joint.isCommitted(), "seat " + seat + " asked to open", missing);
        hasOpened = true;
        return part;
    }

    /**
     * Checks the record of the game against this session, and all that {@link AnyRecord#verify(String, AnySeatGame)}
     * checks: what the record was dealt with is what was shown.
     *
     * @param mine this seat's side of the game
     */
    public <A extends AnyAction, V extends AnyView<A>> VerificationReport verify(
            AnyRecord<A, V> record, AnySeatGame<A, V> mine) {
        Objects.requireNonNull(record, "record: null, expected the record of the game");
        Objects.requireNonNull(mine, "mine: null, expected a side of the game");
        if (lie == null && joint.isCommitted()) {
            return record.verify(joint.commitment(), mine);
        }
        Discrepancy early = wrong("a record", "no game before all have committed: " + joint.waitingFor());
        return new VerificationReport(
                Optional.of(lie == null ? early : lie),
                EnumSet.noneOf(Part.class),
                EnumSet.noneOf(VerificationReport.Gap.class));
    }

    private static Discrepancy wrong(String found, String expected) {
        return new Discrepancy(Part.COMMITMENT, 0, found, expected);
    }

    private void expect(boolean isRight, String found, String expected) {
        if (!isRight) {
            lie = wrong(found, expected);
            throw new LyingHostException(lie);
        }
    }

    private void refuseAfterLie() {
        if (lie != null) {
            throw new LyingHostException(lie);
        }
    }

    /** The seat, the table and who is waited for; the part is not in it. */
    @Override
    public String toString() {
        return "session of seat " + seat + ", " + joint;
    }
}
