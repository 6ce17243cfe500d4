package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.BoundedNumbers;
import io.github.mercurius.common.HashedNumbers;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.common.JointParts;
import io.github.mercurius.common.Seats;
import io.github.mercurius.rules.AnyJoint;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Chance that nobody chooses and nobody foresees: the host and all seats make each draw together.
 *
 * <p>Before the game everybody makes a secret {@linkplain AnyJoint#part part} and shows its commitment. For each draw,
 * the first tiles and then every outcome, each seat opens one {@link #link} of a chain that its commitment fixes. The
 * host draws from these links and its own part, which it opens after the game. The host cannot foresee a draw, as it
 * lacks the links; the players cannot, as they lack the host's part. If one of them is honest, the draws are fair. A
 * player who does not open stops the game, and {@link #waitingFor} says who that is.
 *
 * <pre>{@code
 * JointChance joint = JointChance.at(setup, table)
 *         .withHostCommitment(shownByTheHost)
 *         .withSeatCommitment(0, shownBySeat0)  // and so on
 *         .withOpening(0, openedBySeat0);       // and so on, for the first tiles
 * String kept = joint.commitment();             // what everybody keeps
 * Game game = Game.start(joint, part);          // the host alone
 * while (game.state().asksChance()) {
 *     game = game.withOpening(0, openedBySeat0); // and so on, for this outcome
 *     game = game.applyOutcome(game.jointOutcome(part));
 * }
 * }</pre>
 *
 * <p>The game of the host keeps this value, and its record has it. A player follows it with a
 * {@link io.github.mercurius.rules.JointSession}, which opens only what a game asks for. Each step is checked: a link
 * must continue its chain, and nobody opens before all have committed. After the game the host
 * {@linkplain Game#withHostPart opens its part}, and {@link GameRecord#verify(String,
 * io.github.mercurius.rules.AnySeatGame)} compares all draws.
 *
 * <p>Equal if all that was shown is. This class is immutable and thread-safe.
 */
public final class JointChance implements AnyJoint {
    /** The most draws of a game: as many links a chain has. */
    public static final int MOST_DRAWS = 4096;

    private static final JointParts.Protocol PROTOCOL = new JointParts.Protocol("mercado", "");

    private final Setup setup;
    /** The commitments, and the host's part. */
    private final JointParts shown;
    /** For each seat, the links that it opened. */
    private final Vector<Vector<String>> links;

    private JointChance(Setup setup, JointParts shown, Vector<Vector<String>> links) {
        this.setup = setup;
        this.shown = shown;
        this.links = links;
    }

    /**
     * The chance of a game at a table.
     *
     * @param table 64 hexadecimal digits that the host never uses again
     */
    public static JointChance at(Setup setup, String table) {
        Arguments.notNull(setup, "setup", "a set-up");
        Vector<Vector<String>> none = Vector.fill(setup.players(), Vector::empty);
        return new JointChance(setup, JointParts.none(PROTOCOL, setup.players(), table), none);
    }

    /** What the host shows of its part before anybody opens. */
    public static String hostCommitment(String table, String part) {
        return PROTOCOL.commitment(table, JointParts.HOST, part);
    }

    /** What a seat shows of its part before anybody opens. */
    public static String seatCommitment(String table, int seat, String part) {
        return link(table, seat, part, -1);
    }

    /**
     * What a seat opens for a draw.
     *
     * @param draw 0 for the first tiles, then 1 more for each outcome, undone ones too
     */
    public static String link(String table, int seat, String part, int draw) {
        Hashing.check("table", table);
        Hashing.check("part", part);
        Seats.check(seat, Setup.MOST_PLAYERS);
        Arguments.that(draw >= -1 && draw < MOST_DRAWS, "draw", draw, "0 to " + (MOST_DRAWS - 1));
        String link = part;
        for (int above = MOST_DRAWS; above > draw; above--) {
            link = before(table, seat, link);
        }
        return link;
    }

    /** The link that comes before another one in the chain of a seat. */
    private static String before(String table, int seat, String link) {
        return Hashing.sha256("mercado-link/1\n" + table + "\nseat " + seat + "\n" + link + "\n");
    }

    @Override
    public JointChance withHostCommitment(String commitment) {
        return new JointChance(setup, shown.committed(JointParts.HOST, commitment), links);
    }

    @Override
    public JointChance withSeatCommitment(int seat, String commitment) {
        return new JointChance(setup, shown.committed(setup.checkSeat(seat), commitment), links);
    }

    @Override
    public JointChance withOpening(int seat, String link) {
        return withOpening(seat, link, 0);
    }

    /**
     * {@inheritDoc}
     *
     * <p>This alone does not say which draws a game has asked for: a {@link GameRecord} compares the links with its
     * log, and a {@link io.github.mercurius.rules.JointSession} with a player's side of the game.
     */
    @Override
    public JointChance withOpenings(List<? extends List<String>> links) {
        List<List<String>> given = new ArrayList<>();
        for (List<String> ofSeat : Arguments.noneNull(links, "links", "a list for each seat")) {
            given.add(Arguments.noneNull(ofSeat, "links", "a list for each seat"));
        }
        Arguments.that(
                given.size() == setup.players(), "lists of links", given.size(), setup.players() + ", one a seat");
        Arguments.that(mostLinks() == 0, "links that were opened already", mostLinks(), "none");
        JointChance joint = this;
        int most = given.stream().mapToInt(List::size).max().orElse(0);
        for (int draw = 0; draw < most; draw++) {
            for (int seat = 0; seat < given.size(); seat++) {
                if (draw < given.get(seat).size()) {
                    joint = joint.withOpening(seat, given.get(seat).get(draw), draw);
                }
            }
        }
        return joint;
    }

    /** This chance with the link that a seat has opened for a draw that a game has asked for. */
    JointChance withOpening(int seat, String link, int draw) {
        Hashing.check("link", link);
        int opened = links.get(setup.checkSeat(seat)).size();
        if (!isCommitted() || opened > draws()) {
            throw new IllegalArgumentException("link of seat " + seat + ", expected others first: " + waitingFor());
        }
        if (opened == MOST_DRAWS) {
            // Another one would be the secret part itself.
            throw new IllegalArgumentException("link of seat " + seat + ", expected none after " + MOST_DRAWS);
        }
        if (opened != draw) {
            throw new IllegalArgumentException("link " + opened + " of seat " + seat + ", expected none as draw " + draw
                    + " is the one asked for");
        }
        String last = opened == 0
                ? shown.commitment(seat).orElseThrow(IllegalStateException::new)
                : links.get(seat).last();
        if (!before(table(), seat, link).equals(last)) {
            throw new IllegalArgumentException(
                    "link " + opened + " of seat " + seat + ": " + link + ", expected the one that leads to " + last);
        }
        Vector<Vector<String>> more = links.update(seat, links.get(seat).append(link));
        return new JointChance(setup, shown, more);
    }

    /**
     * This chance with the part that the host has opened, after the game.
     *
     * @throws IllegalArgumentException if not all have committed, or the part does not fit the host's commitment
     */
    public JointChance withHostPart(String part) {
        return new JointChance(setup, shown.opened(JointParts.HOST, part), links);
    }

    /** This chance without the part of the host, as it can be shown during the game. */
    public JointChance withoutHostPart() {
        return new JointChance(setup, shown.withoutHostPart(), links);
    }

    @Override
    public String commitment() {
        return shown.commitment(HashChain.text(setup));
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public String table() {
        return shown.table();
    }

    @Override
    public Optional<String> hostCommitment() {
        return shown.commitment(JointParts.HOST);
    }

    @Override
    public Optional<String> seatCommitment(int seat) {
        return shown.commitment(setup.checkSeat(seat));
    }

    @Override
    public List<String> opened(int seat) {
        return links.get(setup.checkSeat(seat)).asJava();
    }

    @Override
    public Optional<String> hostPart() {
        return shown.part(JointParts.HOST);
    }

    @Override
    public boolean isCommitted() {
        return shown.isCommitted();
    }

    /** How many draws all seats have opened: the host can make these. */
    public int draws() {
        return links.map(Vector::size).min().getOrElse(0);
    }

    /** How many links the seat has opened that has opened most. */
    int mostLinks() {
        return links.map(Vector::size).max().getOrElse(0);
    }

    @Override
    public List<String> waitingFor() {
        if (!isCommitted()) {
            return shown.waitingFor();
        }
        List<String> waiting = new ArrayList<>();
        for (int seat : setup.seats()) {
            if (links.get(seat).size() == draws()) {
                waiting.add(JointParts.role(seat));
            }
        }
        return Collections.unmodifiableList(waiting);
    }

    /** {@value #MOST_DRAWS}. */
    @Override
    public int mostDraws() {
        return MOST_DRAWS;
    }

    @Override
    public String hostCommitmentOf(String part) {
        return hostCommitment(table(), part);
    }

    @Override
    public String commitmentOf(int seat, String part) {
        return seatCommitment(table(), setup.checkSeat(seat), part);
    }

    /** The link of the draw. */
    @Override
    public String opening(int seat, String part, int draw) {
        Arguments.that(draw >= 0, "draw", draw, "0 to " + (MOST_DRAWS - 1));
        return link(table(), setup.checkSeat(seat), part, draw);
    }

    /**
     * The first tiles, draw 0: for the host, who alone knows its part.
     *
     * @throws IllegalArgumentException if the part does not fit the host's commitment
     * @throws IllegalStateException if not all seats have opened for it
     */
    public Deal deal(String part) {
        return Deal.shuffled(setup.edition(), numbers(part, 0));
    }

    /** The outcome that a state asks for, from the links of a draw: see {@link Game#jointOutcome}. */
    Outcome outcome(String part, GameState state, int draw) {
        return state.drawOutcome(numbers(part, draw));
    }

    private BoundedNumbers numbers(String part, int draw) {
        shown.checkFits(JointParts.HOST, part);
        if (draw >= draws()) {
            throw new IllegalStateException("draw " + draw + ": not all have opened, waiting for " + waitingFor());
        }
        StringBuilder text = new StringBuilder("mercado-draw/1\n");
        text.append(table()).append('\n').append(HashChain.text(setup)).append("draw ");
        text.append(draw).append("\nhost ").append(part).append('\n');
        for (int seat = 0; seat < setup.players(); seat++) {
            text.append(JointParts.role(seat))
                    .append(' ')
                    .append(links.get(seat).get(draw))
                    .append('\n');
        }
        return new BoundedNumbers(new HashedNumbers(Hashing.sha256(text.toString())));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JointChance that
                && that.setup.equals(setup)
                && that.shown.equals(shown)
                && that.links.equals(links);
    }

    @Override
    public int hashCode() {
        return shown.hashCode();
    }

    /** The table, and who is waited for; no part is in it. */
    @Override
    public String toString() {
        return "joint chance at table " + table() + ", " + draws() + " draws, waiting for " + waitingFor();
    }
}
