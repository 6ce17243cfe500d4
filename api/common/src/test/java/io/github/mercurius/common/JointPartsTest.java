package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Host and seats commit, then the seats open, then the host; nothing else is accepted. */
class JointPartsTest {
    private static final JointParts.Protocol GAME = new JointParts.Protocol("chess", " (RUL-1)");
    private static final String TABLE = "0".repeat(64);
    /** Of the host, of seat 0 and of seat 1. */
    private static final List<String> PARTS = List.of("1".repeat(64), "2".repeat(64), "3".repeat(64));

    private static final JointParts NONE = JointParts.none(GAME, 2, TABLE);

    private static String part(int seat) {
        return PARTS.get(seat + 1);
    }

    private static JointParts committed() {
        JointParts shown = NONE;
        for (int seat = JointParts.HOST; seat < 2; seat++) {
            shown = shown.committed(seat, GAME.commitment(TABLE, seat, part(seat)));
        }
        return shown;
    }

    private static JointParts open() {
        return committed().opened(0, part(0)).opened(1, part(1));
    }

    @Test
    void eachHashCoversGameTableRoleAndPart() {
        String hash = GAME.commitment(TABLE, 1, part(1));
        assertThat(hash).isEqualTo(Hashing.sha256("chess-part/1\n" + TABLE + "\nseat 1\n" + part(1) + "\n"));
        assertThat(GAME.commitment(TABLE, JointParts.HOST, part(1)))
                .isEqualTo(Hashing.sha256("chess-part/1\n" + TABLE + "\nhost\n" + part(1) + "\n"));
        String roles = "host " + PARTS.get(0) + "\nseat 0 " + PARTS.get(1) + "\nseat 1 " + PARTS.get(2) + "\n";
        assertThat(open().openedByHost(PARTS.get(0)).seed("players 2\n"))
                .isEqualTo(Hashing.sha256("chess-joint/1\n" + TABLE + "\nplayers 2\n" + roles));
        String shown = "host " + GAME.commitment(TABLE, JointParts.HOST, PARTS.get(0)) + "\nseat 0 "
                + GAME.commitment(TABLE, 0, PARTS.get(1)) + "\nseat 1 " + hash + "\n";
        assertThat(committed().commitment("players 2\n"))
                .isEqualTo(Hashing.sha256("chess-commitments/1\n" + TABLE + "\nplayers 2\n" + shown));
    }

