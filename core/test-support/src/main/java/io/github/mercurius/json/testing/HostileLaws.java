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
import io.github.mercurius.rules.json.WireFormat;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Documents that somebody has tampered with are refused by our exception, or are values with which a game goes on. */
public abstract class HostileLaws<A extends AnyAction, V extends AnyView<A>> {
    /** The first few samples are the large ones, and there is most to be said against them. */
    private static final int LARGE = 8;

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
        List<Sample> samples = games.samples().apply(random);
        Mutator mutator = new Mutator(random, codes);
        for (int i = 0; i < documents / TRIES; i++) {
            Sample sample = samples.get(random.nextInt(random.nextBoolean() ? LARGE : samples.size()));
            String json = mutator.mutated(sample.json());
            try {
                String written = sample.rewriting().apply(json);
                assertThat(sample.rewriting().apply(written)).isEqualTo(written);
                goesOn(sample.reading().apply(written), random);
                taken++;
            } catch (FormatException refusal) {
                assertThat(refusal.getMessage()).doesNotContain("fasterxml").hasSizeLessThan(20_000);
                refused++;
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                throw new AssertionError(json, e);
            }
        }
        if (++tried == TRIES) {
            someWereTakenAndMoreRefused();
        }
    }

    /** There were documents of both kinds, as tampering that always or never leads to a refusal shows little. */
    private void someWereTakenAndMoreRefused() {
        String outcome = taken + " documents read, " + refused + " refused";
        assertThat(taken).as(outcome).isGreaterThan((taken + refused) / 100);
        assertThat(refused).as(outcome).isGreaterThan(taken);
        if (System.getProperty("fuzz.documents") != null) {
            System.out.println(outcome);
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
        AnyState<A, V> state = first;
        for (int i = 0; i < 20 && !state.isOver(); i++) {
            assertThat(state.legalActions().isEmpty()).isEqualTo(state.asksChance());
            state = state.asksChance()
                    ? state.applyOutcome(state.drawOutcome(random::nextInt))
                    : state.applyAction(state.legalActions().sample(random::nextInt));
            assertThat(state.table().ranking()).hasSize(state.table().setup().players());
        }
        WireFormat<AnyState<A, V>> format = games.formats(state).state();
        assertThat(format.read(format.write(state))).isEqualTo(state);
    }

    /** Tampers with an update that a client is told next: it is refused, or the client can go on. */
    @Property(tries = 60, shrinking = ShrinkingMode.OFF, seed = "1602")
    public void aChangedUpdateIsRefusedOrAClientIsStillSound(@ForAll long seed) {
        Random random = new Random(seed);
        AnyGame<A, V> game = games.game(random, 1 + random.nextInt(200));
        Formats<A, V> formats = games.formats(game.state());
        int seat = random.nextInt(game.setup().players());
        AnySeatGame<A, V> client =
                games.rules().apply(game.setup()).seatGame(game.firstState().viewFor(seat));
        List<? extends AnyUpdate> told = game.updatesFor(seat, 0);
        int known = random.nextInt(told.size());
        for (AnyUpdate update : told.subList(0, known)) {
            client = client.after(update);
        }
        Mutator mutator = new Mutator(random, codes);
        String json = formats.update().write(told.get(known));
        for (int i = 0; i < 20; i++) {
            follow(client, formats, mutator.mutated(json));
        }
        assertThat(client.after(told.get(known)).updates()).isEqualTo(told.subList(0, known + 1));
    }

    private void follow(AnySeatGame<A, V> client, Formats<A, V> formats, String json) {
        V after;
        try {
            after = client.after(formats.update().read(json)).view();
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal.getMessage()).as(json).contains("expected");
            return;
        }
        assertThat(formats.view().read(formats.view().write(after))).isEqualTo(after);
    }
}
