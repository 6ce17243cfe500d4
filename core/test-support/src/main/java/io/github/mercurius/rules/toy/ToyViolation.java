package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import java.util.Locale;
import java.util.Map;

/** Why an action is refused. */
public record ToyViolation(ToyRule rule, String type, Map<String, Object> facts) implements AnyViolation {
    /** Somebody else has to decide, or nobody. */
    public static ToyViolation notYourTurn(int seat) {
        return new ToyViolation(ToyRule.TOY_1, "notYourTurn", Map.of("seat", seat));
    }

    /** No player has anything to decide. */
    public static ToyViolation nobodyDecides() {
        return new ToyViolation(ToyRule.TOY_1, "nobodyDecides", Map.of());
    }

    /** The card is not in the hand. */
    public static ToyViolation notInHand(int card) {
        return new ToyViolation(ToyRule.TOY_2, "notInHand", Map.of("card", card));
    }

    /** There is no pile any more. */
    public static ToyViolation noPile() {
        return new ToyViolation(ToyRule.TOY_3, "noPile", Map.of());
    }

    /** The player has rolled before. */
    public static ToyViolation rolledBefore(int seat) {
        return new ToyViolation(ToyRule.TOY_4, "rolledBefore", Map.of("seat", seat));
    }

    /** An outcome that chance does not bring, or not as a player's action. */
    public static ToyViolation notByChance(int points) {
        return new ToyViolation(ToyRule.TOY_5, "notByChance", Map.of("points", points));
    }

    @Override
    public String message(Locale locale, AnySetup setup) {
        Object fact = facts.isEmpty() ? "" : facts.values().iterator().next();
        String who = facts.get("seat") instanceof Integer seat ? setup.name(seat, locale) : "";
        return switch (type) {
            case "notYourTurn" ->
                ToyText.in(locale, "it is not the turn of " + who, "to nie kolej: " + who, "non è il turno di " + who);
            case "nobodyDecides" ->
                ToyText.in(locale, "nobody has to decide", "nikt nie decyduje", "nessuno deve decidere");
            case "notInHand" -> ToyText.in(locale, "no card " + fact, "brak karty " + fact, "manca la carta " + fact);
            case "noPile" -> ToyText.in(locale, "the pile is empty", "stos jest pusty", "il mazzo è vuoto");
            case "rolledBefore" ->
                ToyText.in(locale, who + " has rolled", who + " ma rzut za sobą", who + " ha già tirato");
            default ->
                ToyText.in(locale, "a bonus of " + fact + " cannot come now", "bez premii " + fact, "niente " + fact);
        };
    }
}
