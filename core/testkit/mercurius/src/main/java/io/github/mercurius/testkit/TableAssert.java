package io.github.mercurius.testkit;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Violation;
import io.github.mercurius.common.Seats;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Assertions on what lies open; each returns this, so that the next one can follow.
 *
 * @param <S> the assertions that this is a part of
 */
public abstract sealed class TableAssert<S extends TableAssert<S>> permits GameStateAssert, PlayerViewAssert {
    private final Class<S> type;
    private final Table table;
    private final Supplier<String> position;

    /**
     * Assertions on a table.
     *
     * @param position the whole position, for the texts of failures
     */
    TableAssert(Class<S> type, Table table, Supplier<String> position) {
        this.type = type;
        this.table = table;
        this.position = position;
    }

    private S same() {
        return type.cast(this);
    }

    /** The player on a seat has so many guilders. */
    public S hasCash(int seat, int guilders) {
        return equal("cash of " + player(seat), table.player(seat).cash(), guilders);
    }

    /** The player on a seat owns so many tokens of an asset; those on a Black Market card do not count (BLK-3). */
    public S hasTokens(int seat, Asset asset, int count) {
        return equal(
                asset + " tokens of " + player(seat),
                table.player(seat).tokens().count(asset),
                count);
    }

    /** The bank has so many tokens of an asset. */
    public S hasInBank(Asset asset, int count) {
        return equal(asset + " tokens in the bank", table.bank().count(asset), count);
    }

    /** An asset has this price. */
    public S hasPrice(Asset asset, int price) {
        return equal("price of " + asset, table.price(asset), price);
    }

    /** It is the turn of the player on a seat. */
    public S isTurnOf(int seat) {
        Seats.check(seat, table.setup().players());
        return table.isOver()
                ? fail("the game is over, expected a turn of " + player(seat))
                : equal("active seat", table.activeSeat(), seat);
    }

    /** The game is over (END-1). */
    public S isOver() {
        return table.isOver()
                ? same()
                : fail("turn " + table.turn() + " of " + table.setup().turns()
                        + ", expected that the game is over (END-1)");
    }

    /** The game is not over. */
    public S isNotOver() {
        return table.isOver() ? fail("the game is over, expected that it is not (END-1)") : same();
    }

    /** The game is over, and these seats have the most money, the lowest seat first (END-3). */
    public S hasWinners(int... seats) {
        isOver();
        List<Integer> expected = Arrays.stream(seats).boxed().toList();
        return table.winners().equals(expected)
                ? same()
                : fail("winners: seats " + table.winners() + ", expected " + expected + " (END-3); " + table.ranking());
    }

    private S equal(String what, int found, int expected) {
        return found == expected ? same() : fail(what + ": " + found + ", expected " + expected);
    }

    /** A seat with its player's name, if the players have names. */
    final String player(int seat) {
        List<String> names = table.setup().names();
        Seats.check(seat, table.setup().players());
        return "seat " + seat + (names.isEmpty() ? "" : " (" + names.get(seat) + ")");
    }

    final S accepted(String who, String action, Optional<Violation> violation) {
        return violation.isEmpty()
                ? same()
                : fail(who + ", " + action + ": refused by " + message(violation.get())
                        + ", expected that it is legal");
    }

    final RefusalAssert<S> refused(String who, String action, Optional<Violation> violation) {
        if (violation.isEmpty()) {
            fail(who + ", " + action + ": legal, expected a refusal");
        }
        return new RefusalAssert<>(same(), who + ", " + action, violation.orElseThrow());
    }

    final String message(Violation violation) {
        return violation.rule().id() + ": " + violation.message(Locale.ENGLISH, table.setup());
    }

    static String cited(Rule rule) {
        return rule.id() + " (" + rule.text() + ")";
    }

    final S fail(String what) {
        throw new AssertionError(what + System.lineSeparator() + "  in: " + position.get());
    }
}
