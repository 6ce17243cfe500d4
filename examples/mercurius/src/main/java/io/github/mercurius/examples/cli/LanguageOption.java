package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.Words;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --lang}, for a command's {@code @Mixin}: the language in which it speaks. */
public final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "en|pl|it",
            converter = Converter.class,
            description = "English, Polish or Italian. Default: the machine's language if it is one of them.")
    private Words words = Words.in(Locale.getDefault().getLanguage());

    /** The words of the language. */
    public Words words() {
        return words;
    }

    private static final class Converter implements ITypeConverter<Words> {
        @Override
        public Words convert(String language) {
            if (!Words.LANGUAGES.contains(language)) {
                throw new TypeConversionException("'" + language + "', expected one of " + Words.LANGUAGES);
            }
            return Words.in(language);
        }
    }
}
