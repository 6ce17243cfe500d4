package io.github.mercurius.mercado;

import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Hashing;
import io.github.mercurius.rules.internal.SafeText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The contents of the pieces: tiles, privilege tokens, and the tracks of the board.
 *
 * <p>The pictures of the real pieces are lost. {@link #standIn} has others, made for this library, and says so in its
 * name. The owner of a box describes the real pieces in a file, or with a {@link #builder}.
 *
 * <p>Equal if names and all pieces are. This class is immutable and thread-safe.
 */
public final class Edition {
    /** How many object tiles there are (THG-3). */
    public static final int OBJECTS = 24;

    /** How many perfume tiles there are (THG-3). */
    public static final int PERFUMES = 12;

    /** How many privilege tokens there are (THG-4). */
    public static final int TOKENS = 18;

    /** The price of the head merchant: three different colours (DEM-6). */
    static final Price HEAD_MERCHANT = new Price(Coins.none(), List.of(1, 1, 1));

    /** The price of the coin changer: three of a kind (DEM-6). */
    static final Price COIN_CHANGER = new Price(Coins.none(), List.of(3));

    private static final int MARK_DIGITS = 16;

    private final String name;
    private final List<Tile> tiles;
    private final List<String> marketNames;
    private final List<TokenKind> tokenKinds;
    private final List<Track> tracks;
    private final Map<Ask, List<Action>> answers;
    private final Tokens noTokens;
    private final Tokens allTokens;
    /** Over names and all pieces. */
    private final String hash;

    /** The edition of a builder that breaks no rule. */
    private Edition(Builder builder) {
        name = builder.name;
        List<Tile> both = new ArrayList<>(builder.objects);
        both.addAll(builder.perfumes);
        tiles = Collections.unmodifiableList(both);
        marketNames = builder.marketNames;
        tokenKinds = List.copyOf(builder.tokens);
        tracks = List.of(builder.tracks[0], builder.tracks[1]);
        answers = LegalActions.answers(tokenKinds);
        allTokens = Tokens.all(this);
        noTokens = allTokens.minus(allTokens);
        hash = Hashing.sha256(HashChain.text(this));
    }

    /** Pieces made for this library, in accordance with every known fact; the real ones are lost. */
    public static Edition standIn() {
        return StandIn.EDITION;
    }

    /** A builder; all pieces must be set, in canonical order (RUL-16). */
    public static Builder builder() {
        return new Builder();
    }

    /** The name: any text. */
    public String name() {
        return name;
    }

    /** The object tiles, in canonical order. */
    public List<Tile> objects() {
        return tiles.subList(0, OBJECTS);
    }

    /** The perfume tiles, in canonical order. */
    public List<Tile> perfumes() {
        return tiles.subList(OBJECTS, tiles.size());
    }

    /** All tiles, objects first, in canonical order. */
    public List<Tile> tiles() {
        return tiles;
    }

    /** The tile with an id; none if this edition does not have it. */
    public Optional<Tile> tile(String id) {
        Arguments.notNull(id, "id");
        return tiles.stream().filter(tile -> tile.id().equals(id)).findFirst();
    }

    /** The kinds of privilege tokens, in canonical order. */
    public List<TokenKind> tokenKinds() {
        return tokenKinds;
    }

    /** The kind of tokens with a code; none if this edition does not have it. */
    public Optional<TokenKind> tokenKind(String code) {
        Arguments.notNull(code, "code");
        return tokenKinds.stream().filter(kind -> kind.code().equals(code)).findFirst();
    }

    /** The track on a side of the board. */
    public Track track(Side side) {
        return tracks.get(Arguments.notNull(side, "side").ordinal());
    }

    /**
     * The name of the tile at a stall of the market people: any text.
     *
     * @throws IllegalArgumentException if merchandise is sold there
     */
    public String marketName(Stall stall) {
        boolean market = !Arguments.notNull(stall, "stall").isMerchandise();
        Arguments.that(market, "stall", stall, "H or X");
        return marketNames.get(stall.ordinal() - Stall.merchandise().size());
    }

    /** The first digits of a hash over all that {@link #equals} compares: how a position names an edition. */
    String mark() {
        return hash.substring(0, MARK_DIGITS);
    }

    /** A tile, refused if this edition does not have it. */
    Tile check(Tile tile) {
        boolean there = has(Arguments.notNull(tile, "tile", "a tile"));
        Arguments.that(there, "tile", tile, "one of the edition of the set-up");
        return tile;
    }

    /** Tiles, refused if this edition does not have one of them. */
    List<Tile> check(@Nullable Iterable<Tile> some, String argument) {
        List<Tile> list = Arguments.noneNull(some, argument, "tiles");
        list.forEach(this::check);
        return list;
    }

    /** Refuses a kind of tokens that this edition does not have. */
    void check(TokenKind kind) {
        Arguments.that(has(Arguments.notNull(kind, "token")), "token", kind, "one of the edition of the set-up");
    }

    /** Refuses tokens of another edition. */
    void check(Tokens tokens, String argument) {
        boolean right = Arguments.notNull(tokens, argument, "tokens").isOf(this);
        Arguments.that(right, argument, "[" + tokens + "]", "tokens of the edition of the set-up");
    }

    /** What a player could answer, with the tokens of this edition. */
    List<Action> answers(Ask ask) {
        return Arguments.notNull(answers.get(ask), "ask");
    }

    Tokens noTokens() {
        return noTokens;
    }

    Tokens allTokens() {
        return allTokens;
    }

    /** Whether a tile is one of this edition. */
    boolean has(Tile tile) {
        return tile.place() < tiles.size() && tiles.get(tile.place()).equals(tile);
    }

    /** Whether a kind of tokens is one of this edition. */
    boolean has(TokenKind kind) {
        return kind.place() < tokenKinds.size() && tokenKinds.get(kind.place()).equals(kind);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Edition that && that.hash.equals(hash);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }

    /** The name, made safe to print. */
    @Override
    public String toString() {
        return SafeText.of(name, SafeText.MOST);
    }

    /** Builds an edition from its pieces, and checks them all. */
    public static final class Builder {
        private String name = "";
        private final List<Tile> objects = new ArrayList<>();
        private final List<Tile> perfumes = new ArrayList<>();
        private List<String> marketNames = List.of("Head merchant", "Coin changer");
        private final List<TokenKind> tokens = new ArrayList<>();
        private final Track[] tracks = {new Track(List.of()), new Track(List.of())};

        private Builder() {}

        /** The name of the edition: any text; an empty one if it is not set. */
        public Builder name(String name) {
            this.name = Arguments.notNull(name, "name");
            return this;
        }

        /** Adds an object tile. */
        public Builder object(String id, String name, Price price, Points points, List<Effect> effects) {
            objects.add(new Tile(objects.size(), id, name, price, points, effects));
            return this;
        }

        /** Adds a perfume tile. */
        public Builder perfume(String id, String name, Price price, Points points, List<Effect> effects) {
            perfumes.add(new Tile(OBJECTS + perfumes.size(), id, name, price, points, effects));
            return this;
        }

        /** The names of the tiles of the market people: any texts; English ones if they are not set. */
        public Builder marketNames(String headMerchant, String coinChanger) {
            marketNames = List.of(
                    Arguments.notNull(headMerchant, "head merchant"), Arguments.notNull(coinChanger, "coin changer"));
            return this;
        }

        /** Adds a kind of privilege tokens. */
        public Builder token(String code, int copies, int points, List<Effect> effects) {
            tokens.add(new TokenKind(tokens.size(), code, copies, points, effects));
            return this;
        }

        /** The symbols of the spaces on a side of the board, clockwise from space 0; empty for none. */
        public Builder track(Side side, List<Optional<Effect>> symbols) {
            tracks[Arguments.notNull(side, "side").ordinal()] = new Track(symbols);
            return this;
        }

        /**
         * The edition.
         *
         * @throws EditionException if it breaks a rule from EDN-1 to EDN-10, with everything that is wrong
         */
        public Edition build() {
            EditionCheck check = new EditionCheck();
            check.objects(objects);
            check.perfumes(perfumes);
            check.tokens(tokens);
            for (Side side : Side.values()) {
                check.track(side, tracks[side.ordinal()]);
            }
            check.refuse();
            return new Edition(this);
        }
    }
}
