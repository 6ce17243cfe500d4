package io.github.mercurius.mercado.learning;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Stall;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The actions of an edition by number, version 1: each is one move, named by its notation. */
final class MercadoMoves {
    static final int VERSION = 1;

    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<String> names;

    MercadoMoves(Edition edition) {
        edition.tokenKinds().forEach(kind -> add("V:" + kind.code()));
        List.of("A", "B", "-", "Y", "N").forEach(this::add);
        for (Coin coin : Coin.all()) {
            Stall.all().forEach(stall -> add(coin + ">" + stall));
        }
        add("S");
        add(".");
        Stall.all().forEach(stall -> add("$" + stall));
        Stall.all().forEach(stall -> add("W:" + stall));
        add("W:purse");
        edition.tokenKinds().forEach(kind -> add("D:" + kind.code()));
        names = Collections.unmodifiableList(new ArrayList<>(numbers.keySet()));
    }

    private void add(String name) {
        numbers.put(name, numbers.size());
    }

    List<String> names() {
        return names;
    }

    int of(Action action) {
        Integer number = numbers.get(action.notation());
        if (number == null) {
            throw new IllegalArgumentException(
                    "action: " + action + ", expected one that a move of this edition makes");
        }
        return number;
    }
}
