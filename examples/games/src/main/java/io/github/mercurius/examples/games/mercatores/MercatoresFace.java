package io.github.mercurius.examples.games.mercatores;

import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.Panel;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Step;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.AnyGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** What people see of Mercatores. The table has the market, stacks, players, and the cards of the viewer. */
public record MercatoresFace(Words words) implements Face<Action, PlayerView> {
    private static final int WIDTH = Columns.WIDTH - 1; // a terminal that has filled a row may go on in the next
    private static final int NAME_WIDTH = 16;
    private static final int GOOD_WIDTH = 16;
    private static final int PROFIT_WIDTH = 20;
    private static final int BEFORE_SPECIALS = 39;
    private static final String NOTHING = "·";

    @Override
    public List<AttributedString> table(PlayerView view) {
        Table table = view.table();
        List<AttributedString> lines = new ArrayList<>();
        lines.add(market(table));
        lines.addAll(goods(view).lines(Good.all()));
        lines.add(ships(view));
        lines.addAll(players(view).lines(table.players()));
        lines.add(new AttributedString(moment(table), Look.STRONG));
        lines.addAll(cards(view));
        return lines;
    }

    private AttributedString market(Table table) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append(words.get("play.mercatores.market")).append("  ");
        for (Card card : table.market().toList()) {
            line.styled(look(card), card.code()).append("  ");
        }
        line.styled(
                Look.FAINT,
                words.get(
                        "play.mercatores.decks",
                        table.deckSize(),
                        table.discardPile().size()));
        return line.toAttributedString();
    }

    private static AttributedStyle look(Card card) {
        return card instanceof GoodsCard ? Look.GOODS.bold() : Look.SPECIAL.bold();
    }

    /** What a stack brings from how many cards on, and how many cards each player has in it. */
    private Panel<Good> goods(PlayerView view) {
        Table table = view.table();
        Panel<Good> goods = new Panel<Good>()
                .left(4, "", Good::name, good -> Look.GOODS)
                .left(
                        GOOD_WIDTH,
                        words.get("play.mercatores.stacks"),
                        good -> good.displayName(words.locale()),
                        good -> Look.GOODS)
                .left(
                        PROFIT_WIDTH,
                        words.get("play.mercatores.profit"),
                        table.setup().edition()::profit);
        for (Player player : table.players()) {
            goods.right(
                    4,
                    player.seat(),
                    good -> orNothing(player.resources().stackSize(good)),
                    good -> Look.of(player.seat(), view));
        }
        return goods;
    }

    private AttributedString ships(PlayerView view) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append(Columns.fitted("    " + words.get("play.mercatores.ships"), 4 + GOOD_WIDTH + PROFIT_WIDTH));
        for (Player player : view.table().players()) {
            String ships = String.format("%4s", orNothing(player.resources().ships()));
            line.styled(Look.of(player.seat(), view), ships);
        }
        return line.toAttributedString();
    }

    private static Object orNothing(int count) {
        return count == 0 ? NOTHING : count;
    }

    private Panel<Player> players(PlayerView view) {
        Table table = view.table();
        Function<Player, AttributedStyle> look = player -> Look.of(player.seat(), view);
        return new Panel<Player>()
                .left(2, "", Player::seat, look)
                .left(
                        NAME_WIDTH,
                        words.get("play.table.player"),
                        player -> table.setup().name(player.seat(), words.locale()),
                        look)
                .right(
                        6,
                        words.get("play.mercatores.cards"),
                        player -> player.resources().size(),
                        look)
                .right(6, words.get("play.table.hand"), Player::handSize, look)
                .right(7, words.get("play.mercatores.coins"), Player::coins, look)
                .column("  ", player -> new AttributedString("  ", look.apply(player)))
                .column(
                        words.get("play.mercatores.special"),
                        player -> new AttributedString(
                                Columns.shortened(specials(table, player), WIDTH - BEFORE_SPECIALS)));
    }

    private String specials(Table table, Player player) {
        List<String> shown = new ArrayList<>();
        if (table.captain().orElse(-1) == player.seat()) {
            shown.add(words.get("play.mercatores.captain"));
        }
        if (table.unloading().orElse(-1) == player.seat()) {
            shown.add(words.get("play.mercatores.unloading"));
        }
        specialCards(player.resources()).forEach(card -> shown.add(card.code()));
        return String.join(" ", shown);
    }

    private static List<SpecialCard> specialCards(Cards cards) {
        return cards.toList().stream()
                .filter(SpecialCard.class::isInstance)
                .map(SpecialCard.class::cast)
                .toList();
    }

    private String moment(Table table) {
        String step = words.get("play.mercatores." + table.ask().map(Ask::name).orElse("over"));
        return table.phase() == Phase.INVESTMENT
                ? words.get(
                        table.isLastTurn() ? "play.mercatores.lastTurn" : "play.mercatores.investment",
                        table.turn() / table.setup().players() + 1,
                        step)
                : words.get("play.mercatores.profitPhase", table.round(), step);
    }

    /** The hand, or in the profit phase what is left to cash in; each special card with what it counts now. */
    private List<AttributedString> cards(PlayerView view) {
        Table table = view.table();
        int viewer = view.viewer().orElse(0);
        boolean profit = table.phase() == Phase.PROFIT;
        Cards cards = profit ? table.player(viewer).resources() : view.hand();
        List<AttributedString> lines = new ArrayList<>();
        String goods = cards.toList().stream()
                .filter(GoodsCard.class::isInstance)
                .map(Card::code)
                .collect(Collectors.joining("  "));
        String what = words.get(profit ? "play.mercatores.yours" : "play.hand");
        Columns.wrap("", what + "  " + goods).forEach(line -> lines.add(new AttributedString(line, Look.GOODS)));
        cards.kinds().stream()
                .filter(SpecialCard.class::isInstance)
                .map(SpecialCard.class::cast)
                .forEach(card -> lines.add(special(table, viewer, card, cards.count(card))));
        return lines;
    }

    private AttributedString special(Table table, int viewer, SpecialCard card, int copies) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append("  ").styled(Look.SPECIAL, card.displayName(words.locale()));
        line.append(copies > 1 ? " ×" + copies : "").append("  ");
        line.append(card.profit().toString()).append("  ");
        line.append(words.get("play.mercatores.counts", counts(table, viewer, card)));
        return line.toAttributedString();
    }

    /** What a card counts now; for a trade route, with each opponent. */
    private static String counts(Table table, int viewer, SpecialCard card) {
        if (card.good().isEmpty()) {
            return Integer.toString(table.count(viewer, card, OptionalInt.empty()));
        }
        return table.setup().seats().stream()
                .filter(seat -> seat != viewer)
                .map(seat -> seat + ": " + table.count(viewer, card, OptionalInt.of(seat)))
                .collect(Collectors.joining(", "));
    }

    /** Each card and each good in every step; of sets of cards, those of one. */
    @Override
    public List<Action> samples(PlayerView view) {
        Setup setup = view.table().setup();
        List<String> notations = new ArrayList<>();
        for (String step : List.of("G:", "T:", "L:")) {
            setup.edition().cards().forEach(card -> notations.add(step + card.code()));
        }
        setup.edition().cards().stream()
                .filter(GoodsCard.class::isInstance)
                .forEach(card -> notations.add("X:" + card.code()));
        for (String step : List.of("C:", "D:")) {
            Good.all().forEach(good -> notations.add(step + good));
            setup.edition().specialCards().forEach(card -> notations.add(step + card.code()));
        }
        for (SpecialCard card : setup.edition().specialCards()) {
            setup.seats().forEach(seat -> notations.add("C:" + card.code() + ">" + seat));
        }
        return notations.stream()
                .map(notation -> Action.parse(notation, setup.edition()))
                .toList();
    }

    @Override
    public Optional<String> heading(AnyGame<Action, PlayerView> game) {
        Table table = ((Game) game).state().table();
        List<Step> steps = ((Game) game).steps();
        Ask ask = table.ask().orElseThrow();
        boolean first = ask == Ask.GIVE
                || ask == Ask.TAX
                || steps.isEmpty()
                || steps.get(steps.size() - 1).update().turn() != table.turn();
        int seat = table.activeSeat();
        return first
                ? Optional.of(words.get(
                        "play.turn.mercatores",
                        game.setup().name(seat),
                        table.player(seat).coins()))
                : Optional.empty();
    }
}
