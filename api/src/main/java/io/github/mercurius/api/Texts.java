package io.github.mercurius.api;

import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of one language: names, rules and refusals. */
final class Texts {
    private static final Texts ENGLISH = new Texts(Locale.ENGLISH);
    private static final Texts POLISH = new Texts(Locale.forLanguageTag("pl"));
    private static final Texts ITALIAN = new Texts(Locale.ITALIAN);

    private final ResourceBundle bundle;
    private final Locale locale;

    private Texts(Locale locale) {
        this.locale = locale;
        // Each language has a bundle of its own name, so that the machine's default language never slips in.
        bundle = ResourceBundle.getBundle("io.github.mercurius.api.texts", locale);
    }

    /** The words of a language, or English where the library does not speak it. */
    static Texts in(Locale locale) {
        return switch (Arguments.notNull(locale, "locale").getLanguage()) {
            case "pl" -> POLISH;
            case "it" -> ITALIAN;
            default -> ENGLISH;
        };
    }

    String get(String key) {
        return bundle.getString(key);
    }

    String violation(Violation violation) {
        MessageFormat pattern =
                new MessageFormat(get("violation." + violation.getClass().getSimpleName()), locale);
        return pattern.format(arguments(pattern.getFormatsByArgumentIndex(), violation.facts()));
    }

    private Object[] arguments(Format[] formats, List<Object> facts) {
        Object[] arguments = new Object[facts.size()];
        for (int i = 0; i < arguments.length; i++) {
            Object fact = facts.get(i);
            boolean number = i < formats.length && formats[i] instanceof ChoiceFormat;
            // As text, a number looks the same on every platform: no thousands separators.
            arguments[i] = number ? fact : text(fact);
        }
        return arguments;
    }

    private String text(Object fact) {
        return fact instanceof SpecialCard card ? card.displayName(locale) : fact.toString();
    }
}
