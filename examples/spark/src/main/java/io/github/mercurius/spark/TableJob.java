package io.github.mercurius.spark;

import io.github.mercurius.spark.Manifest.DataFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Carries out a plan: plays what is missing unit by unit, then makes large files of the small ones, then the manifest.
 * It may be cut off at any time, and goes on where it was.
 */
final class TableJob {
    private static final String BEGUN = "_begun.json";
    private static final String UNITS = "_units";
    private static final String MERGED = "_merged";

    /** How much larger than a file a heap is, so that few files are not full. */
    private static final int FILES_OF_A_HEAP = 8;

    private static final int TASKS = 64;
    private static final int UNITS_OF_A_TASK = 16;

    private final JavaSparkContext spark;
    private final Plan plan;
    private final String source;
    private final Folder out;
    private final long fileBytes;
    private final SerializableConfiguration conf;

    /** Carries out a plan in a folder. */
    TableJob(JavaSparkContext spark, Plan plan, String source, String out, long fileBytes) {
        Configuration hadoop = spark.hadoopConfiguration();
        this.spark = spark;
        this.plan = plan;
        this.source =
                source.isEmpty() ? source : Folder.of(source, hadoop).path().toString();
        this.out = Folder.of(out, hadoop);
        this.fileBytes = fileBytes;
        this.conf = new SerializableConfiguration(hadoop);
    }

    /** What was begun. */
    record Begun(int unit, Plan plan) {}

    /**
     * What a run did.
     *
     * @param there how many units were there already
     * @param units how many there are
     * @param cutOff how many attempts at a unit were cut off before
     */
    record Done(Manifest manifest, int there, int units, int cutOff) {}

    /**
     * Makes the table.
     *
     * @param unit how many games are played in one piece, if the table was not begun
     * @throws IllegalArgumentException if something is in the folder, unless it is this plan and is to be resumed
     */
    Done run(boolean resume, int unit) throws IOException {
        if (out.exists() && !resume) {
            throw new IllegalArgumentException(
                    "out: '" + out.path() + "' is there, expected a new folder, or --resume to complete it");
        }
        if (out.child(Manifest.NAME).exists()) {
            Manifest made = Manifest.read(out);
            check(made.plan());
            clean();
            return new Done(made, 0, 0, 0);
        }
        Begun begun = begin(unit);
        List<Unit> units = Unit.of(plan, begun.unit());
        Set<String> there = new HashSet<>();
        int cutOff = list(there);
        play(units, there);
        Manifest manifest = merge(units);
        out.write("_card.md", DataCard.of(manifest));
        out.write(Manifest.NAME, Plan.json(manifest));
        clean();
        return new Done(manifest, there.size(), units.size(), cutOff);
    }

    private void check(Plan then) {
        List<String> differences = plan.differences(then);
        if (!differences.isEmpty()) {
            throw new IllegalArgumentException("resume: '" + out.path() + "' is of another plan: " + differences.get(0)
                    + (differences.size() == 1 ? "" : " (and " + (differences.size() - 1) + " more)"));
        }
    }

    private Begun begin(int unit) throws IOException {
        if (out.child(BEGUN).exists()) {
            Begun begun = Plan.parse(out.read(BEGUN), Begun.class);
            check(begun.plan());
            return begun;
        }
        if (!out.list().stream().allMatch(file -> file.getPath().getName().startsWith(Folder.ATTEMPT))) {
            throw new IllegalArgumentException(
                    "resume: '" + out.path() + "' has no file " + BEGUN + ", expected the folder of a job");
        }
        Begun begun = new Begun(unit, plan);
        out.write(BEGUN, Plan.json(begun));
        return begun;
    }

