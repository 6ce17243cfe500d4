package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Columns;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Points;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** The eight stalls of Mercado: what is sold there, at which price, and the coins at each player's edge. */
record StallsPanel(Words words) {
    private static final int TILE_WIDTH = 19;
    private static final int PRICE_WIDTH = 8;
    private static final int POINTS_WIDTH = 7;
    private static final int EFFECTS_WIDTH = 16;
    private static final int EDGE_WIDTH = 6;
    private static final String NOTHING = "·";

    List<AttributedString> lines(PlayerView view) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(heading(view.table()));
        Stall.all().forEach(stall -> lines.add(stall(view, stall)));
        return lines;
    }

    private AttributedString heading(Table table) {
        StringBuilder line = new StringBuilder("  ");
        line.append(Columns.fitted(words.get("play.mercado.stalls"), TILE_WIDTH));
        line.append(Columns.fitted(words.get("play.mercado.price"), PRICE_WIDTH));
        line.append(Columns.fitted(words.get("play.mercado.points"), POINTS_WIDTH));
        line.append(Columns.fitted(words.get("play.mercado.effects"), EFFECTS_WIDTH));
        table.players().forEach(player -> line.append(edge(Character.toString(Look.letter(player.seat())))));
        return new AttributedString(line.toString().stripTrailing(), Look.FAINT);
    }

    private static String edge(String text) {
        return Columns.fitted(text, EDGE_WIDTH);
    }

    private AttributedString stall(PlayerView view, Stall stall) {
        Table table = view.table();
        Optional<Tile> tile = table.tile(stall);
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.styled(Look.STRONG, stall.code() + " ");
        line.append(Columns.fitted(name(table, stall), TILE_WIDTH));
        String price = table.price(stall).map(Price::toString).orElse(NOTHING);
        line.styled(Look.MONEY, Columns.fitted(price, PRICE_WIDTH));
        line.append(Columns.fitted(tile.map(Tile::points).map(this::points).orElse(""), POINTS_WIDTH));
        line.styled(Look.SPECIAL, Columns.fitted(effects(tile, stall), EFFECTS_WIDTH));
        for (Player player : table.players()) {
            boolean own = player.seat() == view.viewer().orElse(-1);
            Coins edge = player.edge(stall);
            line.styled(own ? Look.STRONG : Look.PLAIN, edge(edge.isEmpty() ? NOTHING : edge.toString()));
        }
        return line.toAttributedString();
    }

    private String name(Table table, Stall stall) {
        if (!stall.isMerchandise()) {
            return table.setup().edition().marketName(stall);
        }
        return table.tile(stall)
                .map(tile -> tile.id() + " " + tile.name())
                .orElseGet(() -> words.get("play.mercado.empty"));
    }

    private String points(Points points) {
        return switch (points.type()) {
            case NUMBER -> Integer.toString(points.number());
            case RANK -> words.get("play.mercado.rank");
            case UNKNOWN -> "?";
        };
    }

    /** What comes with a tile, in the codes of NOTATION.md; the market tiles give a token or a white coin. */
    private static String effects(Optional<Tile> tile, Stall stall) {
        if (!stall.isMerchandise()) {
            return (stall == Stall.HEAD_MERCHANT ? Effect.TOKEN : Effect.WHITE).code();
        }
        return tile.map(Tile::effects).orElse(List.of()).stream()
                .map(Effect::code)
                .collect(Collectors.joining(" "));
    }
}
