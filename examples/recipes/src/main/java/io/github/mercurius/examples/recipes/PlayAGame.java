package io.github.mercurius.examples.recipes;

import io.github.mercurius.core.Game;

/** Plays a game, and shows why an action is refused. */
public final class PlayAGame {
    private PlayAGame() {}

    public static void main(String[] args) {
        Game game = Game.start("Robert", "Magda", "Anna"); // shuffled by SecureRandom
        game = game.play("+AMS"); // Robert buys a share of Amsterdam
        game.why("-TEA").ifPresent(System.out::println);
        while (!game.isOver()) {
            game = game.applyAction(game.legalActions().get(0));
        }
        System.out.println(game.ranking());
    }
}
