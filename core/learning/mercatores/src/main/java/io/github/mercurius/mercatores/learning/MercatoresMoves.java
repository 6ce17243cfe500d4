package io.github.mercurius.mercatores.learning;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.SpecialType;
import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves of an edition by number, version 1. Most are actions in notation. Cards that are taken or loaded are chosen
 * one by one in canonical order, {@code T:TOB1} and {@code L:TOB1}; {@code DONE} ends what is loaded. The opponent of a
 * trade route is named by how many seats away it is: {@code C:RTOB>+1} is the next one.
 */
final class MercatoresMoves {
    static final int VERSION = 1;

    private static final String DONE = "DONE";

    private final List<Card> cards;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<String> names;

    MercatoresMoves(Edition edition) {
        cards = edition.cards();
        cards.forEach(card -> add("G:" + card.code()));
        cards.forEach(card -> add("T:" + card.code()));
        cards.forEach(card -> add("L:" + card.code()));
        add(DONE);
        cards.stream().filter(GoodsCard.class::isInstance).forEach(card -> add("X:" + card.code()));
        Good.all().forEach(good -> add("C:" + good));
        edition.specialCards().forEach(this::addCashing);
        Good.all().forEach(good -> add("D:" + good));
        edition.specialCards().forEach(card -> add("D:" + card.code()));
        names = Collections.unmodifiableList(new ArrayList<>(numbers.keySet()));
    }

    private void addCashing(SpecialCard card) {
        if (card.type() != SpecialType.ROUTE) {
            add("C:" + card.code());
            return;
        }
        for (int away = 1; away < Setup.MOST_PLAYERS; away++) {
            add(route(card, away));
        }
    }

    private static String route(SpecialCard card, int away) {
        return "C:" + card.code() + ">+" + away;
    }

    private void add(String name) {
        numbers.put(name, numbers.size());
    }

    List<String> names() {
        return names;
    }

    /** The moves that make an action of the player who decides. */
    List<Integer> of(Action action, AnyTable table) {
        List<Integer> moves = new ArrayList<>();
        if (action instanceof Action.Take take) {
            take.cards().forEach(card -> moves.add(number("T:" + card.code())));
        } else if (action instanceof Action.Load load) {
            load.cards().forEach(card -> moves.add(number("L:" + card.code())));
            moves.add(number(DONE));
        } else if (action instanceof Action.CashSpecial cash && cash.opponent().isPresent()) {
            int players = table.setup().players();
            int away = cash.opponent().getAsInt() - table.decider().orElse(0);
            moves.add(number(route(cash.card(), Math.floorMod(away, players))));
        } else {
            moves.add(number(action.notation()));
        }
        return moves;
    }

    /** The cards that moves choose to take or to load. */
    List<Card> cards(List<Integer> chosen) {
        List<Card> some = new ArrayList<>();
        chosen.forEach(move -> some.add(cards.get(move % cards.size())));
        return some;
    }

    private int number(String name) {
        Integer number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("action: " + name + ", expected one that moves of this edition make");
        }
        return number;
    }
}
