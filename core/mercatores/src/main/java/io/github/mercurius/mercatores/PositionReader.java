package io.github.mercurius.mercatores;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.PositionCursor;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader {
    private static final List<String> KEYS =
            List.of(("edition players start names last seen turn step seat round captain"
                            + " market given resources coins known discard hands deck")
                    .split(" "));
    private static final List<Ask> STEPS = Arrays.asList(Ask.values());

    private final Edition edition;
    private final PositionFields fields;
    private final PositionParts parts;

    private PositionReader(String text, Edition edition) {
        this.edition = Arguments.notNull(edition, "edition", "the edition that the text names");
        fields = new PositionFields(text, PositionWriter.FORMAT, KEYS);
        parts = new PositionParts(setup());
        fields.readAll(this::read);
    }

    /**
     * The position in a text, as it was checked.
     *
     * @param check finds what is wrong with it
     * @throws PositionException if there is something in it that cannot be read, or something is wrong
     */
    static PositionCheck read(String text, Edition edition, Function<PositionParts, PositionCheck> check) {
        PositionReader reader = new PositionReader(text, edition);
        PositionCheck checked = check.apply(reader.parts);
        reader.fields.refuse(checked.problems());
        return checked;
    }

    /** The set-up; what cannot be read of it is as it is by default, so that the other parts can be read. */
    private Setup setup() {
        fields.edition(List.of(edition.mark(), edition.id()), Rule.RUL_1);
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
        Setup.Builder setup = Setup.builder()
                .players(players)
                .edition(edition)
                .startSeat(fields.read("start", 0, cursor -> cursor.number(players - 1, Rule.SET_5)))
                .lastTurns(fields.read("last", LastTurns.OTHERS, PositionReader::lastTurns));
        return fields.read(
                "names",
                setup.build(),
                cursor -> cursor.named(
                        names -> setup.names(names).players(players).build()));
    }

    private static LastTurns lastTurns(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(LastTurns.values()), "OTHERS or ALL");
    }

    private void read(String part, PositionCursor value) {
        switch (part) {
            case "seen" -> parts.viewer = value.seat(parts.players.length, Rule.SET_1);
            case "turn" -> parts.turn = value.number();
            case "step" -> parts.ask = ask(value);
            case "seat" -> parts.active = value.seat(parts.players.length, Rule.SET_1);
            case "round" -> parts.round = value.number();
            case "captain" -> parts.captain = value.seat(parts.players.length, Rule.SET_1);
            case "market" -> parts.market = bag(value);
            case "given" -> parts.given = card(value);
            case "resources" -> bySeat(value, player -> player.withResources(bag(value)));
            case "coins" -> bySeat(value, player -> player.withCoins(value.number()));
            case "known" -> bySeat(value, player -> player.withKnown(bag(value)));
            case "discard" ->
                parts.discardPile = io.vavr.collection.List.ofAll(cards(value)).reverse();
            case "hands" -> bySeat(value, player -> player.withHandSize(hand(value, player.seat())));
            case "deck" -> parts.cardsOfDeck = cards(value);
            default -> value.rest(); // the set-up, which is read first
        }
    }

    private void bySeat(PositionCursor value, UnaryOperator<Player> reader) {
        value.bySeat(parts.players, player -> parts.players[player.seat()] = reader.apply(player));
    }

    private static @Nullable Ask ask(PositionCursor value) {
        boolean over = value.skip(PositionWriter.OVER);
        return over ? null : value.constant(STEPS, "GIVE, TAKE, LOAD, TAX, CASH or OVER");
    }

    private Cards bag(PositionCursor value) {
        return Cards.of(
                edition,
                value.counted(
                        () -> card(value),
                        edition::copies,
                        card -> card instanceof GoodsCard ? Rule.THG_2 : Rule.THG_3));
    }

    private Card card(PositionCursor value) {
        int start = value.place();
        return edition.card(value.code())
                .orElseThrow(() -> value.misread(start, "the code of a card of the edition, such as CRN0"));
    }

    private List<Card> cards(PositionCursor value) {
        return value.skip(PositionLine.NOTHING) ? List.of() : List.copyOf(value.list(() -> card(value)));
    }

    /** The cards of a hand, or how many they are; the size of the hand in any case. */
    private int hand(PositionCursor value, int seat) {
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            return unknown.getAsInt();
        }
        Cards hand = bag(value);
        parts.hands[seat] = hand;
        return hand.size();
    }
}
