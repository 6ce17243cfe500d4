package io.github.mercurius.rules;

/**
 * A player's place in the ranking, with the name.
 *
 * @param place 1 for the winner; players who tie share a place
 * @param seat the seat
 * @param name the player's name, or "seat 2" if the players have none
 * @param score what decides the place, such as guilders or points: more is better
 */
public record NamedStanding(int place, int seat, String name, int score) implements AnyStanding {
    /** {@code 1. Robert 152}. */
    @Override
    public String toString() {
        return place + ". " + name + " " + score;
    }
}
