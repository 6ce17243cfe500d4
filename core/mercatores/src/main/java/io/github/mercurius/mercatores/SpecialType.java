package io.github.mercurius.mercatores;

/** The three types of special cards (THG-3): what a card of the type counts when it is cashed in. */
public enum SpecialType {
    /** Counts the different goods in the player's resources (WARE-1). */
    WAREHOUSE,
    /** Counts the ships on the goods cards of the players to whom its arrows point (QUAY-1). */
    QUAY,
    /** Counts the cards of its good in the resources of the player and of one opponent (ROUTE-1). */
    ROUTE
}
