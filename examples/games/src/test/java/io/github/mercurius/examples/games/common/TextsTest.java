package io.github.mercurius.examples.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The languages say the same things. */
class TextsTest {
    private static Properties texts(String language) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = new InputStreamReader(
                TextsTest.class.getResourceAsStream("texts_" + language + ".properties"), StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"pl", "it"})
    void eachTextIsInEachLanguageWithTheSameGaps(String language) throws IOException {
        Properties english = texts("en");
        Properties other = texts(language);
        assertThat(other.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            assertThat(gaps(other.getProperty(key))).as(key).isEqualTo(gaps(english.getProperty(key)));
        }
    }

    private static Set<String> gaps(String text) {
        Set<String> gaps = new TreeSet<>();
        Matcher gap = Pattern.compile("\\{\\d}").matcher(text);
        while (gap.find()) {
            gaps.add(gap.group());
        }
        return gaps;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void apostrophesAreDoubledAsMessageFormatWantsThem(String language) throws IOException {
        assertThat(texts(language).values())
                .allSatisfy(
                        text -> assertThat(text.toString().replace("''", "")).doesNotContain("'"));
    }
}
