package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.Words;
import java.io.PrintWriter;
import java.util.List;

/** What the program shows to newcomers: a short arena, one of its games, and what to type next. */
public final class Showcase {
    private static final String BOTS = "ismcts:10,greedy,random*2";
    private static final int GAMES = 40;
    private static final long SEED = 1602;

    private Showcase() {}

    /** Plays and shows, in a few seconds. */
    public static void show(PrintWriter out) {
        out.println("Mercurius: the Amsterdam stock exchange of the 1600s, and bots that trade there.");
        out.println();
        GameKit<Action, PlayerView> kit = GameKit.mercurius();
        Arena<Action, PlayerView> arena =
                Arena.of(kit, List.of(LineupText.parse(kit, BOTS, kit.bots())), SEED, Settings.Conditions.NONE);
        Tournament tournament = Tournament.of(arena.contest(), GAMES, List.of());
        tournament.play(Runtime.getRuntime().availableProcessors(), outcome -> {});
        out.println(ResultsText.of(Results.of(arena, tournament, new Questions())));
        out.println("The table at the end of game 1, with the markers on their tracks:");
        PlayerView end = arena.contest().play(1, 1).game().state().viewForSpectator();
        kit.text(end, Words.in("en")).forEach(out::println);
        out.println();
        out.println("Try these; mercurius is java -jar examples/mercurius/target/mercurius.jar:");
        tell(out, "play", "you against bots");
        tell(out, "arena --bots 'ismcts:100,greedy*3' --plot arena.svg", "who is better?");
        tell(out, "arena --bots '" + BOTS + "' --game 1", "the game above");
        tell(out, "rule TRD-3 --positions", "a rule at work");
        tell(out, "--help", "everything");
        out.flush();
    }

    private static void tell(PrintWriter out, String arguments, String what) {
        out.printf("  mercurius %-51s %s%n", arguments, what);
    }
}
