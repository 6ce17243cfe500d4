package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * A position of which all is known, or what one viewer sees.
 *
 * @param view what the viewer sees; what everybody sees if all is known
 */
public record ToyPosition(ToyView view, Optional<ToyState> whole) implements AnyPosition<ToyAction, ToyView> {
    @Override
    public List<PositionProblem> problems() {
        return List.of();
    }

    @Override
    public ToyTable table() {
        return view.table();
    }

    @Override
    public ToyState state() {
        return whole.orElseThrow(() -> refusal("what a viewer sees", "all cards"));
    }

    @Override
    public ToyView view() {
        if (whole.isPresent()) {
            throw refusal("all cards", "what a viewer sees");
        }
        return view;
    }

    @Override
    public ToyState dealt(IntUnaryOperator random) {
        return whole.orElseGet(() -> view.determinize(random));
    }

    @Override
    public ToyPosition seenBy(int seat) {
        return whole.map(state -> new ToyPosition(state.viewFor(seat), Optional.empty()))
                .orElseGet(() -> view.viewer().equals(OptionalInt.of(seat)) ? this : seenBySpectator());
    }

    @Override
    public ToyPosition seenBySpectator() {
        return new ToyPosition(new ToyView(OptionalInt.empty(), table(), List.of()), Optional.empty());
    }

    @Override
    public String toText() {
        return whole.map(ToyState::toText).orElseGet(view::toText);
    }

    private static PositionException refusal(String given, String expected) {
        return new PositionException(
                List.of(new PositionProblem(OptionalInt.empty(), "position", given, expected, List.of())));
    }
}
