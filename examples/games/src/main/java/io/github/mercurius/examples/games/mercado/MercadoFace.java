package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.Panel;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Points;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Stage;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Track;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** What people see of Mercado. The table has stalls, purses, the track, and what is asked. */
public record MercadoFace(Words words) implements Face<Action, PlayerView> {
    private static final int IN_A_ROW = 15;
    private static final int LABEL = 3;
    private static final int CELL = 5;
    private static final String DISC = "◎";
    private static final int WIDTH = Columns.WIDTH - 1; // a terminal that has filled a row may go on in the next
    private static final int NAME_WIDTH = 19;
    private static final int PURSE_WIDTH = 20;
    private static final int COIN_WIDTH = 3;
    private static final String NOTHING = "·";

    @Override
    public List<AttributedString> table(PlayerView view) {
        Table table = view.table();
        List<AttributedString> lines = new ArrayList<>();
        lines.addAll(stalls(view).lines(Stall.all()));
        lines.add(places());
        lines.addAll(players(view).lines(table.players()));
        lines.addAll(track(table));
        lines.add(moment(view));
        return lines;
    }

    /** What is sold at a stall, at which price, and the coins at each player's edge. */
    private Panel<Stall> stalls(PlayerView view) {
        Table table = view.table();
        Panel<Stall> stalls = new Panel<Stall>()
                .left(2, "", Stall::code, stall -> Look.STRONG)
                .left(19, words.get("play.mercado.stalls"), stall -> name(table, stall))
                .left(
                        8,
                        words.get("play.mercado.price"),
                        stall -> table.price(stall).map(Price::toString).orElse(NOTHING),
                        stall -> Look.MONEY)
                .left(7, words.get("play.mercado.points"), stall -> points(table, stall))
                .left(16, words.get("play.mercado.effects"), stall -> effects(table, stall), stall -> Look.SPECIAL);
        for (Player player : table.players()) {
            int seat = player.seat();
            String letter = Character.toString(Look.letter(seat));
            stalls.left(6, letter, stall -> orNothing(player.edge(stall)), stall -> Look.of(seat, view));
        }
        return stalls;
    }

    private String name(Table table, Stall stall) {
        if (!stall.isMerchandise()) {
            return table.setup().edition().marketName(stall);
        }
        return table.tile(stall)
                .map(tile -> tile.id() + " " + tile.name())
                .orElseGet(() -> words.get("play.mercado.empty"));
    }

    private String points(Table table, Stall stall) {
        return table.tile(stall).map(Tile::points).map(this::text).orElse("");
    }

    private String text(Points points) {
        return switch (points.type()) {
            case NUMBER -> Integer.toString(points.number());
            case RANK -> words.get("play.mercado.rank");
            case UNKNOWN -> "?";
        };
    }

    /** What comes with a tile, in the codes of NOTATION.md; the market tiles give a token or a white coin. */
    private static String effects(Table table, Stall stall) {
        if (!stall.isMerchandise()) {
            return (stall == Stall.HEAD_MERCHANT ? Effect.TOKEN : Effect.WHITE).code();
        }
        return table.tile(stall).map(Tile::effects).orElse(List.of()).stream()
                .map(Effect::code)
                .collect(Collectors.joining(" "));
    }

    private static String orNothing(Coins coins) {
        return coins.isEmpty() ? NOTHING : coins.toString();
    }

    /** Where the coins are that are counted below. */
    private AttributedString places() {
        String purse = Columns.fitted("  " + words.get("play.mercado.purse"), PURSE_WIDTH);
        return new AttributedString(" ".repeat(NAME_WIDTH) + purse + "  " + words.get("play.mercado.tile"), Look.FAINT);
    }

    /** What each player has: coins in the purse and on the character tile, seals, tokens, and the place. */
    private Panel<Player> players(PlayerView view) {
        Table table = view.table();
        String letters = Coin.all().stream().map(coin -> right(coin.toString())).collect(Collectors.joining());
        return new Panel<Player>()
                .left(
                        NAME_WIDTH,
                        words.get("play.mercado.piles", table.blackPile(), table.whitePile(), table.sealPile()),
                        player ->
                                Look.letter(player.seat()) + " " + table.setup().name(player.seat(), words.locale()),
                        player -> Look.of(player.seat(), view))
                .left(PURSE_WIDTH, letters, player -> counts(player.purse()))
                .left(letters.length(), letters, player -> counts(player.spent()), player -> Look.FAINT)
                .right(7, words.get("play.mercado.seals"), Player::seals)
                .right(7, words.get("play.mercado.tokensHeading"), Player::handSize)
                .right(7, words.get("play.mercado.moved"), Player::position);
    }

    private static String counts(Coins coins) {
        return Coin.all().stream()
                .map(coin -> right(coins.has(coin) ? Integer.toString(coins.count(coin)) : NOTHING))
                .collect(Collectors.joining());
    }

