package io.github.mercurius.examples.recipes;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.SplittableRandom;

/** Follows any game as one of its players, from texts alone, and checks each of them. */
public final class FollowAnyGame {
    private FollowAnyGame() {}

    /** A client's side of a game: in step, or the update is refused. */
    private static final class Client<A extends AnyAction, V extends AnyView<A>> {
        private final Formats<A, V> formats;
        private AnySeatGame<A, V> mine;

        Client(Rules<A, V> rules, Formats<A, V> formats, String view) {
            this.formats = formats;
            mine = rules.seatGame(formats.view().read(view));
        }

        /** Takes an update that the rules allow, with the hash that came along; an exception says what was expected. */
        void receive(String update, String hash) {
            AnySeatGame<A, V> next = mine.after(formats.update().read(update));
            if (!next.hash().equals(hash)) {
                throw new IllegalStateException("out of step with the server");
            }
            mine = next;
        }

        /** Checks the record that is published after the game. */
        VerificationReport verify(String record) {
            return formats.record().read(record).verify(mine);
        }
    }

    public static void main(String[] args) {
        follow(Mercurius.rules(), MercuriusJson.formats());
        follow(Mercatores.rules(), MercatoresJson.formats());
    }

    private static <A extends AnyAction, V extends AnyView<A>> void follow(Rules<A, V> rules, Formats<A, V> formats) {
        int magda = 1;
        SplittableRandom random = new SplittableRandom(1602);
        AnyGame<A, V> game = rules.start(List.of("Robert", "Magda", "Anna"), random::nextInt);
        String view = formats.view().write(game.firstState().viewFor(magda));
        Client<A, V> client = new Client<>(rules, formats, view);

        while (!game.state().isOver()) {
            int from = game.updateCount();
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            String hash = game.hashFor(magda);
            for (AnyUpdate update : game.updatesFor(magda, from)) {
                client.receive(formats.update().write(update), hash);
            }
        }

        System.out.println(
                rules.id() + ", as " + client.mine.view().table().setup().name(magda) + " saw it:");
        AnyUpdate last = client.mine.updates().get(client.mine.updates().size() - 1);
        System.out.println("  the last update was number " + last.number());
        VerificationReport report = client.verify(formats.record().write(game.toRecord()));
        System.out.println("  wrong in the record: "
                + report.discrepancy().map(Object::toString).orElse("nothing"));
        System.out.println("  not checked: " + report.gaps());
    }
}
