package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** The whole table as one player sees it, in 80 columns and, with the prompt below it, 24 rows. */
record Screen(Words words) {
    private static final int TRADES = 3;
    private static final int HALF = 40;

    List<AttributedString> lines(PlayerView view) {
        List<AttributedString> lines = new ArrayList<>(table(view));
        if (view.table().isOver()) {
            lines.add(new AttributedString(words.get("story.gameEnded"), Look.STRONG));
        } else {
            lines.add(status(view));
        }
        lines.addAll(hand(view.hand()));
        return lines;
    }

    /** The market and the players, with what the viewer can buy and sell. */
    private List<AttributedString> table(PlayerView view) {
        List<AttributedString> lines = new ArrayList<>(new MarketPanel(words).lines(view));
        lines.addAll(new PlayersPanel(words).lines(view));
        return lines;
    }

    /** The cards of a hand with their names, two in a line. */
    private List<AttributedString> hand(Cards hand) {
        List<AttributedString> lines = new ArrayList<>();
        List<PriceCard> cards = hand.toList();
        for (int i = 0; i < cards.size(); i += 2) {
            AttributedStringBuilder line = new AttributedStringBuilder();
            card(line, cards.get(i));
            if (i + 1 < cards.size()) {
                line.append(" ".repeat(HALF - line.columnLength()));
                card(line, cards.get(i + 1));
            }
            lines.add(line.toAttributedString());
        }
        return lines;
    }

    private void card(AttributedStringBuilder line, PriceCard card) {
        line.styled(Look.STRONG, card.code()).append(" ").append(card.displayName(words.locale()));
    }

    private AttributedString status(PlayerView view) {
        return new AttributedStringBuilder()
                .styled(Look.STRONG, moment(view.table()))
                .styled(Look.FAINT, view.hand().isEmpty() ? "" : " " + words.get("play.hand"))
                .toAttributedString();
    }

    /** What part of which turn it is, of a game that is not over. */
    private String moment(Table table) {
        int rounds = table.setup().rounds();
        return table.phase() == Phase.TRADING
                ? words.get(
                        "play.status.trading",
                        table.round(),
                        rounds,
                        TRADES - table.trades().size())
                : words.get("play.status.card", table.round(), rounds);
    }
}
