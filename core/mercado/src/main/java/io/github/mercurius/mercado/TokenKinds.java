package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Layout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kinds of privilege tokens of an edition, in its order, and how their counts share one word. */
final class TokenKinds {
    final List<TokenKind> all;
    final Layout layout;

    TokenKinds(List<TokenKind> all) {
        this.all = List.copyOf(all);
        layout = new Layout(all.stream().mapToInt(TokenKind::copies).toArray());
    }

    /** Whether the edition has a kind. */
    boolean has(TokenKind kind) {
        return kind.place < all.size() && all.get(kind.place).equals(kind);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || (other instanceof TokenKinds that && that.all.equals(all));
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }
}
