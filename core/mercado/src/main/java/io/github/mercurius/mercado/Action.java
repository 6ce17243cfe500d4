package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.NotationException;
import java.util.Optional;

/**
 * What can be done in a game: an action of a player, or an {@link Outcome} of chance, each with a notation of one line.
 *
 * <p>An action says what is wanted; whether it is legal only a state can tell. Actions are values: immutable,
 * thread-safe, equal if they are the same kind with the same contents.
 */
public sealed interface Action extends AnyAction
        permits Action.PlayToken,
                Action.Draw,
                Action.TakeBack,
                Action.Pass,
                Action.Symbol,
                Action.SetCoin,
                Action.PaySeal,
                Action.Finish,
                Action.Sell,
                Action.SetWhite,
                Action.DiscardToken,
                Outcome {
    /** The notation, such as {@code G>1}; {@link #parse} reads it. */
    @Override
    default String notation() {
        return toString();
    }

    /** What has to be asked for the action. */
    default Ask ask() {
        if (this instanceof Symbol) {
            return Ask.SYMBOL;
        }
        if (this instanceof SetCoin || this instanceof PaySeal || this instanceof Finish) {
            return Ask.PLAY;
        }
        if (this instanceof Sell) {
            return Ask.SALE;
        }
        if (this instanceof SetWhite) {
            return Ask.WHITE;
        }
        if (this instanceof DiscardToken) {
            return Ask.DISCARD;
        }
        if (this instanceof Outcome.CoinsDrawn) {
            return Ask.COINS;
        }
        if (this instanceof Outcome.TileDrawn) {
            return Ask.TILE;
        }
        if (this instanceof Outcome.TokenDrawn) {
            return Ask.TOKEN;
        }
        return Ask.ACTION;
    }

    /**
     * The action or outcome with a notation such as {@code V:V2S}, {@code G>1}, {@code $X} or {@code ~C:GGB}.
     *
     * @param edition says which tiles and tokens there are
     * @throws NotationException if the text is not the notation of an action
     */
    static Action parse(String notation, Edition edition) {
        return Notation.read(notation, edition);
    }

    /** Plays a privilege token (PRV-1): {@code V:V2S}. */
    record PlayToken(TokenKind token) implements Action {
        @Override
        public String toString() {
            return "V:" + token.code();
        }
    }

    /** Action A: draws coins (DRW-1): {@code A}. */
    record Draw() implements Action {
        @Override
        public String toString() {
            return "A";
        }
    }

    /** Action B: takes coins back (RET-1): {@code B}. */
    record TakeBack() implements Action {
        @Override
        public String toString() {
            return "B";
        }
    }

    /** Passes (TRN-3): {@code -}. */
    record Pass() implements Action {
        @Override
        public String toString() {
            return "-";
        }
    }

    /** Carries out the symbol of the space, or does not (MOV-5): {@code Y} or {@code N}. */
    record Symbol(boolean use) implements Action {
        @Override
        public String toString() {
            return use ? "Y" : "N";
        }
    }

    /** Sets a drawn coin at a stall (PLY-1): {@code G>1}. */
    record SetCoin(Coin coin, Stall stall) implements Action {
        @Override
        public String toString() {
            return coin + ">" + stall;
        }
    }

    /** Pays a seal for two more coins (SEA-1): {@code S}. */
    record PaySeal() implements Action {
        @Override
        public String toString() {
            return "S";
        }
    }

    /** Finishes playing coins (PLY-5): {@code .}. */
    record Finish() implements Action {
        @Override
        public String toString() {
            return ".";
        }
    }

    /** Says which tile is sold next (SAL-2): {@code $3}. */
    record Sell(Stall stall) implements Action {
        @Override
        public String toString() {
            return "$" + stall;
        }
    }

    /**
     * Says at which stall the coin changer's coin goes (MKT-4): {@code W:3}, or none for the purse: {@code W:purse}.
     */
    record SetWhite(Optional<Stall> stall) implements Action {
        @Override
        public String toString() {
            return "W:" + stall.map(Stall::code).orElse("purse");
        }
    }

    /** Discards a privilege token (EFF-2): {@code D:V2S}. */
    record DiscardToken(TokenKind token) implements Action {
        @Override
        public String toString() {
            return "D:" + token.code();
        }
    }
}
