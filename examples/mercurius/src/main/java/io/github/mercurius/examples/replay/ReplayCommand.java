package io.github.mercurius.examples.replay;

import io.github.mercurius.core.Game;
import io.github.mercurius.examples.cli.Options;
import io.github.mercurius.examples.cli.Picture;
import io.github.mercurius.examples.cli.PrintableWriter;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.search.Review;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mercurius replay}: a record as a story, as a plot, or checked. */
@Command(
        name = "replay",
        description = "Tells the game of a record as a story. --plot draws it, --verify checks it, --analyse analyses"
                + " it.")
public final class ReplayCommand extends ProgramCommand {
    private static final int MOST_PLAYOUTS = 100_000;

    @Parameters(paramLabel = "FILE", description = "A record, as 'mercurius play' saves it.")
    private Path file = Path.of("");

    @Option(names = "--step", description = "Wait for Enter after each turn.")
    private boolean step;

    @Option(names = "--plot", paramLabel = "PICTURE", description = "Draw prices and wealth into a .svg or .png file.")
    private @Nullable Path picture;

    @Option(names = "--verify", description = "Check the record, and nothing else; exit code 1 if it is not genuine.")
    private boolean verify;

    @Option(
            names = "--shown",
            paramLabel = "COMMITMENT",
            description = "With --verify: the commitment that was shown before the game, 64 hexadecimal digits;"
                    + " exit code 1 if anything in the record cannot be checked.")
    private @Nullable String shown;

    @Mixin
    private Options.Expected game;

    @Option(
            names = "--analyse",
            description = "Estimate the win chances after each turn, as spectators see the game, and find the turns"
                    + " that cost most, by what their players knew, with better plans. With --plot: draw the"
                    + " chances.")
    private boolean analyse;

