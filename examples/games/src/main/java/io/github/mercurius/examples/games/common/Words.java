package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyViolation;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;

/** The words of the examples in one language; the names from the game are the library's. */
public final class Words {
    /** The languages that there are words of. */
    public static final List<String> LANGUAGES = List.of("en", "pl", "it");

    /** The events that the heading of a turn says already, or that nobody needs to be told. */
    private static final Set<String> UNTOLD = Set.of("turnBegan", "asked");

    private final Locale locale;
    private final ResourceBundle bundle;

    private Words(Locale locale) {
        this.locale = locale;
        this.bundle = ResourceBundle.getBundle(Words.class.getPackageName() + ".texts", locale);
    }

    /** The words of a language, or English where there are none. */
    public static Words in(String language) {
        return new Words(Locale.forLanguageTag(LANGUAGES.contains(language) ? language : "en"));
    }

    /** The language, for texts of the library. */
    public Locale locale() {
        return locale;
    }

    /** What an update says: a line for each event that does not go without saying. */
    public List<String> told(AnyUpdate update, AnySetup setup) {
        return update.events().stream()
                .filter(event -> !UNTOLD.contains(event.type()))
                .map((AnyEvent event) -> event.message(locale, setup))
                .toList();
    }

    /** Why an action is refused: the rule's number, and the sentence with the names of the players. */
    public String refusal(AnyViolation violation, AnySetup setup) {
        return violation.rule().id() + ": " + violation.message(locale, setup);
    }

    /** A text, with its numbered gaps filled by what is printable. */
    public String get(String key, Object... facts) {
        // As text, a number looks the same everywhere: no thousands separators.
        Object[] texts = Arrays.stream(facts).map(Printable::of).toArray();
        return new MessageFormat(bundle.getString(key), locale).format(texts);
    }
}
