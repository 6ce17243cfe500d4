package io.github.mercurius.webclient;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.SpecialType;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.JointDeal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/** Mercatores in the page. Its ruling is who plays a last turn. */
public final class MercatoresRules extends SisterKind<Edition, Action, PlayerView> {
    private static final Desk<Action, PlayerView> DESK = new Desk<>(new MercatoresRules(Edition.standIn()));

    private MercatoresRules(Edition edition) {
        super(
                edition,
                MercatoresJson.EDITION,
                Mercatores.rules(edition),
                MercatoresJson.formats(edition),
                Bots::parse,
                Bots::analyst);
    }

    /** Needed by the compiler, as the class that all begins with. */
    public static void main(String[] arguments) {}

    /** Answers a question of the page: {@link Desk#ask}. */
    @JSExport
    public static String ask(String question, String a, String b, String c, String d, String e, String f) {
        return DESK.ask(question, a, b, c, d, e, f);
    }

    @Override
    Kind<Action, PlayerView> with(Edition other) {
        return new MercatoresRules(other);
    }

    @Override
    public JointDeal jointDeal(AnySetup setup, String table) {
        return Mercatores.jointDeal((Setup) setup, table);
    }

    @Override
    public Map<String, @Nullable Object> names(Locale language) {
        Map<String, @Nullable Object> names = Json.object();
        Good.all().forEach(good -> names.put(good.name(), good.displayName(language)));
        edition.cards().forEach(card -> names.put(card.code(), card.displayName(language)));
        return names;
    }

    @Override
    public Map<String, @Nullable Object> show(PlayerView view, Locale language) {
        Table table = view.table();
        List<Object> seats = new ArrayList<>();
        for (Player player : table.players()) {
            seats.add(seat(table, player));
        }
        Map<String, @Nullable Object> shown = common(view, language);
        shown.putAll(Json.object(
                "phase", table.phase(),
                "lastTurn", table.isLastTurn(),
                "toTake", table.toTake(),
                "seats", seats));
        return shown;
    }

    /** What lies before a player, counted, and what a special card of each kind would count there. */
    private Map<String, @Nullable Object> seat(Table table, Player player) {
        List<Object> stacks = new ArrayList<>();
        for (Good good : Good.all()) {
            int count = player.resources().stackSize(good);
            stacks.add(Json.object(
                    "good", good, "count", count, "coins", edition.profit(good).coins(count)));
        }
        List<Object> counts = new ArrayList<>();
        for (SpecialCard card : edition.specialCards()) {
            for (OptionalInt opponent : opponents(table, player, card)) {
                int count = table.count(player.seat(), card, opponent);
                int coins = card.profit().coins(count);
                counts.add(Json.object("card", card.code(), "opponent", opponent, "count", count, "coins", coins));
            }
        }
        int size = player.resources().size();
        int ships = player.resources().ships();
        return Json.object("size", size, "ships", ships, "stacks", stacks, "counts", counts);
    }

    private static List<OptionalInt> opponents(Table table, Player player, SpecialCard card) {
        return card.type() != SpecialType.ROUTE
                ? List.of(OptionalInt.empty())
                : table.setup().seats().stream()
                        .filter(seat -> seat != player.seat())
                        .map(OptionalInt::of)
                        .toList();
    }
}
