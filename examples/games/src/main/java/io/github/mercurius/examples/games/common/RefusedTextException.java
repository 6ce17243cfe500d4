package io.github.mercurius.examples.games.common;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * Thrown when a text, an option or a file cannot be what a command needs; the program says why in as many lines as it
 * takes.
 */
public final class RefusedTextException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> details;

    /** A text that is refused for a reason. */
    public RefusedTextException(String reason) {
        this(reason, List.of());
    }

    /** A file that is refused for a reason. */
    public RefusedTextException(Path file, String reason) {
        this(file + ": " + reason);
    }

    /** A text that is refused for a reason, with lines that say more. */
    public RefusedTextException(String reason, List<String> details) {
        super(reason);
        this.details = List.copyOf(details);
    }

    /** What is made, or a refusal with the reason why it is not. */
    public static <T> T unless(Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException refused) {
            throw new RefusedTextException(String.valueOf(refused.getMessage()));
        }
    }

    /** The lines that say more. */
    public List<String> details() {
        return details;
    }
}
