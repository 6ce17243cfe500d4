package io.github.mercurius.examples.rule;

import io.github.mercurius.examples.cli.LanguageOption;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mercurius rule}: a rule in words and at work; those with some words; or all rules. */
@Command(
        name = "rule",
        description = {
            "Shows a rule in a sentence and in full. For Mercurius it also shows positions in which the library applies"
                    + " it: 'mercurius position' draws such a position.",
            "Words find the rules in which they stand. Without a number or words it lists all rules."
        },
        footer = {
            "%nExamples:",
            "  mercurius rule TRD-3",
            "  mercurius rule TRN-1 --game mercado --lang pl",
            "  mercurius rule black market"
        })
public final class RuleCommand extends ProgramCommand {
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

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() {
        List<GameRule> rules = (game == null ? Arrays.stream(GameName.values()) : Stream.of(game))
                .flatMap(name ->
                        GameRule.all(GameKit.of(name), language.words().locale().getLanguage()).stream())
                .toList();
        String given = String.join(" ", words);
        if (NUMBER.matcher(given).matches()) {
            show(numbered(rules, given.toUpperCase(Locale.ROOT)));
            return 0;
        }
        List<GameRule> found = words.isEmpty() ? rules : withWords(rules, given);
        if (found.size() == 1) {
            show(found.get(0));
        } else {
            list(found);
        }
        return 0;
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

    /** Those whose sentence has all words, or else those of which the pages say them. */
    private List<GameRule> withWords(List<GameRule> rules, String given) {
        List<String> wanted = Arrays.stream(given.split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        Locale locale = language.words().locale();
        List<GameRule> found =
                rules.stream().filter(one -> one.says(wanted, locale)).toList();
        if (found.isEmpty()) {
            found = rules.stream().filter(one -> one.tells(wanted)).toList();
        }
        if (wanted.isEmpty() || found.isEmpty()) {
            throw refused(given);
        }
        return found;
    }

    private RefusedTextException refused(String given) {
        String of =
                game == null ? "such as TRD-3" : "of " + GameKit.of(game).face().title();
        return new RefusedTextException(
                "'" + given + "', expected a rule " + of + ", or words that stand in one; 'mercurius rule' lists them");
    }

    private void list(List<GameRule> rules) {
        Locale locale = language.words().locale();
        rules.forEach(one -> say("", game == null ? one.namedSentence(locale) : one.sentence(locale)));
    }

    private void show(GameRule one) {
        Words texts = language.words();
        say("", one.sentence(texts.locale()));
        say("", texts.get("rule.address", one.address()));
        out().println();
        boolean isTranslated = one.passage().language().equals(texts.locale().getLanguage());
        say(
                "",
                texts.get(
                        isTranslated ? "rule.text" : "rule.textInEnglish",
                        one.game(),
                        one.passage().section()));
        one.passage().lines().forEach(line -> say("  ", line));
        Demonstration.of(one.rule()).forEach(demonstration -> {
            out().println();
            DemonstrationText.of(demonstration, texts).forEach(out()::println);
        });
    }

    private void say(String indent, String text) {
        Columns.wrap(indent, text).forEach(out()::println);
    }
}
