package io.github.mercurius.examples.arena;

/** How results are written. */
enum Format {
    /** For people, in 80 columns. */
    TABLE,
    /** All there is, for programs. */
    JSON,
    /** One line for each bot of each table, for spreadsheets. */
    CSV;

    String write(Findings found) {
        return switch (this) {
            case TABLE -> found.table().get();
            case JSON -> ArenaJson.pretty(found.all());
            case CSV -> found.csv().get();
        };
    }
}
