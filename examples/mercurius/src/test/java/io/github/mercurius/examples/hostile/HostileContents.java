package io.github.mercurius.examples.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Files with bad content, every so manieth of each kind, for each command that reads one. */
record HostileContents(Box box, Path vector, int every, Tally tally) {
    private static final String ARENA = "arena --bots=random*3 --games=1 --threads=1 --results=FILE";
    private static final List<String> READERS = List.of(
            "replay FILE --lang=en",
            "play --resume=FILE --lang=pl",
            ARENA,
            "conformance FILE",
            "position FILE --lang=it");
    private static final List<String> SLOW_READERS = List.of("conformance FILE --positions");
    private static final List<String> READERS_OF_RECORDS =
            List.of("replay FILE --verify", "play --save=FILE --bots=random --seed=3");

    private Path file() {
        return box.path("case.json");
    }

    /** What the old way of saving wrote over. */
    private Path neighbour() {
        return box.path("case.json.new");
    }

    void tryAll() throws Exception {
        Map<String, String> good = new LinkedHashMap<>();
        good.put("record", Box.record(40));
        good.put("finished record", Box.record(Integer.MAX_VALUE));
        good.put("view", Box.view(40));
        good.put("state", Box.state(40));
        good.put("position", Box.position(40));
        good.put("ledger", box.ledger());
        good.put("vector", Files.readString(vector));
        Files.writeString(neighbour(), "a neighbour");
        for (Map.Entry<String, String> kind : good.entrySet()) {
            List<String> readers = new ArrayList<>(READERS);
            readers.addAll(kind.getKey().endsWith("record") ? READERS_OF_RECORDS : List.of());
            readers.addAll(every == 1 ? SLOW_READERS : List.of());
            for (Map.Entry<String, byte[]> bad :
                    Damage.to(kind.getValue(), every).entrySet()) {
                for (String reader : readers) {
                    tryOut(reader, kind.getKey() + ", " + bad.getKey(), bad.getValue());
                }
            }
        }
        for (Map.Entry<String, SisterFiles.Kind> kind : SisterFiles.all().entrySet()) {
            for (Map.Entry<String, byte[]> bad :
                    Damage.to(kind.getValue().content(), every).entrySet()) {
                for (String reader : kind.getValue().readers()) {
                    tryOut(reader, kind.getKey() + ", " + bad.getKey(), bad.getValue());
                }
            }
        }
    }

    private void tryOut(String command, String what, byte[] content) throws Exception {
        Files.deleteIfExists(file());
        Files.write(file(), content, StandardOpenOption.CREATE_NEW);
        Trial trial = Trial.of(command.replace("FILE", file().toString()).split(" "));
        List<String> wrong = new ArrayList<>(trial.complaints());
        if (!isKept(command, content, Files.readAllBytes(file()), trial)) {
            wrong.add("loses something of the file");
        }
        if (!Files.exists(neighbour()) || !Files.readString(neighbour()).equals("a neighbour")) {
            wrong.add("writes over a neighbour");
            Files.writeString(neighbour(), "a neighbour");
        }
        if (!names().equals(List.of("case.json", "case.json.new"))) {
            wrong.add("leaves " + names());
        }
        tally.add(command, what, trial, wrong);
    }

    private static boolean isKept(String command, byte[] before, byte[] after, Trial trial) {
        if (Arrays.equals(before, after)) {
            return true;
        }
        return trial.isDone()
                && (command.equals(ARENA)
                        ? Kept.isLedgerKept(before, after, trial.err())
                        : Kept.isGameLonger(before, after));
    }

    private List<String> names() throws IOException {
        String[] names = box.path("").toFile().list();
        return names == null ? List.of() : List.copyOf(new TreeSet<>(Arrays.asList(names)));
    }
}
