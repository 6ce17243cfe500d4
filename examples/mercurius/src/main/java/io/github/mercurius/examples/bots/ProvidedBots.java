package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.BotProvider;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;

/** The bots of the providers in some jars. */
final class ProvidedBots {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,30}");

    private final Map<String, BotProvider> providers = new LinkedHashMap<>();

    ProvidedBots(List<Path> jars) {
        URL[] urls = jars.stream().map(ProvidedBots::url).toArray(URL[]::new);
        // the classes are needed until the program ends
        ClassLoader loader = new URLClassLoader(urls, ProvidedBots.class.getClassLoader());
        try {
            ServiceLoader.load(BotProvider.class, loader).forEach(this::add);
        } catch (ServiceConfigurationError | LinkageError broken) {
            throw new IllegalArgumentException("--bot-path: " + jars + ": " + broken.getMessage(), broken);
        }
        if (!jars.isEmpty() && providers.isEmpty()) {
            throw new IllegalArgumentException("--bot-path: " + jars + ": no bots in it, expected META-INF/services/"
                    + BotProvider.class.getName());
        }
    }

    private static URL url(Path jar) {
        try {
            if (Files.exists(jar)) {
                return jar.toUri().toURL();
            }
        } catch (MalformedURLException wrong) {
            // refused below
        }
        throw new IllegalArgumentException("--bot-path: " + jar + ", expected a jar or a folder of classes");
    }

    private void add(BotProvider provider) {
        String name = provider.name();
        if (name == null || !NAME.matcher(name).matches() || providers.containsKey(name)) {
            throw new IllegalArgumentException(
                    "--bot-path: " + provider.getClass().getName() + " has the name " + name
                            + ", expected lower-case letters, digits and hyphens, and another name than each other provider");
        }
        providers.put(name, provider);
    }

    Set<String> names() {
        return providers.keySet();
    }

    /** Whether a text begins with the name of a provider. */
    boolean knows(String text) {
        return providers.containsKey(text.split(":", -1)[0]);
    }

    /** The kind of bot in a text such as {@code my-bot:level=3:fast}. */
    Optional<BotKind<Action, PlayerView>> find(String text) {
        String[] parts = text.split(":", -1);
        BotProvider provider = providers.get(parts[0]);
        if (provider == null) {
            return Optional.empty();
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : List.of(parts).subList(1, parts.length)) {
            String[] keyAndValue = option.split("=", 2);
            options.put(keyAndValue[0], keyAndValue.length == 1 ? "" : keyAndValue[1]);
        }
        ProvidedBot kind = new ProvidedBot(ShortName.of(text), provider, Map.copyOf(options));
        kind.create().close();
        return Optional.of(kind);
    }

    private record ProvidedBot(String name, BotProvider provider, Map<String, String> options)
            implements BotKind<Action, PlayerView> {
        /** Nobody knows what it looks at. */
        @Override
        public boolean repeatable() {
            return false;
        }

        @Override
        public Bot make(long seed) {
            try {
                return create();
            } catch (IllegalArgumentException refused) {
                return view -> {
                    throw refused;
                };
            }
        }

        Bot create() {
            try {
                Bot bot = provider.create(options);
                if (bot != null) {
                    return bot;
                }
            } catch (IllegalArgumentException refused) {
                throw new IllegalArgumentException("bot: '" + name + "': " + refused.getMessage(), refused);
            } catch (RuntimeException | LinkageError broken) {
                throw new IllegalArgumentException("bot: '" + name + "': its provider threw " + broken, broken);
            }
            throw new IllegalArgumentException("bot: '" + name + "': its provider gave null, expected a bot");
        }
    }
}
