package io.github.mercurius.examples.games.mercatores;

import io.github.mercurius.examples.games.proof.Proof;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.AnyPosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Looks for a game of Mercatores that leads to a position of the investment phase: turns are taken back at random, as
 * long as each player can have loaded, taken and given such cards in the turns before.
 */
public final class MercatoresProver {
    private static final int MOST_TRIES = 3_000;
    private static final int MOST_TRIES_OF_A_TURN = 40;

    /** What a player has after so many own turns. */
    private record Holding(int turns, Cards hand, Cards resources, Cards known) {
        /** Whether so many turns can have led here, each with a card given, two or three taken, and a load. */
        boolean canBe() {
            int specialsGiven = hand.size() + resources.size() - Deal.HAND - turns; // SET-4, MKT-2
            int taken = 2 * turns + specialsGiven;
            return specialsGiven >= 0
                    && specialsGiven <= turns
                    && resources.size() >= turns
                    && fewestLoads() <= turns
                    && known.size() >= hand.size() - Deal.HAND // INF-4: what was dealt is not known
                    && known.size() <= taken;
        }

        /** LOAD-2: one special card, cards of one good, or one card each of two goods. */
        private int fewestLoads() {
            int loads = resources.specialsSize();
            int single = 0;
            for (Good good : resources.goods()) {
                boolean isSingle = resources.stackSize(good) == 1;
                single += isSingle ? 1 : 0;
                loads += isSingle ? 0 : 1;
            }
            return loads + (single + 1) / 2;
        }
    }

    private final GameState target;
    private final Table table;
    private final Random random = new Random(0);
    private final List<Holding> holdings = new ArrayList<>();
    private final List<Card> deck = new ArrayList<>();
    private final List<Action> actions = new ArrayList<>();
    private Cards market;

    private MercatoresProver(GameState target) {
        this.target = target;
        table = target.table();
        market = table.market();
    }

    /** Looks for a game; hidden cards that the position leaves open are dealt. */
    public static Proof<Action, PlayerView> prove(AnyPosition<Action, PlayerView> position) {
        return new MercatoresProver((GameState) position.dealt(new SplittableRandom(0)::nextInt)).prove();
    }

