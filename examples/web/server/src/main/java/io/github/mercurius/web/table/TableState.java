package io.github.mercurius.web.table;

import io.github.mercurius.rules.AnySetup;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A table at one moment, as it follows from its entries. This class is immutable and thread-safe.
 *
 * @param id the name of the table in the protocol
 * @param version how many entries there are
 * @param changedAt when the last entry was made
 * @param play the game; null before the deal
 * @param maker the hash of the token of the first person who sat down; null before
 * @param requests what pages asked for and got, with the number of the update that came of it
 */
public record TableState(
        String id,
        int version,
        long changedAt,
        Options options,
        String invitation,
        Vector<Chair> chairs,
        Dealing dealing,
        @Nullable Play<?, ?> play,
        @Nullable String maker,
        Map<String, Integer> requests) {
    /** The most entries of a table before its game. */
    static final int MOST_BEFORE_THE_GAME = 500;

    /** The most entries after which anything but actions is taken. */
    static final int MOST_ENTRIES = 5_000;

    /** The table after its first entry. */
    public static TableState created(String id, Stored first) {
        if (!(first.entry() instanceof Entry.Created created)) {
            throw new IllegalStateException("table " + id + ": expected its making first");
        }
        Options options = created.options();
        Vector<Chair> chairs = created.seats() == null
                ? Vector.fill(options.players(), () -> Chair.FREE)
                : Vector.ofAll(created.seats()).map(TableState::chairAgain);
        Dealing dealing = new Dealing.NotYet(0, List.of());
        return new TableState(
                id, 1, first.at(), options, created.invitation(), chairs, dealing, null, null, HashMap.empty());
    }

    private static Chair chairAgain(Entry.SeatBefore seat) {
        return seat.bot() != null
                ? Chair.bot(seat.name(), seat.bot())
                : Chair.keptFor(seat.name(), Objects.requireNonNull(seat.tokenHash()));
    }

    /** The table after one more entry. */
    public TableState after(Stored stored) {
        if (stored.number() != version) {
            throw new IllegalStateException(
                    "table " + id + ": entry " + stored.number() + ", expected entry " + version);
        }
        TableState after = stored.entry().after(this, stored.at());
        Map<String, Integer> asked =
                stored.request() == null ? requests : requests.put(stored.request(), after.lastUpdate());
        return new TableState(
                id,
                version + 1,
                stored.at(),
                options,
                invitation,
                after.chairs,
                after.dealing,
                after.play,
                after.maker,
                asked);
    }

    TableState with(int seat, UnaryOperator<Chair> change) {
        return with(chairs.update(seat, change), dealing, play, maker);
    }

    TableState with(Dealing now, @Nullable Play<?, ?> game) {
        return with(chairs, now, game, maker);
    }

    TableState with(Play<?, ?> next) {
        return with(chairs, dealing, next, maker);
    }

    /** After a step of a joint deal: the bots open when all have committed, the game begins when all have opened. */
    TableState dealing(Dealing.Joint step, long at) {
        Dealing.Joint now = step.withPartsOfBots();
        return with(now, now.joint().isOpen() ? Play.start(options.tableGame(), now, at) : null);
    }

    /** After an undo, if one is asked for and all people who play have agreed. */
    TableState settled(long at) {
        Question question = game().question();
        return question != null && question.agreed().containsAll(seatsThat(Chair::isPresent))
                ? with(game().undone(question.keep(), at))
                : this;
    }

    TableState madeBy(String tokenHash) {
        return with(chairs, dealing, play, tokenHash);
    }

    private TableState with(Vector<Chair> seats, Dealing now, @Nullable Play<?, ?> game, @Nullable String made) {
        return new TableState(id, version, changedAt, options, invitation, seats, now, game, made, requests);
    }

    /** The game, under way or over: there must be one. */
    public Play<?, ?> game() {
        return Objects.requireNonNull(play, "game");
    }

    /** The seat of the first person who sat down, while that person has it. */
    public OptionalInt seatOfMaker() {
        return maker == null ? OptionalInt.empty() : seatOf(maker);
    }

    /** The number of the game's last update; −1 before there is one. */
    public int lastUpdate() {
        return play == null ? -1 : play.game().updateCount() - 1;
    }

    public Phase phase() {
        if (play != null) {
            return play.isOver() ? Phase.OVER : Phase.PLAYING;
        }
        return dealing instanceof Dealing.NotYet ? Phase.GATHERING : Phase.DEALING;
    }

    public Chair chair(int seat) {
        return chairs.get(seat);
    }

    /** Whether somebody without a seat may look: as a spectator, or to find a seat while the table gathers. */
    public boolean isOpenTo(@Nullable String invited) {
        return options.spectators()
                || (phase() == Phase.GATHERING && (options.listed() || Secrets.equal(invitation, invited)));
    }

    /** Whether somebody has each seat. */
    public boolean isFull() {
        return !chairs.exists(Chair::isFree);
    }

    /** Whether a person has a seat. */
    public boolean hasPerson() {
        return chairs.exists(Chair::isPerson);
    }

    /** Whether there is room for one more entry that is no action. */
    public boolean hasRoom() {
        return version < (play == null ? MOST_BEFORE_THE_GAME : MOST_ENTRIES);
    }

    /** The seats that anybody can take. */
    public List<Integer> freeSeats() {
        return seatsThat(chair -> chair.isFreeFor(null));
    }

    /** The table at which the same people play again: it has this name from the start, and is made when one asks. */
    public String rematchId() {
        return Secrets.idFrom(invitation);
    }

    /** Whether somebody has asked for a rematch. */
    public boolean hasRematch() {
        return chairs.exists(Chair::rematch);
    }

    private List<Integer> seatsThat(Predicate<Chair> condition) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (condition.test(chairs.get(seat))) {
                seats.add(seat);
            }
        }
        return List.copyOf(seats);
    }

    /** The seat of the person whose token has a hash. */
    public OptionalInt seatOf(String tokenHash) {
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (Secrets.equal(tokenHash, chairs.get(seat).tokenHash())) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    /** The number of the update that came of a request, if it was accepted before. */
    public Optional<Integer> resultOf(String request) {
        return requests.get(request).toJavaOptional();
    }

    /** The set-up, when all seats are taken. */
    public AnySetup setup() {
        return options.setup(chairs.map(chair -> String.valueOf(chair.name())).asJava());
    }

    /** The table and how far it is; no names, no cards. */
    @Override
    public String toString() {
        return "table " + id + ", version " + version + ", " + phase().code();
    }
}
