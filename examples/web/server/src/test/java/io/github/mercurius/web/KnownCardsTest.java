package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The search for hidden cards finds what it is for. */
class KnownCardsTest {
    private final Game game = play(Game.start(Setup.of("Anna", "Magda", "Robert"), Deal.seeded(1602)), 4);

    /** So many turns in which everybody plays the first card of the hand. */
    private static Game play(Game start, int turns) {
        Game game = start;
        for (int i = 0; i < turns; i++) {
            int seat = game.state().table().activeSeat();
            game = game.applyAction(
                    seat,
                    Action.playCard(game.state().viewFor(seat).hand().kinds().get(0)));
        }
        return game;
    }

    @Test
    void whatASeatIsToldNamesNoHiddenCard() {
        for (int seat = 0; seat < 3; seat++) {
            KnownCards known = new KnownCards(game.seatGame(seat));
            for (int number = 0; number <= game.updateCount(); number++) {
                String told = game.updatesFor(seat, 0).subList(0, number).stream()
                        .map(update -> update.notation())
                        .collect(Collectors.joining("\n"));
                assertThat(known.hiddenIn(told, number)).isEmpty();
            }
        }
    }

    @Test
    void theCardsOfAnotherSeatAreFound() {
        KnownCards known = new KnownCards(game.seatGame(1));
        assertThat(known.hiddenIn(game.state().viewFor(0).toText(), game.updateCount()))
                .isNotEmpty();
        assertThat(known.hiddenIn(game.state().toText(), game.updateCount())).isNotEmpty();
        assertThat(known.hiddenIn(game.updatesFor(0, 0).toString(), 0)).isNotEmpty();
    }

    @Test
    void whatIsToldTooEarlyIsFound() {
        KnownCards known = new KnownCards(game.seatGame(1));
        String last = game.updatesFor(1, 0).get(game.updateCount() - 1).notation();
        assertThat(known.hiddenIn(last, game.updateCount())).isEmpty();
        assertThat(known.hiddenIn(last, 0)).isNotEmpty();
    }

    @Test
    void aSpectatorMayKnowNoHand() {
        KnownCards known = new KnownCards(game.spectatorGame());
        assertThat(known.hiddenIn(game.state().viewForSpectator().toText(), game.updateCount()))
                .isEmpty();
        assertThat(known.hiddenIn(game.state().viewFor(2).hand().toString(), game.updateCount()))
                .isNotEmpty();
    }
}
