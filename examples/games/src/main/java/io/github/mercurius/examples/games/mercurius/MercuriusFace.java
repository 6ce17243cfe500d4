package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.Panel;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * What people see of Mercurius. The table as one player sees it fits 80 columns and, with the prompt below it, 24 rows.
 */
public record MercuriusFace(Words words) implements Face<Action, PlayerView> {
    private static final String SPACE = "·";
    private static final String IMPOSSIBLE = "–";
    private static final int TRADES = 3;
    private static final int HALF = 40;

    @Override
    public List<AttributedString> table(PlayerView view) {
        Table table = view.table();
        List<AttributedString> lines = new ArrayList<>(market(view).lines(Asset.all()));
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
                .left(10, "  " + words.get("play.table.special"), MercuriusFace::specials, look)
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

    /**
     * The twelve tracks with their markers, who holds what, what a share would get as a dividend, and what can be
     * bought and sold now at which price.
     */
    private Panel<Asset> market(PlayerView view) {
        Table table = view.table();
        LegalActions legal = view.legalActions();
        Panel<Asset> market = new Panel<Asset>()
                .left(4, "", Asset::name, MercuriusFace::look)
                .left(10, "", asset -> asset.displayName(words.locale()), MercuriusFace::look)
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

    @Override
    public Optional<String> heading(AnyGame<Action, PlayerView> game) {
        Table table = ((Game) game).state().table();
        int seat = table.activeSeat();
        return table.step() == 0
                ? Optional.of(words.get(
                        "play.turn.mercurius",
                        game.setup().name(seat),
                        table.player(seat).cash()))
                : Optional.empty();
    }

    /** All trades, dividends and cards; of sets of tokens or cards, those of one. */
    @Override
    public List<Action> samples(PlayerView view) {
        List<Action> samples = new ArrayList<>();
        Asset.all().forEach(asset -> samples.add(Action.buy(asset)));
        Asset.all().forEach(asset -> samples.add(Action.sell(asset)));
        Asset.all().forEach(asset -> samples.add(Action.blackMarket(asset)));
        Chamber.all().forEach(chamber -> samples.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> samples.add(Action.playCard(card)));
        samples.add(Action.playNews());
        PriceCard.all().forEach(card -> samples.add(Action.playNews(card)));
        return samples;
    }
}
