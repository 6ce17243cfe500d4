package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tables of all games, as the jobs make them in one process and other programs read them. */
class TablesTest {
    @TempDir
    Path folder;

    private Path made(String name, Plan plan, int unit) throws IOException {
        Path out = folder.resolve(name);
        LocalSpark.make(plan, out, false, unit);
        return out;
    }

    private static String check(Path folder) throws IOException {
        return Verify.check(LocalSpark.context(), Data.manifest(folder), folder.toString());
    }

    @ParameterizedTest
    @EnumSource
    void theSamePlanGivesTheSameRowsHoweverTheyAreDivided(GameName game) throws IOException, SQLException {
        Plan plan = LocalSpark.plan(game, List.of(3, 4), 1602, 21);
        Path one = made("one", plan, 100);
        Path many = made("many", plan, 2);
        assertThat(Data.manifest(many).checksum())
                .isEqualTo(Data.manifest(one).checksum())
                .isEqualTo(check(many));
        assertThat(Data.sha(many)).isEqualTo(Data.sha(one));
        assertThat(Data.query(
                        "SELECT game || ' ' || players || ' ' || games FROM (SELECT game, players, count(*) AS games FROM "
                                + Data.parquet(one) + " GROUP BY game, players) ORDER BY players"))
                .containsExactly(game + " 3 14", game + " 4 7");
        assertThat(Data.manifest(one).rowsByPlayers()).containsEntry(3, 14L).containsEntry(4, 7L);
        assertThat(Data.manifest(made("other", LocalSpark.plan(game, List.of(3, 4), 1603, 21), 100))
                        .checksum())
                .isNotEqualTo(Data.manifest(one).checksum());
    }

    @ParameterizedTest
    @EnumSource
    void decisionsHaveANamedColumnForEachNumberThatChanges(GameName game) throws IOException, SQLException {
        Path games = made("games", LocalSpark.plan(game, List.of(3), 7, 6), 2);
        Path out = folder.resolve("decisions");
        Manifest manifest = LocalSpark.decisions(games, out);
        assertThat(check(out)).isEqualTo(manifest.checksum());
        Set<String> columns =
                new HashSet<>(Data.query("SELECT column_name FROM (DESCRIBE SELECT * FROM " + Data.parquet(out) + ")"));
        Set<String> expected = new HashSet<>(Set.of("game", "players"));
        manifest.plan().columns().forEach(column -> expected.add(column.name()));
        expected.removeAll(manifest.constant().keySet());
        assertThat(columns).isEqualTo(expected);
        assertThat(manifest.constant())
                .isNotEmpty()
                .allSatisfy((name, number) -> assertThat(name).startsWith(DecisionsTable.OBSERVED));
        for (String column : columns) {
            if (column.startsWith(DecisionsTable.OBSERVED)) {
                assertThat(Data.query("SELECT count(DISTINCT " + column + ") > 1 FROM " + Data.parquet(out)))
                        .as(column)
                        .containsExactly("true");
            }
        }
        List<String> names = manifest.plan().moves();
        assertThat(names).isNotNull();
        // each move is legal, has its name, and is of a bot that sits there
        assertThat(Data.query("SELECT count(*) FROM " + Data.parquet(out) + " WHERE substr(hex(legal), 2 * move + 1, 2)"
                        + " <> '01' OR octet_length(legal) <> " + names.size()))
                .containsExactly("0");
        assertThat(Data.query("SELECT DISTINCT move || ' ' || move_name FROM " + Data.parquet(out)))
                .allSatisfy(found -> assertThat(names.get(Integer.parseInt(found.split(" ", 2)[0])))
                        .isEqualTo(found.split(" ", 2)[1]));
        assertThat(Data.query("SELECT count(*) FROM " + Data.parquet(out) + " d JOIN " + Data.parquet(games)
                        + " g USING (lineup, number) WHERE d.bot <> g.bots[d.seat + 1] OR d.score <> g.score[d.seat + 1]"
                        + " OR d.win_share <> g.win_share[d.seat + 1] OR d.place <> g.place[d.seat + 1]"))
                .containsExactly("0");
        assertThat(Files.readString(out.resolve("_card.md"))).contains("obs_").contains("Left out");
    }

    @Test
    void theManifestIsInEachFileToo() throws IOException {
        Path out = made("games", LocalSpark.plan(GameName.MERCADO, List.of(2), 1, 5), 2);
        Manifest manifest = Data.manifest(out);
        assertThat(manifest.files()).hasSize(1);
        Manifest.DataFile file = manifest.files().get(0);
        try (ParquetFileReader read = ParquetFileReader.open(HadoopInputFile.fromPath(
                new org.apache.hadoop.fs.Path(out.resolve(file.name()).toUri()), new Configuration()))) {
            assertThat(read.getFileMetaData().getKeyValueMetaData())
                    .containsEntry(RowFile.PLAN, manifest.plan().toJson())
                    .containsEntry(RowFile.ROWS, "5")
                    .containsEntry(RowFile.CHECKSUM, file.checksum());
        }
        assertThat(manifest.plan().library().hash()).hasSize(64);
        assertThat(manifest.plan().bots()).extracting(Plan.BotCode::name).containsExactly("greedy", "random");
        assertThat(manifest.plan().edition())
                .isEqualTo(GameKit.of(GameName.MERCADO).document());
    }

    @Test
    void filesAreAsLargeAsAskedForWhateverTheUnits() throws IOException {
        Plan plan = LocalSpark.plan(GameName.MERCADO, List.of(4), 1, 60);
        for (int unit : new int[] {7, 40}) {
            Manifest large = LocalSpark.make(plan, folder.resolve("large" + unit), false, unit)
                    .manifest();
            assertThat(large.files()).hasSize(1);
            Path out = folder.resolve("small" + unit);
            Manifest small = new TableJob(LocalSpark.context(), plan, "", out.toString(), 4000)
                    .run(false, unit)
                    .manifest();
            assertThat(small.files()).hasSizeGreaterThan(1);
            assertThat(check(out)).isEqualTo(small.checksum()).isEqualTo(large.checksum());
        }
    }

    @Test
    void aRowThatIsChangedOrMissingIsFound() throws IOException {
        Path out = made("games", LocalSpark.plan(GameName.MERCADO, List.of(2), 1, 6), 3);
        Path other = made("other", LocalSpark.plan(GameName.MERCADO, List.of(2), 2, 6), 3);
        String file = Data.manifest(out).files().get(0).name();
        Files.copy(other.resolve(file), out.resolve(file), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(() -> check(out)).hasStackTraceContaining("rows with checksum");
        Files.delete(out.resolve(file));
        assertThatThrownBy(() -> check(out)).hasStackTraceContaining("FileNotFoundException");
    }
}
