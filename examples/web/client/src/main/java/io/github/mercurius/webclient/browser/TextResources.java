package io.github.mercurius.webclient.browser;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Tells the compiler to put the texts of the game into the program. */
public final class TextResources extends DefaultResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> availableClassNames) {
        return new String[] {Texts.resource("en"), Texts.resource("pl"), Texts.resource("it")};
    }
}
