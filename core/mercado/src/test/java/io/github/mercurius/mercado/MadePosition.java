package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A position to try a rule in, with the stand-in edition: as at the start, with the tiles O01 to O04, P01 and P02, but
 * for what is set. Coins are not counted.
 */
final class MadePosition {
    private final TableParts table;
    private final Tokens[] hands;
    private Tokens stack;

    private MadePosition(Setup setup) {
        table = new TableParts(setup);
        table.lay(deal("O01", "O02", "O03", "O04", "P01", "P02"));
        hands = new Tokens[setup.players()];
        Arrays.fill(hands, setup.edition().noTokens());
        stack = setup.edition().allTokens();
    }

    static MadePosition of(int players) {
        return new MadePosition(Setup.of(players));
    }

    static MadePosition of(Setup setup) {
        return new MadePosition(setup);
    }

    static Deal deal(String... ids) {
        List<Tile> tiles = new ArrayList<>();
        Arrays.asList(ids).forEach(id -> tiles.add(tile(id)));
        return Deal.of(Edition.standIn(), tiles);
    }

    static Tile tile(String id) {
        return Edition.standIn().tile(id).orElseThrow();
    }

    static Tokens tokens(String... codes) {
        List<TokenKind> kinds = new ArrayList<>();
        Arrays.asList(codes)
                .forEach(code -> kinds.add(Edition.standIn().tokenKind(code).orElseThrow()));
        return Tokens.of(Edition.standIn(), kinds);
    }

    /** The tile at a stall; the one before goes back into the stack. */
    MadePosition tile(Stall stall, String id) {
        Tile before = table.tiles[stall.ordinal()];
        Tile tile = tile(id);
        table.set(stall, tile);
        if (tile.isObject()) {
            table.objectStack = TableParts.inOrder(TableParts.plus(table.objectStack, before));
        } else {
            table.perfumeStack = TableParts.inOrder(TableParts.plus(table.perfumeStack, before));
        }
        table.take(tile);
        return this;
    }

    MadePosition edge(int seat, Stall stall, String coins) {
        table.players[seat] = table.players[seat].withEdge(stall, Coins.parse(coins));
        return this;
    }

    MadePosition purse(int seat, String coins) {
        table.players[seat] = table.players[seat].withPurse(Coins.parse(coins));
        return this;
    }

    MadePosition spent(int seat, String coins) {
        table.players[seat] = table.players[seat].withSpent(Coins.parse(coins));
        return this;
    }

    MadePosition seals(int seat, int number) {
        table.players[seat] = table.players[seat].withSeals(number);
        return this;
    }

    MadePosition hand(int seat, String... codes) {
        Tokens hand = tokens(codes);
        Tokens others = stack.plus(hands[seat]).minus(hand);
        hands[seat] = hand;
        table.players[seat] = table.players[seat].withHandSize(hand.size());
        return stack(others);
    }

    /** The tokens in the stack, whatever lies elsewhere. */
    MadePosition stack(Tokens tokens) {
        stack = tokens;
        table.tokenStack = tokens.size();
        return this;
    }

    /** Moves a marker to a position. */
    MadePosition at(int seat, int position) {
        table.moved(seat, position - table.players[seat].position());
        return this;
    }

    MadePosition with(Consumer<TableParts> change) {
        change.accept(table);
        return this;
    }

    GameState state() {
        TableParts asked = table.copy();
        asked.actor = asked.active;
        return new GameState(new Table(asked), hands.clone(), stack);
    }

    /** A game that goes on from here. */
    Game game() {
        return Game.from(state());
    }
}
