package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.Note;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What NOTATION.md says is what the library has. */
class DocumentsTest {
    private static Set<String> found(Pattern pattern, String... files) throws IOException {
        Set<String> found = new TreeSet<>();
        for (String file : files) {
            Matcher matcher = pattern.matcher(Files.readString(Path.of(file)));
            while (matcher.find()) {
                found.add(matcher.group(1));
            }
        }
        return found;
    }

    @Test
    void theReferenceNamesTheRulesThatViolationsCite() throws IOException {
        Set<String> cited = found(Pattern.compile("`([A-Z]+-[0-9]+)`"), "NOTATION.md");
        assertThat(cited)
                .contains("END-1", "TURN-1", "PRO-2", "MKT-1", "MKT-2", "MKT-3", "MKT-4", "MKT-5")
                .contains("LOAD-1", "LOAD-2", "LOAD-4", "TAX-1", "CASH-1", "CASH-2", "CASH-5", "ROUTE-1");
    }

    @Test
    void theNotationOfEventsIsThatOfTheReference() throws IOException {
        String[] types = Arrays.stream(Event.class.getPermittedSubclasses())
                .map(type -> Character.toLowerCase(type.getSimpleName().charAt(0))
                        + type.getSimpleName().substring(1))
                .toArray(String[]::new);
        Set<String> notations = found(Pattern.compile("\\| `([a-z][A-Za-z]+ [^`{]*)` \\|"), "NOTATION.md");
        assertThat(notations)
                .extracting(notation -> notation.substring(0, notation.indexOf(' ')))
                .contains(types);
        Card tob0 = new GoodsCard(Good.TOB, 0);
        Card tob1 = new GoodsCard(Good.TOB, 1);
        SpecialCard route = (SpecialCard) Edition.standIn().card("RCTN").orElseThrow();
        for (Event event : List.of(
                new Event.TurnBegan(4, 1),
                new Event.Given(1, tob1),
                new Event.Loaded(1, List.of(tob0, tob1)),
                new Event.CaptainTaken(1),
                new Event.RoundBegan(2, 1),
                new Event.TaxPaid(1, new GoodsCard(Good.CRN, 0)),
                new Event.StackCashed(1, Good.TOB, List.of(tob0, tob0, tob1), 1),
                new Event.SpecialCashed(1, route, OptionalInt.of(2), 8, 3),
                new Event.StackDiscarded(1, Good.TOB, List.of(tob0)),
                new Event.GameEnded(List.of(new Standing(1, 2, 9), new Standing(2, 0, 7))),
                new Event.Undone(2, 4, Ask.GIVE),
                new Event.Noted(new Note.Left(2, Note.Substitute.BOT)))) {
            assertThat(notations).contains(event.notation());
        }
    }
}
