package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The types of violations and events, and their facts by name. */
class FactsTest {
    static Stream<Violation> violations() {
        return Samples.violations().stream();
    }

    static Stream<Event> events() {
        return Samples.events().stream();
    }

    @Test
    void thereIsASampleOfEachKind() {
        assertThat(violations().map(Object::getClass).distinct())
                .containsExactlyInAnyOrder(Violation.class.getPermittedSubclasses());
        assertThat(events().map(Object::getClass).distinct())
                .containsExactlyInAnyOrder(Event.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("violations")
    void aViolationHasItsTypeAndFacts(Violation violation) throws ReflectiveOperationException {
        assertThat(violation.type()).isEqualTo(uncapitalized(violation));
        theFactsAreTheComponents(violation, violation.facts());
    }

    @ParameterizedTest
    @MethodSource("events")
    void anEventHasItsTypeAndFacts(Event event) throws ReflectiveOperationException {
        assertThat(event.type()).isEqualTo(uncapitalized(event));
        assertThat(event.notation()).startsWith(event.type() + " ");
        theFactsAreTheComponents(event, event.facts());
    }

    private static String uncapitalized(Object kind) {
        String name = kind.getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static void theFactsAreTheComponents(Object kind, Map<String, Object> facts)
            throws ReflectiveOperationException {
        Map<String, Object> components = new LinkedHashMap<>();
        for (RecordComponent component : kind.getClass().getRecordComponents()) {
            components.put(component.getName(), component.getAccessor().invoke(kind));
        }
        assertThat(facts).isEqualTo(components);
        assertThat(new ArrayList<>(facts.keySet())).isEqualTo(new ArrayList<>(components.keySet()));
        assertThatThrownBy(() -> facts.put("more", 1)).isInstanceOf(UnsupportedOperationException.class);
    }

    /** As NOTATION.md has them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "0|turnBegan 4 1",
                "1|bought 1 AMS 2 15",
                "2|sold 1 TEA 1 17",
                "4|blackMarketFilled 1 HOO,HOO,SPI",
                "5|blackMarketSold 1 HOO,HOO,SPI 54",
                "6|blackMarketForfeited 1 HOO,HOO,SPI",
                "7|dividendPaid 1 ROT 6 18,6,12",
                "10|cardPlayed 1 AMS+SIL-",
                "11|newsPlayed 1 AMS+SIL-,DEL-POR+",
                "13|cardDrawn 1 MAIN AMS+SIL-",
                "14|hiddenCardDrawn 1 BACKUP",
                "15|pricesMoved AMS+SIL- 14 15 19 17",
                "17|boardShifted 1 ",
                "18|boardShifted 1 AMS+SIL-",
                "20|holdingsSold 1 HOO,SPI 37",
                "21|gameEnded 1:2:103,2:0:98,3:1:61",
                "24|undone 2 4 1",
                "25|noted 1 a bot plays: \\u0141\\u00f3d\\u017a"
            })
    void anEventHasANotation(int sample, String notation) {
        List<Event> events = events().toList();
        assertThat(events.get(sample).notation()).isEqualTo(notation);
    }
}
