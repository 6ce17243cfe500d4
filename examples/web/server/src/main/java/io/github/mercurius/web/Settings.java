package io.github.mercurius.web;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What options are when no flag says it: a variable of the environment ({@code MERCURIUS_WEB_BOT_DELAY} for
 * {@code --bot-delay}) comes before a line of a file ({@code bot-delay = 700}).
 */
final class Settings implements IDefaultValueProvider {
    private static final String PREFIX = "MERCURIUS_WEB_";
    private static final String FILE = "--settings";

    /** What Kubernetes tells each container of a service that is called mercurius-web. */
    private static final Pattern OF_KUBERNETES = Pattern.compile("^MERCURIUS_WEB_(SERVICE_|PORT_[0-9])");

    private final Map<String, String> environment;
    private final @Nullable Path file;
    private final Properties lines = new Properties();

    private Settings(Map<String, String> environment, @Nullable Path file) {
        this.environment = environment;
        this.file = file;
    }

    /**
     * The settings for a command line.
     *
     * @throws IllegalArgumentException if the file that it names cannot be read, or names what is no setting
     */
    static Settings of(CommandLine command, Map<String, String> environment, String... flags) {
        String named = environment.get(PREFIX + "SETTINGS");
        for (int i = 0; i < flags.length; i++) {
            if (flags[i].startsWith(FILE + "=")) {
                named = flags[i].substring(FILE.length() + 1);
            } else if (flags[i].equals(FILE) && i + 1 < flags.length) {
                named = flags[i + 1];
            }
        }
        Set<String> known = new TreeSet<>(Set.of(PREFIX + "SETTINGS"));
        names(command).forEach(name -> known.add(variable(name)));
        for (String variable : new TreeSet<>(environment.keySet())) {
            if (variable.startsWith(PREFIX)
                    && !known.contains(variable)
                    && !OF_KUBERNETES.matcher(variable).find()) {
                throw new IllegalArgumentException("the environment: '" + variable + "' is no setting, expected one of "
                        + String.join(", ", known));
            }
        }
        Settings settings = new Settings(environment, named == null ? null : Path.of(named));
        if (settings.file != null) {
            settings.read(settings.file, names(command));
        }
        return settings;
    }

    private static Set<String> names(CommandLine command) {
        Set<String> names = new TreeSet<>();
        command.getCommandSpec().options().forEach(option -> names.add(name(option)));
        names.removeAll(Set.of("help", "version", "settings"));
        return names;
    }

    private static String name(OptionSpec option) {
        return option.longestName().substring(2);
    }

    private void read(Path from, Set<String> known) {
        try (Reader reader = Files.newBufferedReader(from, StandardCharsets.UTF_8)) {
            lines.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    from + ": cannot be read (" + e.getClass().getSimpleName()
                            + "), expected lines such as 'port = 8080'",
                    e);
        }
        for (String name : lines.stringPropertyNames()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(
                        from + ": '" + name + "' is no setting, expected one of " + String.join(", ", known));
            }
        }
    }

    private static String variable(String name) {
        return PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)) {
            return null;
        }
        String set = environment.get(variable(name(option)));
        return set == null ? lines.getProperty(name(option)) : set;
    }

    /** Where the value of an option comes from, if no flag says it. */
    Optional<String> source(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)) {
            return Optional.empty();
        }
        if (environment.containsKey(variable(name(option)))) {
            return Optional.of(variable(name(option)));
        }
        return lines.containsKey(name(option)) ? Optional.of(String.valueOf(file)) : Optional.empty();
    }
}
