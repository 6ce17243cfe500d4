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
                ? Json.object("refused", refusal(violation.get(), view, language))
                : Json.object("effect", effect(view, action));
    }

    /** Why an action is refused: the rule, its text, and the facts of the case. */
    static Map<String, @Nullable Object> refusal(Violation violation, PlayerView view, Locale language) {
        return Json.object(
                "rule", violation.rule().id(),
                "text", violation.rule().text(language),
                "message", violation.message(language, view.table().setup()));
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
