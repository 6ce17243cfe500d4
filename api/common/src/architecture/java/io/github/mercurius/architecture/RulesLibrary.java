package io.github.mercurius.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.api.Test;

/** What a library of rules may use, and what its users can see. */
public abstract class RulesLibrary {
    protected static final Library LIBRARY = Library.underTest();

    private final DescribedPredicate<JavaClass> types;
    private final String[] packages;

    /** The test of a library that uses no packages but these, {@code java.util} and the like. */
    protected RulesLibrary(String... packages) {
        this(DescribedPredicate.alwaysFalse(), packages);
    }

    /** The test of a library that uses a few types too. */
    protected RulesLibrary(DescribedPredicate<JavaClass> types, String... packages) {
        this.types = types;
        this.packages = packages;
    }

    @Test
    void usesTheseAlone() {
        LIBRARY.usesOnly(types, packages);
    }

    @Test
    void isDeterministic() {
        LIBRARY.isDeterministic();
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
