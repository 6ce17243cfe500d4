package io.github.mercurius.rules.learning;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.SpecialType;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.learning.Layout.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Mercatores with an edition in numbers; moves and observations are of version 1.
 *
 * <p>Most moves are actions in notation. Cards that are taken or loaded are chosen one by one in canonical order,
 * {@code T:TOB1} and {@code L:TOB1}; {@code DONE} ends what is loaded. The opponent of a trade route is named by how
 * many seats away it is: {@code C:RTOB>+1} is the next one.
 */
final class MercatoresEncoding extends Encoding<Action, PlayerView> {
    private static final int VERSION = 1;
    private static final int SEATS = Setup.MOST_PLAYERS;
    private static final int MOST_COINS = Short.MAX_VALUE;

    private static final String DONE = "DONE";

    private final Edition edition;
    private final Layout<PlayerView, Table> layout;

    MercatoresEncoding(Edition edition) {
        this(Arguments.notNull(edition, "edition", "an edition"), layout(edition));
    }

    private MercatoresEncoding(Edition edition, Layout<PlayerView, Table> layout) {
        super(Mercatores.rules(edition), VERSION, VERSION, moves(edition), layout.fields());
        this.edition = edition;
        this.layout = layout;
    }

    private static Layout<PlayerView, Table> layout(Edition edition) {
        List<Card> cards = edition.cards();
        int kinds = cards.size();
        int most = Edition.CARDS;
        return new Layout<>(SEATS, PlayerView::table)
                .field("PLAYERS", Setup.FEWEST_PLAYERS, SEATS, "how many players there are")
                .one(Look::players)
                .field("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .one(look -> look.after(look.table().setup().startSeat()))
                .field("ALL_LAST_TURNS", 0, 1, "1 if the captain has a last turn too (RUL-3)")
                .flag(look -> look.table().setup().lastTurns() == LastTurns.ALL)
                .field("TURN", 0, MOST_COINS, "how many turns were completed")
                .one(look -> look.table().turn())
                .field("PHASE", 0, 2, "0 investment, 1 profit, 2 when the game is over")
                .one(look -> look.table().isOver() ? 2 : look.table().phase() == Phase.PROFIT ? 1 : 0)
                .field("STEP", 0, 5, "what is asked: 1 give, 2 take, 3 load, 4 tax, 5 cash; 0 when the game is over")
                .one(look -> look.table().ask().map(ask -> ask.ordinal() + 1).orElse(0))
                .field("ACTIVE", 0, SEATS, "1 + how many seats after this one the active player sits; 0 for nobody")
                .one(look -> look.away(look.table().decider()))
                .field("ROUND", 0, MOST_COINS, "the round of the profit phase; 0 before it")
                .one(look -> look.table().round())
                .field("CAPTAIN", 0, SEATS, "1 + how many seats after this one the captain sits; 0 for nobody")
                .one(look -> look.away(look.table().captain()))
                .field("UNLOADING", 0, SEATS, "the same for the player with the Unloading card")
                .one(look -> look.away(look.table().unloading()))
                .field("LAST_TURN", 0, 1, "1 if this is a last turn")
                .flag(look -> look.table().isLastTurn())
                .field("GIVEN", 0, kinds, "the card given in this turn, from 1; 0 for none")
                .one(look -> look.table()
                        .given()
                        .map(card -> cards.indexOf(card) + 1)
                        .orElse(0))
                .field("TO_TAKE", 0, most, "how many cards are to be taken")
                .one(look -> look.table().toTake())
                .field("DECK", 0, most, "the cards left in the deck")
                .one(look -> look.table().deckSize())
                .field("MARKET", 0, most, "the cards on the market, by kind")
                .many(kinds, look -> counts(cards, look.table().market()))
                .field("DISCARDED", 0, most, "the cards on the discard pile, by kind")
                .many(
                        kinds,
                        look -> counts(cards, Cards.of(edition, look.table().discardPile())))
                .field("HAND", 0, most, "the cards in this seat's hand, by kind")
                .many(kinds, look -> counts(cards, look.view().hand()))
                .field("UNSEEN", 0, most, "the cards that this seat cannot place, by kind: in the deck or in hands")
                .many(kinds, look -> counts(cards, look.view().unseen()))
                .field("COINS", 0, MOST_COINS, "the coins by seat")
                .bySeat((look, seat) -> look.table().player(seat).coins())
                .field("HAND_SIZE", 0, most, "the cards in the hand, by seat")
                .bySeat((look, seat) -> look.table().player(seat).handSize())
                .field("KNOWN", 0, most, "by seat the cards in the hand that everybody knows, by kind")
                .bySeat(
                        kinds,
                        (look, seat) -> counts(cards, look.table().player(seat).known()))
                .field("RESOURCES", 0, most, "by seat the cards in the resources, by kind")
                .bySeat(
                        kinds,
                        (look, seat) -> counts(cards, look.table().player(seat).resources()))
                .field("CHOSEN", 0, most, "the cards that this seat has chosen so far to take or load, by kind")
                .many(kinds, look -> counts(cards, chosen(edition, look.chosen())));
    }

    private static IntUnaryOperator counts(List<Card> kinds, Cards cards) {
        return kind -> cards.count(kinds.get(kind));
    }

    /** The cards that moves choose to take or to load. */
    private static Cards chosen(Edition edition, List<Integer> moves) {
        List<Card> some = new ArrayList<>();
        moves.forEach(
                move -> some.add(edition.cards().get(move % edition.cards().size())));
        return Cards.of(edition, some);
    }

    private static List<String> moves(Edition edition) {
        List<Card> cards = edition.cards();
        List<String> moves = new ArrayList<>();
        cards.forEach(card -> moves.add("G:" + card.code()));
        cards.forEach(card -> moves.add("T:" + card.code()));
        cards.forEach(card -> moves.add("L:" + card.code()));
        moves.add(DONE);
        cards.stream().filter(GoodsCard.class::isInstance).forEach(card -> moves.add("X:" + card.code()));
        Good.all().forEach(good -> moves.add("C:" + good));
        for (SpecialCard card : edition.specialCards()) {
            if (card.type() != SpecialType.ROUTE) {
                moves.add("C:" + card.code());
                continue;
            }
            for (int away = 1; away < SEATS; away++) {
                moves.add(route(card, away));
            }
        }
        Good.all().forEach(good -> moves.add("D:" + good));
        edition.specialCards().forEach(card -> moves.add("D:" + card.code()));
        return moves;
    }

    private static String route(SpecialCard card, int away) {
        return "C:" + card.code() + ">+" + away;
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        Arguments.notNull(table, "table", "a table");
        List<Integer> made = new ArrayList<>();
        if (action instanceof Action.Take take) {
            take.cards().forEach(card -> made.add(number("T:" + card.code())));
        } else if (action instanceof Action.Load load) {
            load.cards().forEach(card -> made.add(number("L:" + card.code())));
            made.add(number(DONE));
        } else if (action instanceof Action.CashSpecial cash && cash.opponent().isPresent()) {
            int away = cash.opponent().getAsInt() - table.decider().orElse(0);
            made.add(number(route(cash.card(), Math.floorMod(away, table.setup().players()))));
        } else {
            made.add(number(Arguments.notNull(action, "action", "an action").notation()));
        }
        return made;
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        Edition given =
                Arguments.notNull(view, "view", "a view").table().setup().edition();
        Arguments.that(given.equals(edition), "edition of the view", given, edition.toString());
        layout.write(view, chosen, into, offset);
    }
}
