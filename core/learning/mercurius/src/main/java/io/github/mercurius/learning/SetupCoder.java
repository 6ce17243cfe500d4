package io.github.mercurius.learning;

import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.common.ChoiceWriter;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads a set-up: 12 bits if the players have no names and the dividend scale is one with a name. */
final class SetupCoder {
    private static final int PLAYERS = Setup.MOST_PLAYERS - Setup.FEWEST_PLAYERS + 1;
    private static final int CODE_POINTS = Character.MAX_CODE_POINT + 1;
    private static final int AMOUNTS = DividendScale.HIGHEST_AMOUNT + 1;
    private static final List<DividendScale> SCALES = List.of(DividendScale.quarterPrice(), DividendScale.fullPrice());

    private SetupCoder() {}

    static void write(Setup setup, ChoiceWriter out) {
        out.write(setup.players() - Setup.FEWEST_PLAYERS, PLAYERS);
        out.write(setup.startSeat(), setup.players());
        Rulings rulings = setup.rulings();
        out.write(rulings.cardOrder().ordinal(), 2);
        out.write(rulings.blackMarketAtEnd().ordinal(), 2);
        writeScale(rulings.dividendScale(), out);
        out.write(setup.names().isEmpty() ? 0 : 1, 2);
        setup.names().forEach(name -> writeName(name, out));
    }

    private static void writeScale(DividendScale scale, ChoiceWriter out) {
        int known = SCALES.indexOf(scale);
        out.write(known + 1, SCALES.size() + 1);
        if (known < 0) {
            scale.amounts().forEach(amount -> out.write(amount, AMOUNTS));
        }
    }

    private static void writeName(String name, ChoiceWriter out) {
        int[] codePoints = name.codePoints().toArray();
        out.write(codePoints.length, Setup.LONGEST_NAME + 1);
        for (int codePoint : codePoints) {
            out.write(codePoint, CODE_POINTS);
        }
    }

    static Setup read(ChoiceReader in) {
        int players = Setup.FEWEST_PLAYERS + in.read(PLAYERS);
        int start = in.read(players);
        Rulings rulings = Rulings.builder()
                .cardOrder(CardOrder.values()[in.read(2)])
                .blackMarketAtEnd(BlackMarketAtEnd.values()[in.read(2)])
                .dividendScale(readScale(in))
                .build();
        List<String> names = new ArrayList<>();
        if (in.read(2) == 1) {
            for (int seat = 0; seat < players; seat++) {
                names.add(readName(in));
            }
        }
        return Setup.builder()
                .players(players)
                .startSeat(start)
                .rulings(rulings)
                .names(names)
                .build();
    }

    private static DividendScale readScale(ChoiceReader in) {
        int known = in.read(SCALES.size() + 1) - 1;
        if (known >= 0) {
            return SCALES.get(known);
        }
        List<Integer> amounts = new ArrayList<>();
        for (int price = Market.LOWEST_PRICE; price <= Market.HIGHEST_PRICE; price++) {
            amounts.add(in.read(AMOUNTS));
        }
        return DividendScale.of(amounts);
    }

    private static String readName(ChoiceReader in) {
        StringBuilder name = new StringBuilder();
        for (int left = in.read(Setup.LONGEST_NAME + 1); left > 0; left--) {
            name.appendCodePoint(in.read(CODE_POINTS));
        }
        return name.toString();
    }
}
