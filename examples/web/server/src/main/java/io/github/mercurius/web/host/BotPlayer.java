package io.github.mercurius.web.host;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.web.table.By;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.Secrets;
import io.github.mercurius.web.table.TableState;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes actions for bots, and for people who are away or too slow. Each bot gets the view of its seat only. */
final class BotPlayer {
    private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);

    /** Who plays for people: quick, and not bad. */
    private static final String STAND_IN = "greedy";

    private final BotTime time;

    BotPlayer(BotTime time) {
        this.time = time;
    }

    /** The next action of the active seat. */
    Entry act(TableState table, By by) {
        Play play = Objects.requireNonNull(table.play());
        int seat = play.activeSeat().orElseThrow();
        Action action = choose(table, play.game(), seat);
        return new Entry.Acted(seat, action.notation(), by);
    }

    private Action choose(TableState table, Game game, int seat) {
        Chair chair = table.chair(seat);
        String kind = time.has(table.id()) ? Objects.requireNonNullElse(chair.bot(), STAND_IN) : STAND_IN;
        PlayerView view = game.state().viewFor(seat);
        Decision<Action> decision = time.spend(
                table.id(),
                () -> Arbiter.of(Mercurius.rules()).ask(view, Bots.parse(kind).make(Secrets.RANDOM.nextLong())));
        decision.failure()
                .ifPresent(failure -> LOG.atError()
                        .addKeyValue("table", table.id())
                        .addKeyValue("seat", seat)
                        .addKeyValue("bot", kind)
                        .log("a bot failed"));
        return decision.action();
    }
}
