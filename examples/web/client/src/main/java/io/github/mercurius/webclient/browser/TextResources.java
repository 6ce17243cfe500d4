package io.github.mercurius.webclient.browser;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Tells the compiler to put the texts of the game into the program, and not those of the other games. */
public final class TextResources extends DefaultResourcesPolicy {
    /** The texts, by the class that has them in the library. */
    private static final Map<String, String> TEXTS = Map.of(
            "io.github.mercurius.api.Texts", "api/texts",
            "io.github.mercurius.mercado.Texts", "mercado/texts",
            "io.github.mercurius.mercatores.Texts", "mercatores/texts");

    @Override
    public String[] supplyResources(Collection<? extends String> availableClassNames) {
        return TEXTS.entrySet().stream()
                .filter(text -> availableClassNames.contains(text.getKey()))
                .flatMap(text ->
                        Stream.of("en", "pl", "it").map(language -> TextBundle.resource(text.getValue(), language)))
                .toArray(String[]::new);
    }
}
