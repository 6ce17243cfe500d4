package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.Play;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Documents of all kinds, from random games. */
final class SampleDocuments {
    static final Edition EDITION = Edition.standIn();

    private static final List<Sample> GOLDEN = Sample.golden(MercadoJson.formats(EDITION));

    private SampleDocuments() {}

    /** Documents of every format: those of a random game first, the large ones in front. */
    static List<Sample> of(Random random) {
        Game game = RandomGames.game(random, random.nextInt(4) == 0 ? 3000 : random.nextInt(300));
        Edition edition = game.setup().edition();
        Formats<Action, PlayerView> formats = MercadoJson.formats(edition);
        List<Sample> samples = new ArrayList<>(Sample.large(formats, game, random));
        samples.add(Sample.of(
                MercadoJson.RECORD, "game", Play.noted(Game.from(game.state())).toRecord()));
        samples.addAll(Sample.small(formats, Mercado.rules(edition), game));
        samples.add(Sample.of(MercadoJson.EDITION, "edition", edition));
        List<Chance> chances = game.state().chances();
        samples.addAll(Sample.all(MercadoJson.chance(edition), "chance", Sample.last(3, chances)));
        samples.add(Sample.of(
                MercadoJson.chance(EDITION), "chance", new Chance(new Outcome.CoinsDrawn(Coins.parse("GGB")), 120)));
        samples.addAll(GOLDEN);
        return samples;
    }
}
