package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.json.testing.HostileLaws;

/** Documents of Mercurius that somebody has tampered with are refused, or are values with which a game goes on. */
class HostileInputTest extends HostileLaws<Action, PlayerView> {
    HostileInputTest() {
        super(RandomGames.GAMES, PriceCard.all().stream().map(PriceCard::code).toList(), 2_000);
    }
}
