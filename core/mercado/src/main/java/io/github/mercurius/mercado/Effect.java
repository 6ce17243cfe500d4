package io.github.mercurius.mercado;

import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What tiles, tokens and spaces of the track do beside their points (section 9). */
public enum Effect {
    /** One white coin from the pile into the purse. */
    WHITE("W"),
    /** One black coin from the pile into the purse. */
    BLACK("B"),
    /** One black coin from the purse, or else from the character tile, back onto the pile. */
    RETURN_BLACK("-B"),
    /** One seal from the pile. */
    SEAL("S"),
    /** One privilege token from the stack. */
    TOKEN("V"),
    /** Another turn (XTR-1). */
    AGAIN("AGAIN"),
    /** Three more spaces forward; on the track only. */
    FORWARD("+3"),
    /** Every other player takes one black coin from the pile into the purse. */
    OTHERS_BLACK("oB"),
    /** Every other player takes one white coin from the pile into the purse. */
    OTHERS_WHITE("oW"),
    /** Every other player discards one privilege token. */
    OTHERS_DISCARD("o-V"),
    /** No seals for the others at this sale (SAL-5). */
    NO_SEALS("o-S");

    private static final List<Effect> ALL = List.of(values());

    private final String code;

    Effect(String code) {
        this.code = code;
    }

    /** All effects, in the order of EFF-1 and EFF-2. */
    public static List<Effect> all() {
        return ALL;
    }

    /** The effects of a kind, in the same order. */
    static List<Effect> all(Predicate<Effect> isSuch) {
        return Collections.unmodifiableList(ALL.stream().filter(isSuch).collect(Collectors.toList()));
    }

    /** The effect with a code, if there is one. */
    static Optional<Effect> withCode(String code) {
        return ALL.stream().filter(effect -> effect.code.equals(code)).findFirst();
    }

    /** The code, such as {@code -B} or {@code oW}. */
    public String code() {
        return code;
    }

    /** Whether it is for the other players (EFF-2), and not for the player whose turn it is (EFF-1). */
    public boolean isForOthers() {
        return ordinal() >= OTHERS_BLACK.ordinal();
    }

    /** Whether a tile can have it (EDN-6). */
    public boolean isOnTiles() {
        return this != FORWARD;
    }

    /** Whether a token can have it (EDN-8): nothing that asks the others before the action, or belongs to a sale. */
    public boolean isOnTokens() {
        return this != FORWARD && this != OTHERS_DISCARD && this != NO_SEALS;
    }

    /** Whether a space on a side of the board can have it (EDN-9). */
    public boolean isOnTrack(Side side) {
        boolean isBack = Arguments.notNull(side, "side") == Side.B;
        return !isForOthers() || (isBack && (this == OTHERS_BLACK || this == OTHERS_WHITE));
    }

    /** What it does, in a language; English for languages that are not in {@link Languages}. */
    public String displayName(Locale locale) {
        return Texts.in(locale).get("effect." + name());
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
