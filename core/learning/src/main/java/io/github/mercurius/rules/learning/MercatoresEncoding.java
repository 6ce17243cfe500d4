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
import java.util.ArrayList;
import java.util.List;

/** Mercatores with an edition in numbers. */
final class MercatoresEncoding extends Encoding<Action, PlayerView> {
    private static final int VERSION = 1;
    private static final int SEATS = Setup.MOST_PLAYERS;
    private static final int MOST_COINS = Short.MAX_VALUE;

    private final Edition edition;
    private final List<Card> cards;
    private final MercatoresMoves moves;

    MercatoresEncoding(Edition edition) {
        this(Arguments.notNull(edition, "edition", "an edition"), new MercatoresMoves(edition));
    }

    private MercatoresEncoding(Edition edition, MercatoresMoves moves) {
        super(Mercatores.rules(edition), MercatoresMoves.VERSION, VERSION, moves.names(), layout(edition));
        this.edition = edition;
        this.moves = moves;
        cards = edition.cards();
    }

    private static List<ObservationField> layout(Edition edition) {
        int kinds = edition.cards().size();
        int most = Edition.CARDS;
        return new ObservationField.Layout()
                .one("PLAYERS", Setup.FEWEST_PLAYERS, SEATS, "how many players there are")
                .one("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .one("ALL_LAST_TURNS", 0, 1, "1 if the captain has a last turn too (RUL-3)")
                .one("TURN", 0, MOST_COINS, "how many turns were completed")
                .one("PHASE", 0, 2, "0 investment, 1 profit, 2 when the game is over")
                .one("STEP", 0, 5, "what is asked: 1 give, 2 take, 3 load, 4 tax, 5 cash; 0 when the game is over")
                .one("ACTIVE", 0, SEATS, "1 + how many seats after this one the active player sits; 0 for nobody")
                .one("ROUND", 0, MOST_COINS, "the round of the profit phase; 0 before it")
                .one("CAPTAIN", 0, SEATS, "1 + how many seats after this one the captain sits; 0 for nobody")
                .one("UNLOADING", 0, SEATS, "the same for the player with the Unloading card")
                .one("LAST_TURN", 0, 1, "1 if this is a last turn")
                .one("GIVEN", 0, kinds, "the card given in this turn, from 1; 0 for none")
                .one("TO_TAKE", 0, most, "how many cards are to be taken")
                .one("DECK", 0, most, "the cards left in the deck")
                .add("MARKET", kinds, 0, most, "the cards on the market, by kind")
                .add("DISCARDED", kinds, 0, most, "the cards on the discard pile, by kind")
                .add("HAND", kinds, 0, most, "the cards in this seat's hand, by kind")
                .add(
                        "UNSEEN",
                        kinds,
                        0,
                        most,
                        "the cards that this seat cannot place, by kind: in the deck or in hands")
                .add("COINS", SEATS, 0, MOST_COINS, "the coins by seat")
                .add("HAND_SIZE", SEATS, 0, most, "the cards in the hand, by seat")
                .add("KNOWN", SEATS * kinds, 0, most, "by seat the cards in the hand that everybody knows, by kind")
                .add("RESOURCES", SEATS * kinds, 0, most, "by seat the cards in the resources, by kind")
                .add("CHOSEN", kinds, 0, most, "the cards that this seat has chosen so far to take or load, by kind")
                .fields();
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return moves.of(Arguments.notNull(action, "action", "an action"), Arguments.notNull(table, "table", "a table"));
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        Numbers numbers = new Numbers(this, view, into, offset);
        Table table = view.table();
        Setup setup = table.setup();
        Arguments.that(setup.edition().equals(edition), "edition of the view", setup.edition(), edition.toString());
        numbers.add(setup.players()).after(setup.startSeat()).add(setup.lastTurns() == LastTurns.ALL);
        addMoment(table, numbers);
        add(table.market(), numbers);
        add(Cards.of(edition, table.discardPile()), numbers);
        add(view.hand(), numbers);
        add(view.unseen(), numbers);
        numbers.addBySeat(seat -> table.player(seat).coins())
                .addBySeat(seat -> table.player(seat).handSize())
                .bySeat(seat -> add(table.player(seat).known(), numbers))
                .bySeat(seat -> add(table.player(seat).resources(), numbers));
        add(Cards.of(edition, moves.cards(chosen)), numbers);
        numbers.end();
    }

    private void addMoment(Table table, Numbers numbers) {
        numbers.add(table.turn())
                .add(table.isOver() ? 2 : table.phase() == Phase.PROFIT ? 1 : 0)
                .add(table.ask().map(ask -> ask.ordinal() + 1).orElse(0))
                .away(table.decider())
                .add(table.round())
                .away(table.captain())
                .away(table.unloading())
                .add(table.isLastTurn())
                .add(table.given().map(card -> cards.indexOf(card) + 1).orElse(0))
                .add(table.toTake())
                .add(table.deckSize());
    }

    private void add(Cards some, Numbers numbers) {
        numbers.add(cards.size(), kind -> some.count(cards.get(kind)));
    }

    /**
     * The moves of an edition by number, version 1. Most are actions in notation. Cards that are taken or loaded are
     * chosen one by one in canonical order, {@code T:TOB1} and {@code L:TOB1}; {@code DONE} ends what is loaded. The
     * opponent of a trade route is named by how many seats away it is: {@code C:RTOB>+1} is the next one.
     */
    private static final class MercatoresMoves {
        static final int VERSION = 1;

        private static final String DONE = "DONE";

        private final List<Card> cards;
        private final MoveNames moves = new MoveNames();
        private final List<String> names;

        MercatoresMoves(Edition edition) {
            cards = edition.cards();
            cards.forEach(card -> moves.add("G:" + card.code()));
            cards.forEach(card -> moves.add("T:" + card.code()));
            cards.forEach(card -> moves.add("L:" + card.code()));
            moves.add(DONE);
            cards.stream().filter(GoodsCard.class::isInstance).forEach(card -> moves.add("X:" + card.code()));
            Good.all().forEach(good -> moves.add("C:" + good));
            edition.specialCards().forEach(this::addCashing);
            Good.all().forEach(good -> moves.add("D:" + good));
            edition.specialCards().forEach(card -> moves.add("D:" + card.code()));
            names = moves.all();
        }

        private void addCashing(SpecialCard card) {
            if (card.type() != SpecialType.ROUTE) {
                moves.add("C:" + card.code());
                return;
            }
            for (int away = 1; away < Setup.MOST_PLAYERS; away++) {
                moves.add(route(card, away));
            }
        }

        private static String route(SpecialCard card, int away) {
            return "C:" + card.code() + ">+" + away;
        }

        List<String> names() {
            return names;
        }

        /** The moves that make an action of the player who decides. */
        List<Integer> of(Action action, AnyTable table) {
            List<Integer> made = new ArrayList<>();
            if (action instanceof Action.Take take) {
                take.cards().forEach(card -> made.add(moves.number("T:" + card.code())));
            } else if (action instanceof Action.Load load) {
                load.cards().forEach(card -> made.add(moves.number("L:" + card.code())));
                made.add(moves.number(DONE));
            } else if (action instanceof Action.CashSpecial cash
                    && cash.opponent().isPresent()) {
                int players = table.setup().players();
                int away = cash.opponent().getAsInt() - table.decider().orElse(0);
                made.add(moves.number(route(cash.card(), Math.floorMod(away, players))));
            } else {
                made.add(moves.number(action.notation()));
            }
            return made;
        }

        /** The cards that moves choose to take or to load. */
        List<Card> cards(List<Integer> chosen) {
            List<Card> some = new ArrayList<>();
            chosen.forEach(move -> some.add(cards.get(move % cards.size())));
            return some;
        }
    }
}
