package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * The twelve tracks with their markers, who holds what, what a share would get as a dividend, and what can be bought
 * and sold now at which price.
 */
record MarketPanel(Words words) {
    private static final String MARKER = "●";
    private static final String SPACE = "·";
    private static final String IMPOSSIBLE = "–";
    private static final int NAME_WIDTH = 10;
    private static final String DIVIDEND = "%4s";
    private static final String BUY = "%4s";
    private static final String SELL = "%5s";

    List<AttributedString> lines(PlayerView view) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(heading(view.table()));
        for (Asset asset : Asset.all()) {
            lines.add(line(view, asset));
        }
        return lines;
    }

    private AttributedString heading(Table table) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.styled(Look.FAINT, " ".repeat(NAME_WIDTH + 8) + scale());
        line.styled(Look.FAINT, String.format("%5s", words.get("play.market.bank")));
        for (Player player : table.players()) {
            line.styled(Look.FAINT, " " + Look.letter(player.seat()));
        }
        line.styled(Look.FAINT, String.format(DIVIDEND, words.get("play.market.dividend")));
        line.styled(Look.FAINT, String.format(BUY, words.get("play.market.buy")));
        line.styled(Look.FAINT, String.format(SELL, words.get("play.market.sell")));
        return line.toAttributedString();
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

    private AttributedString line(PlayerView view, Asset asset) {
        Table table = view.table();
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.styled(look(asset), String.format("%s %-" + NAME_WIDTH + "s", asset, asset.displayName(words.locale())));
        line.styled(Look.STRONG, String.format(" %2d ", table.price(asset)));
        line.styled(Look.FAINT, SPACE.repeat(table.space(asset)));
        line.styled(look(asset).bold(), MARKER);
        line.styled(Look.FAINT, SPACE.repeat(Market.LAST_SPACE - table.space(asset)));
        line.append(String.format("%5d", table.bank().count(asset)));
        for (Player player : table.players()) {
            int count = player.tokens().count(asset);
            boolean own = player.seat() == view.viewer().orElse(-1);
            line.styled(own ? Look.STRONG : Look.PLAIN, " " + (count == 0 ? SPACE : Integer.toString(count)));
        }
        line.append(String.format(DIVIDEND, dividend(table, asset)));
        LegalActions legal = view.legalActions();
        boolean canBuy = legal.contains(Action.buy(asset));
        boolean canSell = legal.contains(Action.sell(asset));
        line.append(String.format(BUY, canBuy ? table.buyingCost(asset) : IMPOSSIBLE));
        line.append(String.format(SELL, canSell ? table.sellingGain(asset) : IMPOSSIBLE));
        return line.toAttributedString();
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
