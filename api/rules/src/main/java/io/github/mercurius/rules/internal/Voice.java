package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * A language, and what the players are called in it.
 *
 * @param texts the words of the language
 * @param names what the player on a seat is called
 */
public record Voice(Words texts, IntFunction<String> names) {
    /** A voice that speaks of the players by name, or by seat if they have no names. */
    public static Voice of(Words texts, AnySetup setup, Locale locale) {
        Arguments.notNull(setup, "setup");
        return new Voice(texts, seat -> setup.name(seat, locale));
    }

    /** What the player on a seat is called, where a fact is that seat. */
    public String name(Object seat) {
        return names.apply((Integer) seat);
    }

    /**
     * Adds who won, and the winners' score by its name.
     *
     * @return the variant of a sentence that speaks of so many
     */
    public String winners(List<? extends AnyStanding> ranking, String score, Map<String, Object> words) {
        List<String> winners = new ArrayList<>();
        words.put(score, 0);
        for (AnyStanding standing : ranking) {
            if (standing.place() == 1) {
                winners.add(name(standing.seat()));
                words.put(score, standing.score());
            }
        }
        words.put("winners", texts.list(winners));
        return winners.size() == 1 ? "" : ".shared";
    }
}
