package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says in the sentence of a refusal which coins, prices and stalls it is about. */
final class RefusalWords {
    private final Words texts;

    RefusalWords(Words texts) {
        this.texts = texts;
    }

    /** Puts a fact into words, if a refusal says it in its own way. */
    boolean fill(String name, Object fact, Map<String, Object> words) {
        if (fact instanceof Optional<?> optional) {
            return fill(name, optional.get(), words);
        }
        if (fact instanceof Coin coin) {
            words.put(name, oneCoin(coin));
        } else if (fact instanceof Coins coins) {
            words.put(name, texts.list(coins(coins)));
        } else if (fact instanceof Price price) {
            words.put(name, price(price));
        } else if (fact instanceof Stall stall) {
            words.put("at", at(stall));
        } else if (fact instanceof Action.SetCoin set) {
            words.put("coin", oneCoin(set.coin()));
            words.put("at", at(set.stall()));
        } else if (fact instanceof List<?> stalls) {
            words.put(name, stalls(stalls));
        } else {
            return false;
        }
        return true;
    }

    private String oneCoin(Coin coin) {
        return texts.get("coin." + coin.name() + ".one");
    }

    private String at(Stall stall) {
        return texts.get("stall." + stall.code() + ".at");
    }

    private String stalls(List<?> stalls) {
        return stalls.isEmpty()
                ? texts.get("nothing")
                : texts.list(stalls, stall -> ((Stall) stall).displayName(texts.locale()));
    }

    /** The coins of each sort. */
    private List<String> coins(Coins coins) {
        List<String> sorts = new ArrayList<>();
        for (Coin coin : coins.sorts()) {
            sorts.add(texts.fill("coin." + coin.name() + ".some", Facts.of("count", coins.count(coin))));
        }
        return sorts;
    }

    private String price(Price price) {
        List<String> parts = coins(price.fixed());
        if (!price.stacks().isEmpty()) {
            parts.add(stacks(price.stacks()));
        }
        return texts.list(parts);
    }

    /** DEM-3: a stack takes one colour, and several stacks take different ones. */
    private String stacks(List<Integer> heights) {
        if (heights.size() == 1) {
            return texts.fill("price.stack", Facts.of("coins", heights.get(0)));
        }
        return Collections.max(heights) == 1
                ? texts.fill("price.different", Facts.of("coins", heights.size()))
                : texts.fill("price.stacks", Facts.of("heights", texts.list(heights, Object::toString)));
    }
}
