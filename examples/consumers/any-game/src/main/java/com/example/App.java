package com.example;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Plays games of each kind over sockets. This is the only place that names a game. */
public final class App {
    private static final int GAMES = Integer.getInteger("games", 1000);

    private App() {}

    public static void main(String[] args) throws Exception {
        play(Mercurius.rules(), MercuriusJson.formats());
        play(Mercatores.rules(), MercatoresJson.formats());
        play(Mercado.rules(), MercadoJson.formats());
    }

    private static <A extends AnyAction, V extends AnyView<A>> void play(
            Rules<A, V> rules, Formats<A, V> formats) throws Exception {
        long start = System.nanoTime();
        Tally tally = new Tally();
        ExecutorService games = Executors.newFixedThreadPool(2);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int seed = 0; seed < GAMES; seed++) {
                long gameSeed = seed;
                all.add(games.submit(() -> {
                    new Evening<>(rules, formats, gameSeed, tally).play();
                    return null;
                }));
            }
            for (Future<?> game : all) {
                game.get();
            }
        } finally {
            games.shutdownNow();
        }
        System.out.println(rules.id() + ": " + tally + " in " + (System.nanoTime() - start) / 1_000_000_000 + " s");
        tally.check(GAMES);
    }
}
