package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import io.github.mercurius.testkit.BotLaws;
import io.github.mercurius.testkit.BrokenLaw;
import io.github.mercurius.testkit.Corner;
import io.github.mercurius.testkit.RandomPlay;
import java.util.SplittableRandom;

/** Tests a program and a bot with the test kit: in JUnit, each of these two parts is a test of its own. */
public final class TestYourProgram {
    private TestYourProgram() {}

    /** A program to be tested. It forgets that a game can be over. */
    private static String headline(PlayerView view) {
        return "Turn of seat " + view.table().activeSeat();
    }

    public static void main(String[] args) {
        // The program in random positions, and in the corners of the game.
        RandomPlay random = RandomPlay.from(new SplittableRandom(1602));
        for (Corner corner : Corner.values()) {
            headline(random.position(corner).viewFor(0));
        }
        for (int i = 0; i < 1000; i++) {
            GameState any = random.state();
            try {
                headline(any.viewFor(0));
            } catch (IllegalStateException failure) {
                System.out.println("Position " + i + ": " + failure.getMessage());
                break;
            }
        }

        // A bot that keeps a generator: it plays by the rules, but a game cannot be resumed with a new one.
        BotLaws laws = BotLaws.of(seed -> {
            SplittableRandom chance = new SplittableRandom(seed);
            return view -> view.legalActions().sample(chance::nextInt);
        });
        for (BrokenLaw broken : laws.withGames(1).brokenLaws()) {
            System.out.println("The bot of seed " + broken.seed() + " breaks " + broken.law());
        }
    }
}
