package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Documents that somebody has tampered with are refused by our exception, or are values with which a game goes on. */
public abstract class HostileLaws<A extends AnyAction, V extends AnyView<A>> {
    /** The first few samples are the large ones, and there is most to be said against them. */
    private static final int LARGE = 6;

    private static final int TRIES = 20;

    private final Games<A, V> games;
    private final List<String> codes;
    private final int documents;
    private int tried;
    private int taken;
    private int refused;

    /**
     * The laws of a game.
     *
     * @param codes some that may stand in a document
     * @param documents how many documents are tampered with, if the system property {@code fuzz.documents} does not say
     */
    protected HostileLaws(Games<A, V> games, List<String> codes, int documents) {
        this.games = games;
        this.codes = codes;
        this.documents = Integer.getInteger("fuzz.documents", documents);
    }

    @Property(tries = TRIES, shrinking = ShrinkingMode.OFF, seed = "1602")
    public void everyOutcomeIsAGoodValueOrARefusal(@ForAll long seed) {
        Random random = new Random(seed);
        List<Sample<?>> samples = games.samples(random);
        Mutator mutator = new Mutator(random, codes);
        for (int i = 0; i < documents / TRIES; i++) {
            Sample<?> sample = samples.get(random.nextInt(random.nextBoolean() ? LARGE : samples.size()));
            String json = mutator.mutated(sample.json());
            try {
                String written = sample.rewritten(json);
                assertThat(sample.rewritten(written)).isEqualTo(written);
                goesOn(sample.format().read(written), random);
                taken++;
            } catch (FormatException refusal) {
                assertThat(refusal.getMessage()).doesNotContain("fasterxml").hasSizeLessThan(20_000);
                refused++;
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                throw new AssertionError(json, e);
            }
        }
        if (++tried == TRIES) {
            // tampering that always or never leads to a refusal shows little
            String outcome = taken + " documents read, " + refused + " refused";
            assertThat(taken).as(outcome).isGreaterThan((taken + refused) / 100);
            assertThat(refused).as(outcome).isGreaterThan(taken);
            if (System.getProperty("fuzz.documents") != null) {
                System.out.println(outcome);
            }
        }
    }

    @SuppressWarnings("unchecked") // a document of the game gives values of the game
    private void goesOn(Object value, Random random) {
        if (value instanceof AnyState<?, ?> state) {
            playsOn((AnyState<A, V>) state, random);
        } else if (value instanceof AnyView<?> view) {
            AnyState<A, V> imagined = (AnyState<A, V>) view.determinize(random::nextInt);
            view.viewer().ifPresent(seat -> assertThat(imagined.viewFor(seat)).isEqualTo(view));
            playsOn(imagined, random);
        } else if (value instanceof AnyRecord<?, ?> record) {
            try {
                record.verify();
            } catch (IllegalStateException secret) {
                assertThat(secret).hasMessageStartingWith("the record holds no");
            }
        }
    }

    private void playsOn(AnyState<A, V> first, Random random) {
        AnyGame<A, V> game = games.rules(first).from(first);
        for (int i = 0; i < 20 && !game.state().isOver(); i++) {
            AnyState<A, V> state = game.state();
            assertThat(state.legalActions().isEmpty()).isEqualTo(state.asksChance());
            game = Games.next(game, random);
            assertThat(game.state().table().ranking())
                    .hasSize(state.table().setup().players());
        }
        new Sample<>("state", games.formats(first).state(), game.state()).comesBack();
    }

    /** Tampers with an update that a client is told next: it is refused, or the client can go on. */
    @Property(tries = 60, shrinking = ShrinkingMode.OFF, seed = "1602")
    public void aChangedUpdateIsRefusedOrAClientIsStillSound(@ForAll long seed) {
        Random random = new Random(seed);
        AnyGame<A, V> game = games.game(random, random.nextInt(200));
        if (game.state().isOver()) {
            return;
        }
        Formats<A, V> formats = games.formats(game.state());
        int seat = random.nextInt(game.setup().players());
        AnySeatGame<A, V> client = game.seatGame(seat);
        AnyUpdate told =
                Games.next(game, random).updatesFor(seat, game.updateCount()).get(0);
        Mutator mutator = new Mutator(random, codes);
        for (int i = 0; i < 20; i++) {
            String json = mutator.mutated(formats.update().write(told));
            try {
                V after = client.after(formats.update().read(json)).view();
                new Sample<>("view", formats.view(), after).comesBack();
            } catch (IllegalArgumentException refusal) {
                assertThat(refusal.getMessage()).as(json).contains("expected");
            }
        }
    }
}
