package io.github.mercurius.webclient.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in for classes of the JDK does the same as these. */
class SubstitutesTest {
    @Test
    void hashesAreThoseOfTheJdk() throws NoSuchAlgorithmException {
        Random random = new Random(1);
        for (int length = 0; length < 300; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            assertThat(MessageDigest.getInstance("SHA-256").digest(bytes))
                    .as("hash of " + length + " bytes")
                    .isEqualTo(
                            java.security.MessageDigest.getInstance("SHA-256").digest(bytes));
        }
    }

    @Test
    void otherHashesAreRefused() {
        assertThatThrownBy(() -> MessageDigest.getInstance("MD5"))
                .isInstanceOf(NoSuchAlgorithmException.class)
                .hasMessage("MD5, expected SHA-256");
    }

    @Test
    void randomNumbersAreThoseOfTheJdk() {
        for (long seed : new long[] {0, 1, -1, 1602, Long.MIN_VALUE}) {
            SplittableRandom ours = new SplittableRandom(seed);
            java.util.SplittableRandom theirs = new java.util.SplittableRandom(seed);
            for (int i = 1; i < 2000; i++) {
                assertThat(ours.nextInt(i)).isEqualTo(theirs.nextInt(i));
                assertThat(ours.nextInt(Integer.MAX_VALUE - i)).isEqualTo(theirs.nextInt(Integer.MAX_VALUE - i));
                assertThat(ours.nextInt()).isEqualTo(theirs.nextInt());
                assertThat(ours.nextLong()).isEqualTo(theirs.nextLong());
            }
        }
    }

    @Test
    void aBoundOf0IsRefused() {
        SplittableRandom random = new SplittableRandom(1);
        assertThatThrownBy(() -> random.nextInt(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void textsAreThoseOfTheLibrary(String language) {
        Locale locale = new Locale(language);
        for (String game : TextBundle.GAMES) {
            ResourceBundle theirs = ResourceBundle.getBundle("io.github.mercurius." + game + ".texts", locale);
            assertThat(theirs.getLocale()).isEqualTo(locale);
            String file = "/" + TextBundle.resource(game, language);
            TextBundle ours = TextBundle.read(Objects.requireNonNull(TextBundle.class.getResourceAsStream(file)));
            for (String key : Collections.list(theirs.getKeys())) {
                assertThat(ours.getString(key)).as(key).isEqualTo(theirs.getString(key));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",", "≠"})
    void partsAreJoinedAsTheJdkJoinsThem(String separator) {
        StringJoiner ours = new StringJoiner(separator);
        java.util.StringJoiner theirs = new java.util.StringJoiner(separator);
        for (String part : List.of("", "1", "", "22")) {
            assertThat(ours).hasToString(theirs.toString());
            ours.add(part);
            theirs.add(part);
        }
        assertThat(ours).hasToString(theirs.toString());
    }
}
