package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Optional;

/** What chance decides, applied like an action, by nobody (CHN-1). */
public sealed interface Outcome extends Action {
    /** Coins that are drawn from the purse of the player whose turn it is (CHN-2): {@code ~C:GGB}. */
    record CoinsDrawn(Coins coins) implements Outcome {
        @Override
        public String toString() {
            return "~C:" + coins;
        }
    }

    /** A tile that is drawn from a stack (CHN-3): {@code ~T:O07}. */
    record TileDrawn(Tile tile) implements Outcome {
        @Override
        public String toString() {
            return "~T:" + tile.id();
        }
    }

    /** A privilege token from the stack (CHN-3): {@code ~V:V2S}, or {@code ~V:?}, none, where it is hidden (INF-1). */
    record TokenDrawn(Optional<TokenKind> token) implements Outcome {
        /** A token whose kind is hidden. */
        public static final TokenDrawn HIDDEN = new TokenDrawn(Optional.empty());

        /** A token of a kind. */
        public static TokenDrawn of(TokenKind token) {
            return new TokenDrawn(Optional.of(Arguments.notNull(token, "token")));
        }

        @Override
        public String toString() {
            return "~V:" + token.map(TokenKind::code).orElse("?");
        }
    }
}
