package io.github.mercurius.rules.learning;

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
import java.util.List;

/**
 * The moves of an edition by number, version 1. Most are actions in notation. Cards that are taken or loaded are chosen
 * one by one in canonical order, {@code T:TOB1} and {@code L:TOB1}; {@code DONE} ends what is loaded. The opponent of a
 * trade route is named by how many seats away it is: {@code C:RTOB>+1} is the next one.
 */
final class MercatoresMoves {
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
        } else if (action instanceof Action.CashSpecial cash && cash.opponent().isPresent()) {
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
