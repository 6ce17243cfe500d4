package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.PlainValues.array;
import static io.github.mercurius.json.common.PlainValues.object;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.EditionCodec;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Points;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Track;
import io.github.mercurius.rules.internal.EditionValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How editions are written, and read with all their problems at once (EDN-1 to EDN-11). */
final class Editions {
    static final Codec<Edition> EDITION = new EditionCodec<>(Edition.standIn(), Editions::read, Editions::write);

    private static final String FORMAT = "mercado-edition/1";
    private static final String CODE = "a letter from A to Z, and at most seven more or digits";

    private static final List<String> TILE = List.of("id", "name", "price", "points", "effects");
    private static final List<String> TOKEN = List.of("code", "copies", "points", "effects");
    private static final List<String> MARKET = List.of("stall", "name", "price");
    private static final List<String> PRICE = List.of("fixed", "stacks");
    private static final List<String> SIDES = List.of("A", "B");
    private static final List<String> DOCUMENT =
            List.of("format", "name", "objects", "perfumes", "market", "tokens", "sides");

    private static final Price HEAD_MERCHANT = Price.of(Coins.none(), List.of(1, 1, 1));
    private static final Price COIN_CHANGER = Price.of(Coins.none(), List.of(3));

    private Editions() {}

    private static Edition read(@Nullable Object document) {
        EditionValue file = EditionValue.document(document).object(Rule.EDN_11, "an object");
        file.onlyHas(Rule.EDN_11, DOCUMENT);
        if (!file.get("format").is(FORMAT)) {
            file.get("format").refuse(Rule.EDN_11, '"' + FORMAT + '"');
        }
        Edition.Builder edition = Edition.builder().name(name(file));
        Set<String> ids = new HashSet<>();
        for (EditionValue tile : file.get("objects").pieces(Rule.EDN_1, Rule.EDN_11, "id", ids)) {
            String words = " or \"RANK\"";
            edition.object(id(tile), name(tile), price(tile), points(tile, words), effects(tile));
        }
        for (EditionValue tile : file.get("perfumes").pieces(Rule.EDN_1, Rule.EDN_11, "id", ids)) {
            String words = ", \"RANK\" or \"UNKNOWN\"";
            edition.perfume(id(tile), name(tile), price(tile), points(tile, words), effects(tile));
        }
        market(file.get("market"), edition);
        for (EditionValue token : file.get("tokens").pieces(Rule.EDN_8, Rule.EDN_11, "code", new HashSet<>())) {
            token.onlyHas(Rule.EDN_11, TOKEN);
            edition.token(
                    token.get("code").text(Rule.EDN_2, CODE),
                    token.get("copies").whole(Rule.EDN_8, 1, "a whole number from 1 to 18"),
                    token.get("points").whole(Rule.EDN_8, 1, "a whole number from 1 to 3"),
                    effects(token, Rule.EDN_8, Effect::isOnTokens));
        }
        EditionValue sides = file.get("sides").object(Rule.EDN_9, "an object with A and B");
        sides.onlyHas(Rule.EDN_11, SIDES);
        for (Side side : Side.values()) {
            edition.track(side, symbols(sides.get(side.name()), effect -> effect.isOnTrack(side)));
        }
        return file.checked(edition::build);
    }

    private static String name(EditionValue piece) {
        return piece.get("name").text(Rule.EDN_11, "a text");
    }

    private static String id(EditionValue tile) {
        tile.onlyHas(Rule.EDN_11, TILE);
        return tile.get("id").text(Rule.EDN_2, CODE);
    }

    private static Price price(EditionValue tile) {
        Price price = price(tile.get("price"), Rule.EDN_3, Rule.EDN_4);
        return price == null ? COIN_CHANGER : price;
    }

    /**
     * A price, or null if it is none.
     *
     * @param coins the rule that coins break which are none of a price
     * @param beside the rule that fixed coins break which do not go with several stacks
     */
    private static @Nullable Price price(EditionValue price, Rule coins, Rule beside) {
        price.object(coins, "an object with fixed coins or stacks").onlyHas(Rule.EDN_11, PRICE);
        EditionValue fixed = price.get("fixed", "");
        String letters = fixed.text(coins, "letters of coins");
        if (!letters.matches("[GSCTW]*")) {
            fixed.refuse(coins, "the letters G, S, C, T and W alone");
            return null;
        }
        List<Integer> stacks = new ArrayList<>();
        for (EditionValue height : price.get("stacks", List.of()).list(coins, "a list of heights")) {
            int coinsOfStack = height.whole(coins, 1, "a whole number from 1 to 4");
            if (coinsOfStack > 0) {
                stacks.add(coinsOfStack);
            }
        }
        boolean matches = stacks.size() < 2 || letters.matches("W*");
        if (!matches) {
            fixed.refuse(beside, "W alone beside ≠");
        }
        long size =
                letters.length() + stacks.stream().mapToLong(height -> height).sum();
        boolean fits = size >= 2 && size <= 4;
        if (!fits) {
            price.refuse(coins, size + " coins", "2 to 4");
        }
        return fits && matches ? Price.of(Coins.parse(letters), stacks) : null;
    }

