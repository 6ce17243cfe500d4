package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.Mutator;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.SeatGame;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Documents that somebody has tampered with are refused by our exception, or are values with which a game goes on. */
class HostileInputTest {
    private static final int DOCUMENTS = 10_000;
    private static final int TRIES = 25;
    private static final List<String> CODES =
            List.of("G", "W", "1", "X", "O07", "P03", "V2S", "V3", "-B", "PLAY", "COINS", "SALES");

    @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
    void everyOutcomeIsAGoodValueOrARefusal(@ForAll long seed) {
        Random random = new Random(seed);
        Mutator mutator = new Mutator(random, CODES);
        List<Sample> samples = SampleDocuments.of(random);
        for (int i = 0; i < DOCUMENTS / TRIES; i++) {
            // the first few are the large ones, and there is most to be said against them
            Sample sample = samples.get(random.nextInt(random.nextBoolean() ? 10 : samples.size()));
            String json = mutator.mutated(sample.json());
            try {
                String written = sample.rewriting().apply(json);
                assertThat(sample.rewriting().apply(written)).isEqualTo(written);
                playsOn(sample.schema(), written, random);
            } catch (FormatException refused) {
                assertThat(refused.getMessage()).doesNotContain("fasterxml").hasSizeLessThan(20_000);
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                throw new AssertionError(json, e);
            }
        }
    }

    private static void playsOn(String schema, String json, Random random) {
        if (schema.equals("state")) {
            playsOn(MercadoJson.STATE.read(json), random);
        } else if (schema.equals("view")) {
            PlayerView view = MercadoJson.VIEW.read(json);
            GameState imagined = view.determinize(random::nextInt);
            view.viewer().ifPresent(seat -> assertThat(imagined.viewFor(seat)).isEqualTo(view));
            playsOn(imagined, random);
        }
    }

    private static void playsOn(GameState first, Random random) {
        GameState state = first;
        for (int i = 0; i < 20 && !state.isOver(); i++) {
            assertThat(state.legalActions().isEmpty()).isEqualTo(state.asksChance());
            state = state.asksChance()
                    ? state.applyOutcome(state.drawOutcome(random::nextInt))
                    : state.applyAction(state.legalActions().sample(random::nextInt));
        }
        assertThat(MercadoJson.STATE.read(MercadoJson.STATE.write(state))).isEqualTo(state);
    }

    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    void aChangedUpdateIsRefusedOrAClientIsStillSound(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomGames.game(random, 1 + random.nextInt(200));
        int seat = random.nextInt(2);
        List<Update> told = game.updatesFor(seat, 0);
        int known = random.nextInt(told.size());
        SeatGame client = SeatGame.of(game.firstState().viewFor(seat)).afterAll(told.subList(0, known));
        Mutator mutator = new Mutator(random, CODES);
        WireFormat<Update> format = MercadoJson.update(game.setup().edition());
        String json = format.write(told.get(known));
        for (int i = 0; i < 20; i++) {
            follow(client, format, mutator.mutated(json));
        }
        assertThat(client.after(told.get(known)).updates()).isEqualTo(told.subList(0, known + 1));
    }

    private static void follow(SeatGame client, WireFormat<Update> format, String json) {
        PlayerView after;
        try {
            after = client.after(format.read(json)).view();
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).as(json).contains("expected");
            return;
        }
        assertThat(MercadoJson.VIEW.read(MercadoJson.VIEW.write(after))).isEqualTo(after);
    }
}
