package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.Voice;
import io.github.mercurius.rules.internal.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /** The facts of a refusal, in a clause. */
    String tell(Violation violation) {
        return tell("violation." + violation.type(), violation.facts(), new LinkedHashMap<>());
    }

    /** What happened, in a clause. */
    String tell(Event event) {
        if (event instanceof Event.Noted noted) {
            return voice.name(noted.note().seat()) + ": " + noted.note().text();
        }
        Map<String, Object> words = new LinkedHashMap<>();
        String variant = "";
        if (event instanceof Event.TurnBegan began) {
            words.put("number", began.turn() + 1);
        } else if (event instanceof Event.GameEnded ended) {
            variant = voice.winners(ended.ranking(), "score", words);
        }
        return tell("event." + event.type() + variant, event.facts(), words);
    }

    /** A sentence with facts and words in it; where a trade route has an opponent, the sentence is another one. */
    private String tell(String key, Map<String, Object> facts, Map<String, Object> words) {
        facts.forEach((name, fact) -> {
            boolean isSeat = name.equals("seat") || name.equals("active");
            words.put(name, isSeat ? voice.name(fact) : word(fact));
        });
        if (facts.get("cards") instanceof List<?> cards) {
            words.put("count", cards.size());
        }
        boolean opposed = facts.get("opponent") instanceof OptionalInt opponent && opponent.isPresent();
        return texts().fill(opposed ? key + ".opponent" : key, words);
    }

    /** A fact in words; a number stays one, as the form that goes with it depends on the sentence. */
    private Object word(Object fact) {
        if (fact instanceof Good good) {
            return good.displayName(texts().locale());
        }
        if (fact instanceof Card card) {
            return card.displayName(texts().locale());
        }
        if (fact instanceof Ask ask) {
            return texts().get("step." + ask.name());
        }
        if (fact instanceof OptionalInt opponent && opponent.isPresent()) {
            return voice.name(opponent.getAsInt());
        }
        if (fact instanceof Action.CashGoods possible) {
            return word(possible.good());
        }
        if (fact instanceof Action.CashSpecial possible) {
            Map<String, Object> facts = Facts.of("card", possible.card(), "opponent", possible.opponent());
            return possible.opponent().isPresent() ? tell("card", facts, new LinkedHashMap<>()) : word(possible.card());
        }
        return fact instanceof List<?> list ? things(list) : fact;
    }

    /** Cards one after the other; equal cards that follow each other are said once, with their number. */
    private String things(List<?> cards) {
        List<String> things = new ArrayList<>();
        for (int i = 0; i < cards.size(); ) {
            int first = i;
            while (i < cards.size() && cards.get(i).equals(cards.get(first))) {
                i++;
            }
            things.add(Words.times(i - first, word(cards.get(first)).toString()));
        }
        return texts().list(things);
    }
}
