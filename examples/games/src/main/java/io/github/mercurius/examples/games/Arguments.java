package io.github.mercurius.examples.games;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a command line: spaces part them, and quotes keep them together. No shell reads them. */
final class Arguments {
    private static final Pattern PART = Pattern.compile("\\G(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"']+)|(\\s+))");

    private Arguments() {}

    static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        Matcher part = PART.matcher(line);
        int end = 0;
        while (part.find()) {
            end = part.end();
            boolean space = part.group(4) != null;
            if (space && begun) {
                words.add(word.toString());
                word.setLength(0);
            } else if (!space) {
                word.append(part.group().replaceAll("^([\"'])(.*)\\1$", "$2"));
            }
            begun = !space;
        }
        if (end < line.length()) {
            throw new IllegalArgumentException(
                    "'" + line + "': a quote is open at character " + (end + 1) + ", expected it to be closed");
        }
        if (begun) {
            words.add(word.toString());
        }
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new IllegalArgumentException("'exec:" + line + "', expected a command, as in exec:python3 my_bot.py");
        }
        return words;
    }
}
