package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.HostileLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.PlayerView;

/** Documents of Mercatores that somebody has tampered with are refused, or are values with which a game goes on. */
class HostileInputTest extends HostileLaws<Action, PlayerView> {
    HostileInputTest() {
        super(
                RandomGames.GAMES,
                Edition.standIn().cards().stream().map(Card::code).toList(),
                1_000);
    }
}
