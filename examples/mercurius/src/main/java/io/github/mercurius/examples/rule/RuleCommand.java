package io.github.mercurius.examples.rule;

import io.github.mercurius.examples.cli.Options;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RulePages;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyRule;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mercurius rule}: a rule in words and at work; those with some words; or all rules. */
@Command(
        name = "rule",
        description = {
            "Shows a rule in a sentence and in full.",
            "Words find the rules in which all of them stand, and answers to disputes. What has none of them as whole"
                    + " words is found by the beginnings of its words. Without a number or words it lists all rules."
        },
        footer = {
            "%nExamples:",
            "  mercurius rule TRD-3",
            "  mercurius rule TRN-1 --game mercado --lang pl",
            "  mercurius rule black market",
            "  mercurius rule TRD-3 --positions"
        })
public final class RuleCommand extends ProgramCommand {
    private static final String BEGIN = "(?<![\\p{L}\\p{N}])";
    private static final String END = "(?![\\p{L}\\p{N}])";
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z]{2,6}-\\d+");

    @Parameters(
            paramLabel = "RULE|WORD",
            arity = "0..*",
            description = "Its number, such as TRD-3, or words that stand in it.")
    private List<String> words = List.of();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "mercurius, mercatores or mercado. Default: the rules of all.")
    private @Nullable GameName game;

    @Option(
            names = "--positions",
            description = "Also show positions in which the library applies the rule, for Mercurius: 'mercurius"
                    + " position' draws such a position.")
    private boolean positions;

    @Mixin
    private Options.Language language;

    @Override
    public Integer call() {
        List<GameName> games = game == null ? List.of(GameName.values()) : List.of(game);
        List<GameRule> rules = games.stream()
                .flatMap(name -> GameRule.all(GameKit.of(name), locale().getLanguage()).stream())
                .toList();
        String given = String.join(" ", words);
        if (NUMBER.matcher(given).matches()) {
            show(numbered(rules, given.toUpperCase(Locale.ROOT)));
        } else if (words.isEmpty()) {
            list(rules);
        } else {
            find(rules, games, given);
        }
        return 0;
    }

    private Locale locale() {
        return language.words().locale();
    }

    private GameRule numbered(List<GameRule> rules, String number) {
        List<GameRule> found =
                rules.stream().filter(one -> one.rule().id().equals(number)).toList();
        if (found.isEmpty()) {
            throw refused(number);
        }
        if (found.size() > 1) {
            throw new RefusedTextException(
                    "'" + number + "' is a rule of several games, expected --game to say which",
                    found.stream()
                            .flatMap(one -> Columns.wrap("  ", one.namedSentence(Locale.ENGLISH)).stream())
                            .toList());
        }
        return found.get(0);
    }

    /** Shows the rules whose sentences have all words, or else those of which the pages say them; and the disputes. */
    private void find(List<GameRule> rules, List<GameName> games, String given) {
        List<Dispute> disputes = Dispute.all(locale().getLanguage()).stream()
                .filter(one -> games.stream().anyMatch(name -> name.toString().equals(one.game())))
                .toList();
        for (Predicate<String> wanted : List.of(having(given, true), having(given, false))) {
            List<GameRule> found = rules.stream()
                    .filter(one -> wanted.test(one.sentence(locale())))
                    .toList();
            if (found.isEmpty()) {
                found = rules.stream().filter(one -> wanted.test(one.page())).toList();
            }
            List<Dispute> asked = disputes.stream()
                    .filter(one -> wanted.test(one.question() + " " + one.answer()))
                    .toList();
            if (!given.isBlank() && !(found.isEmpty() && asked.isEmpty())) {
                list(found);
                asked.forEach(this::show);
                return;
            }
        }
        throw refused(given);
    }

    /**
     * Whether a text has all these words, whatever their case and accents.
     *
     * @param whole as whole words; if not, as beginnings of words
     */
    private static Predicate<String> having(String typed, boolean whole) {
        List<Pattern> wanted = Arrays.stream(plain(typed).strip().split("\\s+"))
                .map(word -> Pattern.compile(BEGIN + Pattern.quote(word) + (whole ? END : "")))
                .toList();
        return text -> {
            String plain = plain(text);
            return wanted.stream().allMatch(word -> word.matcher(plain).find());
        };
    }

    private static String plain(String text) {
        String parted = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
        return parted.replaceAll("\\p{M}", "").replace('ł', 'l');
    }

    private RefusedTextException refused(String given) {
        String of = game == null ? "such as TRD-3" : "of " + game.title();
        return new RefusedTextException(
                "'" + given + "', expected a rule " + of + ", or words that stand in one; 'mercurius rule' lists them");
    }

    private void list(List<GameRule> rules) {
        if (rules.size() == 1) {
            show(rules.get(0));
        } else {
            rules.forEach(one -> say("", sentence(one)));
        }
    }

    /** With the name of its game, where no game was asked for. */
    private String sentence(GameRule one) {
        return game == null ? one.namedSentence(locale()) : one.sentence(locale());
    }

    private void show(GameRule one) {
        Words texts = language.words();
        say("", sentence(one));
        say("", texts.get("rule.address", one.address()));
        out().println();
        boolean isTranslated = one.passage().language().equals(locale().getLanguage());
        String section = one.passage().section();
        say("", texts.get(isTranslated ? "rule.text" : "rule.textInEnglish", one.game(), section));
        one.passage().lines().forEach(line -> say("  ", line));
        List<Demonstration> demonstrations = Demonstration.of(one.rule());
        if (positions) {
            demonstrations.forEach(demonstration -> {
                out().println();
                demonstration.told(texts).forEach(out()::println);
            });
        } else if (!demonstrations.isEmpty()) {
            out().println();
            say("", texts.get("rule.positions"));
        }
    }

    private void show(Dispute one) {
        String title = GameName.of(one.game()).orElseThrow().title();
        say("", language.words().get("rule.dispute", title, one.question()));
        say("  ", one.answer());
        say("  ", String.join(" ", one.rules()));
    }

    private void say(String indent, String text) {
        Columns.wrap(indent, text).forEach(out()::println);
    }

    /** A rule, the game to which it belongs, and what the game's pages say of it. */
    record GameRule(GameKit<?, ?> kit, AnyRule rule, RulePages.Passage passage) {
        /** All rules of a game, in the order of the reference, with what its pages in a language say. */
        static List<GameRule> all(GameKit<?, ?> kit, String language) {
            RulePages pages = RulePages.of(kit.rules().id(), language);
            return kit.rules().all().stream()
                    .map(rule -> new GameRule(
                            kit,
                            rule,
                            pages.passage(rule.id())
                                    .orElseThrow(() -> new IllegalStateException("no page has " + rule))))
                    .toList();
        }

        /** Its address in the site of the reference. */
        String address() {
            return kit.name() + ".html#" + rule.id();
        }

        /** The name of its game. */
        String game() {
            return kit.name().title();
        }

        /** Its number, and what it says in a sentence. */
        String sentence(Locale locale) {
            return rule.id() + ": " + rule.text(locale);
        }

        /** The same, with the name of the game before it. */
        String namedSentence(Locale locale) {
            return game() + " " + sentence(locale);
        }

        /** The section of the pages in which it stands, and all that they say of it. */
        String page() {
            return passage.section() + " " + String.join(" ", passage.lines());
        }
    }
}
