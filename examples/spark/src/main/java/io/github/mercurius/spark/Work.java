package io.github.mercurius.spark;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.filter2.compat.FilterCompat;
import org.apache.parquet.filter2.predicate.FilterApi;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.schema.MessageType;

/**
 * What a task does: it writes the rows of a unit. Only texts travel.
 *
 * @param plan as JSON
 * @param units the folder of the files
 * @param source the folder of the games, for decisions; else empty
 */
record Work(String plan, String units, String source) implements Serializable {
    private static final Map<String, Manifest> SOURCES = new ConcurrentHashMap<>();

    /** Writes the file of a unit, unless it is there. */
    void write(String name, Configuration conf) throws IOException {
        Folder folder = Folder.of(units, conf);
        if (folder.child(name).exists()) {
            return;
        }
        Series<?, ?> series = Series.of(plan);
        List<Column> columns = columns(series);
        MessageType schema = Column.schema(columns);
        Unit unit = Unit.named(name);
        Path attempt = folder.attempt(name);
        try (ParquetWriter<Group> out = RowFile.create(attempt, schema, unit.players(), plan, new Checksum(), conf)) {
            rows(series, unit, conf, row -> {
                Group group = new SimpleGroup(schema);
                for (int field = 0; field < row.length; field++) {
                    columns.get(field).add(group, field, row[field]);
                }
                try {
                    out.write(group);
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            });
        }
        folder.commit(attempt, name);
    }

    private List<Column> columns(Series<?, ?> series) {
        return source.isEmpty() ? GamesTable.COLUMNS : DecisionsTable.columns(series.kit());
    }

    private <A extends AnyAction, V extends AnyView<A>> void rows(
            Series<A, V> series, Unit unit, Configuration conf, Consumer<Object[]> rows) throws IOException {
        if (source.isEmpty()) {
            for (long number = unit.first(); number <= unit.last(); number++) {
                rows.accept(GamesTable.row(series, unit.table(), (int) number));
            }
            return;
        }
        Folder games = Folder.of(source, conf);
        FilterCompat.Filter filter = filter(unit);
        for (Manifest.DataFile file : manifest(games).filesOf(unit)) {
            try (ParquetReader<Group> in =
                    RowFile.open(games.child(file.name()).path(), Column.schema(GamesTable.COLUMNS), filter, conf)) {
                for (Group row = in.read(); row != null; row = in.read()) {
                    DecisionsTable.rows(series, GamesTable.Stored.of(series, row), rows);
                }
            }
        }
    }

    private Manifest manifest(Folder games) {
        return SOURCES.computeIfAbsent(source + plan, key -> {
            try {
                return Manifest.read(games);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        });
    }

    private static FilterCompat.Filter filter(Unit unit) {
        return FilterCompat.get(FilterApi.and(
                FilterApi.eq(FilterApi.intColumn(GamesTable.LINEUP), unit.table()),
                FilterApi.and(
                        FilterApi.gtEq(FilterApi.intColumn(GamesTable.NUMBER), unit.first()),
                        FilterApi.ltEq(FilterApi.intColumn(GamesTable.NUMBER), unit.last()))));
    }
}
