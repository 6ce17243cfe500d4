package io.github.mercurius.webclient.browser;

import org.teavm.jso.JSBody;

/** Stands in for {@link java.text.Normalizer}: the browser knows the forms of Unicode itself. */
public final class Normalizer {
    private Normalizer() {}

    /** The forms of Unicode, by the names that JavaScript has for them too. */
    public enum Form {
        NFD,
        NFC,
        NFKD,
        NFKC
    }

    /** The text in a form. */
    public static String normalize(CharSequence text, Form form) {
        return normalize(text.toString(), form.name());
    }

    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    private static native String normalize(String text, String form);
}
