package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;

/** A step that is still to be done before the next stage. */
public sealed interface Todo {
    /** The step as text, such as {@code effect:AGAIN}. */
    default String notation() {
        return toString();
    }

    /** An effect of the tile that is sold or of the token that was played: {@code effect:AGAIN}. */
    record Apply(Effect effect) implements Todo {
        /** The steps for some effects, in their order. */
        static List<Todo> each(List<Effect> effects) {
            List<Todo> steps = new ArrayList<>();
            effects.forEach(effect -> steps.add(new Apply(effect)));
            return steps;
        }

        @Override
        public String toString() {
            return "effect:" + effect;
        }
    }

    /** A player discards a token, if there is one (EFF-2): {@code discard:2}. */
    record Discard(int seat) implements Todo {
        @Override
        public String toString() {
            return "discard:" + seat;
        }
    }

    /** The last steps of the sale at a stall, SAL-4 to SAL-6: {@code close:5}. */
    record Close(Stall stall) implements Todo {
        @Override
        public String toString() {
            return "close:" + stall;
        }
    }
}