    private static String right(String text) {
        return " ".repeat(COIN_WIDTH - text.length()) + text;
    }

    private AttributedString moment(PlayerView view) {
        Table table = view.table();
        AttributedStringBuilder line = new AttributedStringBuilder();
        String ask = words.get("play.mercado." + table.ask().map(Ask::name).orElse("over"));
        String round = table.isLastRound() ? "play.mercado.lastRound" : "play.mercado.round";
        line.styled(Look.STRONG, words.get(round, table.round() + 1, ask));
        if (!table.drawn().isEmpty()) {
            line.append("  ").styled(Look.MONEY, words.get("play.mercado.drawn", table.drawn()));
        }
        if (!view.hand().isEmpty()) {
            String tokens =
                    view.hand().toList().stream().map(MercadoFace::token).collect(Collectors.joining("  "));
            line.append("  ").styled(Look.SPECIAL, words.get("play.mercado.tokens", tokens));
        }
        return line.columnLength() <= WIDTH ? line.toAttributedString() : line.columnSubSequence(0, WIDTH);
    }

    /** A token with its points; what else it brings is in its code's table. */
    private static String token(TokenKind kind) {
        String effects =
                kind.effects().stream().map(effect -> " " + effect.code()).collect(Collectors.joining());
        return kind.code() + " (" + kind.points() + effects + ")";
    }

    /**
     * The track in rows of spaces: above the symbols, below the markers, of several on a space those that are ahead
     * first. The disc is where the start is, and its space has no symbol any more.
     */
    private static List<AttributedString> track(Table table) {
        Track track = table.setup().edition().track(table.setup().side());
        List<AttributedString> lines = new ArrayList<>();
        for (int first = 0; first < track.length(); first += IN_A_ROW) {
            AttributedStringBuilder symbols = new AttributedStringBuilder();
            AttributedStringBuilder markers = new AttributedStringBuilder();
            symbols.styled(Look.FAINT, String.format("%" + (LABEL - 1) + "d ", first));
            markers.append(" ".repeat(LABEL));
            for (int space = first; space < Math.min(track.length(), first + IN_A_ROW); space++) {
                String symbol = symbol(table, space);
                symbols.styled(symbol.equals(NOTHING) ? Look.FAINT : Look.SPECIAL, cell(symbol));
                markers.styled(Look.STRONG, cell(markers(table, space)));
            }
            lines.add(symbols.toAttributedString());
            if (!markers.toString().isBlank()) {
                lines.add(markers.toAttributedString());
            }
        }
        return lines;
    }

    private static String symbol(Table table, int space) {
        if (space == table.setup().disc()) {
            return DISC;
        }
        return table.setup()
                .edition()
                .track(table.setup().side())
                .symbol(space)
                .map(symbol -> symbol == Effect.AGAIN ? "AGN" : symbol.code())
                .orElse(NOTHING);
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

    /** Where chance decides, it does so for the player whose turn it is. */
    @Override
    public OptionalInt active(AnyTable table) {
        return table.asksChance() ? OptionalInt.of(((Table) table).activeSeat()) : table.decider();
    }

    /** The one notation that is not all in capital letters is that of a white coin that is put into the purse. */
    @Override
    public String notation(String typed) {
        String upper = typed.toUpperCase(Locale.ROOT);
        return upper.equals("W:PURSE") ? "W:purse" : upper;
    }

    /** All that is said in one word, a coin of each sort at each stall, and each kind of token. */
    @Override
    public List<Action> samples(PlayerView view) {
        List<String> notations = new ArrayList<>(List.of("A", "B", "-", "Y", "N"));
        for (Coin coin : Coin.all()) {
            Stall.all().forEach(stall -> notations.add(coin + ">" + stall));
        }
        notations.addAll(List.of("S", "."));
        Stall.all().forEach(stall -> notations.add("$" + stall));
        Stall.all().forEach(stall -> notations.add("W:" + stall));
        notations.add("W:purse");
        Edition edition = view.table().setup().edition();
        edition.tokenKinds().forEach(kind -> notations.addAll(List.of("V:" + kind.code(), "D:" + kind.code())));
        return notations.stream()
                .map(notation -> Action.parse(notation, edition))
                .toList();
    }

    @Override
    public Optional<String> heading(AnyGame<Action, PlayerView> game) {
        Table table = (Table) game.state().table();
        boolean first = table.stage() == Stage.START
                && !table.isTokenPlayed()
                && table.ask().orElse(null) == Ask.ACTION;
        int seat = table.activeSeat();
        return first
                ? Optional.of(words.get(
                        "play.turn.mercado",
                        game.setup().name(seat),
                        table.player(seat).position()))
                : Optional.empty();
    }
}
