package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.Bag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Function;

/**
 * The words of one language: names, rules, and the templates for events and refusals.
 *
 * @param locale the language
 * @param plural how it counts
 * @param bundle the texts by their keys
 */
public record Words(Locale locale, Plural plural, ResourceBundle bundle) {
    /** The text of a key. */
    public String get(String key) {
        return bundle.getString(key);
    }

    /** A text with its gaps filled. */
    public String fill(String key, Map<String, ?> words) {
        return new Template(get(key), plural).fill(words);
    }

    /** A thing with its number, if it is not one. */
    public static String times(int count, String thing) {
        return count == 1 ? thing : count + " × " + thing;
    }

    /** The things in a bag by their names, each kind with its number. */
    public <K> String list(Bag<K, ?> bag, Function<? super K, String> name) {
        return list(bag.kinds(), kind -> times(bag.count(kind), name.apply(kind)));
    }

    /** Some things by their names, one after the other. */
    public <T> String list(List<T> things, Function<? super T, String> name) {
        List<String> names = new ArrayList<>();
        things.forEach(thing -> names.add(name.apply(thing)));
        return list(names);
    }

    /** Some things one after the other, such as "silk, coffee and tea". */
    public String list(List<String> things) {
        String list = "";
        for (int i = 0; i < things.size(); i++) {
            String thing = things.get(i);
            boolean last = i == things.size() - 1;
            list = i == 0 ? thing : last ? fill("list", Facts.of("others", list, "last", thing)) : list + ", " + thing;
        }
        return list;
    }
}
