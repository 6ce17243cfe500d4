package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The fields of a state as a line of a conformance game has them (see NOTATION.md). */
final class StateLine {
    static final List<String> FIELDS = List.of(
            "turn",
            "active",
            "over",
            "phase",
            "step",
            "round",
            "given",
            "captain",
            "unloading",
            "market",
            "hands",
            "resources",
            "coins",
            "deck",
            "discard");

    private StateLine() {}

    /** A field as a value that can be written as JSON; null where the line has null. */
    static Object field(GameState state, String name) {
        Table table = state.table();
        return switch (name) {
            case "turn" -> table.turn();
            case "active" -> table.isOver() ? null : table.activeSeat();
            case "over" -> table.isOver();
            case "phase" -> table.phase().name();
            case "step" -> table.ask().map(Ask::name).orElse(null);
            case "round" -> table.round();
            case "given" -> table.given().map(Card::code).orElse(null);
            case "captain" -> seat(table.captain());
            case "unloading" -> seat(table.unloading());
            case "market" -> codes(table.market().toList());
            case "hands" -> {
                List<Object> hands = new ArrayList<>();
                table.setup()
                        .seats()
                        .forEach(seat -> hands.add(codes(state.hand(seat).toList())));
                yield hands;
            }
            case "resources" ->
                table.players().stream()
                        .map(player -> codes(player.resources().toList()))
                        .toList();
            case "coins" -> table.players().stream().map(Player::coins).toList();
            case "deck" -> table.deckSize();
            case "discard" -> codes(table.discardPile());
            default -> throw new IllegalArgumentException("unknown field " + name);
        };
    }

    private static Integer seat(OptionalInt seat) {
        return seat.isPresent() ? seat.getAsInt() : null;
    }

    private static List<String> codes(List<Card> cards) {
        return cards.stream().map(Card::code).toList();
    }
}
