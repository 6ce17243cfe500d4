package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.junit.jupiter.api.Test;

/** Checksums, of which one was worked out by another program. */
class ChecksumTest {
    private static final List<Column> COLUMNS = List.of(
            Column.of("a", Column.Kind.INT, ""),
            Column.of("b", Column.Kind.STRING, ""),
            Column.bySeat("c", Column.Kind.DOUBLE, ""));

    private static Group row(int a, String b, Double... c) {
        Group row = new SimpleGroup(Column.schema(COLUMNS));
        COLUMNS.get(0).add(row, 0, a);
        COLUMNS.get(1).add(row, 1, b);
        COLUMNS.get(2).add(row, 2, List.of(c));
        return row;
    }

    private static String sum(Group... rows) {
        Checksum checksum = new Checksum();
        for (Group row : rows) {
            checksum.add(3, row);
        }
        return checksum.toString();
    }

    /**
     * In Python: {@code hashlib.sha256(struct.pack(">qqq2sqdd", 3, -7, 2, "é".encode(), 2, 0.5,
     * 1.0)).hexdigest()[:32]}.
     */
    @Test
    void itIsWhatThePageSays() {
        assertThat(sum(row(-7, "é", 0.5, 1.0))).isEqualTo("cb9c68bebbeafe87b9fb1c2733e8b3a7");
    }

    @Test
    void orderDoesNotMatterAndNothingVanishes() {
        Group one = row(1, "one");
        Group two = row(2, "two", 1.0);
        assertThat(sum(one, two)).isEqualTo(sum(two, one)).isEqualTo(Checksum.sum(sum(one), sum(two)));
        assertThat(sum(one, one)).isNotEqualTo(sum()).isNotEqualTo(sum(two, two));
        assertThat(sum()).isEqualTo(Checksum.none());
        String many = Checksum.none();
        Group[] rows = new Group[50];
        for (int at = 0; at < 50; at++) {
            rows[at] = row(at, "x");
            many = Checksum.sum(many, sum(rows[at]));
        }
        assertThat(sum(rows)).isEqualTo(many); // with carries
    }
}