    /** Finds the units that are there, and how many attempts were cut off. */
    private int list(Set<String> there) throws IOException {
        int cutOff = 0;
        for (FileStatus file : out.child(UNITS).list()) {
            String name = file.getPath().getName();
            if (name.startsWith(Folder.ATTEMPT)) {
                cutOff++;
            } else {
                for (FileStatus unit : out.child(UNITS).child(name).list()) {
                    there.add(name + "/" + unit.getPath().getName());
                }
            }
        }
        return cutOff;
    }

    private void play(List<Unit> units, Set<String> there) {
        List<String> missing = units.stream()
                .map(Unit::name)
                .filter(name -> !there.contains(name))
                .toList();
        if (missing.isEmpty()) {
            return;
        }
        int tasks = Math.min(missing.size(), Math.max(TASKS, missing.size() / UNITS_OF_A_TASK));
        Work work = new Work(plan.toJson(), out.child(UNITS).path().toString(), source);
        SerializableConfiguration sent = conf;
        spark.parallelize(new ArrayList<>(missing), tasks).foreach(name -> work.write(name, sent.value()));
    }

    private Manifest merge(List<Unit> units) throws IOException {
        Folder merged = out.child(MERGED);
        Folder data = out.child("game=" + plan.game());
        merged.delete();
        data.delete();
        List<Merger.Heap> heaps = heaps(units);
        Map<String, Integer> constant =
                Constants.find(spark, heaps, out.child(UNITS).path().toString(), columns(), conf);
        MessageType schema = Column.schema(columns().stream()
                .filter(column -> !constant.containsKey(column.name()))
                .toList());
        Merger merger = new Merger(
                plan.toJson(),
                schema.toString(),
                out.child(UNITS).path().toString(),
                merged.path().toString(),
                fileBytes);
        SerializableConfiguration sent = conf;
        List<String> made = spark.parallelize(heaps, heaps.size())
                .flatMap(heap -> merger.merge(heap, sent.value()).iterator())
                .collect();
        data.takePlaceOf(merged);
        return manifest(made, constant);
    }

    private List<Column> columns() {
        return source.isEmpty() ? GamesTable.COLUMNS : DecisionsTable.columns(Series.kit(plan));
    }

    private Manifest manifest(List<String> made, Map<String, Integer> constant) {
        List<DataFile> files = new ArrayList<>();
        Map<Integer, Long> rows = new TreeMap<>();
        String checksum = Checksum.none();
        long all = 0;
        for (String json : made) {
            DataFile file = Plan.parse(json, DataFile.class).in("game=" + plan.game());
            files.add(file);
            rows.merge(file.players(), file.rows(), Long::sum);
            checksum = Checksum.sum(checksum, file.checksum());
            all += file.rows();
        }
        return new Manifest(plan, all, rows, checksum, constant, files);
    }

    /** The files of units in the order of their games, several in a heap. */
    private List<Merger.Heap> heaps(List<Unit> units) throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        for (FileStatus folder : out.child(UNITS).list()) {
            String players = folder.getPath().getName();
            for (FileStatus file : out.child(UNITS).child(players).list()) {
                sizes.put(players + "/" + file.getPath().getName(), file.getLen());
            }
        }
        List<Merger.Heap> heaps = new ArrayList<>();
        long size = 0;
        for (String name : units.stream().map(Unit::name).sorted().toList()) {
            Long bytes = sizes.get(name);
            if (bytes == null) {
                throw new IOException(name + " is not there, though all tasks have ended");
            }
            int players = Unit.named(name).players();
            if (heaps.isEmpty()
                    || heaps.get(heaps.size() - 1).players() != players
                    || size + bytes > FILES_OF_A_HEAP * fileBytes) {
                heaps.add(new Merger.Heap(heaps.size(), players, new ArrayList<>()));
                size = 0;
            }
            heaps.get(heaps.size() - 1).names().add(name);
            size += bytes;
        }
        return heaps;
    }

    private void clean() throws IOException {
        out.child(UNITS).delete();
        out.child(MERGED).delete();
        out.child(BEGUN).delete();
    }
}
