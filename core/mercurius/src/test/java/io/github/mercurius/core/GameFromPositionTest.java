package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.PositionException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A game that begins at a position: its log, undo, updates, records and verification go back to there. */
class GameFromPositionTest {
    private static final GameState POSITION = position();
    private static final Game OVER = played(Game.from(POSITION));
    private static final GameRecord RECORD = OVER.toRecord();

    private static GameState position() {
        GameState state = GameState.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
        while (state.table().turn() < 10) {
            state = state.applyAction(Action.playCard(
                    state.hand(state.table().activeSeat()).kinds().get(0)));
        }
        return state.applyAction(Action.parse("+AMS"));
    }

    /** The game after an undo, and then played to its end. */
    private static Game played(Game game) {
        SplittableRandom random = new SplittableRandom(7);
        Game next = game.applyAction(Action.parse("+TEA"))
                .applyAction(Action.parse("-TEA"))
                .undo(1);
        while (!next.state().isOver()) {
            next = next.applyAction(next.state().legalActions().sample(random::nextInt));
        }
        return next;
    }

    @Test
    void anotherPositionIsFoundOut() {
        List<PriceCard> main = POSITION.mainDeck();
        List<PriceCard> other = new ArrayList<>(main);
        Collections.swap(other, 0, firstOther(main));
        GameState changed = Position.of(POSITION).withMainDeck(other).state();
        GameRecord lie = GameRecord.builder()
                .mergeFrom(RECORD)
                .position(Optional.of(changed.toText()))
                .build();
        assertThat(lie.verify().discrepancy()).isPresent();
        SeatGame told = SeatGame.of(POSITION.viewFor(0)).afterAll(OVER.updatesFor(0, 0));
        GameState richer = Position.of(POSITION)
                .withCash(0, POSITION.table().player(0).cash() + 1)
                .state();
        GameRecord otherView = GameRecord.builder()
                .mergeFrom(RECORD)
                .hashes(List.of())
                .result(List.of())
                .position(Optional.of(richer.toText()))
                .build();
        assertThat(otherView.verify(told).discrepancy().orElseThrow().part()).isEqualTo(Discrepancy.Part.VIEW);
    }

    @Test
    void theHashesOfASeatCoverTheOpenPosition() {
        GameState richer = Position.of(POSITION)
                .withCash(0, POSITION.table().player(0).cash() + 1)
                .state();
        assertThat(Game.from(richer).hashFor(1))
                .isNotEqualTo(Game.from(POSITION).hashFor(1))
                .isEqualTo(SeatGame.of(richer.viewFor(1)).hash());
    }

    private static int firstOther(List<PriceCard> cards) {
        int place = 1;
        while (cards.get(place) == cards.get(0)) {
            place++;
        }
        return place;
    }

    @Test
    void withoutSecretsItShowsWhatEverybodySees() {
        GameRecord open = RECORD.withoutSecrets();
        assertThat(open.position()).contains(POSITION.viewForSpectator().toText());
        assertThatThrownBy(open::replay)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the record holds no deal and no position with all that is hidden: it can be replayed when these"
                                + " are published");
    }

    @Test
    void aRecordHasADealOrAPositionOfItsSetup() {
        GameRecord.Builder both = GameRecord.builder().mergeFrom(RECORD).deal(Deal.seeded(1));
        assertThatThrownBy(both::build).hasMessage("a position and a deal, expected one of them");
        GameRecord.Builder sealed = GameRecord.builder().mergeFrom(RECORD).commitment(Optional.of("a".repeat(64)));
        assertThatThrownBy(sealed::build).hasMessage("a position and a deal, expected one of them");
        GameRecord.Builder other = GameRecord.builder().mergeFrom(RECORD).setup(Setup.of(3));
        assertThatThrownBy(other::build).hasMessageStartingWith("set-up of the position: ");
        GameRecord.Builder bad = GameRecord.builder().mergeFrom(RECORD).position(Optional.of("mpn/1 players=2"));
        assertThatThrownBy(bad::build).isInstanceOf(PositionException.class);
    }
}
