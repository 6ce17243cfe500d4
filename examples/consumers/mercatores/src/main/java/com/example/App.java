package com.example;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Violation;
import io.vavr.control.Either;
import java.util.Locale;
import java.util.SplittableRandom;

/** An app that depends on Mercatores alone: it plays a game, is told why it may not go on, and checks the record. */
public final class App {
    private App() {}

    public static void main(String[] args) {
        Setup setup = Setup.of("Robert", "Magda", "Rafał");
        Game game = Game.start(setup, Deal.seeded(Edition.standIn(), 1602));
        SplittableRandom random = new SplittableRandom(1602);
        while (!game.state().isOver()) {
            PlayerView view = game.state().viewFor(game.state().table().activeSeat());
            game = game.applyAction(view.legalActions().sample(random::nextInt));
        }

        Either<Violation, Game> refused = game.tryAction(0, Action.parse("C:TOB", setup.edition()));
        check(refused.isLeft(), refused);
        check(refused.getLeft().rule().id().equals("END-1"), refused.getLeft());
        check(!refused.getLeft().message(Locale.ITALIAN, setup).isEmpty(), refused.getLeft());

        GameRecord record = game.toRecord();
        check(record.verify().discrepancy().isEmpty(), record.verify());
        check(record.result().equals(game.state().table().ranking()), record.result());
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
