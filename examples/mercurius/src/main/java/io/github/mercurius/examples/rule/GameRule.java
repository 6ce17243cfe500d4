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
        return kit.name().title();
    }

    /** Its number, and what it says in a sentence. */
    String sentence(Locale locale) {
        return rule.id() + ": " + rule.text(locale);
    }

    /** The same, with the name of the game before it. */
    String namedSentence(Locale locale) {
        return game() + " " + sentence(locale);
    }

    /** The section of the pages in which it stands, and all that they say of it. */
    String page() {
        return passage.section() + " " + String.join(" ", passage.lines());
    }
}
