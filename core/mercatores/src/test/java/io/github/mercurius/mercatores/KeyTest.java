package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Set-up and edition are part of a key; of the other parts {@code PositionTest} says so. */
class KeyTest {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał", "李");

    private static long key(Setup.Builder builder) {
        Setup setup = builder.build();
        return GameState.start(setup, Deal.seeded(setup.edition(), 1)).key();
    }

    @Test
    void eachPartOfTheSetUpChangesTheKey() {
        List<Setup.Builder> setups = new ArrayList<>(List.of(
                Setup.builder().names(NAMES),
                Setup.builder().names(List.of("Robert", "Magda", "Rafał", "王")),
                Setup.builder().names(List.of("RobertM", "agda", "Rafał", "李")),
                Setup.builder().names(List.of("Magda", "Robert", "Rafał", "李")),
                Setup.builder().names(NAMES).startSeat(1),
                Setup.builder().names(NAMES).lastTurns(LastTurns.ALL)));
        TestEditions.all()
                .forEach(edition -> setups.add(Setup.builder().players(4).edition(edition)));
        assertThat(setups.stream().map(KeyTest::key).distinct()).hasSameSizeAs(setups);
    }

    @Test
    void aKeyIsTheSameInEveryRun() {
        Setup setup = Setup.of("Robert", "Magda", "Rafał");
        GameState start = GameState.start(setup, Deal.seeded(setup.edition(), 0));
        assertThat(start.key()).isEqualTo(1295347062775462226L);
        assertThat(start.viewFor(1).key()).isEqualTo(-6359709004101804992L);
        assertThat(start.viewForSpectator().key()).isEqualTo(-7089086592335120967L);
    }
}
