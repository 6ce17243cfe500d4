package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.json.testing.Mutator;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * Documents that somebody has tampered with are refused by our exception, or are values with which a game goes on.
 *
 * <p>A few thousand in each build; {@code mvn -Pfuzz -pl json -am verify} tries a million.
 */
class HostileInputTest {
    private static final int DOCUMENTS = Integer.getInteger("fuzz.documents", 20_000);
    private static final int TRIES = 50;
    private static final List<String> CODES =
            PriceCard.all().stream().map(PriceCard::code).toList();
    private static final AtomicInteger TAKEN = new AtomicInteger();
    private static final AtomicInteger REFUSED = new AtomicInteger();

    @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
    void everyOutcomeIsAGoodValueOrARefusal(@ForAll long seed) {
        Random random = new Random(seed);
        Mutator mutator = new Mutator(random, CODES);
        List<SampleDocuments.Document> documents = SampleDocuments.of(random);
        for (int i = 0; i < DOCUMENTS / TRIES; i++) {
            // the first few are the large ones, and there is most to be said against them
            int which = random.nextInt(random.nextBoolean() ? 8 : documents.size());
            String json = mutator.mutated(documents.get(which).json());
            try {
                survives(documents.get(which).format(), json, random);
                TAKEN.incrementAndGet();
            } catch (FormatException refused) {
                REFUSED.incrementAndGet();
                assertThat(refused.getMessage()).doesNotContain("fasterxml").hasSizeLessThan(1000);
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                throw new AssertionError(json, e);
            }
        }
    }

    @AfterContainer
    static void tell() {
        if (System.getProperty("fuzz.documents") != null) {
            System.out.println(TAKEN + " documents read, " + REFUSED + " refused");
        }
    }

    private static <T> void survives(WireFormat<T> format, String json, Random random) {
        T value = format.read(json);
        String written = format.write(value);
        assertThat(format.read(written)).isEqualTo(value);
        assertThat(format.write(format.read(written))).isEqualTo(written);
        if (value instanceof GameState state) {
            survives(state, random);
        } else if (value instanceof PlayerView view) {
            survives(view, random);
        } else if (value instanceof GameRecord record && record.deal().isPresent()) {
            record.verify();
        }
    }

    private static void survives(GameState first, Random random) {
        GameState state = first;
        for (int i = 0; i < 20 && !state.isOver(); i++) {
            LegalActions legal = state.legalActions();
            assertThat(legal).isNotEmpty();
            state = state.applyAction(legal.sample(random::nextInt));
            assertThat(state.table().ranking()).hasSize(state.table().setup().players());
        }
        assertThat(MercuriusJson.STATE.read(MercuriusJson.STATE.write(state))).isEqualTo(state);
    }

    private static void survives(PlayerView view, Random random) {
        GameState imagined = (GameState) view.determinize(random::nextInt);
        view.viewer().ifPresent(seat -> assertThat(imagined.viewFor(seat)).isEqualTo(view));
        survives(imagined, random);
    }

    @Property(tries = 300)
    void aChangedUpdateIsRefusedOrAClientIsStillSound(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomPlay.from(random).game(PlayStyle.VARIED).gameWithUndos(1 + random.nextInt(100));
        int seat = random.nextInt(3);
        List<Update> told = game.updatesFor(seat, 0);
        int known = random.nextInt(told.size());
        SeatGame client = SeatGame.of(game.firstState().viewFor(seat)).afterAll(told.subList(0, known));
        Mutator mutator = new Mutator(random, CODES);
        String json = MercuriusJson.UPDATE.write(told.get(known));
        for (int i = 0; i < 20; i++) {
            follow(client, mutator.mutated(json));
        }
        assertThat(client.after(told.get(known)).updates()).isEqualTo(told.subList(0, known + 1));
    }

    private static void follow(SeatGame client, String json) {
        PlayerView after;
        try {
            after = client.after(MercuriusJson.UPDATE.read(json)).view();
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).as(json).contains("expected");
            return;
        }
        assertThat(MercuriusJson.VIEW.read(MercuriusJson.VIEW.write(after))).isEqualTo(after);
    }
}
