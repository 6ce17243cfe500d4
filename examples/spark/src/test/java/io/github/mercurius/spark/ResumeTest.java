package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that were begun by a job that did not end. */
class ResumeTest {
    private static final Plan PLAN = LocalSpark.plan(GameName.MERCADO, List.of(2, 3), 5, 20);

    @TempDir
    Path folder;

    private final Configuration conf = new Configuration();

    /** What a killed job leaves: some units, one that is half written, and nothing else. */
    private Path begun(String name) throws IOException {
        Path out = folder.resolve(name);
        Folder.of(out.toString(), conf).write("_begun.json", Plan.json(new GamesJob.Begun(3, PLAN)));
        for (int unit : new int[] {0, 3}) {
            Games.played(LocalSpark.session(), PLAN.toJson(), 3L * unit, 3L * unit + 3)
                    .write()
                    .parquet(unit(out, unit).toString());
        }
        Files.createDirectories(unit(out, 1));
        Files.writeString(unit(out, 1).resolve("part-00000.snappy.parquet"), "PAR1 half a file");
        return out;
    }

    private static Path unit(Path out, int number) {
        return out.resolve("_units/00000" + number);
    }

    private Manifest whole() throws IOException {
        return LocalSpark.make(PLAN, folder.resolve("whole"), false, 5).manifest();
    }

    @Test
    void onlyWhatIsMissingIsPlayedAgain() throws IOException, SQLException {
        Path out = begun("cut");
        GamesJob.Done done = LocalSpark.make(PLAN, out, true, 11); // another unit is not taken
        assertThat(done.there()).isEqualTo(2);
        assertThat(done.units()).isEqualTo(7);
        assertThat(done.manifest().checksum()).isEqualTo(whole().checksum());
        assertThat(done.manifest().rows()).isEqualTo(20);
        assertThat(Data.query("SELECT count(*) FROM " + Data.parquet(out))).containsExactly("20");
        assertThat(Data.sha(out)).isEqualTo(Data.sha(folder.resolve("whole")));
        assertThat(out.toFile().list())
                .filteredOn(name -> !name.startsWith("."))
                .containsExactlyInAnyOrder("_manifest.json", "game=mercado");
    }

    @Test
    void aJobThatWasKilledBetweenItsLastStepsEnds() throws IOException, SQLException {
        Path out = begun("merged");
        Files.createDirectories(out.resolve("game=mercado/players=2"));
        Files.writeString(out.resolve("game=mercado/players=2/part-00009-000.parquet"), "of before");
        Files.writeString(out.resolve("_manifest.json.part"), "{");
        assertThat(LocalSpark.make(PLAN, out, true, 3).manifest().checksum()).isEqualTo(whole().checksum());
        assertThat(Data.query("SELECT count(*) FROM " + Data.parquet(out))).containsExactly("20");
    }

    @Test
    void whatHasEndedIsLeftAsItIs() throws IOException {
        Manifest whole = whole();
        assertThat(LocalSpark.make(PLAN, folder.resolve("whole"), true, 5).manifest())
                .isEqualTo(whole);
    }

    @Test
    void anotherPlanOrAChangedBotIsRefused() throws IOException {
        Path out = begun("other");
        Plan seed = LocalSpark.plan(GameName.MERCADO, List.of(2, 3), 6, 20);
        assertThatThrownBy(() -> LocalSpark.make(seed, out, true, 3))
                .hasMessage("resume: '" + out + "' is of another plan: seed was 5 and is 6");
        List<Plan.BotCode> bots = List.of(
                PLAN.bots().get(0),
                new Plan.BotCode("random", PLAN.bots().get(1).version(), "beef", true));
        Plan changed = new Plan(
                PLAN.library(),
                PLAN.game(),
                PLAN.edition(),
                bots,
                List.of(),
                PLAN.seed(),
                PLAN.duplicates(),
                PLAN.lineups(),
                PLAN.first(),
                PLAN.games());
        assertThatThrownBy(() -> LocalSpark.make(changed, out, true, 3))
                .hasMessageContaining("is of another plan: bots was ")
                .hasMessageContaining("\"beef\"");
        whole();
        assertThatThrownBy(() -> LocalSpark.make(changed, folder.resolve("whole"), true, 3))
                .hasMessageContaining("bots was ");
    }

    @Test
    void aFolderOfSomebodyElseIsLeftAsItIs() throws IOException {
        Files.writeString(folder.resolve("file"), "mine");
        assertThatThrownBy(() -> LocalSpark.make(PLAN, folder, false, 3))
                .hasMessage("out: '" + folder + "' is there, expected a new folder, or --resume to complete it");
        assertThatThrownBy(() -> LocalSpark.make(PLAN, folder, true, 3))
                .hasMessageContaining("has no file _begun.json");
        assertThat(folder.resolve("file")).hasContent("mine");
    }

    @Test
    void whatHasNotEndedIsNotRead() throws IOException {
        Path out = begun("begun");
        assertThatThrownBy(() -> Data.manifest(out))
                .hasMessage("'" + out + "' has no file _manifest.json, expected the folder of a job that has ended;"
                        + " --resume ends it");
    }

    /** An executor works in a folder of its own. */
    @Test
    void aRelativeFolderIsTheSameForEachProcess() {
        assertThat(Folder.of("target/games", conf).path())
                .isEqualTo(new org.apache.hadoop.fs.Path(
                        Path.of("target/games").toAbsolutePath().toUri()));
        assertThat(Folder.of("s3a://bucket/games", conf).path()).hasToString("s3a://bucket/games");
    }
}
