package io.github.mercurius.processor;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The types that follow from the texts of a game. */
record TextsFiles(String packageName, String english) {
    private static final Pattern RULE = Pattern.compile("(?m)^rule\\.([A-Z]+)-(\\d+)=(.*)$");

    List<SourceFile> all() {
        return List.of(texts(), rule(), breaks());
    }

    private SourceFile texts() {
        return file("Texts", """
                import io.github.mercurius.common.Dictionary;
                import io.github.mercurius.common.Words;
                import java.util.Locale;
                import java.util.ResourceBundle;

                /** The words of the game in each language. */
                final class Texts {
                    private static final Dictionary ALL =
                            new Dictionary(locale -> ResourceBundle.getBundle("%s.texts", locale));

                    private Texts() {}

                    /** The words of a language, or English where the library does not speak it. */
                    static Words in(Locale locale) {
                        return ALL.in(locale);
                    }
                }
                """.formatted(packageName));
    }

    private SourceFile rule() {
        List<MatchResult> rules = RULE.matcher(english).results().toList();
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("texts_en.properties of " + packageName + " has no line rule.…=");
        }
        return file(
                "Rule", """
                import io.github.mercurius.rules.AnyRule;
                import java.util.Locale;

                /** The rules of the game by their numbers, each with its text in a sentence; the reference has them in full. */
                public enum Rule implements AnyRule {
                %s;

                    /** The number of the rule as texts cite it: that of the constant {@code TRD_4} is {@code TRD-4}. */
                    @Override
                    public String id() {
                        return name().replace('_', '-');
                    }

                    @Override
                    public String text(Locale locale) {
                        return Texts.in(locale).get("rule." + id());
                    }
                }
                """.formatted(rules.stream().map(TextsFiles::constant).collect(Collectors.joining(",\n"))));
    }

    private static String constant(MatchResult rule) {
        String sentence = rule.group(3).strip().replace("&", "&amp;").replace("<", "&lt;");
        return "    /** %s */\n    %s_%s".formatted(sentence, rule.group(1), rule.group(2));
    }

    private SourceFile breaks() {
        return file("Breaks", """
                import io.github.mercurius.processor.OfEachKind;
                import java.lang.annotation.Retention;
                import java.lang.annotation.RetentionPolicy;

                /** Says which rule a kind of violation breaks. */
                @OfEachKind("rule")
                @Retention(RetentionPolicy.SOURCE)
                @interface Breaks {
                    Rule value();
                }
                """);
    }

    private SourceFile file(String name, String code) {
        return new SourceFile(packageName + "." + name, "package " + packageName + ";\n\n" + code);
    }
}
