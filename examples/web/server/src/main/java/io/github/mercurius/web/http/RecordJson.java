package io.github.mercurius.web.http;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;

/** The record of a game as a document, without secrets until the game is over. */
final class RecordJson {
    private RecordJson() {}

    static String of(TableState table) {
        return of(playOf(table));
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
