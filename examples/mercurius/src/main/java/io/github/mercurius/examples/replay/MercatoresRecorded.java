package io.github.mercurius.examples.replay;

import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.Played;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.VerificationReport;
import io.github.mercurius.mercatores.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A record of Mercatores. */
record MercatoresRecorded(GameRecord record) implements Recorded {
    @Override
    public Tale tale(Words words) {
        Game game = record.replay();
        Setup setup = game.setup();
        List<List<String>> turns = new ArrayList<>();
        for (List<Played> turn : game.turns()) {
            List<String> lines = new ArrayList<>(SisterStory.heading(
                    turn.get(0).turn(), setup.name(turn.get(0).seat(), words.locale()), words));
            turn.stream()
                    .flatMap(played -> played.events().stream())
                    .filter(event -> !(event instanceof Event.TurnBegan))
                    .forEach(event -> lines.addAll(Paragraph.wrap("  ", event.message(words.locale(), setup))));
            turns.add(lines);
        }
        List<String> names = setup.seats().stream()
                .map(seat -> setup.name(seat, words.locale()))
                .toList();
        return new Tale(
                SisterStory.opening(
                        "Mercatores", names, setup.startSeat(), setup.edition().name(), words),
                turns);
    }

    @Override
    public Checked check(@Nullable String shown) {
        if (record.deal().isEmpty()) {
            record.replay(); // says that there is nothing to check it against
        }
        VerificationReport report = shown == null ? record.verify() : record.verify(shown);
        boolean wrong = report.discrepancy().isPresent();
        // A record alone cannot say what the players were told.
        boolean complete = !wrong && Set.of(Gap.TOLD_NOT_GIVEN).containsAll(report.gaps());
        return new Checked(record.commitment(), wrong, complete, record.log().size(), report.message());
    }
}
