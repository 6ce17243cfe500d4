package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts with gaps, and the forms of words that go with a number. */
class TemplateTest {
    private static String fill(String text, Map<String, ?> words) {
        return new Template(text, Plural.TWO_FORMS).fill(words);
    }

    @Test
    void gapsAreFilledByName() {
        assertThat(fill("{seat} pays {cost}, {seat} goes", Map.of("seat", "Robert", "cost", 1_234_567)))
                .isEqualTo("Robert pays 1234567, Robert goes");
        assertThat(fill("no gap, it's fine", Map.of())).isEqualTo("no gap, it's fine");
        assertThat(fill("", Map.of())).isEmpty();
    }

    @Test
    void whatFillsAGapIsNotReadAgain() {
        String name = "{cost} O'Hara {cost:a|b} # {";
        assertThat(fill("{seat} has {cost:# guilder|# guilders}", Map.of("seat", name, "cost", 2)))
                .isEqualTo(name + " has 2 guilders");
    }

    @Test
    void aFormCanHaveTheNumberInIt() {
        assertThat(fill("{n:a|b} {n:# a|# b} {n:|s}", Map.of("n", 1))).isEqualTo("a 1 a ");
        assertThat(fill("{n:a|b} {n:# a|# b} {n:|s}", Map.of("n", 7))).isEqualTo("b 7 b s");
    }

    @ParameterizedTest
    @CsvSource({"1,first", "2,second", "3,third", "4,4", "0,0", "-1,-1"})
    void aNumberHasAWordOrIsLeftAsItIs(int nth, String word) {
        assertThat(fill("the {nth?first|second|third} token", Map.of("nth", nth)))
                .isEqualTo("the " + word + " token");
    }

    @ParameterizedTest
    @CsvSource({
        "0,tokens,żetonów,gettoni",
        "1,token,żeton,gettone",
        "2,tokens,żetony,gettoni",
        "5,tokens,żetonów,gettoni",
        "12,tokens,żetonów,gettoni",
        "22,tokens,żetony,gettoni",
        "24,tokens,żetony,gettoni",
        "25,tokens,żetonów,gettoni",
        "14,tokens,żetonów,gettoni",
        "112,tokens,żetonów,gettoni"
    })
    void eachLanguageCountsInItsWay(int number, String english, String polish, String italian) {
        Map<String, Integer> words = Map.of("n", number);
        assertThat(fill("{n:# token|# tokens}", words)).isEqualTo(number + " " + english);
        assertThat(new Template("{n:# żeton|# żetony|# żetonów}", Plural.POLISH).fill(words))
                .isEqualTo(number + " " + polish);
        assertThat(fill("{n:# gettone|# gettoni}", words)).isEqualTo(number + " " + italian);
    }

    @Test
    void aGapWithoutAWordIsRefused() {
        refused("{cots}", "gap: cots, expected one of [cost] in: {cots}");
        refused("{cots:a|b}", "gap: cots, expected one of [cost] in: {cots:a|b}");
        refused("{nth?first}", "gap: nth, expected one of [cost] in: {nth?first}");
        refused("{}", "gap: , expected one of [cost] in: {}");
        refused("{:a|b}", "gap: , expected one of [cost] in: {:a|b}");
        refused("{?a|b}", "gap: , expected one of [cost] in: {?a|b}");
        refused("a {cost", "text: a {cost, expected a } after each {");
    }

    @Test
    void aMissingFormIsRefusedWhateverTheNumber() {
        refused("{cost:guilder}", "forms: 1, expected 2 in: {cost:guilder}");
        refused("{cost:gulden|guldeny|guldenów}", "forms: 3, expected 2 in: {cost:gulden|guldeny|guldenów}");
        assertThatThrownBy(() -> new Template("{n:żeton|żetony}", Plural.POLISH).fill(Map.of("n", 1)))
                .hasMessage("forms: 2, expected 3 in: {n:żeton|żetony}");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> fill(text, Map.of("cost", 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
