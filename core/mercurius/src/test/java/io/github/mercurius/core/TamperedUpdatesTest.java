package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever a host changes in an update is refused, by the full state, by each seat and by a spectator, unless what it
 * tells then is something else that can happen: another legal action, or unseen cards other than those that the viewer
 * draws or another player discards. Such lies are found by {@link GameRecord#verifySeenBy}.
 *
 * <p>{@code -Dtampering.games=2000} plays more games.
 */
@Tag("games")
@Tag("long")
class TamperedUpdatesTest {
    private static final int GAMES = Integer.getInteger("tampering.games", 6);

    private long refused;
    private long otherActions;
    private long otherCards;

    @Test
    void whatTheRulesCouldNotBringAboutIsRefused() {
        Game elsewhere = game(GAMES);
        for (int i = 0; i < GAMES; i++) {
            Game game = game(i);
            tamper(game, elsewhere);
            elsewhere = game;
        }
        System.out.println(GAMES + " games: " + refused + " changed updates refused; " + otherActions
                + " tell of another legal action, " + otherCards + " of other cards that the viewer cannot see");
        assertThat(refused).isGreaterThan(10_000L * GAMES);
    }

    private static Game game(int number) {
        Rulings rulings = Rulings.builder()
                .cardOrder(CardOrder.values()[number / 3 % 2])
                .blackMarketAtEnd(BlackMarketAtEnd.values()[number / 2 % 2])
                .dividendScale(number % 4 == 0 ? DividendScale.fullPrice() : DividendScale.quarterPrice())
                .build();
        Setup setup = Setup.builder()
                .players(3 + number % 3)
                .startSeat(number % 3)
                .rulings(rulings)
                .build();
        PlayStyle[] styles = PlayStyle.values();
        return new RandomGame(setup, 1602 + number, styles[number % styles.length], ~number).game();
    }

    private void tamper(Game game, Game other) {
        GameState state = game.firstState();
        for (Update update : game.updatesForHost(0)) {
            Update elsewhere = sameKind(other, update);
            List<Update> legal = legalUpdates(state, update);
            PlayerView spectator = state.viewForSpectator();
            tamper(spectator, state::after, update, elsewhere, legal, UnaryOperator.identity());
            for (int seat = 0; seat < game.setup().players(); seat++) {
                int viewer = seat;
                PlayerView view = state.viewFor(seat);
                tamper(view, view::after, update, elsewhere, legal, told -> told.seenBy(viewer));
            }
            tamper(spectator, spectator::after, update, elsewhere, legal, Update::seenBySpectator);
            state = state.after(update);
        }
    }

    /** What all are told of each legal action. */
    private static List<Update> legalUpdates(GameState state, Update update) {
        List<Update> legal = new ArrayList<>();
        for (Action action : state.legalActions()) {
            List<Event> events = new ArrayList<>();
            state.applyAction(action, events::add);
            legal.add(Tampering.withEvents(update, events));
        }
        return legal;
    }

    /** The update in another game which begins with the same kind of event, or the last one if there is none. */
    private static Update sameKind(Game other, Update update) {
        List<Update> updates = other.updatesForHost(0);
        int from = Math.min(update.number(), updates.size() - 1);
        return updates.subList(from, updates.size()).stream()
                .filter(candidate -> candidate.events().get(0).getClass()
                        == update.events().get(0).getClass())
                .findFirst()
                .orElse(updates.get(updates.size() - 1));
    }

    private void tamper(
            PlayerView view,
            Function<Update, ?> door,
            Update update,
            Update elsewhere,
            List<Update> legal,
            UnaryOperator<Update> told) {
        Set<Update> possible = legal.stream().map(told).collect(Collectors.toSet());
        for (Update tampered : Tampering.of(told.apply(update), told.apply(elsewhere))) {
            String refusal = refusal(tampered, door);
            if (!refusal.isEmpty()) {
                assertThat(possible).doesNotContain(tampered);
                assertThat(refusal)
                        .startsWith("update " + tampered.number() + " (turn " + tampered.turn())
                        .contains("expected");
                refused++;
            } else if (possible.contains(tampered)) {
                otherActions++;
            } else {
                assertThat(legalUpdates(PossibleWorld.of(view, tampered), tampered).stream()
                                .map(told))
                        .as(tampered + " was accepted after " + view)
                        .contains(tampered);
                otherCards++;
            }
        }
    }

    private static String refusal(Update tampered, Function<Update, ?> door) {
        try {
            assertThat(door.apply(tampered)).isNotNull();
            return "";
        } catch (IllegalArgumentException refused) {
            return String.valueOf(refused.getMessage());
        }
    }
}
