package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots are found by the names that their providers have, and made with the options that are given. */
class ProvidedBotsTest {
    @TempDir
    Path directory;

    /** A provider whose bots tell their options by failing. */
    public static class Telling implements AnyBotProvider {
        @Override
        public String name() {
            return "telling";
        }

        @Override
        public Set<String> games() {
            return Set.of("mercurius");
        }

        @Override
        public Bot create(Rules<?, ?> rules, Map<String, String> options) {
            if (options.containsKey("wrong")) {
                throw new IllegalArgumentException("wrong: '" + options.get("wrong") + "', expected nothing wrong");
            }
            if (options.containsKey("broken")) {
                throw new NoClassDefFoundError("lib/Missing");
            }
            return new Bot() {
                @Override
                public Action choose(PlayerView view) {
                    throw new IllegalStateException(String.valueOf(options.get("level")) + options.get("fast"));
                }

                /** A bot that is only tried out is closed too, where it can stop nothing. */
                @Override
                public void close() {
                    throw new IllegalStateException("it does not close");
                }
            };
        }
    }

    /** A provider with a name that no bot can have. */
    public static final class Nameless extends Telling {
        @Override
        public String name() {
            return "My Bot";
        }
    }

    /** A provider of bots for any game but Mercurius. */
    public static final class First implements AnyBotProvider {
        @Override
        public String name() {
            return "first";
        }

        @Override
        public Set<String> games() {
            return Set.of("mercado", "mercatores");
        }

        @Override
        public boolean isRepeatable() {
            return true;
        }

        @Override
        public AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options) {
            AnyBot<AnyAction, AnyView<AnyAction>> bot =
                    view -> view.legalActions().get(0);
            return bot;
        }
    }

    private ProvidedBots providing(String... classes) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.write(services.resolve(AnyBotProvider.class.getName()), List.of(classes));
        return new ProvidedBots(List.of(directory));
    }

    @Test
    void aProviderSaysWhichGamesItsBotsPlay() throws IOException {
        ProvidedBots bots = providing(First.class.getName());
        assertThat(bots.names("mercurius")).isEmpty();
        assertThat(bots.names("mercado")).containsExactly("first");
        assertThat(bots.find(Mercado.rules(), "first").orElseThrow().repeatable())
                .isTrue();
        var view = Mercatores.rules()
                .start(List.of("Robert", "Magda"), bound -> 0)
                .state()
                .viewFor(0);
        assertThat(bots.find(Mercatores.rules(), "first").orElseThrow().make(1).choose(view))
                .isEqualTo(view.legalActions().get(0));
        assertThatThrownBy(() -> bots.find(Mercurius.rules(), "first:fast"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bot: 'first:fast' plays mercado, mercatores, expected one that plays mercurius");
    }

    @Test
    void aBotIsMadeWithItsOptions() throws IOException {
        ProvidedBots bots = providing(Telling.class.getName());
        assertThat(bots.names("mercurius")).containsExactly("telling");
        BotKind<Action, PlayerView> kind =
                bots.find(Mercurius.rules(), "telling:level=3:fast").orElseThrow();
        assertThat(kind.name()).isEqualTo("telling:level=3:fast");
        assertThat(kind.repeatable()).isFalse();
        assertThatThrownBy(() -> kind.make(7).choose(null)).hasMessage("3");
        assertThat(bots.find(Mercurius.rules(), "other")).isEmpty();
    }

    @Test
    void whatAProviderRefusesIsSaid() throws IOException {
        ProvidedBots bots = providing(Telling.class.getName());
        assertThatThrownBy(() -> bots.find(Mercurius.rules(), "telling:wrong=x=y"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bot: 'telling:wrong=x=y': wrong: 'x=y', expected nothing wrong");
        assertThatThrownBy(() -> bots.find(Mercurius.rules(), "telling:broken"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bot: 'telling:broken': its provider threw java.lang.NoClassDefFoundError: lib/Missing");
    }

    @Test
    void aJarWithoutGoodProvidersIsRefused() throws IOException {
        assertThatThrownBy(() -> providing(Nameless.class.getName()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("--bot-path: .*Nameless has the name My Bot, expected lower-case letters.*");
        assertThatThrownBy(() -> providing("com.example.Missing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("--bot-path: .*com.example.Missing not found");
        assertThatThrownBy(() -> providing(ProvidedBotsTest.class.getName()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("--bot-path: .*not a subtype");
        assertThatThrownBy(() -> providing())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("--bot-path: .*: no bots in it, expected META-INF/services/.*BotProvider");
        Path missing = directory.resolve("missing.jar");
        assertThatThrownBy(() -> new ProvidedBots(List.of(missing)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--bot-path: " + missing + ", expected a jar or a folder of classes");
    }
}
