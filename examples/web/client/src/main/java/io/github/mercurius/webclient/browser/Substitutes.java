package io.github.mercurius.webclient.browser;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler which classes this package stands in for. */
public final class Substitutes extends SimpleSubstitutionPolicy {
    @Override
    public void contribute(SubstitutionSink sink) {
        substitute(sink, "java.security", "MessageDigest");
        substitute(sink, "java.text", "Normalizer");
        substitute(sink, "java.text", "Normalizer$Form");
        substitute(sink, "java.util", "SplittableRandom");
        substitute(sink, "java.util", "StringJoiner");
        substitute(sink, "io.github.mercurius.json.jackson2", "Jackson2");
        TextBundle.GAMES.forEach(game -> substitute(sink, "io.github.mercurius." + game, "Texts"));
    }

    private static void substitute(SubstitutionSink sink, String from, String name) {
        sink.selectClasses(named(from + "." + name)).replacePackage(from, "io.github.mercurius.webclient.browser");
    }
}
