package io.github.mercurius.web.lab;

/** Lets something stand still for four fifths of the time, as processes do that wait for a slow disk. */
final class Stutter {
    private static final int STILL_MILLIS = 200;
    private static final int MOVING_MILLIS = 50;

    private final Fault.Step stop;
    private final Fault.Step go;
    private volatile boolean ending;
    private Thread thread = new Thread();

    Stutter(Fault.Step stop, Fault.Step go) {
        this.stop = stop;
        this.go = go;
    }

    void begin() {
        ending = false;
        thread = new Thread(this::stutter, "stutter");
        thread.start();
    }

    private void stutter() {
        try {
            while (!ending) {
                stop.run();
                Thread.sleep(STILL_MILLIS);
                go.run();
                Thread.sleep(MOVING_MILLIS);
            }
        } catch (Exception e) {
            throw new IllegalStateException("cannot stand still", e);
        }
    }

    /** After this it moves. */
    void end() throws Exception {
        ending = true;
        thread.join();
        go.run();
    }
}
