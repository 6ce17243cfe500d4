/** A stranger's module. */
module com.example.app {
    requires io.github.mercurius.json;
}