    @Option(
            names = "--seat",
            paramLabel = "N",
            description = "With --analyse: only by what this seat knew, and only its turns.")
    private @Nullable Integer seat;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "With --analyse: number of playouts for each estimate. Default: 400, or 100 in the sister"
                    + " games.")
    private @Nullable Integer playouts;

    @Mixin
    private Options.Language language;

    @Override
    public Integer call() throws IOException {
        if (picture != null) {
            Picture.check("--plot", picture);
            if (picture.toAbsolutePath()
                    .normalize()
                    .equals(file.toAbsolutePath().normalize())) {
                throw new RefusedTextException("--plot: " + picture + " is the record, expected another file");
            }
        }
        if (shown != null && (!verify || !shown.matches("[0-9a-f]{64}"))) {
            throw new RefusedTextException("--shown: expected 64 hexadecimal digits, together with --verify");
        }
        GameName found = RecordFile.game(file);
        game.check("a record", Optional.of(found), reason -> new RefusedTextException(file, reason));
        if (picture != null && found != GameName.MERCURIUS && !isAnalysisWanted()) {
            throw new RefusedTextException(
                    "--plot: expected a record of mercurius, not of " + found + ", or --analyse");
        }
        if (isAnalysisWanted() && (verify || step)) {
            throw new RefusedTextException("--analyse: expected without --verify and --step");
        }
        try {
            return replay(GameKit.of(found), language.words(), out());
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw new RefusedTextException(file, String.valueOf(unplayable.getMessage()));
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> int replay(GameKit<A, V> game, Words words, PrintWriter out)
            throws IOException {
        AnyRecord<A, V> record = RecordFile.read(game, file);
        GameKit<A, V> kit = game.withEditionOf(record.setup());
        if (verify) {
            return verify(record, words, out);
        }
        if (isAnalysisWanted()) {
            analyse(analysis(kit, record.replay()), words, out);
        } else if (picture != null) {
            new GamePlot(picture, words).prices((Game) record.replay());
            out.println(words.get("plot.written", picture));
        } else {
            tell(kit, record.replay(), words, out);
        }
        return 0;
    }

    /** Whether an analysis is wanted; refuses options that only an analysis can have. */
    private boolean isAnalysisWanted() {
        if (!analyse && (seat != null || playouts != null)) {
            throw new RefusedTextException((seat != null ? "--seat" : "--playouts") + ": expected only with --analyse");
        }
        if (playouts != null && (playouts < 1 || playouts > MOST_PLAYOUTS)) {
            throw new RefusedTextException("--playouts: " + playouts + ", expected 1 to " + MOST_PLAYOUTS);
        }
        return analyse;
    }

    /** The analysis of a game. */
    private <A extends AnyAction, V extends AnyView<A>> Analysis<A, V> analysis(GameKit<A, V> kit, AnyGame<A, V> game) {
        int players = game.setup().players();
        if (seat != null && (seat < 0 || seat >= players)) {
            throw new RefusedTextException("--seat: " + seat + ", expected 0 to " + (players - 1));
        }
        OptionalInt viewer = seat == null ? OptionalInt.empty() : OptionalInt.of(seat);
        return Analysis.of(kit, game, viewer, playouts == null ? kit.analysts().playouts() : playouts);
    }

    private void analyse(Analysis<?, ?> found, Words words, PrintWriter out) throws IOException {
        if (picture == null) {
            AnalysisText.lines(found, words).forEach(out::println);
        } else {
            new GamePlot(picture, words).chances(found);
            out.println(words.get("plot.written", picture));
        }
    }

    private int verify(AnyRecord<?, ?> record, Words words, PrintWriter out) {
        VerificationReport report = shown == null ? record.verify() : record.verify(shown);
        boolean isWrong = report.discrepancy().isPresent();
        // A record alone cannot say what the players were told.
        boolean isComplete = !isWrong && Set.of(Gap.TOLD_NOT_GIVEN).containsAll(report.gaps());
        String commitment = record.shownCommitment()
                .map(known -> words.get("verify.commitment", known))
                .orElseGet(() -> words.get("verify.noCommitment"));
        String result = isComplete ? "verify.good" : isWrong ? "verify.bad" : "verify.gaps";
        Stream.of(commitment, words.get(result, record.log().size()), report.message())
                .flatMap(String::lines)
                .flatMap(line -> Columns.wrap("", line).stream())
                .forEach(out::println);
        return isWrong || (shown != null && !isComplete) ? 1 : 0;
    }

    /** What comes before the first turn, and the turns, each after an empty line; turns are counted from 1. */
    private <A extends AnyAction, V extends AnyView<A>> void tell(
            GameKit<A, V> kit, AnyGame<A, V> played, Words words, PrintWriter out) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, PrintableWriter.charset()));
        AnySetup setup = played.setup();
        List<String> names = setup.seats().stream()
                .map(seat -> setup.name(seat, words.locale()))
                .toList();
        String title =
                words.get("story.title", kit.name().title(), String.join(", ", names), names.get(setup.startSeat()));
        String edition = kit.edition().isEmpty() ? "" : " " + kit.edition(words) + ".";
        Columns.wrap("", title + edition).forEach(out::println);
        List<List<AnyStep<A, V>>> turns = Review.turns(played);
        for (int turn = 0; turn < turns.size(); turn++) {
            AnyUpdate first = turns.get(turn).get(0).update(); // a turn begins with an action of the player
            out.println();
            out.println(words.get(
                    "story.turn", first.turn() + 1, names.get(first.actor().orElse(setup.startSeat()))));
            turns.get(turn).stream()
                    .flatMap(one -> words.told(one.update(), setup).stream())
                    .flatMap(line -> Columns.wrap("  ", line).stream())
                    .forEach(out::println);
            if (step && turn < turns.size() - 1) {
                out.println(words.get("story.more"));
                out.flush();
                if (in.readLine() == null) {
                    return; // the reader has had enough
                }
            }
        }
    }
}