    private static Points points(EditionValue tile, String words) {
        EditionValue points = tile.get("points");
        if (points.is("RANK")) {
            return Points.RANK;
        }
        if (points.is("UNKNOWN") && words.contains("UNKNOWN")) {
            return Points.UNKNOWN;
        }
        String expected = "a whole number from 0 to " + Points.MOST + words;
        int number = points.whole(Rule.EDN_5, 0, expected);
        if (number < 0 || number > Points.MOST) {
            points.refuse(Rule.EDN_5, expected);
            return Points.of(0);
        }
        return Points.of(number);
    }

    private static List<Effect> effects(EditionValue tile) {
        return effects(tile, Rule.EDN_6, Effect::isOnTiles);
    }

    /** The effects of a piece; what is none of those allowed is left out. */
    private static List<Effect> effects(EditionValue piece, Rule rule, Predicate<Effect> isAllowed) {
        List<Effect> allowed = Effect.all().stream().filter(isAllowed).collect(Collectors.toList());
        List<Effect> effects = new ArrayList<>();
        for (EditionValue code : piece.get("effects").list(rule, "a list")) {
            Effect effect = code.constant(rule, allowed);
            if (effect != null) {
                effects.add(effect);
            }
        }
        return effects;
    }

    private static List<Optional<Effect>> symbols(EditionValue track, Predicate<Effect> isAllowed) {
        List<Effect> allowed = Effect.all().stream().filter(isAllowed).collect(Collectors.toList());
        List<Optional<Effect>> symbols = new ArrayList<>();
        for (EditionValue code : track.list(Rule.EDN_9, "a list")) {
            symbols.add(Optional.ofNullable(code.isNull() ? null : code.constant(Rule.EDN_9, allowed)));
        }
        return symbols;
    }

    /** The tiles of the market people, whose prices the rules say (DEM-6). */
    private static void market(EditionValue market, Edition.Builder edition) {
        List<EditionValue> tiles = market.list(Rule.EDN_7, "a list");
        boolean exchanged = tiles.size() == 2
                && tiles.get(0).get("stall").is("X")
                && tiles.get(1).get("stall").is("H");
        List<String> names = new ArrayList<>(List.of("", ""));
        for (int i = 0; i < Math.min(tiles.size(), 2); i++) {
            boolean head = (i == 0) != exchanged;
            names.set(
                    i,
                    head
                            ? market(tiles.get(i), Stall.HEAD_MERCHANT, HEAD_MERCHANT)
                            : market(tiles.get(i), Stall.COIN_CHANGER, COIN_CHANGER));
        }
        if (exchanged) {
            market.refuse(Rule.EDN_11, "X before H", "H before X");
        } else if (tiles.size() != 2) {
            market.refuse(Rule.EDN_7, "the head merchant and the coin changer");
        }
        edition.marketNames(names.get(0), names.get(1));
    }

    private static String market(EditionValue tile, Stall stall, Price price) {
        tile.object(Rule.EDN_11, "an object").onlyHas(Rule.EDN_11, MARKET);
        if (!tile.get("stall").is(stall.code())) {
            tile.get("stall").refuse(Rule.EDN_7, '"' + stall.code() + '"');
        }
        @Nullable Price given = price(tile.get("price"), Rule.EDN_7, Rule.EDN_7);
        if (given != null && !given.equals(price)) {
            tile.get("price").refuse(Rule.EDN_7, given.toString(), price + " (DEM-6)");
        }
        return name(tile);
    }

    private static Map<String, Object> write(Edition edition) {
        Map<String, Object> file = object("format", FORMAT, "name", edition.name());
        file.put("objects", array(edition.objects(), Editions::write));
        file.put("perfumes", array(edition.perfumes(), Editions::write));
        Object head = write(edition, Stall.HEAD_MERCHANT, HEAD_MERCHANT);
        file.put("market", List.of(head, write(edition, Stall.COIN_CHANGER, COIN_CHANGER)));
        file.put("tokens", array(edition.tokenKinds(), Editions::write));
        file.put("sides", object("A", write(edition.track(Side.A)), "B", write(edition.track(Side.B))));
        return file;
    }

    private static Map<String, Object> write(Tile tile) {
        Points points = tile.points();
        Object worth = points.type() == Points.Type.NUMBER ? (Object) points.number() : points.toString();
        return object(
                "id", tile.id(),
                "name", tile.name(),
                "price", write(tile.price()),
                "points", worth,
                "effects", array(tile.effects(), Effect::code));
    }

    private static Map<String, Object> write(Price price) {
        Map<String, Object> written = price.fixed().isEmpty()
                ? object()
                : object("fixed", price.fixed().toString());
        if (!price.stacks().isEmpty()) {
            written.put("stacks", price.stacks());
        }
        return written;
    }

    private static Map<String, Object> write(Edition edition, Stall stall, Price price) {
        return object("stall", stall.code(), "name", edition.marketName(stall), "price", write(price));
    }

    private static Map<String, Object> write(TokenKind kind) {
        return object(
                "code", kind.code(),
                "copies", kind.copies(),
                "points", kind.points(),
                "effects", array(kind.effects(), Effect::code));
    }

    private static List<@Nullable Object> write(Track track) {
        List<@Nullable Object> symbols = new ArrayList<>();
        for (int space = 0; space < track.length(); space++) {
            symbols.add(track.symbol(space).map(Effect::code).orElse(null));
        }
        return symbols;
    }
}