    @Test
    void theyWaitForAllCommitmentsThenForTheSeatsThenForTheHost() {
        assertThat(NONE.waitingFor()).containsExactly("host", "seat 0", "seat 1");
        JointParts some = NONE.committed(0, GAME.commitment(TABLE, 0, part(0)));
        assertThat(some.waitingFor()).containsExactly("host", "seat 1");
        assertThat(some.isCommitted()).isFalse();
        assertThat(committed().isCommitted()).isTrue();
        assertThat(committed().waitingFor()).containsExactly("seat 0", "seat 1");
        assertThat(committed().opened(1, part(1)).waitingFor()).containsExactly("seat 0");
        assertThat(committed().opened(1, part(1)).isOpen()).isFalse();
        assertThat(open().isOpen()).isTrue();
        assertThat(open().waitingFor()).containsExactly("host");
        assertThat(open().openedByHost(part(-1)).waitingFor()).isEmpty();
        assertThat(open().openedByHost(part(-1)).isOpen()).isTrue();
        assertThatThrownBy(() -> NONE.waitingFor().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void whatComesTooEarlyOrTwiceIsRefused() {
        JointParts some = NONE.committed(0, GAME.commitment(TABLE, 0, part(0)));
        assertThatThrownBy(() -> some.opened(0, part(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("part of seat 0, expected all commitments first: [host, seat 1] (RUL-1)");
        assertThatThrownBy(() -> some.committed(0, TABLE))
                .hasMessage("second commitment of seat 0, expected one (RUL-1)");
        assertThatThrownBy(() -> open().opened(1, part(1))).hasMessage("second part of seat 1, expected one (RUL-1)");
        assertThatThrownBy(() -> committed().openedByHost(part(-1)))
                .hasMessage("part of the host, expected those of all seats first: [seat 0, seat 1]");
        assertThatThrownBy(() -> some.commitment("")).hasMessage("not all have committed: waiting for [host, seat 1]");
        assertThatThrownBy(() -> open().seed(""))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not all have opened: waiting for [host]");
    }

    @Test
    void aPartThatDoesNotFitItsCommitmentIsRefused() {
        String fits = GAME.commitment(TABLE, 0, part(1));
        String shown = GAME.commitment(TABLE, 0, part(0));
        String message = "part of seat 0: has commitment " + fits + ", expected the one that was shown, ";
        assertThatThrownBy(() -> committed().opened(0, part(1))).hasMessage(message + shown + " (RUL-1)");
        assertThatThrownBy(() -> NONE.checkFits(0, part(1))).hasMessage(message + "which is none (RUL-1)");
        assertThatThrownBy(() -> open().openedByHost(part(0))).hasMessageContaining("expected the one that was shown");
    }

    @Test
    void textsThatAreNoHashesAndSeatsThatDoNotExistAreRefused() {
        for (String bad : List.of("", "0".repeat(63), "g".repeat(64), "A".repeat(64))) {
            assertThatThrownBy(() -> JointParts.none(GAME, 2, bad)).hasMessageStartingWith("table: ");
            assertThatThrownBy(() -> NONE.committed(0, bad)).hasMessageStartingWith("commitment: ");
            assertThatThrownBy(() -> NONE.opened(0, bad)).hasMessageStartingWith("part: ");
            assertThatThrownBy(() -> NONE.openedByHost(bad)).hasMessageStartingWith("part: ");
            assertThatThrownBy(() -> GAME.commitment(bad, 0, TABLE)).hasMessageStartingWith("table: ");
            assertThatThrownBy(() -> GAME.commitment(TABLE, 0, bad)).hasMessageStartingWith("part: ");
        }
        for (int seat : new int[] {-2, 2}) {
            String message = "seat: " + seat + ", expected 0 to 1";
            assertThatThrownBy(() -> NONE.committed(seat, TABLE)).hasMessage(message);
            assertThatThrownBy(() -> NONE.opened(seat, TABLE)).hasMessage(message);
            assertThatThrownBy(() -> NONE.commitment(seat)).hasMessage(message);
            assertThatThrownBy(() -> NONE.part(seat)).hasMessage(message);
        }
    }

    @Test
    void whatWasShownIsTold() {
        JointParts all = open().openedByHost(part(-1));
        assertThat(all.table()).isEqualTo(TABLE);
        for (int seat = JointParts.HOST; seat < 2; seat++) {
            assertThat(NONE.commitment(seat)).isEmpty();
            assertThat(NONE.part(seat)).isEmpty();
            assertThat(all.commitment(seat)).contains(GAME.commitment(TABLE, seat, part(seat)));
            assertThat(all.part(seat)).contains(part(seat));
        }
        assertThat(all.withoutHostPart()).isEqualTo(open());
        assertThat(all.part(JointParts.HOST)).as("the value before stays").isPresent();
        assertThat(all.toString()).contains(TABLE).doesNotContain(part(-1)).doesNotContain(part(0));
    }

    @Test
    void partsAreEqualIfAllThatWasShownIs() {
        assertThat(open()).isEqualTo(open()).hasSameHashCodeAs(open()).isNotEqualTo(committed());
        assertThat(committed()).isNotEqualTo(NONE).isNotEqualTo(TABLE);
        assertThat(NONE)
                .isNotEqualTo(JointParts.none(GAME, 3, TABLE))
                .isNotEqualTo(JointParts.none(GAME, 2, part(0)))
                .isNotEqualTo(JointParts.none(new JointParts.Protocol("go", " (RUL-1)"), 2, TABLE));
        assertThat(NONE.hashCode())
                .isNotEqualTo(JointParts.none(GAME, 2, part(0)).hashCode());
    }
}
