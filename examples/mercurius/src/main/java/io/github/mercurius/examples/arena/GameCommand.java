package io.github.mercurius.examples.arena;

import static java.util.stream.Collectors.joining;

import io.github.mercurius.examples.cli.Options;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.search.Review;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Plays one game of random players from a seed, and prints it move by move in notation, with the final ranking. */
@Command(name = "game", description = "Plays one game of random players and prints it in notation.")
public final class GameCommand extends ProgramCommand {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał", "Anna");

    @Mixin
    private Options.Game game;

    @Mixin
    private Options.Seed seed;

    @Override
    public Integer call() throws IOException {
        GameKit<?, ?> kit = game.kit();
        PrintWriter out = out();
        out.println(kit.name().title() + ": a game of random players, seed " + Long.toUnsignedString(seed.value()));
        print(play(kit.rules(), seed.value()), kit.name(), out);
        return 0;
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> play(Rules<A, V> rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        AnyGame<A, V> game = rules.start(rules.setup(NAMES), seed);
        while (!game.state().isOver()) {
            AnyState<A, V> state = game.state();
            game = state.asksChance()
                    ? game.applyOutcome(state.drawOutcome(random::nextInt))
                    : game.applyAction(state.legalActions().sample(random::nextInt));
        }
        return game;
    }

    /** Prints a finished game: each turn in notation, and the final ranking. */
    static <A extends AnyAction, V extends AnyView<A>> void print(AnyGame<A, V> game, GameName name, PrintWriter out) {
        AnySetup setup = game.setup();
        int width = setup.names().stream().mapToInt(String::length).max().orElse(0);
        // Where nobody's turn is skipped, the turns of all players are a round.
        int turnsOfNumber = name == GameName.MERCURIUS ? setup.players() : 1;
        out.println();
        for (List<AnyStep<A, V>> turn : Review.turns(game)) {
            AnyUpdate first = turn.get(0).update(); // a turn begins with an action of the player
            String actions = turn.stream().map(step -> step.action().notation()).collect(joining(" "));
            out.printf(
                    "%2d. %-" + width + "s %s%n",
                    first.turn() / turnsOfNumber + 1,
                    setup.name(first.actor().orElse(0)),
                    actions);
        }
        out.printf("%nThe final ranking:%n");
        game.ranking()
                .forEach(one -> out.println(
                        one.place() + ". " + one.name() + ", " + name.scoring().text(one.score())));
    }
}
