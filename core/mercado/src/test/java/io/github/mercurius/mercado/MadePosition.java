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
    private final TableDraft draft;

    private MadePosition(Setup setup) {
        draft = new TableDraft(setup, deal("O01", "O02", "O03", "O04", "P01", "P02"));
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
        Tile before = draft.tiles[stall.ordinal()];
        Tile tile = tile(id);
        draft.tiles[stall.ordinal()] = tile;
        if (tile.isObject()) {
            draft.objectStack = Tiles.without(draft.objectStack | Tiles.of(List.of(before)), tile);
        } else {
            draft.perfumeStack = Tiles.without(draft.perfumeStack | Tiles.of(List.of(before)), tile);
        }
        return this;
    }

    MadePosition edge(int seat, Stall stall, String coins) {
        draft.players[seat] = draft.players[seat].withEdge(stall, Coins.parse(coins));
        return this;
    }

    MadePosition purse(int seat, String coins) {
        draft.players[seat] = draft.players[seat].withPurse(Coins.parse(coins));
        return this;
    }

    MadePosition spent(int seat, String coins) {
        draft.players[seat] = draft.players[seat].withSpent(Coins.parse(coins));
        return this;
    }

    MadePosition seals(int seat, int number) {
        draft.players[seat] = draft.players[seat].withSeals(number);
        return this;
    }

    MadePosition hand(int seat, String... codes) {
        Tokens hand = tokens(codes);
        draft.stack = draft.stack.plus(draft.hands[seat]).minus(hand);
        draft.hands[seat] = hand;
        draft.players[seat] = draft.players[seat].withHandSize(hand.size());
        draft.tokenStack = draft.stack.size();
        return this;
    }

    /** Moves a marker to a position. */
    MadePosition at(int seat, int position) {
        draft.moved(seat, position - draft.players[seat].position());
        return this;
    }

    MadePosition with(Consumer<TableDraft> change) {
        change.accept(draft);
        return this;
    }

    GameState state() {
        draft.asked(Ask.ACTION, draft.active);
        GameState state = draft.state();
        draft.ask = null;
        draft.actor = Table.NOBODY;
        return state;
    }

    /** A game that goes on from here. */
    Game game() {
        return Game.from(state());
    }
}
