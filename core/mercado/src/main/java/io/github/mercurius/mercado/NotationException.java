package io.github.mercurius.mercado;

/** Thrown when a text is not the notation of what was asked for: says what was read, where, and what was expected. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private static final int MOST_SHOWN = 60;

    private final String text;
    private final int position;
    private final String expected;

    NotationException(String text, int position, String read, String expected) {
        super(shown(text) + " at position " + position + ": "
                + (read.isEmpty() ? "the text ends" : "read " + shown(read)) + ", expected " + expected);
        this.text = text;
        this.position = position;
        this.expected = expected;
    }

    private static String shown(String text) {
        String start = text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN);
        StringBuilder shown = new StringBuilder("\"");
        for (int i = 0; i < start.length(); i++) {
            char character = start.charAt(i);
            if (PlayerNames.isUnseen(character)) {
                shown.append("\\u")
                        .append(Integer.toHexString(0x10000 | character).substring(1));
            } else {
                shown.append(character);
            }
        }
        return shown.append(start.length() < text.length() ? "…\"" : "\"").toString();
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
