package io.github.mercurius.arena;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    /** It knows no game. */
    @Test
    void usesTheCommonApiAlone() {
        LIBRARY.usesOnly("io.github.mercurius.arena", "io.github.mercurius.rules", Library.COMMON, "java.util..");
    }

    /** But for the clock and the threads of time limits. */
    @Test
    void isDeterministic() {
        LIBRARY.without(".*\\.(Countdown|TimedQuestion(\\$.*)?)")
                .isDeterministic(".*\\.(Arbiter|BotSeat|Asking|Pending|Rehearsal)(\\$.*)?");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
