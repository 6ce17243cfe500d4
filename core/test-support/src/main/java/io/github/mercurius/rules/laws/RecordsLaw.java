package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** See {@link Law#RECORDS}. */
final class RecordsLaw {
    private static final int MOST_ELSE = 2;

    private RecordsLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        trial.lookAround((game, move) -> checkRecord(trial, game, move));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void checkRecord(
            Trial<A, V> trial, AnyGame<A, V> game, int move) {
        AnyRecord<A, V> record = game.toRecord();
        Check.equal(
                () -> "log of the record", record.log(), trial.script().log().subList(0, move));
        Check.equal(() -> "set-up of the record", record.setup(), game.setup());
        if (!record.hashes().isEmpty()) {
            String last = record.hashes().get(record.hashes().size() - 1);
            Check.equal(() -> "hash for the host", game.hashForHost(), last);
        }
        AnyGame<A, V> again = record.replay();
        Check.equal(() -> "record played again", again, game);
        Check.equal(() -> "record of the record played again", again.toRecord(), record);
        Check.equal(() -> "result", record.result().isEmpty(), !game.state().isOver());
        goesOn(trial, again, move);
        if (hasSecrets(trial, game)) {
            Check.refused(
                    () -> "playing a record without secrets",
                    IllegalStateException.class,
                    () -> record.withoutSecrets().replay());
        }
        Check.equal(() -> "log without secrets", record.withoutSecrets().log(), shown(game, record.log()));
        verified(trial, game, record, move);
    }

    /** A log with the actions and outcomes as a spectator is told of them. */
    private static <A extends AnyAction> List<LogEntry<?>> shown(AnyGame<A, ?> game, List<LogEntry<A>> log) {
        List<LogEntry<?>> shown = new ArrayList<>(log);
        for (AnyUpdate told : game.updatesForSpectator(0)) {
            told.action().ifPresent(action -> shown.set(told.number(), new LogEntry.Acted<>(action)));
        }
        return shown;
    }

    private static <A extends AnyAction, V extends AnyView<A>> void goesOn(
            Trial<A, V> trial, AnyGame<A, V> again, int move) {
        AnyGame<A, V> game = again;
        for (LogEntry<A> entry : trial.script().log().subList(move, trial.moves())) {
            game = Script.after(game, entry);
        }
        Check.equal(() -> "game that went on from its record", game, trial.last());
    }

    private static <A extends AnyAction, V extends AnyView<A>> void verified(
            Trial<A, V> trial, AnyGame<A, V> game, AnyRecord<A, V> record, int move) {
        right("verify", record.verify());
        Check.equal(
                () -> "gap of a game that is not over",
                record.verify().gaps().contains(Gap.NOT_OVER),
                !game.state().isOver());
        for (Audience audience : Audience.of(game)) {
            AnySeatGame<A, V> side = audience.side(game);
            VerificationReport report = record.verify(side);
            right("verify for " + audience, report);
            Check.that(
                    report.checked().containsAll(Set.of(Part.LOG, Part.VIEW, Part.UPDATE)),
                    () -> "verify for " + audience + ": checked " + report.checked());
            if (move > 0) {
                AnySeatGame<A, V> before = audience.side(trial.games().get(move - 1));
                right("verify for " + audience + ", told less", record.verify(before));
                Check.that(
                        record.verify(before).gaps().contains(Gap.TOLD_LESS),
                        () -> audience + " was told less, and the report does not say so");
                toldElse(trial, record, audience, move);
            }
        }
    }

    /** A record of another game than was told: the last action was another one. */
    private static <A extends AnyAction, V extends AnyView<A>> void toldElse(
            Trial<A, V> trial, AnyRecord<A, V> record, Audience audience, int move) {
        AnyGame<A, V> before = trial.games().get(move - 1);
        AnySeatGame<A, V> told = audience.side(before);
        AnyUpdate update = audience.updates(trial.games().get(move), move - 1).get(0);
        List<A> possible = new ArrayList<>(before.state().legalActions());
        before.state().chances().forEach(chance -> possible.add(chance.outcome()));
        for (A action : Trial.some(possible, MOST_ELSE, trial.random(move))) {
            AnyUpdate other =
                    audience.updates(Script.act(before, action), move - 1).get(0);
            if (!other.equals(update)) {
                Check.that(
                        record.verify(told.after(other)).discrepancy().isPresent(),
                        () -> audience + " was told of " + action.notation() + " instead, and the record is right");
            }
        }
    }

    private static void right(String name, VerificationReport report) {
        Check.that(report.discrepancy().isEmpty(), () -> name + ": " + report.message());
    }

    /** Whether a spectator cannot know how the game began. */
    private static <A extends AnyAction, V extends AnyView<A>> boolean hasSecrets(
            Trial<A, V> trial, AnyGame<A, V> game) {
        V view = game.firstState().viewForSpectator();
        return !trial.determinized(view, 1).equals(game.firstState())
                || !trial.determinized(view, 2).equals(game.firstState());
    }
}
