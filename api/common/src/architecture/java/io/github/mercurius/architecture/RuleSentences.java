package io.github.mercurius.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a rule is put into a sentence besides the texts: the Javadoc of the rules, and the pages that number them. */
public final class RuleSentences {
    private static final Pattern CONSTANT = Pattern.compile("/\\*\\*(.*?)\\*/\\s*([A-Z]+_\\d+)\\b", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("\\*\\*([A-Z]+-\\d+)\\b");

    private RuleSentences() {}

    /** The comments on an enum's constants such as {@code TRD_4}, each by its rule's number. */
    public static Map<String, String> inJavadoc(Path source) throws IOException {
        Map<String, String> sentences = new LinkedHashMap<>();
        String code = Files.readString(source);
        Matcher constant = CONSTANT.matcher(code.substring(code.indexOf("public enum")));
        while (constant.find()) {
            String sentence = constant.group(1).replaceAll("\\s*\\R\\s*\\*?\\s*", " ");
            sentences.put(constant.group(2).replace('_', '-'), sentence.replaceAll("\\{@code (.*?)}", "$1").strip());
        }
        return sentences;
    }

    /** The rules that pages have, each in bold type where it stands: {@code **TRD-4**}. */
    public static Set<String> numbersIn(Path... pages) throws IOException {
        Set<String> numbers = new TreeSet<>();
        for (Path page : pages) {
            NUMBER.matcher(Files.readString(page)).results().forEach(found -> numbers.add(found.group(1)));
        }
        return numbers;
    }
}
