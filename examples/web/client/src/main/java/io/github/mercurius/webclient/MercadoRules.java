package io.github.mercurius.webclient;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Bots;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.json.MercadoJson;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/** Mercado in the page. Its rulings are the side, the space of the disc and what the coin changer may do. */
public final class MercadoRules extends SisterKind<Edition, Action, PlayerView> {
    private static final Desk<Action, PlayerView> DESK = new Desk<>(new MercadoRules(Edition.standIn()));

    private MercadoRules(Edition edition) {
        super(
                edition,
                MercadoJson.EDITION,
                Mercado.rules(edition),
                MercadoJson.formats(edition),
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
        return new MercadoRules(other);
    }

    @Override
    public Map<String, @Nullable Object> names(Locale language) {
        Map<String, @Nullable Object> names = Json.object();
        Coin.all().forEach(coin -> names.put("coin." + coin, coin.displayName(language)));
        Stall.all().forEach(stall -> names.put("stall." + stall.code(), stall.displayName(language)));
        Effect.all().forEach(effect -> names.put("effect." + effect.code(), effect.displayName(language)));
        edition.tiles().forEach(tile -> names.put("tile." + tile.id(), tile.displayName(language)));
        return names;
    }

    @Override
    public Map<String, @Nullable Object> show(PlayerView view, Locale language) {
        Table table = view.table();
        Map<String, @Nullable Object> shown = common(view, language);
        shown.putAll(Json.object(
                "black", table.blackPile(),
                "white", table.whitePile(),
                "seals", table.sealPile(),
                "tokens", table.tokenStackSize(),
                "objects", table.objectStack().size(),
                "perfumes", table.perfumeStack().size()));
        return shown;
    }
}
