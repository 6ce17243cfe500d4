package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.rules.Note;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UpdateReaderTest {
    @Test
    void everyUpdateOfAGameComesBack() {
        Set<String> types = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Game game = randomGame(seed);
            check(game.updatesForHost(0), types);
            check(game.updatesFor(1, 0), types);
        }
        assertThat(types)
                .contains(
                        "undone",
                        "gameEnded",
                        "newsPlayed",
                        "blackMarketSold",
                        "dividendPaid",
                        "hiddenCardDrawn",
                        "noted");
    }

    private static void check(Iterable<Update> updates, Set<String> types) {
        for (Update update : updates) {
            assertThat(UpdateReader.read(update.notation())).isEqualTo(update);
            update.events().forEach(event -> types.add(event.type()));
        }
    }

    static Game randomGame(int seed) {
        return randomPlay(
                Game.start(Setup.of("Anna", "Magda", "Rafał"), Deal.seeded(seed))
                        .note(new Note.Tag("Site", "Łódź \\ \uD83C\uDFB2")),
                seed);
    }

    /** The same game played to its end at random. */
    static Game randomPlay(Game first, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = first;
        while (!game.state().isOver()) {
            if (random.nextInt(20) == 0) {
                game = noted(game, random);
            }
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            if (random.nextInt(40) == 0) {
                game = game.undo(game.steps().size() - 1);
            }
        }
        return game;
    }

    private static Game noted(Game game, SplittableRandom random) {
        int seat = game.state().table().activeSeat();
        Note.Substitute by = Note.Substitute.values()[random.nextInt(2)];
        if (random.nextBoolean()) {
            return game.note(new Note.PlayedFor(seat, by, Note.Reason.values()[random.nextInt(2)]));
        }
        return game.note(new Note.Left(seat, by)).note(new Note.Returned(seat));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "update",
                "update 1 0 0",
                "update 1 0 0 0",
                "update 1 0 0 0\n",
                "update 1 0 0 0\nbought 0 AMS 1",
                "update 1 0 0 0\nbought 0 AMS 1 10 9",
                "update 1 0 0 0\nbought 0 XXX 1 10",
                "update 1 0 0 0\nbought 0 AMS 1 1O",
                "update 01 0 0 0\nbought 0 AMS 1 10",
                "update 1 0 0 0\nbought 0 AMS 1 +10",
                "update 1 0 0 0\nstolen 0 AMS",
                "update 1 0 0 0\ngameEnded 1:2",
                "update 1 0 0 0\nboardShifted 0 DIVIDEND",
                "update -1 0 0 0\nbought 0 AMS 1 10",
                "update 1 0 0 0\nblackMarketFilled 0 SPI,HOO",
                "update 1 0 0 0\nnoted",
                "update 1 0 0 0\nnoted left 0 CAT",
                "update 1 0 0 0\nnoted left 01 BOT",
                "update 1 0 0 0\nnoted returned 0 0",
                "update 1 0 0 0\nnoted playedFor 0 BOT",
                "update 1 0 0 0\nnoted tag Site  \u0141\u00f3d\u017a",
                "update 1 0 0 0\nnoted tag Site \\u200B"
            })
    void whatIsNoUpdateIsRefused(String text) {
        assertThatThrownBy(() -> UpdateReader.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected");
    }
}
