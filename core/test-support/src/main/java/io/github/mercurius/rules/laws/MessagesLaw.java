package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Languages;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** See {@link Law#MESSAGES}. */
final class MessagesLaw {
    private static final int MOST_REFUSED = 8;

    private MessagesLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        for (AnyRule rule : trial.rules().all()) {
            texts("rule " + rule.id(), rule.id(), rule::text);
            for (Locale locale : Languages.all()) {
                Check.that(rule.text(locale).endsWith("."), () -> rule.id() + " in " + locale + ": no sentence");
            }
        }
        Map<String, AnyEvent> byNotation = new HashMap<>();
        AnySetup setup = trial.last().setup();
        for (Audience audience : Audience.of(trial.last())) {
            for (AnyUpdate update : audience.updates(trial.last(), 0)) {
                update.events().forEach(event -> event(event, setup, byNotation));
            }
        }
        for (AnyUpdate update : trial.last().updatesForHost(0)) {
            update.events().forEach(event -> event(event, setup, byNotation));
        }
        for (int move = 0; move <= trial.moves(); move++) {
            AnyGame<A, V> game = trial.games().get(move);
            for (A action : Trial.some(trial.pool(), MOST_REFUSED, trial.random(move))) {
                for (int seat : setup.seats()) {
                    Optional<? extends AnyViolation> refused = game.check(seat, action);
                    refused.ifPresent(violation -> violation(trial, violation, setup));
                }
            }
        }
    }

    /** A text, in the languages. */
    private interface Text {
        String in(Locale locale);
    }

    private static void texts(String name, String key, Text text) {
        String english = text.in(Locale.ENGLISH);
        for (Locale locale : Languages.all()) {
            String found = text.in(locale);
            Check.that(
                    !found.isBlank() && !found.equals(key) && !found.contains("{") && !found.matches(".*\\bnull\\b.*"),
                    () -> name + " in " + locale + ": \"" + found + "\", expected a text");
            Check.that(
                    // the name and the value of a tag have no language
                    locale.equals(Locale.ENGLISH) || !found.equals(english) || key.equals("noted"),
                    () -> name + " in " + locale + ": \"" + found + "\", as in English");
        }
        Check.equal(() -> name + " in Japanese", text.in(Locale.JAPANESE), english);
    }

    private static void event(AnyEvent event, AnySetup setup, Map<String, AnyEvent> byNotation) {
        String name = "event " + event.notation();
        texts(name, event.type(), event::message);
        texts(name + " with names", event.type(), locale -> event.message(locale, setup));
        Check.equal(() -> name + ", message", event.message(), event.message(Locale.ENGLISH));
        Check.that(event.notation().startsWith(event.type()), () -> name + ": expected its type first");
        Check.that(
                event.notation().chars().allMatch(character -> character >= ' ' && character <= '~'),
                () -> name + ": expected a line of ASCII");
        AnyEvent other = byNotation.putIfAbsent(event.notation(), event);
        if (other != null) {
            Check.equal(() -> name + ", which has the notation of another one", event, other);
        }
        unmodifiable(name, event.facts());
    }

    private static void violation(Trial<?, ?> trial, AnyViolation violation, AnySetup setup) {
        String name = "violation " + violation.type() + " " + violation.facts();
        texts(name, violation.type(), violation::message);
        texts(name + " with names", violation.type(), locale -> violation.message(locale, setup));
        Check.equal(() -> name + ", message", violation.message(), violation.message(Locale.ENGLISH));
        Check.that(trial.rules().all().contains(violation.rule()), () -> name + ": no rule of the game");
        unmodifiable(name, violation.facts());
    }

    private static void unmodifiable(String name, Map<String, Object> facts) {
        if (!facts.isEmpty()) {
            Check.refused(() -> name + ", clearing the facts", UnsupportedOperationException.class, () -> {
                facts.clear();
                return List.of();
            });
        }
    }
}
