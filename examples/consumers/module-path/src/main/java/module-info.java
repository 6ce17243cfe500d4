/** A stranger's module. */
module com.example.app {
    requires io.github.mercurius.json;
    requires io.github.mercurius.mercado.json;
    requires io.github.mercurius.mercatores.json;
}
