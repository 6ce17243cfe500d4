package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Function;

/** The words of one language: names, rules, and the templates for events and refusals. */
final class Texts {
    private static final Texts ENGLISH = new Texts(Locale.ENGLISH, Plural.TWO_FORMS);
    private static final Texts POLISH = new Texts(Languages.POLISH, Plural.POLISH);
    private static final Texts ITALIAN = new Texts(Locale.ITALIAN, Plural.TWO_FORMS);

    private final Locale locale;
    private final Plural plural;
    private final ResourceBundle bundle;

    private Texts(Locale locale, Plural plural) {
        this.locale = locale;
        this.plural = plural;
        // Each language has a bundle of its own name, so that the machine's default language never slips in.
        bundle = ResourceBundle.getBundle("io.github.mercurius.mercado.texts", locale);
    }

    /** The words of a language, or English where the library does not speak it. */
    static Texts in(Locale locale) {
        return switch (Arguments.notNull(locale, "locale").getLanguage()) {
            case "pl" -> POLISH;
            case "it" -> ITALIAN;
            default -> ENGLISH;
        };
    }

    Locale locale() {
        return locale;
    }

    String get(String key) {
        return bundle.getString(key);
    }

    /** A text with its gaps filled. */
    String fill(String key, Map<String, ?> words) {
        return new Template(get(key), plural).fill(words);
    }

    /** What a player without a name is called. */
    String seat(int seat) {
        return fill("seat", Collections.singletonMap("seat", seat));
    }

    /** Some things by their names, one after the other. */
    <T> String list(List<T> things, Function<? super T, String> name) {
        List<String> names = new ArrayList<>();
        things.forEach(thing -> names.add(name.apply(thing)));
        return list(names);
    }

    /** Some things one after the other, such as "corn, coffee and cotton". */
    String list(List<String> things) {
        String list = "";
        for (int i = 0; i < things.size(); i++) {
            String thing = things.get(i);
            boolean last = i == things.size() - 1;
            list = i == 0 ? thing : last ? fill("list", Facts.of("others", list, "last", thing)) : list + ", " + thing;
        }
        return list;
    }
}
