package io.github.mercurius.examples.rule;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The section of a publisher's rulebook that a rule comes from, or that leaves open what a ruling decides. */
record RulebookSection(String language, String title) {
    private static final List<String> LINES = ResourceLines.of("rulebooks.txt");

    /** That of a rule; none of what no rulebook says. */
    static Optional<RulebookSection> of(GameRule rule) {
        String game = rule.kit().rules().id();
        String number = rule.rule().id();
        return section(game + " " + number + " ").or(() -> section(game + " " + number.replaceFirst("-.*", "") + " "));
    }

    private static Optional<RulebookSection> section(String start) {
        return LINES.stream()
                .filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length()).split(" ", 2))
                .map(parts -> new RulebookSection(parts[0], parts[1]))
                .findFirst();
    }

    /** The language of the rulebook, in words of another. */
    String languageIn(Locale locale) {
        return Locale.forLanguageTag(language).getDisplayLanguage(locale);
    }
}
