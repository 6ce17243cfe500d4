package io.github.mercurius.web.lab;

import io.github.mercurius.web.Postgres;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** All that can happen to servers, their database, their disk and the cables between them. */
final class Faults {
    private static final long HOUR_MILLIS = 3_600_000;

    private final List<Fault> all = new ArrayList<>();
    private final Random random;

    Faults(Random random) {
        this.random = random;
    }

    Fault next() {
        return all.get(random.nextInt(all.size()));
    }

    /** To whom something can happen. */
    Set<String> victims() {
        Set<String> victims = new HashSet<>(Set.of(Health.DATABASE));
        all.forEach(fault -> victims.add(fault.who()));
        return victims;
    }

    private void add(String kind, String who, Fault.Step begin, Fault.Step end) {
        if (!kind.matches(System.getProperty("lab.faults", ".*"))) {
            return;
        }
        all.add(new Fault(kind, who, begin, end));
    }

    void addServer(Member member) {
        Fault.Step pause = () -> member.process().pause();
        Fault.Step resume = () -> member.process().resume();
        add("paused", member.name, pause, resume);
        Stutter stutter = new Stutter(pause, resume);
        add("slow", member.name, stutter::begin, stutter::end);
        add("killed", member.name, () -> member.process().kill(), member::start);
        add("restarted", member.name, () -> member.process().close(), member::start);
        add(
                "clock wrong",
                "clock of " + member.name,
                () -> member.setClock(random.nextBoolean() ? HOUR_MILLIS : -HOUR_MILLIS),
                () -> member.setClock(0));
        addCable("clients", "clients of " + member.name, member.toClients);
    }

    /** The cable of a server to its database. */
    void addCable(Member member, Cable cable) {
        addCable("database", member.name, cable);
    }

    private void addCable(String whose, String who, Cable cable) {
        add(whose + " silent", who, cable::silence, cable::mend);
        add(whose + " cut off", who, cable::tear, cable::mend);
    }

    void addDatabase(Postgres postgres) {
        add("database crashes", Health.DATABASE, postgres::crash, postgres::start);
        Stutter stutter = new Stutter(() -> postgres.signal("STOP"), () -> postgres.signal("CONT"));
        add("database slow", Health.DATABASE, stutter::begin, stutter::end);
    }

    /**
     * A disk that can be full.
     *
     * @param after what is done when there is space again
     */
    void addDisk(SmallDisk disk, String who, Fault.Step after) {
        if (disk.canBeFull()) {
            add("disk full", who, disk::fill, () -> {
                disk.free();
                after.run();
            });
        } else {
            System.out.println("no right to mount a small disk: none will be full");
        }
    }
}
