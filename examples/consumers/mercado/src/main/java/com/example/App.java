package com.example;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.SeatGame;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.Violation;
import io.vavr.control.Either;
import java.util.Locale;
import java.util.SplittableRandom;

/** An app that depends on Mercado alone: a host draws, players decide, and a client follows the game. */
public final class App {
    private App() {}

    public static void main(String[] args) {
        Setup setup = Setup.builder()
                .names(java.util.List.of("Robert", "Magda", "Rafał"))
                .side(Side.B)
                .build();
        Dealer dealer = Dealer.seeded(1602);
        Game game = Game.start(setup, Deal.shuffled(setup.edition(), dealer));
        SeatGame client = game.seatGame(1);
        SplittableRandom random = new SplittableRandom(1602);
        while (!game.state().isOver()) {
            GameState state = game.state();
            game = state.asksChance()
                    ? game.applyOutcome(state.drawOutcome(dealer))
                    : game.applyAction(
                            state.decider().getAsInt(), state.legalActions().sample(random::nextInt));
            for (Update update : game.updatesFor(1, client.nextNumber())) {
                client = client.after(update);
            }
        }
        check(client.view().equals(game.state().viewFor(1)), client);

        Either<Violation, Game> refused = game.tryAction(0, Action.parse("A", setup.edition()));
        check(refused.isLeft(), refused);
        check(refused.getLeft().rule().id().equals("END-1"), refused.getLeft());
        check(!refused.getLeft().message(Locale.ITALIAN, setup).isEmpty(), refused.getLeft());

        GameRecord record = game.toRecord();
        check(record.replay().equals(game), record);
        check(record.verify().discrepancy().isEmpty(), record.verify());
        check(game.state().table().winners().contains(record.result().get(0).seat()), record.result());
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
