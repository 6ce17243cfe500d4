package io.github.mercurius.mercado;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The edition made for this library. What the rulebook says of the pieces holds for it; all else is made up. */
final class StandIn {
    /** Id, name, price (fixed coins and heights of stacks), points, effects. */
    private static final List<String> TILES = List.of(
            "O01, Tapestry, GGTT, 4, V",
            "O02, Pitcher, SS, 4, B",
            "O03, Bracelet, GG, 3",
            "O04, Slippers, CC, 3",
            "O05, Fan, TT, 2, S",
            "O06, Book, GS, 2, V",
            "O07, Lute, CT, 2, W",
            "O08, Goblet, GGG, 5",
            "O09, Candlestick, SSS, 5",
            "O10, Kettle, CCC, 4, S",
            "O11, Vase, TTT, 4, W",
            "O12, Carpet, 3, 4",
            "O13, Globe, 4, 7",
            "O14, Mask, 1/1/1, 3",
            "O15, Chandelier, 1/1/1/1, 5, -B",
            "O16, Music box, 2/2, 6",
            "O17, Statue, GGSS, 6, S",
            "O18, Cabinet, CCTT, 5, V S",
            "O19, Sword, SST, 3, -B W",
            "O20, Crown, GGGG, 7, B o-S",
            "O21, Mirror, GSC, 5, B",
            "O22, Painting, GGCC, RANK, W V",
            "O23, Fur coat, 2, RANK",
            "O24, Jewel box, C+2, 4, oW",
            "P01, Rose, GSC, 0, S V o-S o-V",
            "P02, Amber, WT, 0, AGAIN oB oB o-S",
            "P03, Musk, 2, 0, oB oB",
            "P04, Myrrh, 1/1/1, UNKNOWN",
            "P05, Jasmine, GGT, UNKNOWN, o-S",
            "P06, Sandalwood, WC, UNKNOWN, S",
            "P07, Lavender, 3, 0, W W S",
            "P08, Lily, CT, 0, -B -B S",
            "P09, Violet, 1/1/1/1, 0, V V",
            "P10, Incense, SST, 0, AGAIN -B",
            "P11, Vanilla, W+1/1, 2, AGAIN V",
            "P12, Cinnamon, CCS, 2, o-S o-V oB");

    /** Code, copies, points, effects. */
    private static final List<String> TOKENS =
            List.of("V3, 5, 3", "V2, 2, 2", "V2S, 4, 2, S", "V2X, 1, 2, -B", "V1W, 4, 1, W", "V1S, 2, 1, S -B");

    private static final String SIDE_A = "B . . +3 -B . W . . S . B . V . -B . +3 . S . W . B . V . -B S .";

    private static final String SIDE_B = ". S oB . . +3 . V B . oW . -B . AGAIN . W . B . oB . +3 S . . oW V . -B";

    static final Edition EDITION = edition();

    private StandIn() {}

    private static Edition edition() {
        Edition.Builder edition = Edition.builder().name("stand-in 2");
        for (String line : TILES) {
            String[] of = line.split(", ", -1);
            List<Effect> effects = effects(of.length > 4 ? of[4] : "");
            if (line.startsWith("O")) {
                edition.object(of[0], of[1], price(of[2]), points(of[3]), effects);
            } else {
                edition.perfume(of[0], of[1], price(of[2]), points(of[3]), effects);
            }
        }
        for (String line : TOKENS) {
            String[] of = line.split(", ", -1);
            edition.token(of[0], Integer.parseInt(of[1]), Integer.parseInt(of[2]), effects(of.length > 3 ? of[3] : ""));
        }
        return edition.track(Side.A, track(SIDE_A)).track(Side.B, track(SIDE_B)).build();
    }

    private static Price price(String text) {
        List<Integer> heights = text.chars()
                .filter(Character::isDigit)
                .mapToObj(digit -> digit - '0')
                .collect(Collectors.toList());
        return new Price(Coins.parse(text.replaceAll("[^A-Z]", "")), heights);
    }

    private static Points points(String text) {
        return switch (text) {
            case "RANK" -> Points.RANK;
            case "UNKNOWN" -> Points.UNKNOWN;
            default -> Points.of(Integer.parseInt(text));
        };
    }

    private static List<Effect> effects(String text) {
        return track(text).stream()
                .filter(Optional::isPresent)
                .map(Optional::get)
                .collect(Collectors.toList());
    }

    private static List<Optional<Effect>> track(String text) {
        return Arrays.stream(text.split(" ", -1)).map(Effect::withCode).collect(Collectors.toList());
    }
}
