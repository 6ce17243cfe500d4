package io.github.mercurius.rules.internal;

import java.util.Map;

/**
 * A text with gaps that are filled by name: {@code {seat} buys {asset} for {cost:# guilder|# guilders}}.
 *
 * <ul>
 *   <li>{@code {seat}} is the word or the number of that name.
 *   <li>{@code {cost:# guilder|# guilders}} is the form that goes with a number; {@code #} in it is the number. There
 *       are as many forms as the language has: two, or three in Polish.
 *   <li>{@code {nth?first|second|third}} is a word for 1, 2, 3 and so on; a number after the last is left as it is.
 * </ul>
 *
 * <p>What fills a gap is not read again: braces in a player's name are just braces.
 */
final class Template {
    private final String text;
    private final Plural plural;

    /** A template for a language that counts in a way. */
    public Template(String text, Plural plural) {
        this.text = text;
        this.plural = plural;
    }

    /**
     * The text with its gaps filled by words and numbers.
     *
     * @throws IllegalArgumentException if the text is not a template, or {@code words} does not have what a gap asks
     *     for
     */
    public String fill(Map<String, ?> words) {
        StringBuilder filled = new StringBuilder();
        int end = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', end)) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                throw Arguments.failure("text", text, "a } after each {");
            }
            filled.append(text, end, open).append(gap(text.substring(open + 1, close), words));
            end = close + 1;
        }
        return filled.append(text, end, text.length()).toString();
    }

    private String gap(String gap, Map<String, ?> words) {
        int colon = gap.indexOf(':');
        if (colon >= 0) {
            return counted(number(gap.substring(0, colon), words), forms(gap, colon));
        }
        int mark = gap.indexOf('?');
        if (mark >= 0) {
            return ordinal(number(gap.substring(0, mark), words), forms(gap, mark));
        }
        return word(gap, words).toString();
    }

    private static String[] forms(String gap, int mark) {
        return gap.substring(mark + 1).split("\\|", -1);
    }

    private String counted(int number, String[] forms) {
        if (forms.length != plural.forms()) {
            throw Arguments.failure("forms", forms.length, plural.forms() + " in: " + text);
        }
        return forms[plural.form(number)].replace("#", Integer.toString(number));
    }

    private static String ordinal(int number, String[] forms) {
        return number >= 1 && number <= forms.length ? forms[number - 1] : Integer.toString(number);
    }

    private int number(String name, Map<String, ?> words) {
        Object word = word(name, words);
        if (word instanceof Integer number) {
            return number;
        }
        throw Arguments.failure(name, word, "a number in: " + text);
    }

    private Object word(String name, Map<String, ?> words) {
        Object word = words.get(name);
        if (word == null) {
            throw Arguments.failure("gap", name, "one of " + words.keySet() + " in: " + text);
        }
        return word;
    }
}
