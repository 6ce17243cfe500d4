package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Columns;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** The table of Mercado as one player sees it, in 80 columns: stalls, purses, the track, and what is asked. */
record MercadoScreen(Words words) {
    private static final int WIDTH = Paragraph.WIDTH - 1; // a terminal that has filled a row may go on in the next

    /** The whole table. */
    List<AttributedString> lines(PlayerView view) {
        Table table = view.table();
        List<AttributedString> lines = new ArrayList<>();
        lines.add(new AttributedString(
                Columns.shortened(words.edition(table.setup().edition().name()), WIDTH), Look.FAINT));
        lines.addAll(new StallsPanel(words).lines(view));
        lines.addAll(new PursesPanel(words).lines(view));
        lines.addAll(TrackPanel.lines(table));
        lines.add(moment(view));
        return lines;
    }

    private AttributedString moment(PlayerView view) {
        Table table = view.table();
        AttributedStringBuilder line = new AttributedStringBuilder();
        String ask = words.get("play.mercado." + table.ask().map(Ask::name).orElse("over"));
        line.styled(Look.STRONG, words.get(round(table), table.round() + 1, ask));
        if (!table.drawn().isEmpty()) {
            line.append("  ").styled(Look.MONEY, words.get("play.mercado.drawn", table.drawn()));
        }
        if (!view.hand().isEmpty()) {
            String tokens =
                    view.hand().toList().stream().map(MercadoScreen::token).collect(Collectors.joining("  "));
            line.append("  ").styled(Look.SPECIAL, words.get("play.mercado.tokens", tokens));
        }
        return line.columnLength() <= WIDTH ? line.toAttributedString() : line.columnSubSequence(0, WIDTH);
    }

    private static String round(Table table) {
        return table.isLastRound() ? "play.mercado.lastRound" : "play.mercado.round";
    }

    /** A token with its points; what else it brings is in its code's table. */
    private static String token(TokenKind kind) {
        String effects =
                kind.effects().stream().map(effect -> " " + effect.code()).collect(Collectors.joining());
        return kind.code() + " (" + kind.points() + effects + ")";
    }
}
