package io.github.mercurius.examples.rule;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.RulePages;
import io.github.mercurius.rules.AnyRule;
import java.util.List;
import java.util.Locale;

/** A rule, the game to which it belongs, and what the game's pages say of it. */
record GameRule(GameKit<?, ?> kit, AnyRule rule, RulePages.Passage passage) {
    /** All rules of a game, in the order of the reference, with what its pages in a language say. */
    static List<GameRule> all(GameKit<?, ?> kit, String language) {
        RulePages pages = RulePages.of(kit.rules().id(), language);
        return kit.rules().all().stream()
                .map(rule -> new GameRule(
                        kit,
                        rule,
                        pages.passage(rule.id()).orElseThrow(() -> new IllegalStateException("no page has " + rule))))
                .toList();
    }

    /** Its address in the site of the reference. */
    String address() {
        return kit.name() + ".html#" + rule.id();
    }

    /** The name of its game. */
    String game() {
        return kit.face().title();
    }

    /** Its number, and what it says in a sentence. */
    String sentence(Locale locale) {
        return rule.id() + ": " + rule.text(locale);
    }

    /** The same, with the name of the game before it. */
    String namedSentence(Locale locale) {
        return game() + " " + sentence(locale);
    }

    /** Whether its number and sentence have all these words, in small or capital letters. */
    boolean says(List<String> words, Locale locale) {
        return hasAll(sentence(locale), words);
    }

    /** Whether the pages have all these words where they tell of it. */
    boolean tells(List<String> words) {
        return hasAll(passage.section() + " " + String.join(" ", passage.lines()), words);
    }

    private static boolean hasAll(String text, List<String> words) {
        String lower = text.toLowerCase(Locale.ROOT);
        return words.stream().allMatch(word -> lower.contains(word.toLowerCase(Locale.ROOT)));
    }
}
