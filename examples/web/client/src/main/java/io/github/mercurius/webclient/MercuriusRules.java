package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.bots.Analyst;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/** Mercurius in the page. */
public final class MercuriusRules implements Kind<Action, PlayerView> {
    private static final Desk<Action, PlayerView> DESK = new Desk<>(new MercuriusRules());

    private MercuriusRules() {}

    /** Needed by the compiler, as the class that all begins with. */
    public static void main(String[] arguments) {}

    /** Answers a question of the page: {@link Desk#ask}. */
    @JSExport
    public static String ask(String question, String a, String b, String c, String d, String e, String f) {
        return DESK.ask(question, a, b, c, d, e, f);
    }

    @Override
    public Kind<Action, PlayerView> of(String document) {
        throw new IllegalArgumentException("edition: " + document + ", expected none, as Mercurius has no editions");
    }

    @Override
    public String document() {
        throw new IllegalArgumentException("edition: expected a game with editions, and Mercurius has none");
    }

    @Override
    public io.github.mercurius.rules.Rules<Action, PlayerView> rules() {
        return Mercurius.rules();
    }

    @Override
    public Formats<Action, PlayerView> formats() {
        return MercuriusJson.formats();
    }

    @Override
    public AnyBot<Action, PlayerView> bot(String name, long seed) {
        return Bots.parseWithoutNet(name).make(seed);
    }

    @Override
    public ReviewDesk<Action, PlayerView> reviews() {
        return new ReviewDesk<>(Analyst::withPlayouts);
    }

    @Override
    public JointDeal jointDeal(AnySetup setup, String table) {
        return Mercurius.jointDeal((Setup) setup, table);
    }

    @Override
    public Map<String, @Nullable Object> names(Locale language) {
        Map<String, @Nullable Object> names = Json.object();
        Asset.all().forEach(asset -> names.put(asset.name(), asset.displayName(language)));
        for (SpecialCard card : SpecialCard.values()) {
            names.put(card.name(), card.displayName(language));
        }
        return names;
    }

    @Override
    public Map<String, @Nullable Object> show(PlayerView view, Locale language) {
        return ViewJson.of(view, language);
    }

    /** Prices, money and wealth after the action. Hidden cards change none of these, so any guess at them will do. */
    @Override
    public Map<String, @Nullable Object> effect(PlayerView view, Action action) {
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
