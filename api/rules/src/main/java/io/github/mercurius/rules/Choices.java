package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.SafeText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What players can choose in a set-up of a game besides names and start player: the rulings, and the choices for each,
 * the default first. Immutable and thread-safe.
 *
 * @param all the choices for each ruling, the default first
 */
public record Choices(Map<String, List<String>> all) {
    private static final int MOST_SHOWN = 40;

    /** Keeps a copy of the map. */
    public Choices {
        all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
    }

    /** Those of a game without rulings. */
    public static Choices none() {
        return new Choices(Collections.emptyMap());
    }

    /** These, and those for one more ruling: the texts of the values. */
    public Choices and(String ruling, List<?> choices) {
        Map<String, List<String>> more = new LinkedHashMap<>(all);
        List<String> texts = new ArrayList<>();
        choices.forEach(choice -> texts.add(choice.toString()));
        more.put(ruling, Collections.unmodifiableList(texts));
        return new Choices(more);
    }

    /**
     * Each ruling with what is chosen for it, or its default; upper and lower case make no difference.
     *
     * @throws RulesException if the game has no such ruling, or the ruling no such choice
     */
    public Map<String, String> with(Map<String, String> chosen) {
        Map<String, String> complete = new LinkedHashMap<>();
        all.forEach((ruling, choices) -> complete.put(ruling, choices.get(0)));
        Objects.requireNonNull(chosen, "rulings: null, expected a map")
                .forEach((ruling, choice) -> complete.put(ruling, choice(ruling, choice)));
        return Collections.unmodifiableMap(complete);
    }

    private String choice(String ruling, @Nullable String chosen) {
        List<String> choices = all.get(ruling);
        if (choices == null) {
            throw failure("rulings", ruling, all.isEmpty() ? "none" : "some of " + all.keySet());
        }
        return choices.stream()
                .filter(choice -> choice.equalsIgnoreCase(chosen))
                .findFirst()
                .orElseThrow(() -> failure("rulings." + ruling, chosen, "one of " + choices));
    }

    private static RulesException failure(String place, @Nullable String given, String expected) {
        return Arguments.refused(place, "'" + SafeText.of(String.valueOf(given), MOST_SHOWN) + "'", expected);
    }

    /** The choices for each ruling. */
    @Override
    public String toString() {
        return all.toString();
    }
}
