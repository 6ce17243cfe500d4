package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.Voice;
import io.github.mercurius.rules.internal.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Says in a language what happened, and why an action is refused.
 *
 * @param voice the language, and what the players are called in it
 */
record Narrator(Voice voice) {
    private Words texts() {
        return voice.texts();
    }

    /** Why an action is refused, in a sentence. */
    String tell(Violation violation) {
        Map<String, Object> words = new LinkedHashMap<>();
        String variant = fill(violation.facts(), words, true);
        return texts().fill("violation." + violation.type() + variant, words);
    }

    /** What happened, in a clause. */
    String tell(Event event) {
        if (event instanceof Event.Noted noted) {
            return voice.name(noted.note().seat()) + ": " + noted.note().text();
        }
        Map<String, Object> words = new LinkedHashMap<>();
        String variant = fill(event.facts(), words, false);
        if (event instanceof Event.TurnBegan began) {
            words.put("number", began.turn() + 1);
        } else if (event instanceof Event.GameEnded ended) {
            Standing first = ended.ranking().get(0);
            words.put("winner", voice.name(first.seat()));
            words.put("position", first.score());
        }
        return texts().fill("event." + event.type() + variant, words);
    }

    /**
     * Puts facts into words; where a fact has nothing to say, gives the name of the sentence that leaves it out.
     *
     * @param isRefusal whether a refusal says them, which names coins and stalls in its own way
     */
    private String fill(Map<String, Object> facts, Map<String, Object> words, boolean isRefusal) {
        facts.forEach((name, fact) -> put(name, fact, words, isRefusal));
        return facts.values().stream().anyMatch(Narrator::isNothing) ? ".none" : "";
    }

    private void put(String name, Object fact, Map<String, Object> words, boolean isRefusal) {
        if (isNothing(fact)) {
            return;
        }
        if (fact instanceof Optional<?> optional) {
            put(name, optional.get(), words, isRefusal);
        } else if (fact instanceof OptionalInt seat) {
            words.put(name, voice.name(seat.getAsInt()));
        } else if (fact instanceof Action.SetCoin set) {
            put("coin", set.coin(), words, isRefusal);
            put("stall", set.stall(), words, isRefusal);
        } else if (isRefusal && fact instanceof Stall stall) {
            words.put("at", texts().get("stall." + stall.code() + ".at"));
        } else if (isRefusal && fact instanceof Coin coin) {
            words.put(name, texts().get("coin." + coin.name() + ".one"));
        } else if (isRefusal && fact instanceof Coins coins) {
            words.put(name, texts().list(sorts(coins)));
        } else {
            words.put(name, name.equals("seat") ? voice.name(fact) : word(fact));
        }
    }

    private static boolean isNothing(Object fact) {
        return (fact instanceof Optional<?> optional && !optional.isPresent())
                || (fact instanceof OptionalInt number && !number.isPresent())
                || (fact instanceof Coins coins && coins.isEmpty());
    }

    /** A fact in words; a number stays one, as the form that goes with it depends on the sentence. */
    private Object word(Object fact) {
        if (fact instanceof Ask ask) {
            return texts().get("ask." + ask.name());
        }
        if (fact instanceof Coin coin) {
            return coin.displayName(texts().locale());
        }
        if (fact instanceof Coins coins) {
            return texts().list(coins, coin -> coin.displayName(texts().locale()));
        }
        if (fact instanceof Stall stall) {
            return stall.displayName(texts().locale());
        }
        if (fact instanceof Effect effect) {
            return effect.displayName(texts().locale());
        }
        if (fact instanceof Tile tile) {
            return tile.displayName(texts().locale());
        }
        if (fact instanceof Price price) {
            return price(price);
        }
        if (fact instanceof List<?> list) {
            return list.isEmpty()
                    ? texts().get("nothing")
                    : texts().list(list, stall -> word(stall).toString());
        }
        return fact instanceof TileStack stack ? texts().get("stack." + stack.name()) : fact;
    }

    /** The coins of each sort. */
    private List<String> sorts(Coins coins) {
        List<String> sorts = new ArrayList<>();
        for (Coin coin : coins.kinds()) {
            sorts.add(texts().fill("coin." + coin.name() + ".some", Facts.of("count", coins.count(coin))));
        }
        return sorts;
    }

    private String price(Price price) {
        List<String> parts = sorts(price.fixed());
        if (!price.stacks().isEmpty()) {
            parts.add(stacks(price.stacks()));
        }
        return texts().list(parts);
    }

    /** DEM-3: a stack takes one colour, and several stacks take different ones. */
    private String stacks(List<Integer> heights) {
        if (heights.size() == 1) {
            return texts().fill("price.stack", Facts.of("coins", heights.get(0)));
        }
        return Collections.max(heights) == 1
                ? texts().fill("price.different", Facts.of("coins", heights.size()))
                : texts().fill("price.stacks", Facts.of("heights", texts().list(heights, Object::toString)));
    }
}
