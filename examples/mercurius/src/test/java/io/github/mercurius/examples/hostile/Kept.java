package io.github.mercurius.examples.hostile;

import io.github.mercurius.api.Action;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.LogEntry;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Whether what a command has made of a file that it took still holds all that was in it. */
final class Kept {
    private Kept() {}

    /** Whether the game has gone on, and is the same until then. */
    static boolean isGameLonger(byte[] before, byte[] after) {
        List<LogEntry<Action>> old = MercuriusJson.RECORD.read(before).log();
        List<LogEntry<Action>> now = MercuriusJson.RECORD.read(after).log();
        return now.size() > old.size() && now.subList(0, old.size()).equals(old);
    }

    /** Whether all whole lines of a ledger are there; one without an end may be gone, if that was told. */
    static boolean isLedgerKept(byte[] before, byte[] after, String told) {
        String old = new String(before, StandardCharsets.ISO_8859_1);
        String now = new String(after, StandardCharsets.ISO_8859_1);
        String whole = old.substring(0, old.lastIndexOf('\n') + 1);
        String rest = old.substring(whole.length());
        return now.startsWith(whole)
                && now.startsWith("{\"format\":\"mercurius-arena/3\"")
                && now.endsWith("}\n")
                && (rest.isEmpty() || (told.contains("dropped") && rest.lines().count() == 1));
    }
}
