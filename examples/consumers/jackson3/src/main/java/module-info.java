/** A stranger's module, with Jackson 3. */
module com.example.app {
    requires io.github.mercurius.json;
    requires io.github.mercurius.mercado.json;
    requires tools.jackson.databind;

    opens com.example to
            tools.jackson.databind;
}
