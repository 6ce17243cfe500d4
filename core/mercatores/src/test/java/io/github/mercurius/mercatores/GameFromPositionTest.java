package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.internal.Hashing;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import net.jqwik.api.Example;

/** A game that begins at a position has a log, undo and a record that go back to there. */
class GameFromPositionTest {
    private static final Script SCRIPT = new Script(Setup.of("Robert", "Magda", "Rafał"), 1602, 4, 40);

    private static Game on(Game from, long seed, int actions) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = from;
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    @Example
    void theChainsBeginWithThePosition() {
        GameState position = SCRIPT.state();
        Game game = Game.from(position);
        String setup = "mercatores-chain/1\n" + HashChain.text(SCRIPT.setup());
        assertThat(game.toRecord().hashes())
                .containsExactly(Hashing.sha256(setup + "position " + position.toText() + "\n"));
        String open = Hashing.sha256(
                setup + "position " + Position.of(position.table()).toText() + "\n");
        assertThat(game.hashFor(1)).isEqualTo(game.hashForSpectator()).isEqualTo(open);
        Game start = new Script(SCRIPT.setup(), 1602, 4, 0).play();
        assertThat(Game.from(start.state()).hashFor(0)).isEqualTo(start.hashFor(0));
    }

    @Example
    void aRecordWithoutSecretsShowsTheOpenPositionOnly() {
        Game game = on(Game.from(SCRIPT.state()), 1, 5);
        GameRecord open = game.toRecord().withoutSecrets();
        assertThat(open.position())
                .contains(Position.of(SCRIPT.state().table()).toText())
                .isNotEqualTo(game.toRecord().position());
        assertThat(open.hashes()).isEmpty();
        assertThatThrownBy(open::replay)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no position with all that is hidden");
    }

    @Example
    void aPositionThatIsAnotherOneIsFound() {
        GameRecord record = on(Game.from(SCRIPT.state()), 1, 5).toRecord();
        SplittableRandom random = new SplittableRandom(1);
        String other = SCRIPT.state().viewFor(0).determinize(random::nextInt).toText();
        GameRecord forged = GameRecord.builder()
                .mergeFrom(record)
                .log(List.of())
                .position(Optional.of(other))
                .build();
        assertThat(forged.verify().discrepancy().orElseThrow().part()).isEqualTo(Part.HASH);
    }

    @Example
    void aRecordRefusesWhatDoesNotGoTogether() {
        GameRecord record = Game.from(SCRIPT.state()).toRecord();
        String text = SCRIPT.state().toText();
        GameRecord.Builder both = GameRecord.builder().mergeFrom(record).deal(Deal.seeded(Edition.standIn(), 1));
        assertThatThrownBy(both::build).hasMessage("a position and a deal, expected one of them");
        GameRecord.Builder sealed = GameRecord.builder().mergeFrom(record).commitment(Optional.of("0".repeat(64)));
        assertThatThrownBy(sealed::build).hasMessage("a position and a deal, expected one of them");
        GameRecord.Builder ofFour =
                GameRecord.builder().setup(Setup.of(4)).log(List.of()).position(Optional.of(text));
        assertThatThrownBy(ofFour::build).hasMessageStartingWith("set-up of the position: ");
        GameRecord.Builder noPosition = GameRecord.builder().mergeFrom(record).position(Optional.of("x"));
        assertThatThrownBy(noPosition::build).hasMessage("position 0, format: x, expected mtn/1");
        GameRecord wrapped = GameRecord.builder()
                .mergeFrom(record)
                .position(Optional.of(text.replace(" ", "\n")))
                .build();
        assertThat(wrapped).isEqualTo(record).hasSameHashCodeAs(record);
    }
}
