package io.github.mercurius.examples.games;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.Rules;
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
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The bots of the providers in some jars. */
final class ProvidedBots {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,30}");

    private final Map<String, AnyBotProvider> providers = new LinkedHashMap<>();

    ProvidedBots(List<Path> jars) {
        URL[] urls = jars.stream().map(ProvidedBots::url).toArray(URL[]::new);
        // the classes are needed until the program ends
        ClassLoader loader = new URLClassLoader(urls, ProvidedBots.class.getClassLoader());
        try {
            ServiceLoader.load(AnyBotProvider.class, loader).forEach(this::add);
        } catch (ServiceConfigurationError | LinkageError broken) {
            throw new IllegalArgumentException("--bot-path: " + jars + ": " + broken.getMessage(), broken);
        }
        if (!jars.isEmpty() && providers.isEmpty()) {
            throw new IllegalArgumentException("--bot-path: " + jars + ": no bots in it, expected META-INF/services/"
                    + AnyBotProvider.class.getName());
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

    private void add(AnyBotProvider provider) {
        String name = provider.name();
        if (name == null || !NAME.matcher(name).matches() || providers.containsKey(name)) {
            throw new IllegalArgumentException(
                    "--bot-path: " + provider.getClass().getName() + " has the name " + name
                            + ", expected lower-case letters, digits and hyphens, and another name than each other provider");
        }
        providers.put(name, provider);
    }

    /** The names of those that play a game. */
    List<String> names(String game) {
        return providers.entrySet().stream()
                .filter(entry -> entry.getValue().games().contains(game))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Whether a text begins with the name of a provider. */
    boolean knows(String text) {
        return providers.containsKey(text.split(":", -1)[0]);
    }

    /** The kind of bot in a text such as {@code my-bot:level=3:fast}. */
    <A extends AnyAction, V extends AnyView<A>> Optional<BotKind<A, V>> find(Rules<A, V> rules, String text) {
        String[] parts = text.split(":", -1);
        AnyBotProvider provider = providers.get(parts[0]);
        if (provider == null) {
            return Optional.empty();
        }
        if (!provider.games().contains(rules.id())) {
            throw new IllegalArgumentException("bot: '" + OutsideBots.shortName(text) + "' plays "
                    + String.join(", ", new TreeSet<>(provider.games())) + ", expected one that plays " + rules.id());
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : List.of(parts).subList(1, parts.length)) {
            String[] keyAndValue = option.split("=", 2);
            options.put(keyAndValue[0], keyAndValue.length == 1 ? "" : keyAndValue[1]);
        }
        String name = OutsideBots.shortName(text);
        Arbiter.of(rules).close(create(name, provider, rules, options)); // made to see whether it can be
        return Optional.of(new BotKind<>(name, provider.isRepeatable(), seed -> {
            try {
                return create(name, provider, rules, options);
            } catch (IllegalArgumentException refused) {
                return view -> {
                    throw refused;
                };
            }
        }));
    }

    @SuppressWarnings("unchecked") // as it says; what is not so fails in its first decision
    private static <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> create(
            String name, AnyBotProvider provider, Rules<A, V> rules, Map<String, String> options) {
        try {
            AnyBot<A, V> bot = (AnyBot<A, V>) provider.create(rules, Map.copyOf(options));
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
