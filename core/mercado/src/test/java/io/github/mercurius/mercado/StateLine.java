package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/** The fields of a state as a line of a conformance game has them (see NOTATION.md). */
final class StateLine {
    static final List<String> FIELDS = List.of(
            "turn",
            "round",
            "lastRound",
            "stage",
            "ask",
            "active",
            "actor",
            "tokenPlayed",
            "sealPaid",
            "again",
            "toDraw",
            "drawn",
            "placed",
            "todo",
            "sold",
            "tiles",
            "edges",
            "purses",
            "spent",
            "seals",
            "hands",
            "positions",
            "standing",
            "piles",
            "tokensGone",
            "tokenStack",
            "objectStack",
            "objectDiscard",
            "perfumeStack",
            "perfumeDiscard");

    private StateLine() {}

    /** A field as a value that can be written as JSON; null where the line has null. */
    static Object field(GameState state, String name) {
        Table table = state.table();
        return switch (name) {
            case "turn" -> table.turn();
            case "round" -> table.round();
            case "lastRound" -> table.isLastRound();
            case "stage" -> table.stage().name();
            case "ask" -> table.ask().map(Ask::name).orElse(null);
            case "active" -> table.isOver() ? null : table.activeSeat();
            case "actor" -> seat(table.decider());
            case "tokenPlayed" -> table.isTokenPlayed();
            case "sealPaid" -> table.isSealPaid();
            case "again" -> table.isAnotherTurnDue();
            case "toDraw" -> table.toDraw();
            case "drawn" -> table.drawn().toString();
            case "placed" -> table.placed();
            case "todo" -> table.todo().stream().map(Todo::notation).toList();
            case "sold" -> table.sold().stream().map(Stall::code).toList();
            case "tiles" ->
                list(
                        Stall.merchandise(),
                        stall -> table.tile(stall).map(Tile::id).orElse(null));
            case "edges" ->
                list(
                        Stall.all(),
                        stall -> list(
                                table.players(), player -> player.edge(stall).toString()));
            case "purses" -> list(table.players(), player -> counts(player.purse()));
            case "spent" -> list(table.players(), player -> counts(player.spent()));
            case "seals" -> list(table.players(), Player::seals);
            case "hands" ->
                list(table.players(), player -> codes(state.hand(player.seat()).toList()));
            case "positions" -> list(table.players(), Player::position);
            case "standing" -> table.standing();
            case "piles" -> List.of(table.blackPile(), table.whitePile(), table.sealPile());
            case "tokensGone" -> codes(table.tokensGone());
            case "tokenStack" -> table.tokenStackSize();
            case "objectStack" -> table.objectStack().size();
            case "objectDiscard" -> list(table.objectDiscard(), Tile::id);
            case "perfumeStack" -> table.perfumeStack().size();
            case "perfumeDiscard" -> list(table.perfumeDiscard(), Tile::id);
            default -> throw new IllegalArgumentException("unknown field " + name);
        };
    }

    private static Integer seat(OptionalInt seat) {
        return seat.isPresent() ? seat.getAsInt() : null;
    }

    private static List<Integer> counts(Coins coins) {
        return list(Coin.all(), coins::count);
    }

    private static List<String> codes(List<TokenKind> tokens) {
        return list(tokens, TokenKind::code);
    }

    private static <T, R> List<R> list(List<T> things, Function<T, R> value) {
        List<R> list = new ArrayList<>();
        things.forEach(thing -> list.add(value.apply(thing)));
        return list;
    }
}
