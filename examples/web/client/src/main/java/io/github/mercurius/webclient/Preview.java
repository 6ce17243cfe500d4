package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an action would do, for all that its player can know, or why it is refused: before anything is done. */
final class Preview {
    private Preview() {}

    static Map<String, @Nullable Object> of(PlayerView view, Action action, Locale language) {
        Optional<Violation> violation = view.check(action);
        return violation.isPresent()
                ? Json.object("refused", refusal(violation.get(), language))
                : Json.object("effect", effect(view, action));
    }

    /** Why an action is refused: the facts of the case, for the page to make a text of, and the rule with its text. */
    static Map<String, @Nullable Object> refusal(Violation violation, Locale language) {
        Map<String, @Nullable Object> object = Json.object("type", violation.type());
        object.putAll(violation.facts());
        object.put("rule", violation.rule().id());
        object.put("text", violation.rule().text(language));
        return object;
    }

    /** Prices, money and wealth after the action. Hidden cards change none of these, so any guess at them will do. */
    private static Map<String, @Nullable Object> effect(PlayerView view, Action action) {
        Table after = view.determinize(bound -> 0).applyAction(action).table();
        List<Integer> cash = new ArrayList<>();
        List<Integer> wealth = new ArrayList<>();
        for (Player player : after.players()) {
            cash.add(player.cash());
            wealth.add(after.wealth(player.seat()));
        }
        return Json.object("spaces", after.market().spaces(), "cash", cash, "wealth", wealth);
    }
}
