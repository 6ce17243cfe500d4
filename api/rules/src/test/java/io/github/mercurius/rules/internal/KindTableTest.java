package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table says of a value what its kind is called, its facts and its constant. */
class KindTableTest {
    private static final KindTable<Object, Integer> TABLE = new KindTable<Object, Integer>()
            .with(Integer.class, "number value", 7, number -> List.of(number))
            .with(String.class, "text length first", text -> List.of(text.length(), text.charAt(0)))
            .with(Boolean.class, "flag", 8, flag -> List.of())
            .with(Character.class, "letter", letter -> List.of());

    private static void check(Object value, String type, Map<String, Object> facts) {
        assertThat(TABLE.type(value)).isEqualTo(type);
        assertThat(TABLE.facts(value)).isEqualTo(facts);
    }

    @Test
    void eachKindIsWhatTheTableSays() {
        check(3, "number", Map.of("value", 3));
        check("abc", "text", Map.of("length", 3, "first", 'a'));
        assertThat(TABLE.facts("abc").keySet()).containsExactly("length", "first");
        check(true, "flag", Map.of());
        check('a', "letter", Map.of());
        assertThat(TABLE.constant(3)).isEqualTo(7);
        assertThat(TABLE.constant(true)).isEqualTo(8);
    }

    @Test
    void aKindThatIsMissingIsNamed() {
        assertThatThrownBy(() -> TABLE.type(2.5)).hasMessage("java.lang.Double: not in the table of kinds");
        assertThatThrownBy(() -> TABLE.constant('a')).hasMessage("letter: without a constant in the table of kinds");
    }
}
