package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Voice;
import io.github.mercurius.rules.internal.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

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
        String variant = fill(violation.facts(), words, new RefusalWords(texts()));
        return texts().fill("violation." + violation.type() + variant, words);
    }

    /** What happened, in a clause. */
    String tell(Event event) {
        if (event instanceof Event.Noted noted) {
            return voice.name(noted.note().seat()) + ": " + noted.note().text();
        }
        Map<String, Object> words = new LinkedHashMap<>();
        String variant = fill(event.facts(), words, null);
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
     * @param refusal how a refusal says what it names; null for an event
     */
    private String fill(Map<String, Object> facts, Map<String, Object> words, @Nullable RefusalWords refusal) {
        String variant = "";
        for (Map.Entry<String, Object> fact : facts.entrySet()) {
            Object value = fact.getValue();
            if (isNothing(value)) {
                variant = ".none";
            } else if (value instanceof OptionalInt seat) {
                words.put(fact.getKey(), voice.name(seat.getAsInt()));
            } else if (fact.getKey().equals("seat")) {
                words.put(fact.getKey(), voice.name(value));
            } else if (refusal == null || !refusal.fill(fact.getKey(), value, words)) {
                words.put(fact.getKey(), word(value));
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
    private Object word(Object fact) {
        if (fact instanceof Optional<?> optional) {
            return word(optional.get());
        }
        if (fact instanceof Ask ask) {
            return texts().get("ask." + ask.name());
        }
        if (fact instanceof Coin coin) {
            return coin.displayName(texts().locale());
        }
        if (fact instanceof Coins coins) {
            return coins(coins);
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
        return fact instanceof TileStack stack ? texts().get("stack." + stack.name()) : fact;
    }

    /** Coins one sort after the other, with their numbers. */
    private String coins(Coins coins) {
        List<String> things = new ArrayList<>();
        for (Coin coin : coins.sorts()) {
            int count = coins.count(coin);
            things.add(Words.times(count, coin.displayName(texts().locale())));
        }
        return texts().list(things);
    }
}
