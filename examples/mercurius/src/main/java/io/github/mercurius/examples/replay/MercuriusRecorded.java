package io.github.mercurius.examples.replay;

import io.github.mercurius.core.GameRecord;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A record of Mercurius. */
record MercuriusRecorded(GameRecord record) implements Recorded {
    @Override
    public Tale tale(Words words) {
        GameStory story = new GameStory(record.replay(), words);
        return new Tale(story.opening(), story.turns());
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
        return new Checked(
                record.shownCommitment(), wrong, complete, record.log().size(), report.message());
    }
}
