package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A word has one meaning in all games.
 *
 * <p>Where two games have a public type with one name, such as {@code Game}, and both have a member with one name, that
 * member takes and gives the same in both; and where two of three games have a member, the third has it too, if it has
 * the type. A member of one game alone is a word of that game. {@code one-meaning.txt} lists the exceptions, each with
 * its reason.
 */
final class OneMeaningTest {
    /** The public types of each game by their simple names, nested ones with that of the outer type. */
    private static final Map<String, Map<String, Class<?>>> GAMES = new LinkedHashMap<>();

    static {
        GAMES.put("Mercurius", types("io.github.mercurius.api", "io.github.mercurius.core"));
        GAMES.put("Mercatores", types("io.github.mercurius.mercatores"));
        GAMES.put("Mercado", types("io.github.mercurius.mercado"));
    }

    @Test
    void aWordMeansTheSameInAllGamesOrHasAReasonNotTo() throws IOException {
        assertThat(differences()).containsOnlyKeys(exceptions().keySet());
    }

    @Test
    void eachExceptionHasAReason() throws IOException {
        assertThat(exceptions())
                .isNotEmpty()
                .allSatisfy((member, reason) -> assertThat(reason).as(member).hasSizeGreaterThan(9));
    }

    /** Without this, a test that compares nothing would pass. */
    @Test
    void theGamesHaveManyTypesInCommon() {
        assertThat(typesOfSeveralGames())
                .hasSizeGreaterThan(25)
                .contains("Action", "Event", "Game", "GameRecord", "GameRecord.Builder", "GameState", "PlayerView")
                .contains("Position", "SeatGame", "Setup", "Table", "Update", "Violation", "Violation.NotYourTurn");
    }

    /** The members that differ, and how, by {@code Type.member}. */
    private static SortedMap<String, String> differences() {
        SortedMap<String, String> differences = new TreeMap<>();
        for (String type : typesOfSeveralGames()) {
            Map<String, SortedMap<String, SortedSet<String>>> games = new LinkedHashMap<>();
            GAMES.forEach((game, types) -> {
                if (types.containsKey(type)) {
                    games.put(game, members(types.get(type)));
                }
            });
            Set<String> words = new TreeSet<>();
            games.values().forEach(members -> words.addAll(members.keySet()));
            for (String word : words) {
                Map<String, Set<String>> meanings = new LinkedHashMap<>();
                games.forEach((game, members) -> meanings.put(game, members.getOrDefault(word, new TreeSet<>())));
                if (differ(meanings.values())) {
                    differences.put(type + "." + word, meanings.toString());
                }
            }
        }
        return differences;
    }

    /** Whether at least two games have a member, and not all the same. */
    private static boolean differ(Collection<Set<String>> meanings) {
        long having = meanings.stream().filter(meaning -> !meaning.isEmpty()).count();
        return having > 1 && new HashSet<>(meanings).size() > 1;
    }

    private static SortedSet<String> typesOfSeveralGames() {
        SortedMap<String, Integer> games = new TreeMap<>();
        GAMES.values().forEach(types -> types.keySet().forEach(type -> games.merge(type, 1, Integer::sum)));
        games.values().removeIf(count -> count < 2);
        return new TreeSet<>(games.keySet());
    }

    private static Map<String, Class<?>> types(String... packages) {
        return Arrays.stream(packages)
                .flatMap(name -> PublicTypes.in(name).stream())
                .collect(Collectors.toMap(
                        type -> type.getName()
                                .substring(type.getPackageName().length() + 1)
                                .replace('$', '.'),
                        type -> type));
    }

    /** The public methods and constructors, by name, with the simple names of what they take and give. */
    private static SortedMap<String, SortedSet<String>> members(Class<?> type) {
        SortedMap<String, SortedSet<String>> members = new TreeMap<>();
        for (Method method : type.getMethods()) {
            if (isOurs(method)) {
                String before = Modifier.isStatic(method.getModifiers()) ? "static " : "";
                String given = method.getReturnType().getSimpleName();
                add(members, method.getName(), before + taken(method.getParameterTypes()) + ": " + given);
            }
        }
        for (Constructor<?> constructor : type.getConstructors()) {
            add(members, "new", taken(constructor.getParameterTypes()));
        }
        return members;
    }

    /** Whether this project says what a method is, and not Java's {@code Object} or {@code List}. */
    private static boolean isOurs(Method method) {
        return !method.isBridge()
                && method.getDeclaringClass().getName().startsWith("io.github.mercurius.")
                && !isOf(Object.class, method)
                && !(List.class.isAssignableFrom(method.getDeclaringClass()) && isOf(List.class, method));
    }

    private static boolean isOf(Class<?> java, Method method) {
        return Arrays.stream(java.getMethods())
                .anyMatch(known -> known.getName().equals(method.getName())
                        && Arrays.equals(known.getParameterTypes(), method.getParameterTypes()));
    }

    private static void add(SortedMap<String, SortedSet<String>> members, String name, String signature) {
        members.computeIfAbsent(name, word -> new TreeSet<>()).add(signature);
    }

    private static String taken(Class<?>[] parameters) {
        return Arrays.stream(parameters).map(Class::getSimpleName).collect(Collectors.joining(", ", "(", ")"));
    }

    /** The exceptions and their reasons: a line {@code Type.member — reason} for each. */
    private static SortedMap<String, String> exceptions() throws IOException {
        SortedMap<String, String> exceptions = new TreeMap<>();
        try (InputStream list = OneMeaningTest.class.getResourceAsStream("one-meaning.txt")) {
            String text = new String(Objects.requireNonNull(list).readAllBytes(), StandardCharsets.UTF_8);
            for (String line : (Iterable<String>) lines(text)::iterator) {
                String[] parts = line.split(" — ", 2);
                assertThat(parts).as(line).hasSize(2);
                assertThat(exceptions.put(parts[0], parts[1])).as(line).isNull();
            }
        }
        return exceptions;
    }

    private static Stream<String> lines(String text) {
        return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
    }
}
