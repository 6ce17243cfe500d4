package io.github.mercurius.webclient;

import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.LyingHostException;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How the rules answer the page's worker: in JSON, whatever happens. */
final class Answers {
    private Answers() {}

    /** {@code {"value":…}} or {@code {"error":"…"}}, with {@code "lie":true} if the server lies. */
    static String answer(Supplier<@Nullable Object> question) {
        try {
            return Json.of(Json.object("value", question.get()));
        } catch (LyingHostException lie) {
            return Json.of(Json.object("error", lie.lie().message(), "lie", true));
        } catch (RuntimeException refused) {
            return Json.of(Json.object("error", String.valueOf(refused.getMessage())));
        }
    }

    /** The language that the page names. */
    static Locale locale(String language) {
        for (Locale locale : Languages.all()) {
            if (locale.getLanguage().equals(language)) {
                return locale;
            }
        }
        throw new IllegalArgumentException("language: '" + language + "', expected en, pl or it");
    }
}
