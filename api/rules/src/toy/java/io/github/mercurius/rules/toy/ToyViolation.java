package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import java.util.Locale;
import java.util.Map;

/** Why an action is refused. */
public sealed interface ToyViolation extends AnyViolation {
    /** What a sentence calls the players: by name, or by seat where there is no set-up. */
    String text(Locale locale, AnySetup setup);

    @Override
    default String message(Locale locale) {
        return text(locale, ToyTable.NAMELESS);
    }

    @Override
    default String message(Locale locale, AnySetup setup) {
        return text(locale, setup);
    }

    /** Somebody else has to decide, or nobody. */
    record NotYourTurn(int seat) implements ToyViolation {
        @Override
        public ToyRule rule() {
            return ToyRule.TOY_1;
        }

        @Override
        public String type() {
            return "notYourTurn";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of("seat", seat);
        }

        @Override
        public String text(Locale locale, AnySetup setup) {
            String name = setup.name(seat, locale);
            return ToyText.in(
                    locale, "it is not the turn of " + name, "to nie kolej: " + name, "non è il turno di " + name);
        }
    }

    /** No player has anything to decide. */
    record NobodyDecides() implements ToyViolation {
        @Override
        public ToyRule rule() {
            return ToyRule.TOY_1;
        }

        @Override
        public String type() {
            return "nobodyDecides";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of();
        }

        @Override
        public String text(Locale locale, AnySetup setup) {
            return ToyText.in(locale, "nobody has to decide", "nikt nie decyduje", "nessuno deve decidere");
        }
    }

    /** The card is not in the hand. */
    record NotInHand(int card) implements ToyViolation {
        @Override
        public ToyRule rule() {
            return ToyRule.TOY_2;
        }

        @Override
        public String type() {
            return "notInHand";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of("card", card);
        }

        @Override
        public String text(Locale locale, AnySetup setup) {
            return ToyText.in(locale, "no card " + card, "brak karty " + card, "manca la carta " + card);
        }
    }

    /** There is no pile any more. */
    record NoPile() implements ToyViolation {
        @Override
        public ToyRule rule() {
            return ToyRule.TOY_3;
        }

        @Override
        public String type() {
            return "noPile";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of();
        }

        @Override
        public String text(Locale locale, AnySetup setup) {
            return ToyText.in(locale, "the pile is empty", "stos jest pusty", "il mazzo è vuoto");
        }
    }

    /** The player has rolled before. */
    record RolledBefore(int seat) implements ToyViolation {
        @Override
        public ToyRule rule() {
            return ToyRule.TOY_4;
        }

        @Override
        public String type() {
            return "rolledBefore";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of("seat", seat);
        }

        @Override
        public String text(Locale locale, AnySetup setup) {
            String name = setup.name(seat, locale);
            return ToyText.in(locale, name + " has rolled", name + " ma rzut za sobą", name + " ha già tirato");
        }
    }

    /** An outcome that chance does not bring, or not as a player's action. */
    record NotByChance(int points) implements ToyViolation {
        @Override
        public ToyRule rule() {
            return ToyRule.TOY_5;
        }

        @Override
        public String type() {
            return "notByChance";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of("points", points);
        }

        @Override
        public String text(Locale locale, AnySetup setup) {
            return ToyText.in(
                    locale, "a bonus of " + points + " cannot come now", "bez premii " + points, "niente " + points);
        }
    }
}
