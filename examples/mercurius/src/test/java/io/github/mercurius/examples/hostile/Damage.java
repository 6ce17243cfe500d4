package io.github.mercurius.examples.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Makes bad files of a good one, each under a name that says what was done to it; always the same ones. */
final class Damage {
    private static final int CUTS = 40;
    private static final int FLIPS = 40;
    private static final int LONG = 3 << 19;

    /** What steers a terminal, hides in a text or turns it around: as it is, and as JSON escapes it. */
    private static final List<String> SIGNS = List.of(
            "\u001b[2J",
            "\u001b]0;title\u0007",
            "\u0000",
            "\r",
            "\n",
            "\u0085",
            "\u009b2J",
            "\u202e",
            "\u2066",
            "\u200b",
            "\u2028",
            "\ufeff",
            "\u00ad",
            "\ue000",
            "\udb40\udc41",
            "\\u001b[2J",
            "\\u202e",
            "\\u2028",
            "\\u0000",
            "\\ud800",
            "\\udb40\\udc41",
            "\\u0041",
            "\\/",
            "\"",
            "\\");

    /** What may stand where JSON has a number. */
    private static final List<String> NUMBERS = List.of(
            "-0",
            "1e0",
            "1.0",
            "007",
            "+1",
            "NaN",
            "Infinity",
            "0x1",
            "\"1\"",
            "null",
            "[1]",
            "-1",
            "2147483648",
            "1e999999999",
            "9".repeat(2000),
            "true",
            "1,",
            "1 1",
            "'1'",
            "/**/1",
            "");

    /** What may stand where JSON has a text. */
    private static final List<String> TEXTS = List.of(
            "null",
            "''",
            "\"\"",
            "0",
            "[]",
            "{}",
            "unquoted",
            '"' + "x".repeat(300) + '"',
            '"' + "x".repeat(LONG) + '"',
            "[".repeat(3000) + "]".repeat(3000),
            "[" + "[],".repeat(LONG / 3) + "0]");

    private static final List<String> LINES = List.of(
            "null", "", " ", "[]", "{}", "0", "\"\"", "true", "{\"format\":null}", "\u001b[2J", "\u0000", "\u2028");

    private static final Pattern NUMBER = Pattern.compile("(?<=[:\\[,])\\d+(?=[,\\]}])");
    private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"(?=[,\\]}])");
    private static final Pattern PROPERTY = Pattern.compile("\"(\\w+)\":");

    private final String good;
    private final SplittableRandom random = new SplittableRandom(1602);
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    private Damage(String good) {
        this.good = good;
    }

    /** Every so manieth of the bad files: with 1, all. */
    static Map<String, byte[]> to(String good, int every) {
        Damage damage = new Damage(good);
        damage.toBytes();
        if (good.startsWith("{")) {
            damage.toValues();
            damage.toProperties();
        }
        damage.toLines();
        damage.toAll();
        Map<String, byte[]> some = new LinkedHashMap<>();
        int number = 0;
        for (Map.Entry<String, byte[]> file : damage.files.entrySet()) {
            if (number++ % every == 0) {
                some.put(file.getKey(), file.getValue());
            }
        }
        return some;
    }

    private void toBytes() {
        byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < CUTS; i++) {
            int at = bytes.length / CUTS * i;
            files.put("cut at " + at, Arrays.copyOf(bytes, at));
        }
        for (int i = 0; i < FLIPS; i++) {
            byte[] flipped = bytes.clone();
            int at = random.nextInt(bytes.length);
            flipped[at] ^= (byte) (1 << random.nextInt(8));
            files.put("a bit flipped at " + at, flipped);
        }
        for (String sign : SIGNS) {
            int at = random.nextInt(good.length());
            put("at " + at, sign, good.substring(0, at) + sign + good.substring(at));
        }
    }

    private void toValues() {
        NUMBERS.forEach(number -> put("for a number", number, replaced(NUMBER, number)));
        TEXTS.forEach(text -> put("for a text", text, replaced(TEXT, text)));
        for (String sign : SIGNS) {
            String text = "\"a" + sign + "b\"";
            put("in a text", sign, replaced(TEXT, text));
            put("in all texts", sign, TEXT.matcher(good).replaceAll(Matcher.quoteReplacement(text)));
            put("in a name", sign, good.replace("Rafał", "Rafał" + sign));
        }
        put("a comma too many", "", good.replaceFirst("([\\]}])", ",$1"));
    }

    private void toProperties() {
        for (String sign : SIGNS) {
            put("in a property", sign, replaced(PROPERTY, "\"" + sign + "\":"));
        }
        MatchResult property = any(PROPERTY);
        String name = property.group(1);
        put("a property twice", name, replaced(property, property.group() + "0," + property.group()));
        put("a property gone", name, replaced(property, "\"x\":"));
        put("a property without quotes", name, replaced(property, name + ":"));
        String escaped = String.format("\"\\u%04x%s\":", (int) name.charAt(0), name.substring(1));
        put("a property with an escape", name, replaced(property, escaped));
    }

    private void toLines() {
        List<String> lines = good.lines().collect(Collectors.toList());
        for (String end : List.of("\r", "\r\n", "\u2028", "\u0085", "\u000b", " {}\n", "\n\n", "")) {
            put("line ends", end, String.join(end, lines) + end);
        }
        put("no last line end", "", String.join("\n", lines));
        put("the last line twice", "", good + lines.get(lines.size() - 1) + "\n");
        put("the first line twice", "", lines.get(0) + "\n" + good);
        put("the first line gone", "", good.substring(good.indexOf('\n') + 1));
        for (String line : LINES) {
            put("a line after it", line, good + line + "\n");
            put("a line without an end after it", line, good + line);
            put("a line before it", line, line + "\n" + good);
            put("alone", line, line + "\n");
        }
    }

    private void toAll() {
        put("a byte order mark", "", "\ufeff" + good);
        put("spaces", "", good.replace(",", " , "));
        put("capitals", "", good.toUpperCase(Locale.ROOT));
        for (String much : List.of("\u0000", "\n", " ", "x", "[", "{\"a\":", "\ud83d\ude00")) {
            put("alone, much of", much, much.repeat(LONG / much.length()));
            put("after it, much of", much, good + much.repeat(LONG / much.length()));
            put("before it, much of", much, much.repeat(LONG / much.length()) + good);
        }
        files.put("in UTF-16", good.getBytes(StandardCharsets.UTF_16));
        files.put("in Latin-1", good.replace(",", "ü,").getBytes(StandardCharsets.ISO_8859_1));
        files.put("a zip", new byte[] {'P', 'K', 3, 4, 10, 0, 0, 0});
        byte[] noise = new byte[5000];
        random.nextBytes(noise);
        files.put("noise", noise);
    }

    private void put(String what, String detail, String text) {
        files.put(what + " " + Tally.shown(detail), text.getBytes(StandardCharsets.UTF_8));
    }

    private String replaced(Pattern pattern, String replacement) {
        return replaced(any(pattern), replacement);
    }

    private String replaced(MatchResult place, String replacement) {
        return good.substring(0, place.start()) + replacement + good.substring(place.end());
    }

    private MatchResult any(Pattern pattern) {
        List<MatchResult> places = new ArrayList<>();
        for (Matcher matcher = pattern.matcher(good); matcher.find(); ) {
            places.add(matcher.toMatchResult());
        }
        return places.get(random.nextInt(places.size()));
    }
}
