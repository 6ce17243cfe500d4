package io.github.mercurius.mercado.json;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    static final String FORMAT = "format";

    private Documents() {}
}
