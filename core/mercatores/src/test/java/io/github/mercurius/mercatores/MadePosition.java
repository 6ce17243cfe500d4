package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position to try a rule in, with the stand-in edition; what is not set is empty, and the other cards are the deck.
 */
final class MadePosition {
    private final Setup setup;
    private final Cards[] hands;
    private final Cards[] resources;
    private final int[] coins;
    private Cards market = cards("");
    private int deck = -1;
    private int captain = Table.NOBODY;
    private int unloading = Table.NOBODY;
    private int active;
    private Ask ask = Ask.GIVE;

    private MadePosition(Setup setup) {
        this.setup = setup;
        hands = new Cards[setup.players()];
        resources = new Cards[setup.players()];
        coins = new int[setup.players()];
        Arrays.fill(hands, cards(""));
        Arrays.fill(resources, cards(""));
    }

    static MadePosition of(int players) {
        return new MadePosition(Setup.of(players));
    }

    static MadePosition of(Setup setup) {
        return new MadePosition(setup);
    }

    /** The profit phase, in which seat 0 is the first to cash in: what lies in front of each player. */
    static MadePosition profit(String... resources) {
        MadePosition position = of(resources.length).profit(0, 0);
        for (int seat = 0; seat < resources.length; seat++) {
            position.resources(seat, resources[seat]);
        }
        return position;
    }

    static Cards cards(String codes) {
        return Cards.parse(codes, Edition.standIn());
    }

    MadePosition hand(int seat, String codes) {
        hands[seat] = cards(codes);
        return this;
    }

    MadePosition resources(int seat, String codes) {
        resources[seat] = cards(codes);
        return this;
    }

    MadePosition coins(int seat, int number) {
        coins[seat] = number;
        return this;
    }

    MadePosition market(String codes) {
        market = cards(codes);
        return this;
    }

    /** The deck has so many cards; the others that lie nowhere are on the discard pile. */
    MadePosition deck(int size) {
        deck = size;
        return this;
    }

    /** The Captain card is with a seat. */
    MadePosition captain(int seat) {
        captain = seat;
        return this;
    }

    /** The profit phase, with the Unloading card; in the step to cash in unless it is set later. */
    MadePosition profit(int captainSeat, int unloadingSeat) {
        captain = captainSeat;
        unloading = unloadingSeat;
        ask = Ask.CASH;
        return this;
    }

    MadePosition turn(int seat, Ask ofTurn) {
        active = seat;
        ask = ofTurn;
        return this;
    }

    GameState state() {
        Cards placed = market;
        for (int seat = 0; seat < hands.length; seat++) {
            placed = placed.plus(hands[seat]).plus(resources[seat]);
        }
        List<Card> rest =
                new ArrayList<>(Cards.all(setup.edition()).minus(placed).toList());
        int size = deck < 0 ? rest.size() : deck;
        Table table = new Table(setup, market);
        table.deck = size;
        for (int seat = 0; seat < hands.length; seat++) {
            table.players[seat] = new Player(seat, resources[seat], cards(""), hands[seat].size(), coins[seat]);
        }
        table.discardPile = io.vavr.collection.List.ofAll(rest.subList(0, rest.size() - size))
                .reverse();
        table.captain = captain;
        // PRO-4: each round it goes to the next seat
        table.round = unloading == Table.NOBODY ? 0 : 1 + Math.floorMod(unloading - captain, hands.length);
        table.active = active;
        table.ask = ask;
        return new GameState(table, hands.clone(), rest);
    }

    static Action action(String notation) {
        return Action.parse(notation, Edition.standIn());
    }
}
