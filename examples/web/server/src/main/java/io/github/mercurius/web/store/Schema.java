package io.github.mercurius.web.store;

import java.util.List;

/** The tables of the database, made when they are missing. */
final class Schema {
    static final List<String> STATEMENTS = List.of(
            """
            create table if not exists tables (
              id varchar(22) primary key,
              version integer not null,
              created bigint not null,
              listed boolean not null,
              due bigint not null,
              entry_version integer not null,
              summary varchar(4000) not null)""",
            """
            create table if not exists entries (
              table_id varchar(22) not null,
              number integer not null,
              at bigint not null,
              request varchar(60),
              entry varchar(40000) not null,
              primary key (table_id, number))""",
            "create index if not exists tables_by_due on tables (due)",
            "create index if not exists tables_by_age on tables (created)");

    private Schema() {}
}
