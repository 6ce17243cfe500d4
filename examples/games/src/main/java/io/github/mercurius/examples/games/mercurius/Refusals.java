package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.terminal.RefusalText;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Why actions are refused in a state: a line for each kind of action and each rule that actions of it break. */
final class Refusals {
    /** Actions of one kind that break one rule: the first of them, its violation, and how many there are. */
    private record Refused(Action first, Violation violation, int number) {
        Refused plus(Refused other) {
            return new Refused(first, violation, number + other.number);
        }
    }

    private final GameState state;
    private final Words words;

    private Refusals(GameState state, Words words) {
        this.state = state;
        this.words = words;
    }

    /**
     * The lines for a state.
     *
     * @param handIsKnown whether to say which cards cannot be played
     */
    static List<String> of(GameState state, boolean handIsKnown, Words words) {
        Refusals refusals = new Refusals(state, words);
        if (state.isOver()) {
            return List.of(refusals.message(refused(state, Action.buy(Asset.AMS))));
        }
        List<String> lines = refusals.ofActivePlayer(handIsKnown);
        lines.add(refusals.ofOthers());
        return lines;
    }

    private static Violation refused(GameState state, Action action) {
        return state.check(action).orElseThrow();
    }

    /** Whether it takes the player's hand to know if an action is allowed. */
    static boolean needsHand(Action action) {
        return action instanceof Action.PlayCard
                || (action instanceof Action.PlayNews news && !news.discard().isEmpty());
    }

    private List<String> ofActivePlayer(boolean handIsKnown) {
        Map<List<Object>, Refused> byKindAndRule = new LinkedHashMap<>();
        for (Action action : samples()) {
            if (handIsKnown || !needsHand(action)) {
                state.check(action).ifPresent(violation -> {
                    Rule rule = violation.rule();
                    byKindAndRule.merge(
                            List.of(action.getClass(), rule), new Refused(action, violation, 1), Refused::plus);
                });
            }
        }
        List<String> lines = new ArrayList<>();
        byKindAndRule.values().forEach(refused -> lines.add(line(refused)));
        return lines;
    }

    private String line(Refused refused) {
        String message = message(refused.violation());
        return refused.number() == 1
                ? refused.first() + ": " + message
                : words.get("position.refused.more", refused.first(), refused.number() - 1, message);
    }

    private String ofOthers() {
        Setup setup = state.table().setup();
        int other = (state.table().activeSeat() + 1) % setup.players();
        Violation violation = state.check(other, Action.buy(Asset.AMS)).orElseThrow();
        return words.get("position.refused.other", setup.name(other, words.locale()), message(violation));
    }

    private String message(Violation violation) {
        return RefusalText.of(violation, state.table().setup(), words);
    }

    /** All trades, dividends and cards; one token for the Black Market, and one discard, of each kind. */
    private static List<Action> samples() {
        List<Action> samples = new ArrayList<>();
        Asset.all().forEach(asset -> samples.add(Action.buy(asset)));
        Asset.all().forEach(asset -> samples.add(Action.sell(asset)));
        Asset.all().forEach(asset -> samples.add(Action.blackMarket(asset)));
        Chamber.all().forEach(chamber -> samples.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> samples.add(Action.playCard(card)));
        samples.add(Action.playNews());
        PriceCard.all().forEach(card -> samples.add(Action.playNews(card)));
        return samples;
    }
}
