/** A search that plays any game: begin with {@link io.github.mercurius.search.PlayoutSearch}. */
module io.github.mercurius.search {
    exports io.github.mercurius.search;

    requires transitive io.github.mercurius.rules;
    requires static org.jspecify;
}