    private Proof<Action, PlayerView> prove() {
        if (table.phase() != Phase.INVESTMENT || table.captain().isPresent() || table.deckSize() == 0) {
            return Proof.none(false, "games are looked for before somebody has the Captain card");
        }
        begin();
        for (Holding holding : holdings) {
            boolean isTurn = holdings.indexOf(holding) == table.activeSeat() && ask() != Ask.GIVE;
            if (!isTurn && !holding.canBe()) {
                return Proof.none(
                        true,
                        "seat " + holdings.indexOf(holding) + " cannot have given, taken and loaded such cards in "
                                + holding.turns + " turns");
            }
        }
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            begin();
            if (takeBack()) {
                Game game = play();
                if (game.state().equals(target)) {
                    return Proof.by(game);
                }
            }
        }
        return Proof.none(false, MOST_TRIES + " times all turns were taken back at random");
    }

    private Ask ask() {
        return table.ask().orElseThrow();
    }

    private void begin() {
        int players = table.setup().players();
        holdings.clear();
        for (Player player : table.players()) {
            int wait = Math.floorMod(player.seat() - table.setup().startSeat(), players);
            int turns = (table.turn() - wait + players - 1) / players;
            holdings.add(new Holding(turns, target.hand(player.seat()), player.resources(), player.known()));
        }
        market = table.market();
        deck.clear();
        deck.addAll(target.deck());
        actions.clear();
    }

    /** Takes all turns back; false if one could not be. */
    private boolean takeBack() {
        int first = table.turn() - (ask() == Ask.GIVE ? 1 : 0);
        for (int turn = first; turn >= 0; turn--) {
            int seat = (table.setup().startSeat() + turn) % table.setup().players();
            Ask ask = turn == table.turn() ? ask() : Ask.GIVE;
            int tries = 0;
            while (!takeBack(seat, ask)) {
                if (++tries == MOST_TRIES_OF_A_TURN) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Takes a turn back that has come to a step, or that is completed if the next one gives. */
    private boolean takeBack(int seat, Ask ask) {
        Holding after = holdings.get(seat);
        Card given = ask == Ask.TAKE ? table.given().orElseThrow() : any(market.toList());
        int toTake = ask == Ask.TAKE ? 0 : given instanceof GoodsCard ? 2 : 3; // MKT-2
        Cards loaded = ask == Ask.GIVE ? load(after.resources) : none();
        List<Card> seen = new ArrayList<>(after.known.plus(loaded).toList());
        List<Card> others = new ArrayList<>(market.minus(given).toList());
        Collections.shuffle(seen, random);
        Collections.shuffle(others, random);
        if (seen.size() < toTake) {
            return false;
        }
        List<Card> taken = seen.subList(0, toTake);
        List<Card> refilled = others.subList(0, ask == Ask.GIVE ? toTake - 1 : 0); // FILL-1
        Cards known = none();
        for (Card card : after.known.plus(loaded).kinds()) {
            int times = Collections.frequency(taken, card);
            int all = after.known.has(card)
                    ? after.known.count(card) + loaded.count(card)
                    : times + (random.nextInt(3) == 0 ? random.nextInt(loaded.count(card) - times + 1) : 0);
            for (int i = times; i < all; i++) {
                known = known.plus(card);
            }
        }
        if (known.has(given) || random.nextBoolean()) {
            known = known.plus(given); // INF-4
        }
        Cards takenCards = Cards.of(table.setup().edition(), taken);
        Holding before = new Holding(
                after.turns - (ask == Ask.GIVE ? 1 : 0),
                after.hand.plus(loaded).minus(takenCards).plus(given),
                after.resources.minus(loaded),
                known);
        if (!before.canBe()) {
            return false;
        }
        holdings.set(seat, before);
        market = Cards.of(table.setup().edition(), others.subList(refilled.size(), others.size()))
                .plus(takenCards);
        deck.addAll(0, refilled);
        if (ask == Ask.GIVE) {
            actions.add(0, new Action.Load(loaded.toList()));
        }
        if (ask != Ask.TAKE) {
            actions.add(0, new Action.Take(takenCards.toList()));
        }
        actions.add(0, new Action.Give(given));
        return true;
    }

    private Cards none() {
        return Cards.none(table.setup().edition());
    }

    private Card any(List<Card> cards) {
        return cards.get(random.nextInt(cards.size()));
    }

    /** LOAD-2: any load. */
    private Cards load(Cards resources) {
        Card first = any(resources.toList());
        Cards load = none().plus(first);
        if (first instanceof SpecialCard) {
            return load;
        }
        boolean ofOneGood = random.nextBoolean();
        for (Card card : resources.minus(first).toList()) {
            boolean same = card instanceof GoodsCard goods && goods.good() == ((GoodsCard) first).good();
            boolean fits = ofOneGood ? same : card instanceof GoodsCard && !same && load.size() == 1;
            load = fits && random.nextInt(3) > 0 ? load.plus(card) : load;
        }
        return load;
    }

    private Game play() {
        List<Card> deal = new ArrayList<>(market.toList());
        for (int card = 0; card < Deal.HAND * table.setup().players(); card++) {
            int seat = (table.setup().startSeat() + card) % table.setup().players();
            deal.add(holdings.get(seat).hand.toList().get(card / table.setup().players())); // SET-4
        }
        deal.addAll(deck);
        Game game = Game.start(table.setup(), Deal.of(table.setup().edition(), deal));
        for (Action action : actions) {
            if (game.state().check(action).isPresent()) {
                return game;
            }
            game = game.applyAction(action);
        }
        return game;
    }
}
