package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A view as the page shows it: everything that is on the table, and what things cost, in plain JSON. */
final class ViewJson {
    private final PlayerView view;
    private final Table table;
    private final Locale language;

    private ViewJson(PlayerView view, Locale language) {
        this.view = view;
        this.table = view.table();
        this.language = language;
    }

    static Map<String, @Nullable Object> of(PlayerView view, Locale language) {
        return new ViewJson(view, language).object();
    }

    private Map<String, @Nullable Object> object() {
        Setup setup = table.setup();
        Map<String, @Nullable Object> object = Json.object(
                "seat", view.viewer().isPresent() ? view.viewer().getAsInt() : null,
                "turn", table.turn(),
                "turns", setup.turns(),
                "round", table.round(),
                "rounds", setup.rounds(),
                "step", table.step(),
                "over", table.isOver(),
                "active", table.isOver() ? null : table.activeSeat(),
                "specialPlayed", table.specialPlayed());
        object.put("trades", texts(table.trades()));
        object.put("assets", assets());
        object.put("dividends", dividends());
        object.put("players", players());
        object.put("hand", view.hand().toList());
        object.put("discard", table.discardPile());
        object.put("main", table.deckSize(Deck.MAIN));
        object.put("backup", table.deckSize(Deck.BACKUP));
        object.put("winners", table.winners());
        object.put("oldestFirst", setup.rulings().cardOrder().name().startsWith("OLDEST"));
        return object;
    }

    private static List<String> texts(List<Action> actions) {
        List<String> texts = new ArrayList<>();
        actions.forEach(action -> texts.add(action.notation()));
        return texts;
    }

    private List<Object> assets() {
        List<Object> assets = new ArrayList<>();
        for (Asset asset : Asset.all()) {
            assets.add(Json.object(
                    "id", asset,
                    "share", asset.isShare(),
                    "space", table.space(asset),
                    "price", table.price(asset),
                    "bank", table.bank().count(asset),
                    "cost", table.isOver() ? null : table.buyingCost(asset),
                    "gain", table.isOver() ? null : table.sellingGain(asset),
                    "canBuy", isLegal(Action.buy(asset)),
                    "canSell", isLegal(Action.sell(asset))));
        }
        return assets;
    }

    private boolean isLegal(Action action) {
        return !view.check(action).isPresent();
    }

    /** What each chamber would pay now, whether it has paid, and what each seat would get. */
    private List<Object> dividends() {
        List<Object> dividends = new ArrayList<>();
        for (Chamber chamber : Chamber.all()) {
            List<Integer> received = new ArrayList<>();
            table.players()
                    .forEach(player -> received.add(
                            table.dividend(chamber) * player.tokens().count(chamber.share())));
            int perShare = table.dividend(chamber);
            boolean paid = table.dividendsPaid().contains(chamber);
            dividends.add(Json.object("id", chamber, "perShare", perShare, "paid", paid, "received", received));
        }
        return dividends;
    }

    private List<Map<String, @Nullable Object>> players() {
        List<Map<String, @Nullable Object>> players = Json.players(table, language);
        for (Player player : table.players()) {
            players.get(player.seat())
                    .putAll(Json.object(
                            "cash", player.cash(),
                            "wealth", table.wealth(player.seat()),
                            "hand", player.handSize(),
                            "tokens", player.tokens(),
                            "blackMarket", player.blackMarket(),
                            "specials", player.specialCards(),
                            "board", board(player.board())));
        }
        return players;
    }

    private static List<@Nullable Object> board(Board board) {
        List<@Nullable Object> spaces = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            int acts = Board.turnsLeft(space);
            spaces.add(board.card(space)
                    .map(card -> (Object) Json.object("card", card, "acts", acts))
                    .orElse(null));
        }
        return spaces;
    }
}
