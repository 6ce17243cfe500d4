package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Columns;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** What lies before each player: money, special cards left, and the cards on the board with how long they act. */
record PlayersPanel(Words words) {
    private static final int NAME_WIDTH = 15;
    private static final String ROW = "%s %s%5s%6s%5s  %-8s";
    private static final int BOARD_WIDTH = 24;

    List<AttributedString> lines(PlayerView view) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(heading());
        for (Player player : view.table().players()) {
            lines.add(line(view, player));
        }
        return lines;
    }

    private AttributedString heading() {
        String row = String.format(
                ROW,
                " ",
                Columns.fitted(words.get("play.table.player"), NAME_WIDTH),
                words.get("play.table.cash"),
                words.get("play.table.worth"),
                words.get("play.table.hand"),
                words.get("play.table.special"));
        String board = Columns.fitted(words.get("play.table.board"), BOARD_WIDTH);
        return new AttributedString(row + board + words.get("play.table.blackMarket"), Look.FAINT);
    }

    private AttributedString line(PlayerView view, Player player) {
        boolean own = player.seat() == view.viewer().orElse(-1);
        String row = String.format(
                ROW,
                Look.letter(player.seat()),
                Columns.fitted(name(view.table().setup(), player.seat()), NAME_WIDTH),
                player.cash(),
                view.table().wealth(player.seat()),
                player.handSize(),
                specials(player));
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.styled(own ? Look.STRONG : Look.PLAIN, row);
        line.append(Columns.fitted(board(player.board()), BOARD_WIDTH));
        line.append(player.blackMarket().toString());
        return line.toAttributedString();
    }

    private String name(Setup setup, int seat) {
        return setup.names().isEmpty() ? words.get("play.table.seat", seat) : setup.name(seat);
    }

    /** A letter for each special card that is left, the one that it has in the notation. */
    private static String specials(Player player) {
        return letter(player, SpecialCard.BLACK_MARKET) + " " + letter(player, SpecialCard.DIVIDEND) + " "
                + letter(player, SpecialCard.NEWS);
    }

    private static String letter(Player player, SpecialCard card) {
        return player.has(card) ? card.code().substring(0, 1) : "·";
    }

    private static String board(Board board) {
        List<String> cards = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            int turns = Board.turnsLeft(space);
            board.card(space).ifPresent(card -> cards.add(card.code() + "x" + turns));
        }
        return String.join(" ", cards);
    }
}
