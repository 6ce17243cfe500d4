package io.github.mercurius.examples.rule;

import io.github.mercurius.api.Rule;
import io.github.mercurius.examples.cli.LanguageOption;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code mercurius rule}: a rule in words, in the code and at work; or all rules. */
@Command(
        name = "rule",
        description = {
            "Shows a rule in words, in the code, and in positions in which the library applies it.",
            "The library computes what happens there; 'mercurius position' draws such a position."
                    + " Without a number it lists all rules. RULES.md has the full rules."
        },
        footer = {"%nExamples:", "  mercurius rule", "  mercurius rule TRD-3", "  mercurius rule BLK-4 --lang pl"})
public final class RuleCommand implements Runnable {
    @Parameters(
            paramLabel = "RULE",
            arity = "0..1",
            converter = Converter.class,
            description = "Its number, such as TRD-3.")
    private @Nullable Rule rule;

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec;

    private PrintWriter out = new PrintWriter(Writer.nullWriter());

    @Override
    public void run() {
        out = spec.commandLine().getOut();
        if (rule == null) {
            Arrays.stream(Rule.values()).forEach(this::say);
        } else {
            show(rule, language.words());
        }
        out.flush();
    }

    private void say(Rule one) {
        say("", one.id() + ": " + one.text(language.words().locale()));
    }

    private void say(String indent, String text) {
        Paragraph.wrap(indent, text).forEach(out::println);
    }

    private void show(Rule one, Words words) {
        say(one);
        if (!Citations.of(one).isEmpty()) {
            out.println();
            out.println(words.get("rule.code"));
            say("  ", String.join(", ", Citations.of(one)));
        }
        for (Demonstration demonstration : Demonstration.all()) {
            if (demonstration.rules().contains(one)) {
                out.println();
                DemonstrationText.of(demonstration, words).forEach(out::println);
            }
        }
    }

    private static final class Converter implements ITypeConverter<Rule> {
        @Override
        public Rule convert(String id) {
            return Arrays.stream(Rule.values())
                    .filter(candidate -> candidate.id().equals(id.toUpperCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException(
                            "'" + id + "', expected a rule such as TRD-3; 'mercurius rule' lists them"));
        }
    }
}
