package io.github.mercurius.webclient.browser;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler which classes this package stands in for. */
public final class Substitutes extends SimpleSubstitutionPolicy {
    private static final String HERE = "io.github.mercurius.webclient.browser";

    @Override
    public void contribute(SubstitutionSink sink) {
        substitute(sink, "java.security", "MessageDigest");
        substitute(sink, "java.text", "Normalizer");
        substitute(sink, "java.text", "Normalizer$Form");
        substitute(sink, "java.util", "SplittableRandom");
        substitute(sink, "java.util", "StringJoiner");
        substitute(sink, "io.github.mercurius.api", "Texts");
        substitute(sink, "io.github.mercurius.json.jackson2", "Jackson2");
        for (String game : List.of("mercado", "mercatores")) {
            String rules = "io.github.mercurius." + game;
            sink.selectClasses(named(rules + ".Texts")).replacePackage(rules, HERE + "." + game);
        }
    }

    private static void substitute(SubstitutionSink sink, String from, String name) {
        sink.selectClasses(named(from + "." + name)).replacePackage(from, HERE);
    }
}
