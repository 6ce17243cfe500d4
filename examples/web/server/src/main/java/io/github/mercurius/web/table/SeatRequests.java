package io.github.mercurius.web.table;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What can be asked about the seats of a table before the game: each gives the entry to store, or is refused. */
public final class SeatRequests {
    private static final Pattern BOT_NAME = Pattern.compile("(?iu)^\\s*bot\\s*[0-9]");

    private SeatRequests() {}

    /**
     * A person sits down.
     *
     * @param invitation needed where the table is not public and the seat is not kept for this person
     */
    public static Entry sit(TableState table, int seat, String name, String tokenHash, @Nullable String invitation) {
        checkSeat(table, seat);
        boolean isExpected =
                table.chair(seat).keptFor() != null && table.chair(seat).isFreeFor(tokenHash);
        if (!isExpected && !table.options().listed() && !Secrets.equal(table.invitation(), invitation)) {
            throw new RefusedException(
                    Why.UNAUTHORIZED, "invitation: missing or wrong, expected that of the table, as it is private");
        }
        if (table.seatOf(tokenHash).isPresent()) {
            throw new RefusedException(
                    Why.CONFLICT,
                    "token: has seat " + table.seatOf(tokenHash).getAsInt() + ", expected one for each seat");
        }
        checkFree(table, seat, tokenHash);
        checkName(table, seat, name);
        return new Entry.Seated(seat, name, tokenHash);
    }

    /** A bot is given a seat. */
    public static Entry seatBot(TableState table, int seat, String bot) {
        checkSeat(table, seat);
        checkFree(table, seat, null);
        List<String> bots = table.options().tableGame().bots();
        if (!bots.contains(bot)) {
            throw new RefusedException(Why.MALFORMED, "bot: expected one of " + String.join(", ", bots));
        }
        return new Entry.BotSeated(seat, bot, "Bot " + seat);
    }

    /**
     * The table at which the same people play again: with the same options, bots and seats, each kept for its person.
     *
     * @param before the table whose game is over
     */
    public static Entry.Created rematch(TableState before) {
        if (before.phase() != Phase.OVER) {
            throw RefusedException.wrongPhase(before, Phase.OVER);
        }
        List<Entry.SeatBefore> seats = before.chairs()
                .map(chair -> new Entry.SeatBefore(String.valueOf(chair.name()), chair.tokenHash(), chair.bot()))
                .asJava();
        return new Entry.Created(before.options(), Secrets.secret(), List.copyOf(seats));
    }

    /** A person tells the others of the wish to play again. */
    public static Entry askRematch(TableState table, int seat) {
        if (table.chair(seat).rematch()) {
            throw new RefusedException(Why.CONFLICT, "seat " + seat + ": has asked, expected to ask once");
        }
        return new Entry.RematchAsked(seat);
    }

    /** A person stands up, sends a bot away or, as the maker of the table, anybody. */
    public static Entry free(TableState table, int seat, int asking) {
        checkSeat(table, seat);
        checkGathering(table);
        Chair chair = table.chair(seat);
        boolean mayFree = seat == asking || chair.isBot() || table.seatOfMaker().equals(OptionalInt.of(asking));
        if (!mayFree) {
            throw new RefusedException(
                    Why.FORBIDDEN,
                    "seat " + seat + ": expected your own seat, " + asking
                            + ", or that of a bot; who made the table may free each");
        }
        return new Entry.StoodUp(seat);
    }

    private static void checkSeat(TableState table, int seat) {
        if (!table.hasRoom()) {
            throw new RefusedException(
                    Why.TOO_MANY, "table: " + table.version() + " changes before its game, expected a new table");
        }
        if (seat < 0 || seat >= table.chairs().size()) {
            throw new RefusedException(
                    Why.MALFORMED,
                    "seat: " + seat + ", expected 0 to " + (table.chairs().size() - 1));
        }
    }

    private static void checkGathering(TableState table) {
        if (table.phase() != Phase.GATHERING) {
            throw RefusedException.wrongPhase(table, Phase.GATHERING);
        }
    }

    private static void checkFree(TableState table, int seat, @Nullable String tokenHash) {
        checkGathering(table);
        Chair chair = table.chair(seat);
        if (!chair.isFreeFor(tokenHash)) {
            throw new RefusedException(
                    Why.SEAT_TAKEN,
                    "seat " + seat + (chair.isFree() ? ": kept for " + chair.keptFor() : ": taken")
                            + ", expected a free seat: " + table.freeSeats());
        }
    }

    /** A name is not that of a bot, however it is written. */
    private static void checkName(TableState table, int seat, String name) {
        if (BOT_NAME.matcher(Normalizer.normalize(name, Normalizer.Form.NFKC)).find()) {
            throw new RefusedException(Why.REFUSED, "name: looks like that of a bot, expected another");
        }
        List<String> names = new ArrayList<>(table.chairs()
                .zipWithIndex((chair, at) -> Objects.requireNonNullElse(chair.name(), "(free seat " + at + ")"))
                .asJava());
        names.set(seat, name);
        RefusedException.accepted(Why.REFUSED, () -> table.options().setup(names));
    }
}
