package io.github.mercurius.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.specimens.Specimens;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** There is a sample of each kind, and a specimen of each type. */
class SamplesTest {
    @Test
    void eachKindIsThere() {
        assertThat(kinds(Samples.actions())).containsExactlyInAnyOrder(Action.class.getPermittedSubclasses());
        assertThat(kinds(Samples.events())).containsExactlyInAnyOrder(Event.class.getPermittedSubclasses());
        assertThat(kinds(Samples.violations())).containsExactlyInAnyOrder(Violation.class.getPermittedSubclasses());
    }

    @Test
    void eachTypeIsThere() {
        assertThat(Specimens.types()).contains(Asset.class, GameState.class, Event.CardDrawn.class, Position.class);
        for (Class<?> type : Specimens.types()) {
            boolean onlyStatic = Arrays.stream(type.getMethods())
                    .allMatch(method ->
                            Modifier.isStatic(method.getModifiers()) || method.getDeclaringClass() == Object.class);
            Object specimen = Specimens.all().get(type);
            if (specimen == null) {
                assertThat(onlyStatic || type.isInterface()).as(type.getName()).isTrue();
            } else {
                assertThat(specimen).isInstanceOf(type);
            }
        }
        assertThatThrownBy(() -> Specimens.all().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    private static Set<Class<?>> kinds(List<?> samples) {
        Set<Class<?>> kinds = new HashSet<>();
        samples.forEach(sample -> kinds.add(sample.getClass()));
        return kinds;
    }
}
