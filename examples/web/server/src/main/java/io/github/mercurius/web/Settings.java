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
import java.util.TreeMap;
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

    /** The variable that names the file, and what Kubernetes tells each container of a service called mercurius-web. */
    private static final Pattern NO_SETTING = Pattern.compile("^MERCURIUS_WEB_(SETTINGS$|SERVICE_|PORT_[0-9])");

    private final Map<String, Setting> byName = new TreeMap<>();

    private record Setting(String value, String source) {}

    /**
     * The settings for a command line.
     *
     * @throws IllegalArgumentException if the file that it names cannot be read, or something is set that is no option
     */
    Settings(CommandLine command, Map<String, String> environment, String... flags) {
        String file = environment.get(PREFIX + "SETTINGS");
        for (int i = 0; i < flags.length; i++) {
            if (flags[i].startsWith(FILE + "=")) {
                file = flags[i].substring(FILE.length() + 1);
            } else if (flags[i].equals(FILE) && i + 1 < flags.length) {
                file = flags[i + 1];
            }
        }
        if (file != null) {
            read(file);
        }
        environment.forEach((variable, value) -> {
            if (variable.startsWith(PREFIX) && !NO_SETTING.matcher(variable).find()) {
                String name = variable.substring(PREFIX.length()).toLowerCase(Locale.ROOT);
                byName.put(name.replace('_', '-'), new Setting(value, variable));
            }
        });
        checkNames(command);
    }

    private void read(String file) {
        Properties lines = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of(file), StandardCharsets.UTF_8)) {
            lines.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    file + ": cannot be read (" + e.getClass().getSimpleName()
                            + "), expected lines such as 'port = 8080'",
                    e);
        }
        lines.stringPropertyNames().forEach(name -> byName.put(name, new Setting(lines.getProperty(name), file)));
    }

    private void checkNames(CommandLine command) {
        Set<String> known = new TreeSet<>();
        command.getCommandSpec().options().forEach(option -> known.add(name(option)));
        known.removeAll(Set.of("help", "version", "settings"));
        byName.forEach((name, setting) -> {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(setting.source() + ": '" + name + "' is no setting, expected one of "
                        + String.join(", ", known));
            }
        });
    }

    private static String name(OptionSpec option) {
        return option.longestName().substring(2);
    }

    private Optional<Setting> setting(ArgSpec argument) {
        return argument instanceof OptionSpec option ? Optional.ofNullable(byName.get(name(option))) : Optional.empty();
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        return setting(argument).map(Setting::value).orElse(null);
    }

    /** Where the value of an option comes from, if no flag says it. */
    Optional<String> source(ArgSpec argument) {
        return setting(argument).map(Setting::source);
    }
}
