package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Columns;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** What each player of Mercado has: coins in the purse and on the character tile, seals, tokens, and the place. */
record PursesPanel(Words words) {
    private static final int NAME_WIDTH = 17;
    private static final int COINS_WIDTH = 20;
    private static final String COUNT = "%3s";
    private static final String REST = "%7s%7s%7s";
    private static final String NOTHING = "·";

    List<AttributedString> lines(PlayerView view) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(places());
        lines.add(heading(view.table()));
        view.table().players().forEach(player -> lines.add(line(view, player)));
        return lines;
    }

    private AttributedString places() {
        String purse = Columns.fitted("  " + words.get("play.mercado.purse"), COINS_WIDTH);
        return new AttributedString(
                " ".repeat(NAME_WIDTH + 2) + purse + "  " + words.get("play.mercado.tile"), Look.FAINT);
    }

    private AttributedString heading(Table table) {
        String letters =
                Coin.all().stream().map(coin -> String.format(COUNT, coin)).collect(Collectors.joining());
        String purse = Columns.fitted(letters, COINS_WIDTH);
        String rest = String.format(
                REST,
                words.get("play.mercado.seals"),
                words.get("play.mercado.tokensHeading"),
                words.get("play.mercado.moved"));
        String piles = words.get("play.mercado.piles", table.blackPile(), table.whitePile(), table.sealPile());
        String name = Columns.fitted(piles, NAME_WIDTH + 2);
        return new AttributedString(name + purse + letters + rest, Look.FAINT);
    }

    private AttributedString line(PlayerView view, Player player) {
        Table table = view.table();
        boolean own = player.seat() == view.viewer().orElse(-1);
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.styled(own ? Look.STRONG : Look.PLAIN, Look.letter(player.seat()) + " ");
        line.styled(
                own ? Look.STRONG : Look.PLAIN,
                Columns.fitted(table.setup().name(player.seat(), words.locale()), NAME_WIDTH));
        line.append(Columns.fitted(counts(player.purse()), COINS_WIDTH));
        line.styled(Look.FAINT, counts(player.spent()));
        line.append(String.format(REST, player.seals(), player.handSize(), player.position()));
        return line.toAttributedString();
    }

    private static String counts(Coins coins) {
        return Coin.all().stream()
                .map(coin -> String.format(COUNT, coins.has(coin) ? Integer.toString(coins.count(coin)) : NOTHING))
                .collect(Collectors.joining());
    }
}
