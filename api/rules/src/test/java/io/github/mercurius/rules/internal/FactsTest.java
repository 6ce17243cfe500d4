package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Facts are a map in the order in which they were given, and have a notation. */
class FactsTest {
    private static final Map<String, Object> FACTS = Facts.of("seat", 1, "good", "tea", "prices", List.of(18, -6));

    @Test
    void aMapHasTheFactsInOrder() {
        assertThat(FACTS).isEqualTo(Map.of("seat", 1, "good", "tea", "prices", List.of(18, -6)));
        assertThat(FACTS.keySet()).containsExactly("seat", "good", "prices");
        assertThat(FACTS.get("good")).isEqualTo("tea");
        assertThat(FACTS.get("cash")).isNull();
        assertThat(Facts.of()).isEmpty();
    }

    @Test
    void aNotationHasABlankBeforeEachValueAndCommasInLists() {
        assertThat(Facts.notation("sold", FACTS, "-")).isEqualTo("sold 1 tea 18,-6");
        assertThat(Facts.notation("over", Facts.of(), "-")).isEqualTo("over");
        Map<String, Object> lists = Facts.of("none", List.of(), "one", List.of("a"), "more", List.of("b", 2, "c"));
        StringBuilder text = new StringBuilder("first\n");
        Facts.write("lists", lists, text, "-");
        assertThat(text).hasToString("first\nlists  a b,2,c");
    }

    @Test
    void anOptionalValueIsWrittenAsTheValueOrAsNone() {
        Map<String, Object> some = Facts.of("seat", OptionalInt.of(2), "card", Optional.of("TEA"), "coins", "G");
        Map<String, Object> none = Facts.of("seat", OptionalInt.empty(), "card", Optional.empty(), "coins", "");
        assertThat(Facts.notation("told", some, "-")).isEqualTo("told 2 TEA G");
        assertThat(Facts.notation("told", none, "-")).isEqualTo("told - - -");
        assertThat(Facts.notation("told", none, "")).isEqualTo("told   ");
    }

    @Test
    void standingsAndNotesHaveNotations() {
        Note note = new Note(1, "a \\ in Łódź");
        Map<String, Object> facts = Facts.of("ranking", List.of(new Place(1, 2, 30), new Place(2, 0, 7)), "note", note);
        assertThat(Facts.notation("ended", facts, "-"))
                .isEqualTo("ended 1:2:30,2:0:7 1 a \\u005c in \\u0141\\u00f3d\\u017a");
    }

    private record Place(int place, int seat, int score) implements AnyStanding {}
}
