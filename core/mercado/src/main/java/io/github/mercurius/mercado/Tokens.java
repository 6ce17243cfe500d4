package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some privilege tokens of an edition: how many there are of each kind.
 *
 * <p>Equal if the edition's kinds and all counts are. This class is immutable and thread-safe.
 */
public final class Tokens {
    private final Edition edition;
    private final long counts;

    Tokens(Edition edition, long counts) {
        this.edition = edition;
        this.counts = counts;
    }

    /**
     * Some tokens, in any order.
     *
     * @throws IllegalArgumentException if the edition does not have so many of a kind
     */
    public static Tokens of(Edition edition, Iterable<TokenKind> tokens) {
        Tokens some = edition.noTokens();
        for (TokenKind kind : tokens) {
            int count = some.count(kind);
            Arguments.that(
                    edition.allTokens().count(kind) > count,
                    "tokens of kind " + kind,
                    count + 1,
                    "at most " + count + ", as the edition has");
            some = some.plus(kind);
        }
        return some;
    }

    /** How many tokens of a kind there are; none of a kind of another edition. */
    public int count(TokenKind kind) {
        return edition.has(kind) ? edition.tokenLayout.count(counts, kind.place()) : 0;
    }

    /** Whether there is a token of a kind. */
    public boolean has(TokenKind kind) {
        return count(kind) > 0;
    }

    /** How many tokens there are. */
    public int size() {
        return edition.tokenLayout.size(counts);
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return counts == 0;
    }

    /** The kinds of which there are tokens, in the order of the edition. */
    public List<TokenKind> kinds() {
        List<TokenKind> there = new ArrayList<>();
        for (long rest = edition.tokenLayout.present(counts); rest != 0; rest &= rest - 1) {
            there.add(edition.tokenKinds().get(edition.tokenLayout.kindAt(rest)));
        }
        return Collections.unmodifiableList(there);
    }

    /** The only kind of which there are tokens, or null if there are several or none. */
    @Nullable
    TokenKind onlyKind() {
        List<TokenKind> there = kinds();
        return there.size() == 1 ? there.get(0) : null;
    }

    /** Each token, in the order of the edition. */
    public List<TokenKind> toList() {
        List<TokenKind> tokens = new ArrayList<>();
        for (TokenKind kind : kinds()) {
            for (int i = count(kind); i > 0; i--) {
                tokens.add(kind);
            }
        }
        return Collections.unmodifiableList(tokens);
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

    Tokens plus(TokenKind kind) {
        return new Tokens(edition, counts + edition.tokenLayout.unit(kind.place()));
    }

    Tokens minus(TokenKind kind) {
        return new Tokens(edition, counts - edition.tokenLayout.unit(kind.place()));
    }

    Tokens plus(Tokens others) {
        return new Tokens(edition, counts + others.counts);
    }

    /** These tokens without some of them. */
    Tokens minus(Tokens others) {
        return new Tokens(edition, counts - others.counts);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Tokens that && that.counts == counts && that.isOf(edition);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(counts);
    }

    /** The codes, with commas between them. */
    @Override
    public String toString() {
        StringBuilder codes = new StringBuilder();
        toList().forEach(kind -> codes.append(codes.length() == 0 ? "" : ",").append(kind));
        return codes.toString();
    }
}
