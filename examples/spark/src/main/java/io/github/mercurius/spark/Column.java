package io.github.mercurius.spark;

import java.util.List;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/**
 * A column of a table.
 *
 * @param bySeat whether it is a list with an element for each seat
 * @param observed whether it is a number of an observation: left out if it is the same in all rows
 */
record Column(String name, Kind kind, boolean bySeat, boolean observed, String meaning) {
    /** What a column holds. */
    enum Kind {
        SMALLINT,
        INT,
        BIGINT,
        DOUBLE,
        STRING,
        BINARY;

        private Type named(String name) {
            return switch (this) {
                case SMALLINT ->
                    Types.required(PrimitiveTypeName.INT32)
                            .as(LogicalTypeAnnotation.intType(Short.SIZE, true))
                            .named(name);
                case INT -> Types.required(PrimitiveTypeName.INT32).named(name);
                case BIGINT -> Types.required(PrimitiveTypeName.INT64).named(name);
                case DOUBLE -> Types.required(PrimitiveTypeName.DOUBLE).named(name);
                case STRING ->
                    Types.required(PrimitiveTypeName.BINARY)
                            .as(LogicalTypeAnnotation.stringType())
                            .named(name);
                case BINARY -> Types.required(PrimitiveTypeName.BINARY).named(name);
            };
        }

        private void add(Group group, int field, Object value) {
            switch (this) {
                case SMALLINT, INT -> group.add(field, (int) value);
                case BIGINT -> group.add(field, (long) value);
                case DOUBLE -> group.add(field, (double) value);
                case STRING -> group.add(field, (String) value);
                case BINARY -> group.add(field, Binary.fromConstantByteArray((byte[]) value));
            }
        }
    }

    static Column of(String name, Kind kind, String meaning) {
        return new Column(name, kind, false, false, meaning);
    }

    static Column bySeat(String name, Kind kind, String meaning) {
        return new Column(name, kind, true, false, meaning);
    }

    /** How the page and the manifest name the type. */
    String type() {
        String one = kind.name().toLowerCase(java.util.Locale.ROOT);
        return bySeat ? "array<" + one + ">" : one;
    }

    private Type parquet() {
        return bySeat ? Types.requiredList().element(kind.named("element")).named(name) : kind.named(name);
    }

    /** The columns as Parquet describes them. */
    static MessageType schema(List<Column> columns) {
        Types.MessageTypeBuilder builder = Types.buildMessage();
        columns.forEach(column -> builder.addField(column.parquet()));
        return builder.named("row");
    }

    /** Puts a value into a row. */
    void add(Group row, int field, Object value) {
        if (!bySeat) {
            kind.add(row, field, value);
            return;
        }
        Group list = row.addGroup(field);
        ((List<?>) value).forEach(element -> kind.add(list.addGroup(0), 0, element));
    }
}
