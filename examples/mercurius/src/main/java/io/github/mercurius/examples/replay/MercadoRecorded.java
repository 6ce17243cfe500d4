package io.github.mercurius.examples.replay;

import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.Played;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.VerificationReport;
import io.github.mercurius.mercado.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A record of Mercado. Nothing was shown before the game: chance came during it. */
record MercadoRecorded(GameRecord record) implements Recorded {
    @Override
    public Tale tale(Words words) {
        Game game = record.replay();
        Setup setup = game.setup();
        List<List<String>> turns = new ArrayList<>();
        for (List<Played> turn : game.turns()) {
            int seat = turn.get(0).seat().orElseThrow(); // a turn begins with an action of the player
            List<String> lines =
                    new ArrayList<>(SisterStory.heading(turn.get(0).turn(), setup.name(seat, words.locale()), words));
            turn.stream()
                    .flatMap(played -> played.events().stream())
                    .filter(event -> !(event instanceof Event.TurnBegan || event instanceof Event.Asked))
                    .forEach(event -> lines.addAll(Paragraph.wrap("  ", event.message(words.locale(), setup))));
            turns.add(lines);
        }
        List<String> names = setup.seats().stream()
                .map(seat -> setup.name(seat, words.locale()))
                .toList();
        return new Tale(
                SisterStory.opening(
                        "Mercado", names, setup.startSeat(), setup.edition().name(), words),
                turns);
    }

    @Override
    public Checked check(@Nullable String shown) {
        if (shown != null) {
            throw new IllegalArgumentException("a record of mercado, which has no commitment: expected no --shown");
        }
        VerificationReport report = record.verify();
        boolean wrong = report.discrepancy().isPresent();
        boolean complete = !wrong && Set.of(Gap.TOLD_NOT_GIVEN).containsAll(report.gaps());
        return new Checked(Optional.empty(), wrong, complete, record.log().size(), report.message());
    }
}
