package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Track;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * The track of Mercado in rows of spaces: above the symbols, below the markers, of several on a space those that are
 * ahead first. The disc is where the start is, and its space has no symbol any more.
 */
final class TrackPanel {
    private static final int IN_A_ROW = 15;
    private static final int LABEL = 3;
    private static final int CELL = 5;
    private static final String DISC = "◎";
    private static final String SPACE = "·";

    private TrackPanel() {}

    static List<AttributedString> lines(Table table) {
        int length = track(table).length();
        List<AttributedString> lines = new ArrayList<>();
        for (int first = 0; first < length; first += IN_A_ROW) {
            AttributedStringBuilder symbols = new AttributedStringBuilder();
            AttributedStringBuilder markers = new AttributedStringBuilder();
            symbols.styled(Look.FAINT, String.format("%" + (LABEL - 1) + "d ", first));
            markers.append(" ".repeat(LABEL));
            for (int space = first; space < Math.min(length, first + IN_A_ROW); space++) {
                String symbol = symbol(table, space);
                symbols.styled(symbol.equals(SPACE) ? Look.FAINT : Look.SPECIAL, cell(symbol));
                markers.styled(Look.STRONG, cell(markers(table, space)));
            }
            lines.add(symbols.toAttributedString());
            if (!markers.toString().isBlank()) {
                lines.add(markers.toAttributedString());
            }
        }
        return lines;
    }

    private static Track track(Table table) {
        return table.setup().edition().track(table.setup().side());
    }

    private static String symbol(Table table, int space) {
        if (space == table.setup().disc()) {
            return DISC;
        }
        return track(table)
                .symbol(space)
                .map(symbol -> symbol == Effect.AGAIN ? "AGN" : symbol.code())
                .orElse(SPACE);
    }

    /** The markers on a space, those that are ahead first (MOV-4). */
    private static String markers(Table table, int space) {
        StringBuilder markers = new StringBuilder();
        for (int seat : table.standing()) {
            if (table.space(seat) == space) {
                markers.append(Look.letter(seat));
            }
        }
        return markers.toString();
    }

    private static String cell(String text) {
        return text + " ".repeat(CELL - text.length());
    }
}
