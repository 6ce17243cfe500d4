package io.github.mercurius.mercado;

import io.github.mercurius.mercado.Position.Done;
import java.util.ArrayList;
import java.util.List;

/** What the effects of tiles, tokens and spaces do (section 9). */
final class EffectRules {
    private final Transition turn;
    private final TableParts table;

    EffectRules(Transition turn) {
        this.turn = turn;
        table = turn.table;
    }

    /** An effect; what a pile or stack does not hold is not given (EFF-3). */
    void apply(Effect effect) {
        switch (effect) {
            case WHITE -> gain(table.active, Coin.W);
            case BLACK -> gain(table.active, Coin.B);
            case RETURN_BLACK -> returnBlack();
            case SEAL -> seal(table.active);
            case TOKEN -> {
                if (table.tokenStack > 0) {
                    turn.ask(Ask.TOKEN, Table.NOBODY); // CHN-4
                }
            }
            case AGAIN -> again();
            case OTHERS_BLACK -> table.others().forEach(seat -> gain(seat, Coin.B)); // RUL-12: one at a time
            case OTHERS_WHITE -> table.others().forEach(seat -> gain(seat, Coin.W));
            case OTHERS_DISCARD -> othersDiscard();
            case NO_SEALS, FORWARD -> {} // SAL-5 looks for the one, moves for the other
        }
    }

    /** A white or black coin for a player, while the pile lasts. */
    private void gain(int seat, Coin coin) {
        boolean white = coin == Coin.W;
        if ((white ? table.whitePile : table.blackPile) > 0) {
            table.whitePile -= white ? 1 : 0;
            table.blackPile -= white ? 0 : 1;
            turn.set(table.players[seat].withPurse(table.players[seat].purse().plus(coin)));
            turn.tell(new Event.CoinGained(seat, coin));
        }
    }

    /** EFF-1: from the purse, or if it has none from the character tile. */
    private void returnBlack() {
        Player player = table.player();
        boolean inPurse = player.purse().has(Coin.B);
        if (inPurse || player.spent().has(Coin.B)) {
            turn.set(
                    inPurse
                            ? player.withPurse(player.purse().minus(Coin.B))
                            : player.withSpent(player.spent().minus(Coin.B)));
            table.blackPile++;
            turn.tell(new Event.BlackReturned(table.active));
        }
    }

    /** A seal for a player, while the pile lasts. */
    void seal(int seat) {
        if (table.sealPile > 0) {
            table.sealPile--;
            turn.set(table.players[seat].withSeals(table.players[seat].seals() + 1));
            turn.tell(new Event.SealGained(seat));
        }
    }

    private void again() {
        if (!table.done.contains(Done.AGAIN)) { // RUL-13: several make one
            table.did(Done.AGAIN);
            turn.tell(new Event.TurnGained(table.active));
        }
    }

    /** EFF-2: clockwise from the player whose turn it is, before all else that is still to be done. */
    private void othersDiscard() {
        List<Todo> discards = new ArrayList<>();
        table.others().forEach(seat -> discards.add(new Todo.Discard(seat)));
        turn.first(discards);
    }

    /** EFF-5: a player discards a token, if there is one; without being asked, if all are of one kind. */
    void discard(int seat) {
        Tokens hand = turn.hands[seat];
        TokenKind only = hand.onlyKind();
        if (only != null) {
            discard(seat, only);
        } else if (!hand.isEmpty()) {
            turn.ask(Ask.DISCARD, seat);
        }
    }

    void discard(int seat, TokenKind token) {
        turn.loseToken(seat, token);
        turn.tell(new Event.TokenDiscarded(seat, token));
    }
}
