package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.learning.Returns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tables of all games, as the job makes them in one process and other programs read them. */
class TablesTest {
    @TempDir
    Path folder;

    private Path made(String name, Plan plan, int unit) throws IOException {
        Path out = folder.resolve(name);
        LocalSpark.make(plan, out, false, unit);
        return out;
    }

    @ParameterizedTest
    @EnumSource
    void theSamePlanGivesTheSameRowsHoweverTheyAreDivided(GameName game) throws IOException, SQLException {
        Plan plan = LocalSpark.plan(game, List.of(3, 4), 1602, 21);
        Path one = made("one", plan, 100);
        Path many = made("many", plan, 4);
        assertThat(Data.manifest(many)).isEqualTo(Data.manifest(one));
        assertThat(Data.sha(many)).isEqualTo(Data.sha(one));
        assertThat(Data.query(
                        "SELECT game || ' ' || players || ' ' || games FROM (SELECT game, players, count(*) AS games FROM "
                                + Data.parquet(one) + " GROUP BY game, players) ORDER BY players"))
                .containsExactly(game + " 3 14", game + " 4 7");
        assertThat(Data.manifest(one).rowsByPlayers()).containsEntry(3, 14L).containsEntry(4, 7L);
        assertThat(Data.manifest(made("other", LocalSpark.plan(game, List.of(3, 4), 1603, 21), 100))
                        .checksum())
                .isNotEqualTo(Data.manifest(one).checksum());
        GameKit<?, ?> kit = GameKit.of(game);
        LocalSpark.rows(one).collectAsList().forEach(row -> replay(kit.rules(), row));
    }

    /** Plays a record by the rules, as README.md says. */
    private static <A extends AnyAction, V extends AnyView<A>> void replay(Rules<A, V> rules, Row row) {
        AnyState<A, V> state = rules.start(
                        rules.setup(row.getList(row.fieldIndex("names"))), row.getLong(row.fieldIndex("deal")))
                .firstState();
        for (String notation : row.getString(row.fieldIndex("record")).split(" ", -1)) {
            A action = rules.action(notation);
            state = state.asksChance() ? state.applyOutcome(action) : state.applyAction(action);
        }
        assertThat(state.isOver()).isTrue();
        List<Returns> outcomes = Returns.of(state.table());
        assertThat(row.getList(row.fieldIndex("score")))
                .isEqualTo(outcomes.stream().map(Returns::score).toList());
        assertThat(row.getList(row.fieldIndex("win_share")))
                .isEqualTo(outcomes.stream().map(Returns::winShare).toList());
    }

    @Test
    void theManifestSaysWhatPlayed() throws IOException {
        Manifest manifest = Data.manifest(made("games", LocalSpark.plan(GameName.MERCADO, List.of(2), 1, 5), 2));
        assertThat(manifest.plan().library().hash()).hasSize(64);
        assertThat(manifest.plan().bots()).extracting(Plan.BotCode::name).containsExactly("greedy", "random");
        assertThat(manifest.plan().edition())
                .isEqualTo(GameKit.of(GameName.MERCADO).document());
    }

    @Test
    void filesAreAsLargeAsAskedFor() throws IOException {
        Plan plan = LocalSpark.plan(GameName.MERCADO, List.of(4), 1, 60);
        Path large = made("large", plan, 7);
        assertThat(files(large)).hasSize(1);
        Path small = folder.resolve("small");
        new GamesJob(LocalSpark.session(), plan, small.toString(), 4000).run(false, 40);
        assertThat(files(small)).hasSizeGreaterThan(1);
        assertThat(Data.manifest(small)).isEqualTo(Data.manifest(large));
    }

    private static List<Path> files(Path table) throws IOException {
        try (Stream<Path> files = Files.walk(table)) {
            return files.filter(file -> file.toString().endsWith(".parquet") && Files.isRegularFile(file))
                    .toList();
        }
    }

    @Test
    void rowsThatAreChangedMissingOrThereTwiceAreFound() throws IOException {
        Path out = made("games", LocalSpark.plan(GameName.MERCADO, List.of(2), 1, 6), 3);
        Path other = made("other", LocalSpark.plan(GameName.MERCADO, List.of(2), 2, 6), 3);
        Manifest manifest = Data.manifest(out);
        manifest.check(LocalSpark.rows(out));
        assertThatThrownBy(() -> manifest.check(LocalSpark.rows(other))).hasMessageContaining("with checksum");
        Path file = files(out).get(0);
        Files.copy(file, file.resolveSibling("part-twice.parquet"), StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(() -> manifest.check(LocalSpark.rows(out))).hasMessageContaining("rows {2=12}");
        assertThatThrownBy(() -> manifest.check(LocalSpark.rows(out).limit(5))).hasMessageContaining("rows {2=5}");
    }
}
