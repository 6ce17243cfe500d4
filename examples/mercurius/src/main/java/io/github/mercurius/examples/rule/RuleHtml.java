package io.github.mercurius.examples.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a page says of a rule as HTML: its paragraphs, lists and tables, with a link for each rule that it names. */
final class RuleHtml {
    private static final Pattern SIGN = Pattern.compile(
            "`([^`]+)`|\\*\\*(.+?)\\*\\*|(?<!\\w)\\*(?=\\w)(.+?)(?<=[\\w.])\\*(?!\\w)|\\[([^]]*)]\\([^)]*\\)");
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z]{3,5}-\\d{1,2}\\b");

    private final Function<String, String> link;

    /**
     * With links.
     *
     * @param link the address of a rule by its number; empty if there is none
     */
    RuleHtml(Function<String, String> link) {
        this.link = link;
    }

    /** The lines of Markdown: paragraphs, rows of tables, and items of lists. */
    String of(List<String> markdown) {
        StringBuilder html = new StringBuilder();
        String open = "";
        for (String line : markdown) {
            String block = line.startsWith("|") ? "table" : line.matches("(\\d+\\.|-) .*") ? "ul" : "";
            html.append(open.equals(block) || open.isEmpty() ? "" : "</" + open + ">");
            html.append(open.equals(block) || block.isEmpty() ? "" : opening(block));
            open = block;
            html.append(
                    switch (block) {
                        case "table" -> row(line);
                        case "ul" -> "<li>" + text(line.replaceFirst("^- ", "")) + "</li>";
                        default -> "<p>" + text(line) + "</p>";
                    });
        }
        return html.append(open.isEmpty() ? "" : "</" + open + ">").toString();
    }

    /** A table can be too wide for a phone: the keyboard can scroll it. */
    private static String opening(String block) {
        return block.equals("table") ? "<table tabindex=\"0\">" : "<" + block + ">";
    }

    /** A line of Markdown within a paragraph. */
    String text(String markdown) {
        Matcher matcher = SIGN.matcher(markdown);
        StringBuilder html = new StringBuilder();
        int from = 0;
        while (matcher.find()) {
            html.append(linked(markdown.substring(from, matcher.start()))).append(signed(matcher));
            from = matcher.end();
        }
        return html.append(linked(markdown.substring(from))).toString();
    }

    /** Text in which no character is a sign of HTML. */
    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    private String row(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.substring(1, line.length() - 1).split("\\|", -1)) {
            cells.add("<td>" + text(cell.strip()) + "</td>");
        }
        return "<tr>" + String.join("", cells) + "</tr>";
    }

    private String signed(MatchResult sign) {
        if (sign.group(1) != null) {
            return "<code>" + escaped(sign.group(1)) + "</code>";
        }
        if (sign.group(2) != null) {
            return "<strong>" + text(sign.group(2)) + "</strong>";
        }
        return sign.group(3) != null ? "<em>" + text(sign.group(3)) + "</em>" : text(sign.group(4));
    }

    private String linked(String text) {
        return NUMBER.matcher(escaped(text)).replaceAll(rule -> {
            String address = link.apply(rule.group());
            return address.isEmpty() ? rule.group() : "<a href=\"" + address + "\">" + rule.group() + "</a>";
        });
    }
}
