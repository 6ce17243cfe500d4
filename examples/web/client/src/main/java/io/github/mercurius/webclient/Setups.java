package io.github.mercurius.webclient;

import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.rules.AnyJoint;
import java.util.List;

/** Reads the set-up of a game from the page's texts. */
final class Setups {
    private Setups() {}

    /**
     * A set-up.
     *
     * @param names one a line, in the order of the seats
     * @param rulings three words: the dividends ({@code quarter} or {@code full}), the {@link CardOrder} and the
     *     {@link BlackMarketAtEnd}
     */
    static Setup of(String names, int startSeat, String rulings) {
        String[] words = rulings.split(" ", -1);
        if (words.length != 3) {
            throw new IllegalArgumentException("rulings: '" + rulings + "', expected three words");
        }
        return Setup.builder()
                .names(List.of(names.split("\n", -1)))
                .startSeat(startSeat)
                .rulings(Rulings.builder()
                        .dividendScale(dividends(words[0]))
                        .cardOrder(CardOrder.valueOf(words[1]))
                        .blackMarketAtEnd(BlackMarketAtEnd.valueOf(words[2]))
                        .build())
                .build();
    }

    /** The joint deal of a game, of what was shown: a {@link Shown.Game}. */
    static AnyJoint joint(List<String> names, int startSeat, List<String> rulings, Shown shown) {
        Setup setup = of(String.join("\n", names), startSeat, String.join(" ", rulings));
        JointDeal joint = shown.commit(
                JointDeal.at(setup, shown.table()), JointDeal::withHostCommitment, JointDeal::withSeatCommitment);
        return shown.open(joint, JointDeal::withSeatPart);
    }

    private static DividendScale dividends(String name) {
        return switch (name) {
            case "quarter" -> DividendScale.quarterPrice();
            case "full" -> DividendScale.fullPrice();
            default ->
                throw new IllegalArgumentException("dividends: '" + name + "', expected quarter or full (RUL-1)");
        };
    }

    /** A seed from an unsigned decimal number of at most 64 bits. */
    static long seed(String text) {
        long seed = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            boolean fits = Long.compareUnsigned(seed, Long.divideUnsigned(-1 - digit, 10)) <= 0;
            if (digit < 0 || digit > 9 || !fits) {
                throw notSeed(text);
            }
            seed = 10 * seed + digit;
        }
        if (text.isEmpty()) {
            throw notSeed(text);
        }
        return seed;
    }

    private static IllegalArgumentException notSeed(String text) {
        return new IllegalArgumentException("seed: '" + text + "', expected 0 to 18446744073709551615 (RUL-9)");
    }
}
