package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.rules.PositionException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Of the position of a real game one thing is changed: what no game leads to is refused as its text is read.
 *
 * <p>{@code -Dpositions.states=1000000} reads that many states that were played.
 */
class PossiblePositionsTest {
    private static final int STATES = Integer.getInteger("positions.states", 300);

    /** Plays games of all numbers of players, in both orders of the cards, until there were so many states. */
    private static void play(int states, Consumer<GameState> use) {
        int played = 0;
        for (int seed = 0; played < states; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Setup setup = Setup.builder()
                    .players(Setup.FEWEST_PLAYERS + seed % 3)
                    .startSeat(seed % 2)
                    .rulings(Rulings.builder()
                            .cardOrder(seed % 2 == 0 ? CardOrder.NEWEST_FIRST : CardOrder.OLDEST_FIRST)
                            .build())
                    .build();
            GameState state = GameState.start(setup, Deal.seeded(seed));
            while (!state.isOver() && played++ < states) {
                use.accept(state);
                state = state.applyAction(state.legalActions().sample(random::nextInt));
            }
            use.accept(state);
        }
    }

    private static boolean isRead(String text) {
        try {
            Position.parse(text);
            return true;
        } catch (PositionException refused) {
            return false;
        }
    }

    private static boolean newsLeftABoard(GameState state) {
        return state.table().players().stream()
                .anyMatch(player -> !player.has(SpecialCard.NEWS)
                        && !player.board().card(1).equals(Optional.of(SpecialCard.NEWS))
                        && !player.board().card(2).equals(Optional.of(SpecialCard.NEWS)));
    }

    /** The state with one marker on each of the spaces up to two away. */
    private static List<String> moved(GameState state, Asset asset) {
        List<String> texts = new ArrayList<>();
        int space = state.table().market().space(asset);
        for (int to = Math.max(0, space - 2); to <= Math.min(Market.LAST_SPACE, space + 2); to++) {
            if (to != space) {
                texts.add(Position.of(state).withSpace(asset, to).state().toText());
            }
        }
        return texts;
    }

    @Test
    void noMarkerCanBeMovedWhileAllNewsLiesOnBoards_TRN3_PRC3() {
        List<String> accepted = new ArrayList<>();
        int[] tried = new int[1];
        play(200, state -> {
            if (state.table().step() == 0 && state.table().turn() > 0 && !newsLeftABoard(state)) {
                for (Asset asset : Asset.all()) {
                    List<String> moved = moved(state, asset);
                    tried[0] += moved.size();
                    moved.stream().filter(PossiblePositionsTest::isRead).forEach(accepted::add);
                }
            }
        });
        assertThat(accepted).isEmpty();
        assertThat(tried[0]).isGreaterThan(500);
    }

    @Test
    void fewMarkersCanBeMovedWhenNewsHasLeftABoard_TRN3() {
        int[] tried = new int[1];
        int[] accepted = new int[1];
        play(500, state -> {
            if (state.table().step() == 0 && state.table().turn() % 3 == 0 && newsLeftABoard(state)) {
                Asset asset = Asset.all().get(state.table().turn() % Asset.all().size());
                for (String text : moved(state, asset)) {
                    tried[0]++;
                    accepted[0] += isRead(text) ? 1 : 0;
                }
            }
        });
        assertThat(tried[0]).isGreaterThan(50);
        assertThat(accepted[0]).as("accepted of " + tried[0]).isLessThan(tried[0] / 8);
    }

    @Test
    @Tag("games")
    void whatPlayReachesIsNeverRefused() {
        play(STATES, state -> {
            String text = state.toText();
            assertThatCode(() -> assertThat(Position.parse(text).toText()).isEqualTo(text))
                    .as(text)
                    .doesNotThrowAnyException();
        });
    }

    private static GameState afterStart(String... actions) {
        return MadePosition.play(GameState.start(Setup.of(4), Deal.seeded(1602)), actions);
    }

    @Test
    void theMarkerThatCannotStandThereIsNamedWithTheCardsThatMovedIt_TRN3() {
        GameState start = afterStart();
        PriceCard card = start.hand(0).toList().get(0);
        Position after = Position.of(start.applyAction(Action.playCard(card)));
        Asset share = card.chamber().share();
        Asset other = Asset.all().stream()
                .filter(asset -> asset != share && asset != card.commodity())
                .collect(Collectors.toList())
                .get(0);
        int right = 14 + card.shareMove();
        assertThatThrownBy(() -> Position.parse(after.withSpace(share, 20).toText()))
                .hasMessageContaining("space of " + share + ": 20, expected " + right + ", where [" + card
                        + "] moved it (TRN-3, PRC-3)");
        int home = Market.atStart().space(other);
        assertThatThrownBy(() -> Position.parse(after.withSpace(other, 1).toText()))
                .hasMessageContaining("space of " + other + ": 1, expected " + home
                        + ", as no card that moves it was played (TRN-3, PRC-3)");
    }

    @Test
    void discardsOfNewsInAnotherOrderAreRefused_RUL7() {
        GameState start = afterStart();
        List<PriceCard> discard = start.hand(0).kinds().subList(0, 2);
        GameState state = start.applyAction(new Action.PlayNews(discard));
        assertThat(state.table().discardPile()).isEqualTo(discard);
        List<PriceCard> pile = new ArrayList<>(discard);
        Collections.reverse(pile);
        String text = Position.of(state).withDiscardPile(pile).toText();
        assertThatThrownBy(() -> Position.parse(text))
                .hasMessageContaining("expected the discards of each News in canonical order (NWS-2, RUL-7)");
    }

    @Test
    void whatIsBuiltAndItsRecordCanHaveMarkersAnywhere() {
        GameState start = afterStart();
        PriceCard card = start.hand(0).toList().get(0);
        GameState moved = Position.of(start.applyAction(Action.playCard(card)))
                .withSpace(Asset.TEA, 3)
                .state();
        assertThat(isRead(moved.toText())).isFalse();
        Game game = Game.from(moved);
        assertThat(game.toRecord().replay()).isEqualTo(game);
    }
}
