package io.github.mercurius.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.testkit.BotLaws;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each library is a module that exports one package, to everybody, and opens none. */
final class ModulesTest {
    @ParameterizedTest
    @ValueSource(classes = {Action.class, GameState.class, MercuriusJson.class, BotLaws.class})
    void eachLibraryExportsOnePackage(Class<?> frontDoor) {
        ModuleDescriptor module = moduleOf(frontDoor);
        assertThat(module.name()).isEqualTo(frontDoor.getPackageName());
        assertThat(module.exports()).singleElement().satisfies(export -> {
            assertThat(export.source()).isEqualTo(frontDoor.getPackageName());
            assertThat(export.isQualified()).isFalse();
        });
        assertThat(module.opens()).isEmpty();
        assertThat(module.isOpen()).isFalse();
        assertThat(module.isAutomatic()).isFalse();
    }

    private static ModuleDescriptor moduleOf(Class<?> type) {
        URI place = URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString());
        String inside = place.getPath().endsWith(".jar") ? "jar:" + place + "!/" : place.toString();
        try (InputStream descriptor =
                URI.create(inside + "module-info.class").toURL().openStream()) {
            return ModuleDescriptor.read(descriptor);
        } catch (IOException e) {
            throw new UncheckedIOException("no module-info in " + Path.of(place), e);
        }
    }
}
