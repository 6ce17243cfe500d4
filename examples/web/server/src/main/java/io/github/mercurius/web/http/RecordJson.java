package io.github.mercurius.web.http;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.web.game.RecentMap;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.util.Collections;
import java.util.Map;

/**
 * The record of a game as a document, without secrets until the game is over. Those that were asked for last are kept,
 * as a long one takes long to write. Thread-safe.
 */
final class RecordJson {
    private static final int MOST_KEPT = 50;

    private final Map<String, String> kept = Collections.synchronizedMap(new RecentMap<>(MOST_KEPT));

    String of(TableState table) {
        Play<?, ?> play = playOf(table);
        return kept.computeIfAbsent(table.id() + ' ' + table.version(), version -> of(play));
    }

    private static <A extends AnyAction, V extends AnyView<A>> String of(Play<A, V> play) {
        return play.kind().formats().record().write(record(play));
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyRecord<A, V> record(Play<A, V> play) {
        AnyRecord<A, V> whole = play.game().toRecord();
        return play.isOver() ? whole : whole.withoutSecrets();
    }

    private static Play<?, ?> playOf(TableState table) {
        Play<?, ?> play = table.play();
        if (play == null) {
            throw new RefusedException(
                    Why.WRONG_PHASE, "table: " + table.phase().code() + ", expected playing or over");
        }
        return play;
    }
}
