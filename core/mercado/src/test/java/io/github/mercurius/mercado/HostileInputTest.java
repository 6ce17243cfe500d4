package io.github.mercurius.mercado;

import static io.github.mercurius.model.DoorLaws.LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.DoorLaws;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.UpdateException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Huge and foreign things at the public doors: refused soon, and in few words. */
class HostileInputTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void longTextsAreShownInFewWords() {
        DoorLaws.refusedInFewWords(
                () -> Action.parse("~C:" + "G".repeat(1_000_000), EDITION),
                () -> Action.parse("V:\u0007" + LONG, EDITION),
                () -> Coins.parse("G".repeat(1_000_000)),
                () -> Position.parse("mdn/1 edition=\u0007" + LONG.substring(0, 9_000), EDITION),
                () -> Position.parse("mdn/1 " + "x ".repeat(9_000), EDITION),
                () -> position()
                        .withSold(Collections.nCopies(100_000, Stall.OBJECTS_1))
                        .table(),
                () -> position().withStanding(Collections.nCopies(100_000, 1)).table(),
                () -> position()
                        .withTodo(Collections.nCopies(100_000, new Todo.Apply(Effect.AGAIN)))
                        .table());
    }

    private static Position position() {
        return Position.of(GameState.start(Setup.of(3), Deal.seeded(EDITION, 1)));
    }

    @Test
    void anUpdateThatScoresASeatAgainAndAgainIsRefused() {
        Table table = position().table();
        List<Event> events = new ArrayList<>(List.of(new Event.DrawChosen(0, 3)));
        events.addAll(Collections.nCopies(100_000, new Event.FinalScored(1, 1, 0)));
        PlayerView view = position().seenBySpectator().view();
        assertThatThrownBy(() -> view.after(Update.at(0, table, events))).isInstanceOf(UpdateException.class);
    }

    @Test
    void numbersOutOfBoundsAreProblemsOfAPosition() {
        for (int number : new int[] {Integer.MIN_VALUE, -1, Integer.MAX_VALUE}) {
            Position position = position()
                    .withTurn(number)
                    .withRound(number)
                    .withPlaced(number)
                    .withSeals(0, number)
                    .withPosition(1, number)
                    .withHandSize(2, number);
            assertThat(position.problems()).hasSizeGreaterThan(3);
            for (Position other : List.of(
                    position,
                    position.withGameOver(),
                    position.withAsk(Ask.SYMBOL),
                    position.withAsk(Ask.COINS),
                    position.withDiscard(2))) {
                assertThatThrownBy(() -> other.dealt(bound -> 0)).isInstanceOf(PositionException.class);
            }
        }
    }
}
