package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Something that happened.
 *
 * @param type its name
 * @param seat who did it; −1 for nobody
 * @param number the card, the points or the number of actions; none if there is none, or it is hidden
 * @param note the note, if it is one
 */
public record ToyEvent(String type, int seat, OptionalInt number, List<Note> note) implements AnyEvent {
    static ToyEvent of(String type, int seat, int number) {
        return new ToyEvent(type, seat, OptionalInt.of(number), List.of());
    }

    static ToyEvent of(String type, int seat) {
        return new ToyEvent(type, seat, OptionalInt.empty(), List.of());
    }

    static ToyEvent noted(Note note) {
        return new ToyEvent("noted", -1, OptionalInt.empty(), List.of(note));
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("seat", seat, "number", number.isPresent() ? number.getAsInt() : "hidden");
    }

    @Override
    public String notation() {
        String who = seat < 0 ? "" : " " + seat;
        String what = number.isPresent() ? " " + number.getAsInt() : "";
        return type + who + what + (note.isEmpty() ? "" : " " + note.get(0).notation());
    }

    @Override
    public String message(Locale locale, AnySetup setup) {
        String name = seat < 0 ? "" : setup.name(seat, locale);
        String what = number.isPresent() ? " " + number.getAsInt() : "";
        return switch (type) {
            case "played" -> name + ToyText.in(locale, " plays", " zagrywa", " gioca") + what;
            case "swapped" -> name + ToyText.in(locale, " discards", " odrzuca", " scarta") + what;
            case "drew" -> name + ToyText.in(locale, " draws a card", " dobiera kartę", " pesca una carta") + what;
            case "rolled" -> name + ToyText.in(locale, " rolls the die", " rzuca kostką", " tira il dado");
            case "bonus" -> name + ToyText.in(locale, " gets points:", " dostaje punkty:", " riceve punti:") + what;
            case "ended" -> ToyText.in(locale, "the game is over", "koniec gry", "la partita è finita");
            case "undone" -> ToyText.in(locale, "actions undone:", "cofnięto:", "annullate:") + what;
            default ->
                ToyText.in(locale, "a note: ", "uwaga: ", "nota: ")
                        + note.get(0).notation();
        };
    }

    @Override
    public ToyEvent seenBy(int viewer) {
        return viewer == seat ? this : seenBySpectator();
    }

    @Override
    public ToyEvent seenBySpectator() {
        return type.equals("drew") ? of(type, seat) : this;
    }

    @Override
    public boolean reveals() {
        return List.of("played", "swapped", "drew", "bonus").contains(type);
    }
}
