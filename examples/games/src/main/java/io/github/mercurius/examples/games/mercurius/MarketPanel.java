package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.Panel;
import io.github.mercurius.examples.games.common.Words;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * The twelve tracks with their markers, who holds what, what a share would get as a dividend, and what can be bought
 * and sold now at which price.
 */
final class MarketPanel {
    private static final String SPACE = "·";
    private static final String IMPOSSIBLE = "–";

    private MarketPanel() {}

    static Panel<Asset> of(PlayerView view, Words words) {
        Table table = view.table();
        LegalActions legal = view.legalActions();
        Panel<Asset> market = new Panel<Asset>()
                .left(4, "", Asset::name, MarketPanel::look)
                .left(10, "", asset -> asset.displayName(words.locale()), MarketPanel::look)
                .right(3, "", table::price, asset -> Look.STRONG)
                .column(" " + scale(), asset -> track(table.space(asset), look(asset)))
                .right(5, words.get("play.market.bank"), table.bank()::count);
        for (Player player : table.players()) {
            int seat = player.seat();
            market.right(
                    2,
                    Look.letter(seat),
                    asset -> player.tokens().has(asset) ? player.tokens().count(asset) : SPACE,
                    asset -> Look.of(seat, view));
        }
        return market.right(4, words.get("play.market.dividend"), asset -> dividend(table, asset))
                .right(
                        4,
                        words.get("play.market.buy"),
                        asset -> legal.contains(Action.buy(asset)) ? table.buyingCost(asset) : IMPOSSIBLE)
                .right(
                        5,
                        words.get("play.market.sell"),
                        asset -> legal.contains(Action.sell(asset)) ? table.sellingGain(asset) : IMPOSSIBLE);
    }

    /** Prices above the spaces that have them. */
    private static String scale() {
        StringBuilder scale = new StringBuilder(" ".repeat(Market.LAST_SPACE + 1));
        int lastPrice = 0;
        for (int space = 0; space < Market.LAST_SPACE; space++) {
            int price = Market.priceOn(space);
            if (price != lastPrice && price % 5 == 0) {
                String text = Integer.toString(price);
                scale.replace(space, space + text.length(), text);
            }
            lastPrice = price;
        }
        return scale.toString();
    }

    /** The marker on its track. */
    private static AttributedString track(int space, AttributedStyle look) {
        return new AttributedStringBuilder()
                .styled(Look.STRONG, " ")
                .styled(Look.FAINT, SPACE.repeat(space))
                .styled(look.bold(), "●")
                .styled(Look.FAINT, SPACE.repeat(Market.LAST_SPACE - space))
                .toAttributedString();
    }

    private static AttributedStyle look(Asset asset) {
        return asset.isShare() ? Look.SPECIAL : Look.GOODS;
    }

    /** What a share would get now; nothing for commodities, and for shares of chambers that have paid. */
    private static String dividend(Table table, Asset asset) {
        return Chamber.all().stream()
                .filter(chamber -> chamber.share() == asset)
                .findFirst()
                .map(chamber -> table.dividendsPaid().contains(chamber)
                        ? IMPOSSIBLE
                        : Integer.toString(table.dividend(chamber)))
                .orElse("");
    }
}
