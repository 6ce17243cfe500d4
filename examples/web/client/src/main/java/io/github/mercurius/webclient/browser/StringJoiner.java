package io.github.mercurius.webclient.browser;

/** Stands in for {@link java.util.StringJoiner}, as far as the rules use it. */
public final class StringJoiner {
    private final CharSequence separator;
    private final StringBuilder text = new StringBuilder();
    private boolean begun;

    /** A joiner of nothing yet. */
    public StringJoiner(CharSequence separator) {
        this.separator = separator;
    }

    /** Adds a part. */
    public StringJoiner add(CharSequence part) {
        text.append(begun ? separator : "").append(part);
        begun = true;
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
