package io.github.mercurius.mercado;
import io.github.mercurius.rules.AnySetup;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** Says in a language what happened, and why an action is refused. */
final class Narrator {
    private final Words texts;
    private final IntFunction<String> names;

    private Narrator(Words texts, IntFunction<String> names) {
        this.texts = texts;
        this.names = names;
    }

    /** A narrator who speaks of the players by seat. */
    static Narrator of(Locale locale) {
        Words texts = Texts.in(locale);
        return new Narrator(texts, texts::seat);
    }

    /** A narrator who speaks of the players by name, or by seat if they have no names. */
    static Narrator of(Locale locale, AnySetup setup) {
        Arguments.notNull(setup, "setup");
        return new Narrator(Texts.in(locale), seat -> setup.name(seat, locale));
    }

    /** The rule and the facts. Coins, tiles and stalls are codes, as in the action that is refused. */
    String tell(Violation violation) {
        Map<String, Object> words = new LinkedHashMap<>();
        String key = "violation." + violation.type() + fill(violation.facts(), words, false);
        return violation.rule().id() + ": " + texts.fill(key, words);
    }

    /** What happened, in a clause. */
    String tell(Event event) {
        Map<String, Object> words = new LinkedHashMap<>();
        String variant = fill(event.facts(), words, true);
        if (event instanceof Event.TurnBegan began) {
            words.put("number", began.turn() + 1);
        } else if (event instanceof Event.GameEnded ended) {
            Standing first = ended.ranking().get(0);
            words.put("winner", names.apply(first.seat()));
            words.put("position", first.score());
        }
        return texts.fill("event." + event.type() + variant, words);
    }

    /** Puts facts into words; where a fact has nothing to say, gives the name of the sentence that leaves it out. */
    private String fill(Map<String, Object> facts, Map<String, Object> words, boolean byName) {
        String variant = "";
        for (Map.Entry<String, Object> fact : facts.entrySet()) {
            Object value = fact.getValue();
            if (isNothing(value)) {
                variant = ".none";
            } else if (value instanceof OptionalInt seat) {
                words.put(fact.getKey(), names.apply(seat.getAsInt()));
            } else if (fact.getKey().equals("seat")) {
                words.put(fact.getKey(), names.apply((Integer) value));
            } else {
                words.put(fact.getKey(), word(value, byName));
            }
        }
        return variant;
    }

    private static boolean isNothing(Object fact) {
        return (fact instanceof Optional<?> optional && !optional.isPresent())
                || (fact instanceof OptionalInt number && !number.isPresent())
                || (fact instanceof Coins coins && coins.isEmpty());
    }

    /** A fact in words; a number stays one, as the form that goes with it depends on the sentence. */
    private Object word(Object fact, boolean byName) {
        if (fact instanceof Optional<?> optional) {
            return word(optional.get(), byName);
        }
        if (fact instanceof Ask ask) {
            return texts.get("ask." + ask.name());
        }
        if (!byName) {
            return fact instanceof List<?> list ? codes(list) : fact;
        }
        if (fact instanceof Coin coin) {
            return coin.displayName(texts.locale());
        }
        if (fact instanceof Coins coins) {
            return coins(coins);
        }
        if (fact instanceof Stall stall) {
            return stall.displayName(texts.locale());
        }
        if (fact instanceof Effect effect) {
            return effect.displayName(texts.locale());
        }
        if (fact instanceof Tile tile) {
            return tile.name();
        }
        return fact instanceof TileStack stack ? texts.get("stack." + stack.name()) : fact;
    }

    private String codes(List<?> things) {
        return things.isEmpty() ? "-" : texts.list(things, Object::toString);
    }

    /** Coins one sort after the other, with their numbers. */
    private String coins(Coins coins) {
        List<String> things = new ArrayList<>();
        for (Coin coin : coins.sorts()) {
            int count = coins.count(coin);
            things.add((count == 1 ? "" : count + " × ") + coin.displayName(texts.locale()));
        }
        return texts.list(things);
    }
}
