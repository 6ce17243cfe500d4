package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.WireFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the page shows of a game whose board reads the JSON of a view. */
final class CommonView {
    private CommonView() {}

    /** The state of the table, the legal actions, and the view as JSON. */
    static <A extends AnyAction, V extends AnyView<A>> Map<String, @Nullable Object> of(
            V view, WireFormat<V> format, Locale language) {
        AnyTable table = view.table();
        List<Object> players = new ArrayList<>();
        for (int seat : table.setup().seats()) {
            AnyStanding standing = table.ranking().stream()
                    .filter(one -> one.seat() == seat)
                    .findFirst()
                    .orElseThrow();
            players.add(Json.object(
                    "seat", seat,
                    "name", table.setup().name(seat, language),
                    "place", standing.place(),
                    "score", standing.score()));
        }
        return Json.object(
                "seat", view.viewer(),
                "turn", table.turn(),
                "over", table.isOver(),
                "active", table.decider(),
                "winners", table.winners(),
                "players", players,
                "legal", view.legalActions().stream().map(AnyAction::notation).toList(),
                "told", new Json.Raw(format.write(view)));
    }
}
