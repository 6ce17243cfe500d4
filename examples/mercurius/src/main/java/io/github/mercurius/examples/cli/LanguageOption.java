package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.Words;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The option {@code --lang}, for a command's {@code @Mixin}: the language in which it speaks. */
public final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "en|pl|it",
            description = "English, Polish or Italian. Default: the machine's language if it is one of them.")
    private Words words = Words.in(Locale.getDefault().getLanguage());

    /** The words of the language. */
    public Words words() {
        return words;
    }
}
