package io.github.mercurius.spark;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructField;

/** Columns of a table, with what they mean: the page on the tables says the same. */
final class Columns {
    private Columns() {}

    static StructField of(String name, DataType type, String meaning) {
        return DataTypes.createStructField(
                name,
                type,
                false,
                new MetadataBuilder().putString("comment", meaning).build());
    }

    /** A list with an element for each seat. */
    static StructField bySeat(String name, DataType type, String meaning) {
        return of(name, DataTypes.createArrayType(type, false), meaning);
    }
}
