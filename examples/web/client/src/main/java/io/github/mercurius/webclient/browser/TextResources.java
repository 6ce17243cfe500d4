package io.github.mercurius.webclient.browser;

import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Tells the compiler to put the texts of the game into the program. */
public final class TextResources extends DefaultResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> availableClassNames) {
        return Stream.of("en", "pl", "it")
                .flatMap(language -> Stream.of(Texts.resource(language), NoteWords.resource(language)))
                .toArray(String[]::new);
    }
}
