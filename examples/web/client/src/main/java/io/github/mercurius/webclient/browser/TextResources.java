package io.github.mercurius.webclient.browser;

import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Tells the compiler to put the texts of the game into the program, and not those of the other games. */
public final class TextResources extends DefaultResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> availableClassNames) {
        return TextBundle.GAMES.stream()
                .filter(game -> availableClassNames.contains("io.github.mercurius." + game + ".Rule"))
                .flatMap(game -> Stream.of("en", "pl", "it").map(language -> TextBundle.resource(game, language)))
                .toArray(String[]::new);
    }
}
