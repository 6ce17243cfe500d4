package io.github.mercurius.examples.games;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a command line: spaces part them, and quotes keep them together. No shell reads them. */
final class Arguments {
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|'[^']*'");
    private static final Pattern WORD = Pattern.compile("(?:" + QUOTED + "|[^\\s\"'])+");

    private Arguments() {}

    static List<String> of(String line) {
        String rest =
                WORD.matcher(line).replaceAll(word -> " ".repeat(word.group().length()));
        if (!rest.isBlank()) {
            int open = rest.indexOf(rest.strip().charAt(0)) + 1;
            throw new IllegalArgumentException(
                    "'" + line + "': a quote is open at character " + open + ", expected it to be closed");
        }
        List<String> words =
                WORD.matcher(line).results().map(word -> unquoted(word.group())).toList();
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new IllegalArgumentException("'exec:" + line + "', expected a command, as in exec:python3 my_bot.py");
        }
        return words;
    }

    private static String unquoted(String word) {
        return QUOTED.matcher(word).replaceAll(quoted -> {
            String text = quoted.group();
            return Matcher.quoteReplacement(text.substring(1, text.length() - 1));
        });
    }
}
