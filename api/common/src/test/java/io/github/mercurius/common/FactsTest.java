package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** Facts are a map in the order in which they were given, and have a notation. */
class FactsTest {
    private static final Map<String, Object> FACTS = Facts.of("seat", 1, "good", "tea", "prices", List.of(18, -6));

    private static void upperCase(Object value, StringBuilder text) {
        text.append(value.toString().toUpperCase(Locale.ROOT));
    }

    @Test
    void aMapHasTheFactsInOrder() {
        assertThat(FACTS).isEqualTo(Map.of("seat", 1, "good", "tea", "prices", List.of(18, -6)));
        assertThat(FACTS.keySet()).containsExactly("seat", "good", "prices");
        assertThat(FACTS.get("good")).isEqualTo("tea");
        assertThat(FACTS.get("cash")).isNull();
        assertThat(Facts.of()).isEmpty();
    }

    @Test
    void aMapCannotBeChanged() {
        assertThatThrownBy(() -> FACTS.put("seat", 2)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> FACTS.remove("seat")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(FACTS::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> FACTS.entrySet().iterator().next().setValue(2))
                .isInstanceOf(UnsupportedOperationException.class);
        Iterator<Map.Entry<String, Object>> entries = FACTS.entrySet().iterator();
        FACTS.forEach((name, value) -> entries.next());
        assertThatThrownBy(entries::next)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("there are 3 facts, and no more");
    }

    @Test
    void aNotationHasABlankBeforeEachValueAndCommasInLists() {
        assertThat(Facts.notation("sold", FACTS, FactsTest::upperCase)).isEqualTo("sold 1 TEA 18,-6");
        assertThat(Facts.notation("over", Facts.of(), FactsTest::upperCase)).isEqualTo("over");
        Map<String, Object> lists = Facts.of("none", List.of(), "one", List.of("a"), "more", List.of("b", 2, "c"));
        StringBuilder text = new StringBuilder("first\n");
        Facts.write("lists", lists, text, FactsTest::upperCase);
        assertThat(text).hasToString("first\nlists  A B,2,C");
    }
}
