package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.TokenKind;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What Mercado writes is one and the same text everywhere. */
class CanonicalOutputTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void propertiesAndCoinsCanComeInAnyOrder() {
        assertThat(MercadoJson.action(EDITION).read("{\"coins\":[\"B\",\"G\",\"G\"] , \"type\":\"coins\"}"))
                .isEqualTo(Action.parse("~C:GGB", EDITION));
    }

    @Test
    void whatCouldNotBeReadIsNotWritten() {
        Refusals.inWriting(
                MercadoJson.event(EDITION),
                new Event.TurnBegan(-1, 0),
                "-1, expected a whole number from 0 to 2147483647");
        Refusals.inWriting(
                MercadoJson.event(EDITION), new Event.GameEnded(List.of()), "0 items, expected 2 to 4 items");
        Refusals.inWriting(MercadoJson.event(EDITION), new Event.Passed(4), "4, expected a whole number from 0 to 3");
        Edition longest = EditionLaws.changed(MercadoJson.EDITION, EDITION, EDITION.name(), "x".repeat(4096));
        assertThat(MercadoJson.EDITION.read(MercadoJson.EDITION.write(longest))).isEqualTo(longest);
        Refusals.inWriting(
                MercadoJson.EDITION, named("x".repeat(4097)), "a text of 4097 characters, expected at most 4096");
    }

    /** Other pieces with a name. */
    private static Edition named(String name) {
        Edition.Builder edition = Edition.builder().name(name);
        EDITION.objects()
                .forEach(tile -> edition.object(tile.id(), tile.name(), tile.price(), tile.points(), tile.effects()));
        EDITION.perfumes()
                .forEach(tile -> edition.perfume(tile.id(), tile.name(), tile.price(), tile.points(), tile.effects()));
        List<Optional<Effect>> track = Collections.nCopies(12, Optional.empty());
        return edition.token("V", 18, 1, List.of())
                .track(Side.A, track)
                .track(Side.B, track)
                .build();
    }

    @Test
    void aTokenOfAnotherEditionIsNotWritten() {
        TokenKind other = RandomGames.OTHER.tokenKinds().get(0);
        Refusals.inWriting(
                MercadoJson.action(EDITION),
                new Action.PlayToken(other),
                "NEW, expected one of V3, V2, V2S, V2X, V1W, V1S");
    }
}
