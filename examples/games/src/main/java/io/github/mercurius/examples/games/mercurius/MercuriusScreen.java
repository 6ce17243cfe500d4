package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.Panel;
import io.github.mercurius.examples.games.common.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** The whole table as one player sees it, in 80 columns and, with the prompt below it, 24 rows. */
record MercuriusScreen(Words words) {
    private static final int TRADES = 3;
    private static final int HALF = 40;

    List<AttributedString> lines(PlayerView view) {
        Table table = view.table();
        List<AttributedString> lines =
                new ArrayList<>(MarketPanel.of(view, words).lines(Asset.all()));
        lines.addAll(players(view).lines(table.players()));
        lines.add(table.isOver() ? new AttributedString(words.get("story.gameEnded"), Look.STRONG) : status(view));
        lines.addAll(hand(view.hand()));
        return lines;
    }

    /** What lies before each player: money, special cards left, and the cards on the board with how long they act. */
    private Panel<Player> players(PlayerView view) {
        Table table = view.table();
        Function<Player, AttributedStyle> look = player -> Look.of(player.seat(), view);
        return new Panel<Player>()
                .left(2, "", player -> Look.letter(player.seat()), look)
                .left(15, words.get("play.table.player"), player -> name(table.setup(), player.seat()), look)
                .right(5, words.get("play.table.cash"), Player::cash, look)
                .right(6, words.get("play.table.worth"), player -> table.wealth(player.seat()), look)
                .right(5, words.get("play.table.hand"), Player::handSize, look)
                .left(10, "  " + words.get("play.table.special"), MercuriusScreen::specials, look)
                .left(24, words.get("play.table.board"), player -> board(player.board()))
                .column(
                        words.get("play.table.blackMarket"),
                        player -> new AttributedString(player.blackMarket().toString()));
    }

    private String name(Setup setup, int seat) {
        return setup.names().isEmpty() ? words.get("play.table.seat", seat) : setup.name(seat);
    }

    /** A letter for each special card that is left, the one that it has in the notation. */
    private static String specials(Player player) {
        return Stream.of(SpecialCard.BLACK_MARKET, SpecialCard.DIVIDEND, SpecialCard.NEWS)
                .map(card -> player.has(card) ? card.code().substring(0, 1) : "·")
                .collect(Collectors.joining(" ", "  ", ""));
    }

    private static String board(Board board) {
        List<String> cards = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            int turns = Board.turnsLeft(space);
            board.card(space).ifPresent(card -> cards.add(card.code() + "x" + turns));
        }
        return String.join(" ", cards);
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
