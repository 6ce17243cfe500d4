package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.fail;

import io.github.mercurius.rules.NameProblem.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of players can be seen, do nothing to the text around them, and look different. */
class NameProblemTest {
    /** Unicode's own list of what is drawn as nothing: the property Default_Ignorable_Code_Point. */
    private static final int[][] IGNORABLE = {
        {0x00AD, 0x00AD},
        {0x034F, 0x034F},
        {0x061C, 0x061C},
        {0x115F, 0x1160},
        {0x17B4, 0x17B5},
        {0x180B, 0x180F},
        {0x200B, 0x200F},
        {0x202A, 0x202E},
        {0x2060, 0x206F},
        {0x3164, 0x3164},
        {0xFE00, 0xFE0F},
        {0xFEFF, 0xFEFF},
        {0xFFA0, 0xFFA0},
        {0xFFF0, 0xFFF8},
        {0x1BCA0, 0x1BCA3},
        {0x1D173, 0x1D17A},
        {0xE0000, 0xE0FFF}
    };

    private static final Pattern OTHER = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}]");

    private static void check(String... names) {
        NameProblem.of(List.of(names)).ifPresent(problem -> {
            throw new NameException(problem);
        });
    }

    private static Throwable refusal(String... names) {
        return catchThrowable(() -> check(names));
    }

    private static Throwable refusalOf(String name) {
        return refusal("Robert", name, "Magda");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A",
                "Rafał",
                "Jose\u0301",
                "O'Brien-Łuczak 2.",
                "李小龍",
                "محمد",
                "ปรีชา",
                "Ωμέγα",
                "🐙",
                "No. 1 (the first)",
                "a\u00a0b",
                "a\u3000b",
                "a\u2800b",
                "♞",
                "\u00b4",
                "\u2764\ufe0f",
                "1\ufe0f\u20e3",
                "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
                "\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80",
                "\u2764\ufe0f\u200d\ud83d\udd25",
                "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
                "\u0930\u094d\u200d\u092f",
                "\u0915\u094d\u200c\u0937",
                "\u0dc1\u0dca\u200d\u0dbb\u0dd3"
            })
    void aNameCanBeAnythingThatIsSeen(String name) {
        assertThatCode(() -> check("Robert", name, "Magda")).doesNotThrowAnyException();
    }

    /** What joins is refused where it joins nothing that people write: it would be a name that looks like another. */
    @ParameterizedTest
    @CsvSource({
        "\u200d\ud83d\udc69,U+200D at position 0",
        "\ud83d\udc69\u200d,U+200D at position 1",
        "An\u200dna,U+200D at position 2",
        "An\u200cna,U+200C at position 2",
        "\u0639\u200c,U+200C at position 1",
        "\u0639\u200c\u200c\u0631,U+200C at position 1",
        "a\ufe0f,U+FE0F at position 1",
        "\u2764\ufe0e,U+FE0E at position 1",
        "\u2764\ufe0f\ufe0f,U+FE0F at position 2"
    })
    void aJoinerThatJoinsNothingIsRefused(String name, String expected) {
        assertThat(refusalOf(name)).hasMessageStartingWith("name of seat 1: " + expected + ",");
    }

    @Test
    void whoAsksFirstIsToldTheReasonAsAValue() {
        assertThat(NameProblem.of(List.of("Robert", "Magda"))).isEmpty();
        assertThat(NameProblem.of(List.of())).isEmpty();
        assertThat(problem("")).isEqualTo(Kind.LENGTH);
        assertThat(problem("a\u202e")).isEqualTo(Kind.CHARACTER);
        assertThat(problem("\u0301")).isEqualTo(Kind.NOTHING_SEEN);
        assertThat(problem("a \u0301".repeat(2))).isNull();
        assertThat(problem("\u0301a")).isEqualTo(Kind.MARK);
        NameProblem taken = NameProblem.of(List.of("Robert", "ROBERT")).orElseThrow();
        assertThat(taken.kind()).isEqualTo(Kind.TAKEN);
        assertThat(taken.seat()).isEqualTo(1);
        NameException refused = (NameException) refusal("Robert", "ROBERT");
        assertThat(refused.problem()).isEqualTo(taken);
        assertThat(refused).hasMessage(taken.message()).isInstanceOf(RulesException.class);
    }

    private static Kind problem(String name) {
        return NameProblem.of(List.of("Robert", name)).map(NameProblem::kind).orElse(null);
    }

    /** Each code point of the planes that have assigned ones in Java 17, between two letters. */
    @Test
    void noCharacterIsAcceptedThatCannotBeSeen() {
        Set<Integer> blank = Set.of(0x16FE4, 0x13441, 0x13442, 0x1D159);
        IntStream.concat(IntStream.range(0, 0x20000), IntStream.range(0xE0000, 0xE1000))
                .filter(character -> isAccepted(character) == (isHidden(character) || blank.contains(character)))
                .forEach(character -> fail(String.format("U+%04X", character)));
    }

    private static boolean isHidden(int character) {
        return isIgnorable(character)
                || OTHER.matcher(Character.toString(character)).matches();
    }

    private static boolean isAccepted(int character) {
        try {
            check("a" + Character.toString(character) + "b");
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    private static boolean isIgnorable(int character) {
        for (int[] range : IGNORABLE) {
            if (character >= range[0] && character <= range[1]) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource({"U+202E,3", "U+200B,0", "U+00AD,5", "U+0000,1", "U+000A,2", "U+D83D,4", "U+E000,0", "U+10FFFF,1"})
    void aRefusedCharacterIsNamedAndNeverRepeated(String code, int position) {
        String character = Character.toString(Integer.parseInt(code.substring(2), 16));
        String name = "Magda".substring(0, position) + character + "Magda".substring(position);
        assertThat(refusalOf(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("name of seat 1: " + code + " at position " + position
                        + ", expected characters that can be seen, and spaces between them");
    }

    @Test
    void positionsCountWholeCharacters() {
        assertThat(refusalOf("🐙🐙\u202e")).hasMessageContaining("U+202E at position 2,");
        assertThat(refusalOf("a\ud83d")).hasMessageContaining("U+D83D at position 1,");
        assertThat(refusalOf("\udc19a")).hasMessageContaining("U+DC19 at position 0,");
    }

    @Test
    void aNameHas1To64Characters() {
        assertThat(refusalOf("")).hasMessage("name of seat 1: 0 characters, expected 1 to 64");
        assertThat(refusalOf("x".repeat(65))).hasMessage("name of seat 1: 65 characters, expected 1 to 64");
        assertThat(refusalOf("🐙".repeat(65))).hasMessage("name of seat 1: 65 characters, expected 1 to 64");
        assertThatCode(() -> check("Robert", "x".repeat(64), "🐙".repeat(64))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\u00a0", "\u1680", "\u2003", "\u202f", "\u205f", "\u3000", "\u2800"})
    void aNameHasNoSpaceAtItsEndsAndIsNoSpaceItself(String space) {
        String code = String.format("U+%04X", space.codePointAt(0));
        assertThat(refusalOf(space)).hasMessageContaining(code + " at position 0,");
        assertThat(refusalOf(space + "Magda")).hasMessageContaining(code + " at position 0,");
        assertThat(refusalOf("Magda" + space)).hasMessageContaining(code + " at position 5,");
        assertThatCode(() -> check("Robert", "Anna" + space + "Maria", "Magda")).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0301", "\u0301\u0302", "\u0903", "\u20dd", "\u0301 \u0301", "\u0301\u2800\u0301"})
    void marksAreNoNameByThemselves(String marks) {
        assertThat(refusalOf(marks))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("name of seat 1: marks and spaces alone, expected a character that can be seen");
    }

    @ParameterizedTest
    @CsvSource({
        "Anna, ANNA",
        "\ufb01n, fin",
        "\u2163, IV",
        "Stra\u00dfe, STRASSE",
        "Jos\u00e9, Jose\u0301",
        "\uff21\uff2e\uff2e\uff21, anna",
        "\u212bsa, \u00e5sa",
        "\u212aim, kim",
        "\u03bf\u03b4\u03bf\u03c3, \u03bf\u03b4\u03bf\u03c2",
        "\u0131l\u0131k, ILIK",
        "\u01c6, D\u017d",
        "Anna Maria, Anna  Maria",
        "Anna Maria, Anna\u2800Maria",
        "\u0130pek, Ipek",
        "ipek, \u0130PEK",
        "Jan-Piet, Jan\u2010Piet",
        "Jan\u2013Piet, Jan\u2212Piet",
        "O'Brien, O\u2019Brien",
        "\u2764\ufe0f, \u2764",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627, \u0639\u0644\u06cc\u0631\u0636\u0627"
    })
    void namesThatLookTheSameAreRefused(String one, String other) {
        for (Locale locale : List.of(Locale.ROOT, Locale.forLanguageTag("tr"), Locale.forLanguageTag("lt"))) {
            assertSameLook(locale, one, other);
            assertSameLook(locale, other, one);
        }
    }

    private static void assertSameLook(Locale locale, String one, String other) {
        Locale before = Locale.getDefault();
        Locale.setDefault(locale);
        try {
            assertThatThrownBy(() -> check(one, "Robert", other))
                    .as(locale.toString())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("names of seats 0 and 2: \"" + one + "\" and \"" + other
                            + "\", expected names that look different");
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @CsvSource({"Anna, Anne", "Anna M, AnnaM", "Rafal, Rafał", "A, \u0410", "O, 0"})
    void namesThatLookDifferentAreAccepted(String one, String other) {
        assertThatCode(() -> check(one, other, "Robert")).doesNotThrowAnyException();
    }

    @Test
    void aMarkStandsOnALetterBeforeIt() {
        assertThatThrownBy(() -> check("\u0338Bob", "B", "C"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("name of seat 0: a mark at position 0, expected marks on a letter before them, at most 4");
        assertThatThrownBy(() -> check("A", "a" + "\u0301".repeat(5), "C"))
                .hasMessageContaining("a mark at position 5");
        assertThatCode(() -> check("A", "a" + "\u0301".repeat(4), "C")).doesNotThrowAnyException();
    }
}
