package io.github.mercurius.api;

import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.Voice;
import io.github.mercurius.rules.internal.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says in a language what happened, and why an action is refused.
 *
 * @param voice the language, and what the players are called in it
 */
record Narrator(Voice voice) {
    private Words texts() {
        return voice.texts();
    }

    /** Why an action is refused, in a clause. */
    String tell(Violation violation) {
        Map<String, Object> words = new LinkedHashMap<>();
        boolean ofShares = false;
        for (Map.Entry<String, Object> entry : violation.facts().entrySet()) {
            String name = entry.getKey();
            Object fact = entry.getValue();
            boolean seat = name.equals("seat") || name.equals("active");
            words.put(name, seat ? voice.name(fact) : fact instanceof Asset asset ? ofWhat(asset) : word(fact));
            ofShares |= fact instanceof Asset asset && asset.isShare();
        }
        return texts().fill("violation." + violation.type() + (ofShares ? ".share" : ""), words);
    }

    /** What a token is of: a commodity takes another case than its name in some languages. */
    private String ofWhat(Asset asset) {
        return asset.isShare() ? asset.displayName(texts().locale()) : texts().get("of." + asset.name());
    }

    /** What happened, in a clause. */
    String tell(Event event) {
        if (event instanceof Event.Noted noted) {
            return voice.name(noted.note().seat()) + ": " + noted.note().text();
        }
        Map<String, Object> words = new LinkedHashMap<>();
        event.facts().forEach((name, fact) -> {
            words.put(name, name.equals("seat") ? voice.name(fact) : word(fact));
            if (fact instanceof Bag<?, ?> bag) {
                words.put("count", bag.size());
            }
        });
        return texts().fill("event." + event.type() + variant(event, words), words);
    }

    /** Which of its sentences an event needs; adds the words that are in no fact. */
    private String variant(Event event, Map<String, Object> words) {
        if (event instanceof Event.TurnBegan began) {
            words.put("number", began.turn() + 1);
        } else if (event instanceof Event.Sold sold && sold.gain() < 0) {
            words.put("loss", -sold.gain());
            return ".loss";
        } else if (event instanceof Event.NewsPlayed played) {
            return played.discarded().isEmpty() ? ".none" : "";
        } else if (event instanceof Event.BoardShifted shifted) {
            return shifted.removed()
                    .map(card -> card instanceof PriceCard ? ".discarded" : ".gone")
                    .orElse("");
        } else if (event instanceof Event.DividendPaid paid) {
            return received(paid, words);
        } else if (event instanceof Event.PricesMoved moved) {
            PriceCard card = moved.card();
            words.put("share", price(card.chamber().share(), moved.shareFrom(), moved.shareTo()));
            words.put("commodity", price(card.commodity(), moved.commodityFrom(), moved.commodityTo()));
        } else if (event instanceof Event.GameEnded ended) {
            return voice.winners(ended.ranking(), "wealth", words);
        }
        return "";
    }

    private String received(Event.DividendPaid paid, Map<String, Object> words) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < paid.received().size(); seat++) {
            int amount = paid.received().get(seat);
            if (amount > 0) {
                parts.add(
                        texts().fill("event.dividendPaid.part", Facts.of("seat", voice.name(seat), "amount", amount)));
            }
        }
        words.put("received", texts().list(parts));
        return parts.isEmpty() ? ".nobody" : "";
    }

    private String price(Asset asset, int from, int to) {
        Map<String, Object> prices = Facts.of(
                "asset", asset.displayName(texts().locale()), "from", Market.priceOn(from), "to", Market.priceOn(to));
        boolean same = Market.priceOn(from) == Market.priceOn(to);
        return texts().fill("event.pricesMoved." + (same ? "same" : "changed"), prices);
    }

    /** A fact in words; a number stays one, as the form that goes with it depends on the sentence. */
    private Object word(Object fact) {
        if (fact instanceof Asset asset) {
            return texts().get("token." + asset.name());
        }
        if (fact instanceof Chamber chamber) {
            return chamber.displayName(texts().locale());
        }
        if (fact instanceof Card card) {
            return card.displayName(texts().locale());
        }
        if (fact instanceof Deck deck) {
            return texts().get("deck." + deck.name());
        }
        if (fact instanceof Tokens tokens) {
            return texts().list(tokens, asset -> asset.displayName(texts().locale()));
        }
        if (fact instanceof Cards cards) {
            return texts().list(cards, card -> card.displayName(texts().locale()));
        }
        return fact instanceof Optional<?> optional && optional.isPresent() ? word(optional.get()) : fact;
    }
}
