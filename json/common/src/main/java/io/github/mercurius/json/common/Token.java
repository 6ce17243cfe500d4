package io.github.mercurius.json.common;

/** A kind of token of which JSON is made; their order is that in which Jackson numbers its tokens, from 1 on. */
public enum Token {
    START_OBJECT,
    END_OBJECT,
    START_ARRAY,
    END_ARRAY,
    NAME,
    TEXT,
    WHOLE_NUMBER,
    FRACTION,
    TRUE,
    FALSE,
    NULL,
    /** What is no JSON, such as a Java object in a program's own tokens. */
    OTHER;

    private static final Token[] ALL = values();

    /** The token to which both versions of Jackson give this number; one that is not known here is another one. */
    public static Token of(int id) {
        return id > 0 && id < ALL.length ? ALL[id - 1] : OTHER;
    }

    /** By how much this token makes what is open deeper. */
    int depth() {
        return switch (this) {
            case START_OBJECT, START_ARRAY -> 1;
            case END_OBJECT, END_ARRAY -> -1;
            default -> 0;
        };
    }
}
