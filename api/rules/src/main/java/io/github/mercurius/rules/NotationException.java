package io.github.mercurius.rules;

/** Thrown when a text is not the notation of what was asked for: says what was read, where, and what was expected. */
public final class NotationException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final String text;
    private final int position;
    private final String expected;

    /**
     * An exception for a text.
     *
     * @param message all of it in an English sentence
     */
    public NotationException(String message, String text, int position, String expected) {
        super(message);
        this.text = text;
        this.position = position;
        this.expected = expected;
    }

    /** All of the text that was to be read. */
    public String text() {
        return text;
    }

    /** Where in the text it stopped making sense, from 0. */
    public int position() {
        return position;
    }

    /** What could have stood there. */
    public String expected() {
        return expected;
    }
}
