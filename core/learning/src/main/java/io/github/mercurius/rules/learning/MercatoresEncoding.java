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
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.SpecialType;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.List;

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
    private static final int MOST = Edition.CARDS;
    private static final int MOST_COINS = Short.MAX_VALUE;

    private static final String DONE = "DONE";

    MercatoresEncoding(Edition edition) {
        super(
                Mercatores.rules(Arguments.notNull(edition, "edition", "an edition")),
                VERSION,
                VERSION,
                moves(edition),
                SEATS,
                MercatoresEncoding::write);
    }

    private static void write(PlayerView view, List<Integer> chosen, Numbers numbers) {
        Table table = view.table();
        Setup setup = table.setup();
        numbers.field("PLAYERS", Setup.FEWEST_PLAYERS, SEATS, "how many players there are")
                .add(setup.players())
                .field("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .add(numbers.after(setup.startSeat()))
                .field("ALL_LAST_TURNS", 0, 1, "1 if the captain has a last turn too (RUL-3)")
                .add(setup.lastTurns() == LastTurns.ALL)
                .field("TURN", 0, MOST_COINS, "how many turns were completed")
                .add(table.turn())
                .field("PHASE", 0, 2, "0 investment, 1 profit, 2 when the game is over")
                .add(table.isOver() ? 2 : table.phase() == Phase.PROFIT ? 1 : 0)
                .field("STEP", 0, 5, "what is asked: 1 give, 2 take, 3 load, 4 tax, 5 cash; 0 when the game is over")
                .add(table.ask().map(ask -> ask.ordinal() + 1).orElse(0))
                .field("ACTIVE", 0, SEATS, "1 + how many seats after this one the active player sits; 0 for nobody")
                .add(numbers.away(table.decider()))
                .field("ROUND", 0, MOST_COINS, "the round of the profit phase; 0 before it")
                .add(table.round())
                .field("CAPTAIN", 0, SEATS, "1 + how many seats after this one the captain sits; 0 for nobody")
                .add(numbers.away(table.captain()))
                .field("UNLOADING", 0, SEATS, "the same for the player with the Unloading card")
                .add(numbers.away(table.unloading()))
                .field("LAST_TURN", 0, 1, "1 if this is a last turn")
                .add(table.isLastTurn());
        addCards(view, numbers);
        List<Card> cards = setup.edition().cards();
        addPlayers(cards, numbers.clockwise(table::player), numbers);
        numbers.field("CHOSEN", cards.size(), 0, MOST, "the cards chosen so far to take or load, by kind")
                .add(cards, chosen(setup.edition(), chosen)::count);
    }

    private static void addCards(PlayerView view, Numbers numbers) {
        Table table = view.table();
        Edition edition = table.setup().edition();
        List<Card> cards = edition.cards();
        int kinds = cards.size();
        numbers.field("GIVEN", 0, kinds, "the card given in this turn, from 1; 0 for none")
                .add(table.given().map(card -> cards.indexOf(card) + 1).orElse(0))
                .field("TO_TAKE", 0, MOST, "how many cards are to be taken")
                .add(table.toTake())
                .field("DECK", 0, MOST, "the cards left in the deck")
                .add(table.deckSize())
                .field("MARKET", kinds, 0, MOST, "the cards on the market, by kind")
                .add(cards, table.market()::count)
                .field("DISCARDED", kinds, 0, MOST, "the cards on the discard pile, by kind")
                .add(cards, Cards.of(edition, table.discardPile())::count)
                .field("HAND", kinds, 0, MOST, "the cards in this seat's hand, by kind")
                .add(cards, view.hand()::count)
                .field("UNSEEN", kinds, 0, MOST, "the cards in the deck or hidden in hands, by kind")
                .add(cards, view.unseen()::count);
    }

    private static void addPlayers(List<Card> cards, List<Player> players, Numbers numbers) {
        numbers.bySeat("COINS", 1, 0, MOST_COINS, "the coins by seat")
                .add(players, Player::coins)
                .bySeat("HAND_SIZE", 1, 0, MOST, "the cards in the hand, by seat")
                .add(players, Player::handSize)
                .bySeat("KNOWN", cards.size(), 0, MOST, "by seat the cards in the hand that everybody knows, by kind");
        players.forEach(player -> numbers.add(cards, player.known()::count));
        numbers.bySeat("RESOURCES", cards.size(), 0, MOST, "by seat the cards in the resources, by kind");
        players.forEach(player -> numbers.add(cards, player.resources()::count));
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
}
