package io.github.mercurius.json.testing;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What the library with the JSON of a game may use, and what its users can see. */
public abstract class JsonLibrary {
    private static final Library LIBRARY = Library.underTest();
    private final String[] packages;

    /** The test of a library that uses Jackson and these packages. */
    protected JsonLibrary(String... packages) {
        this.packages = packages;
    }

    @Test
    void usesJacksonAndTheGame() {
        LIBRARY.usesOnly(Library.withJackson(packages));
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
