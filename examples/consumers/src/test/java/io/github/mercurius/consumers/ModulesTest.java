package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.core.GameState;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.testkit.BotLaws;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each library is a module that exports one package, to everybody, and opens none. */
final class ModulesTest {
    /** The modules that use what the games share. */
    private static final String[] USERS = Stream.of(
                    Action.class, GameState.class, BotLaws.class, Good.class, Coin.class, Arbiter.class)
            .map(Class::getPackageName)
            .toArray(String[]::new);

    @ParameterizedTest
    @MethodSource("io.github.mercurius.consumers.Libraries#packages")
    void eachLibraryExportsOnePackageToEverybody(String packageName) {
        ModuleDescriptor module = module(packageName);
        assertThat(module.exports())
                .filteredOn(export -> !export.isQualified())
                .singleElement()
                .satisfies(export -> assertThat(export.source()).isEqualTo(packageName));
        assertThat(module.exports())
                .allSatisfy(export -> assertThat(export.targets())
                        .allSatisfy(target -> assertThat(target).startsWith("io.github.mercurius.")));
        assertThat(module.opens()).isEmpty();
        assertThat(module.isOpen()).isFalse();
        assertThat(module.isAutomatic()).isFalse();
    }

    /** What the games share is exported too, to the project's own modules alone. */
    @Test
    void onlyTheProjectsModulesCanUseWhatTheGamesShare() {
        ModuleDescriptor module = module(Rules.class.getPackageName());
        assertThat(module.exports())
                .filteredOn(export -> export.source().equals(Arguments.class.getPackageName()))
                .singleElement()
                .satisfies(export -> assertThat(export.targets())
                        .allSatisfy(target -> assertThat(target).startsWith("io.github.mercurius."))
                        .contains(USERS));
        assertThat(module.requires())
                .allSatisfy(needed -> assertThat(needed.modifiers())
                        .containsAnyOf(
                                ModuleDescriptor.Requires.Modifier.STATIC,
                                ModuleDescriptor.Requires.Modifier.MANDATED));
    }

    /** So that later versions may add methods to them. */
    @ParameterizedTest
    @ValueSource(classes = {Table.class, PlayerView.class, LegalActions.class})
    void whatOnlyTheRulesImplementIsClosed(Class<?> type) {
        assertThat(type.isSealed()).isTrue();
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            assertThat(module(type.getPackageName()).exports())
                    .filteredOn(export -> export.source().equals(permitted.getPackageName()))
                    .singleElement()
                    .satisfies(export -> assertThat(export.targets()).containsExactly("io.github.mercurius.core"));
        }
    }

    /** The module with a name. */
    private static ModuleDescriptor module(String name) {
        try {
            for (URL found : Collections.list(ModulesTest.class.getClassLoader().getResources("module-info.class"))) {
                try (InputStream descriptor = found.openStream()) {
                    ModuleDescriptor module = ModuleDescriptor.read(descriptor);
                    if (module.name().equals(name)) {
                        return module;
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new AssertionError("no module-info of " + name);
    }
}
