package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The module of a game with editions is for one of them. */
public abstract class EditionModuleLaws<A extends AnyAction, V extends AnyView<A>, E> extends ModuleLaws<A, V> {
    private final Class<A> actions;
    private final Class<E> editions;
    private final Function<E, Module> maker;
    private final AnyState<A, V> state;
    private final Other<A, E> other;

    /**
     * The laws of a module.
     *
     * @param maker makes the module for an edition
     * @param standIn the edition of the game
     */
    protected EditionModuleLaws(
            Class<A> actions,
            Class<E> editions,
            Function<E, Module> maker,
            E standIn,
            Formats<A, V> formats,
            AnyGame<A, V> game,
            Words<A> words,
            Other<A, E> other) {
        super(maker.apply(standIn), actions, formats, game, words);
        this.other = other;
        this.actions = actions;
        this.editions = editions;
        this.maker = maker;
        state = game.state();
    }

    /**
     * What is of another edition alone.
     *
     * @param piece a piece of it
     * @param code the code of the piece
     * @param action an action with the piece
     * @param json the action, with single quotes for double ones
     * @param refusal what the module of the stand-in says of it
     */
    public record Other<A, E>(E edition, Object piece, String code, A action, String json, String refusal) {}

    @Test
    public void aModuleIsForOneEdition() throws JsonProcessingException {
        ObjectMapper theirs =
                JsonMapper.builder().addModule(maker.apply(other.edition())).build();
        String action = other.json().replace('\'', '"');
        assertThat(theirs.readValue(action, actions)).isEqualTo(other.action());
        assertThat((Object)
                        theirs.readValue('"' + other.code() + '"', other.piece().getClass()))
                .isEqualTo(other.piece());
        assertThatThrownBy(() -> mapper.readValue(action, actions)).hasMessageContaining(other.refusal());
        // what carries its edition is read whatever that of the module
        assertThat(theirs.readValue(theirs.writeValueAsString(state), state.getClass()))
                .isEqualTo(state);
        assertThatThrownBy(() -> maker.apply(null)).hasMessage("edition: null, expected an edition");
    }

    @Test
    public void aRefusalOfAnEditionSaysAllThatIsWrong() {
        assertThatThrownBy(() -> mapper.readValue("{\"id\":7}", editions))
                .cause()
                .isInstanceOfSatisfying(
                        FormatException.class,
                        refused -> assertThat(Refusals.problems(refused)).hasSizeGreaterThan(3));
    }
}
