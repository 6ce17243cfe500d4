package io.github.mercurius.architecture;

import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The gaps in the texts of a language, which facts fill: they are the same in all languages. */
public final class Gaps {
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)([:?][^{}]*)?}");
    private static final Pattern STRAY = Pattern.compile("[{}#|]|''");

    private Gaps() {}

    /** The names of the gaps of each text, by the text's key. */
    public static Map<String, Set<String>> of(ResourceBundle texts) {
        Map<String, Set<String>> gaps = new TreeMap<>();
        for (String key : texts.keySet()) {
            gaps.put(key, of(key, texts.getString(key)));
        }
        return gaps;
    }

    private static Set<String> of(String key, String text) {
        Set<String> names = new TreeSet<>();
        Matcher gap = GAP.matcher(text);
        while (gap.find()) {
            names.add(gap.group(1));
        }
        if (STRAY.matcher(gap.replaceAll("")).find()) {
            throw new AssertionError(key + ": a sign of a gap outside of gaps in: " + text);
        }
        return names;
    }
}
