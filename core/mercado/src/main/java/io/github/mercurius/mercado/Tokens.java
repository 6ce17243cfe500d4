package io.github.mercurius.mercado;

import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some privilege tokens of an edition: how many there are of each kind.
 *
 * <p>There are never more of a kind than the edition has. Written as {@code V3,V2S}, in the order of the edition. This
 * class is immutable and thread-safe.
 */
public final class Tokens extends Bag<TokenKind, Tokens> {
    private final Edition edition;

    private Tokens(Edition edition) {
        super(edition.tokenKinds().stream().mapToInt(TokenKind::copies).toArray());
        this.edition = edition;
    }

    private Tokens(Tokens like, long counts) {
        super(like, counts);
        edition = like.edition;
    }

    /** All tokens of an edition. */
    static Tokens all(Edition edition) {
        return new Tokens(edition).full();
    }

    /**
     * Some tokens, in any order.
     *
     * @throws IllegalArgumentException if the edition does not have so many of a kind
     */
    public static Tokens of(Edition edition, Collection<TokenKind> tokens) {
        return collect(edition.noTokens(), tokens);
    }

    /** How many tokens of a kind there are; none of a kind of another edition. */
    @Override
    public int count(TokenKind kind) {
        return edition.has(kind) ? super.count(kind) : 0;
    }

    /**
     * Whether these are at least the others, kind by kind.
     *
     * @throws IllegalArgumentException if the others are of another edition
     */
    @Override
    public boolean contains(Tokens others) {
        edition.check(others, "tokens");
        return super.contains(others);
    }

    /**
     * These and the others.
     *
     * @throws IllegalArgumentException if the others are of another edition, or there would be more of a kind than this
     *     one has
     */
    @Override
    public Tokens plus(Tokens others) {
        edition.check(others, "tokens");
        return super.plus(others);
    }

    /** The only kind of which there are tokens, or null if there are several or none. */
    @Nullable
    TokenKind onlyKind() {
        return kindCount() == 1 ? kinds().get(0) : null;
    }

    /** The points of all tokens together. */
    public int points() {
        int points = 0;
        for (TokenKind kind : kinds()) {
            points += count(kind) * kind.points();
        }
        return points;
    }

    /** Whether these are tokens of an edition with the same kinds. */
    boolean isOf(Edition other) {
        return edition.tokenKinds().equals(other.tokenKinds());
    }

    @Override
    protected List<TokenKind> allKinds() {
        return edition.tokenKinds();
    }

    @Override
    protected int number(TokenKind kind) {
        edition.check(kind);
        return kind.place();
    }

    @Override
    protected Tokens with(long counts) {
        return new Tokens(this, counts);
    }

    @Override
    protected IllegalArgumentException tooMany(TokenKind kind, long count) {
        return Arguments.failure("tokens of kind " + kind, count, "at most " + kind.copies() + ", as the edition has");
    }
}
