package io.github.mercurius.examples.replay;

import io.github.mercurius.core.Game;
import io.github.mercurius.examples.cli.Encoding;
import io.github.mercurius.examples.cli.LanguageOption;
import io.github.mercurius.examples.cli.TypedLine;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.files.OutputFile;
import io.github.mercurius.examples.games.files.RefusedFileException;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.examples.plot.Picture;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyView;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mercurius replay}: a record as a story, as a plot, or checked. */
@Command(
        name = "replay",
        description = "Tells the game of a record as a story. --plot draws it, --verify checks it, --analyse analyses"
                + " it.")
public final class ReplayCommand implements Callable<Integer> {
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
    private AnalysisOptions analysis = new AnalysisOptions();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "mercurius, mercatores or mercado: refuse other games. Default: any of them.")
    private @Nullable GameName game;

    @Override
    public Integer call() throws IOException {
        if (picture != null) {
            check(picture);
        }
        if (shown != null && (!verify || !shown.matches("[0-9a-f]{64}"))) {
            throw new RefusedTextException("--shown: expected 64 hexadecimal digits, together with --verify");
        }
        GameName found = RecordFile.game(file);
        if (game != null && game != found) {
            throw new RefusedFileException(file, "a record of " + found + ", but --game is " + game);
        }
        if (picture != null && found != GameName.MERCURIUS && !analysis.isWanted()) {
            throw new RefusedTextException(
                    "--plot: expected a record of mercurius, not of " + found + ", or --analyse");
        }
        if (analysis.isWanted() && (verify || step)) {
            throw new RefusedTextException("--analyse: expected without --verify and --step");
        }
        PrintWriter out = spec.commandLine().getOut();
        Words words = language.words();
        int code = 0;
        if (analysis.isWanted()) {
            analyse(recorded(found), words, out);
        } else if (picture != null && !verify) {
            new RecordPlot(played(this::game), words).write(picture);
            out.println(words.get("plot.written", picture));
        } else if (verify) {
            code = verify(recorded(found), words, out);
        } else {
            Recorded<?, ?> recorded = recorded(found);
            tell(played(() -> recorded.tale(words)), words, out);
        }
        return code;
    }

    /** The game of Mercurius that was recorded. */
    private Game game() throws IOException {
        return (Game) RecordFile.read(GameKit.mercurius(), file).replay();
    }

    private void check(Path plot) throws IOException {
        if (!Picture.canWrite(plot)) {
            throw new RefusedTextException("--plot: " + plot + ", expected a name that ends with .svg or .png");
        }
        if (plot.toAbsolutePath().normalize().equals(file.toAbsolutePath().normalize())) {
            throw new RefusedTextException("--plot: " + plot + " is the record, expected another file");
        }
        OutputFile.tryOut(plot);
    }

    private Recorded<?, ?> recorded(GameName found) throws IOException {
        return recorded(GameKit.of(found));
    }

    private <A extends AnyAction, V extends AnyView<A>> Recorded<A, V> recorded(GameKit<A, V> kit) throws IOException {
        AnyRecord<A, V> record = RecordFile.read(kit, file);
        return new Recorded<>(kit.withEditionOf(record.setup()), record);
    }

    /** Something that is made by playing the game again. */
    private interface Playing<T> {
        T play() throws IOException;
    }

    private <T> T played(Playing<T> game) throws IOException {
        try {
            return game.play();
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw new RefusedFileException(file, String.valueOf(unplayable.getMessage()));
        }
    }

    private void analyse(Recorded<?, ?> record, Words words, PrintWriter out) throws IOException {
        Analysis<?, ?> found = played(() -> record.analysed(analysis));
        if (picture == null) {
            AnalysisText.lines(found, words).forEach(out::println);
        } else {
            new AnalysisPlot(found, words).write(picture);
            out.println(words.get("plot.written", picture));
        }
    }

    private int verify(Recorded<?, ?> record, Words words, PrintWriter out) throws IOException {
        Recorded.Checked checked = played(() -> record.check(shown));
        out.println(checked.commitment()
                .map(commitment -> words.get("verify.commitment", commitment))
                .orElseGet(() -> words.get("verify.noCommitment")));
        String result = checked.isComplete() ? "verify.good" : checked.isWrong() ? "verify.bad" : "verify.gaps";
        out.println(words.get(result, checked.entries()));
        out.println(checked.message());
        return checked.isWrong() || (shown != null && !checked.isComplete()) ? 1 : 0;
    }

    private void tell(Recorded.Tale story, Words words, PrintWriter out) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Encoding.ofTerminal()));
        story.opening().forEach(out::println);
        List<List<String>> turns = story.turns();
        for (int turn = 0; turn < turns.size(); turn++) {
            turns.get(turn).forEach(out::println);
            boolean last = turn == turns.size() - 1;
            if (step && !last) {
                out.println(words.get("story.more"));
                out.flush();
                if (TypedLine.read(in).isEmpty()) {
                    return; // the reader has had enough
                }
            }
        }
    }
}
