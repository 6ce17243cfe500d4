package io.github.mercurius.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Violation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SamplesTest {
    @Test
    void eachKindIsThere() {
        assertThat(kinds(Samples.actions())).containsExactlyInAnyOrder(Action.class.getPermittedSubclasses());
        assertThat(kinds(Samples.events())).containsExactlyInAnyOrder(Event.class.getPermittedSubclasses());
        assertThat(kinds(Samples.violations())).containsExactlyInAnyOrder(Violation.class.getPermittedSubclasses());
    }

    private static Set<Class<?>> kinds(List<?> samples) {
        Set<Class<?>> kinds = new HashSet<>();
        samples.forEach(sample -> kinds.add(sample.getClass()));
        return kinds;
    }
}
