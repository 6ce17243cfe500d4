package io.github.mercurius.mercado;

import static io.github.mercurius.rules.internal.EditionProblems.element;
import static io.github.mercurius.rules.internal.EditionProblems.piece;
import static io.github.mercurius.rules.internal.EditionProblems.quoted;

import io.github.mercurius.rules.internal.EditionProblems;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Notes everything about the pieces of an edition that breaks a rule from EDN-1 to EDN-10. */
final class EditionCheck {
    private static final int MOST_TOKEN_POINTS = 3;
    private static final int SHORTEST_TRACK = 12;
    private static final int LONGEST_TRACK = 99;

    private final EditionProblems problems = new EditionProblems();
    private final Set<String> ids = new HashSet<>();

    /** Refuses the edition if anything is wrong. */
    void refuse() {
        problems.refuse();
    }

    /** Notes a problem; whether it is none. */
    private boolean check(boolean right, Rule rule, String place, Object found, String expected) {
        if (!right) {
            problems.add(rule, place, found.toString(), expected);
        }
        return right;
    }

    void objects(List<Tile> tiles) {
        tiles("objects", tiles, Edition.OBJECTS);
        needs(tiles, "tapestry", "GGTT", Effect.TOKEN);
        needs(tiles, "pitcher", "SS", Effect.BLACK);
    }

    void perfumes(List<Tile> tiles) {
        tiles("perfumes", tiles, Edition.PERFUMES);
    }

    private void tiles(String list, List<Tile> tiles, int needed) {
        check(tiles.size() == needed, Rule.EDN_1, list, "a list of " + tiles.size(), needed + " tiles");
        for (int i = 0; i < tiles.size(); i++) {
            Tile tile = tiles.get(i);
            String place = piece(list, i, tile.id(), ids);
            code(tile.id(), place + ".id", ids);
            boolean known = list.equals("perfumes") || !tile.points().equals(Points.UNKNOWN);
            String expected = "a whole number from 0 to " + Points.MOST + " or \"RANK\"";
            check(known, Rule.EDN_5, place + ".points", quoted("UNKNOWN"), expected);
            effects(Rule.EDN_6, tile.effects(), Effect::isOnTiles, place);
            order(tile.effects(), place);
        }
    }

    /** EDN-2: a code that no other piece has. */
    private void code(String code, String place, Set<String> taken) {
        boolean right = code.matches("[A-Z][A-Z0-9]{0,7}");
        String expected = "a letter from A to Z, and at most seven more or digits";
        if (check(right, Rule.EDN_2, place, quoted(code), expected)) {
            check(taken.add(code), Rule.EDN_2, place, quoted(code), "one that is not taken yet");
        }
    }

    private void effects(Rule rule, List<Effect> effects, Predicate<Effect> isAllowed, String place) {
        for (int i = 0; i < effects.size(); i++) {
            Effect effect = effects.get(i);
            String expected = "one of " + Effect.all(isAllowed);
            check(isAllowed.test(effect), rule, element(place + ".effects", i), quoted(effect.code()), expected);
        }
    }

    /** EDN-6: the effects for the buyer come first. */
    private void order(List<Effect> effects, String place) {
        for (int i = 1; i < effects.size(); i++) {
            if (effects.get(i - 1).isForOthers() && !effects.get(i).isForOthers()) {
                String found = effects.get(i) + " after " + effects.get(i - 1);
                problems.add(Rule.EDN_6, place + ".effects", found, "it before");
                return;
            }
        }
    }

    /** EDN-10: a tile that the rulebook describes, with 4 points, is among the objects. */
    private void needs(List<Tile> tiles, String name, String coins, Effect effect) {
        Price price = new Price(Coins.parse(coins), List.of());
        boolean there = tiles.stream()
                .anyMatch(tile -> tile.price().equals(price)
                        && tile.points().equals(Points.of(4))
                        && tile.effects().equals(List.of(effect)));
        String expected = "one for " + coins + ", with 4 points and the effect " + effect;
        check(there, Rule.EDN_10, "objects", "no " + name, expected);
    }

    void tokens(List<TokenKind> kinds) {
        Set<String> codes = new HashSet<>();
        long all = 0;
        for (int i = 0; i < kinds.size(); i++) {
            TokenKind kind = kinds.get(i);
            String place = piece("tokens", i, kind.code(), codes);
            code(kind.code(), place + ".code", codes);
            number(kind.copies(), place + ".copies", Edition.TOKENS);
            number(kind.points(), place + ".points", MOST_TOKEN_POINTS);
            effects(Rule.EDN_8, kind.effects(), Effect::isOnTokens, place);
            all += kind.copies();
        }
        check(all == Edition.TOKENS, Rule.EDN_8, "tokens", all + " tokens", Edition.TOKENS + " in all");
    }

    private void number(int number, String place, int most) {
        check(number >= 1 && number <= most, Rule.EDN_8, place, number, "a whole number from 1 to " + most);
    }

    void track(Side side, Track track) {
        String place = "sides." + side;
        boolean right = track.length() >= SHORTEST_TRACK && track.length() <= LONGEST_TRACK;
        check(right, Rule.EDN_9, place, track.length() + " spaces", SHORTEST_TRACK + " to " + LONGEST_TRACK);
        for (int space = 0; space < track.length(); space++) {
            Effect symbol = track.symbol(space).orElse(Effect.WHITE);
            String expected = "null or one of " + Effect.all(effect -> effect.isOnTrack(side));
            check(symbol.isOnTrack(side), Rule.EDN_9, element(place, space), quoted(symbol.code()), expected);
        }
    }
}
