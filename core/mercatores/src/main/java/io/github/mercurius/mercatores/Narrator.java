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
        Map<String, Object> words = new LinkedHashMap<>();
        violation.facts().forEach((name, fact) -> words.put(name, isSeat(name) ? voice.name(fact) : word(fact)));
        String key = "violation." + violation.type();
        return texts().fill(key + opponent(violation.facts(), words), words);
    }

    /** What happened, in a clause. */
    String tell(Event event) {
        if (event instanceof Event.Noted noted) {
            return voice.name(noted.note().seat()) + ": " + noted.note().text();
        }
        Map<String, Object> words = new LinkedHashMap<>();
        event.facts().forEach((name, fact) -> {
            words.put(name, isSeat(name) ? voice.name(fact) : word(fact));
            if (name.equals("cards")) {
                words.put("count", ((List<?>) fact).size());
            }
        });
        String variant = opponent(event.facts(), words);
        if (event instanceof Event.TurnBegan began) {
            words.put("number", began.turn() + 1);
        } else if (event instanceof Event.GameEnded ended) {
            variant = voice.winners(ended.ranking(), "score", words);
        }
        return texts().fill("event." + event.type() + variant, words);
    }

    private static boolean isSeat(String fact) {
        return fact.equals("seat") || fact.equals("active");
    }

    /** The name of the opponent of a trade route, if there is one; then the sentence is another one. */
    private String opponent(Map<String, Object> facts, Map<String, Object> words) {
        if (facts.get("opponent") instanceof OptionalInt opponent && opponent.isPresent()) {
            words.put("opponent", voice.name(opponent.getAsInt()));
            return ".opponent";
        }
        return "";
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
        if (fact instanceof Action action) {
            return thing(action);
        }
        return fact instanceof List<?> list ? things(list) : fact;
    }

    /** What an action cashes in, with the opponent of a trade route. */
    private Object thing(Action action) {
        if (action instanceof Action.CashGoods cash) {
            return word(cash.good());
        }
        if (action instanceof Action.CashSpecial cash) {
            Object card = word(cash.card());
            return cash.opponent().isPresent()
                    ? texts().fill(
                                    "card.opponent",
                                    Facts.of(
                                            "card",
                                            card,
                                            "opponent",
                                            voice.name(cash.opponent().getAsInt())))
                    : card;
        }
        return action.notation();
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
