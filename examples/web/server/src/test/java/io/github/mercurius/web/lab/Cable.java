package io.github.mercurius.web.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A cable to a port of this machine, that can be cut with or without a word. */
final class Cable implements AutoCloseable {
    private enum State {
        WHOLE,
        SILENT,
        BROKEN
    }

    private final ServerSocket plug;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private State state = State.WHOLE;
    private volatile int target;

    Cable(int target) {
        this.target = target;
        try {
            plug = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        begin(this::accept);
    }

    int port() {
        return plug.getLocalPort();
    }

    /** From now on it leads to another port. */
    void leadTo(int port) {
        target = port;
    }

    /** Nothing comes through, and nobody is told. */
    synchronized void silence() {
        state = State.SILENT;
    }

    /** All connections are reset, and no new one is made. */
    synchronized void tear() {
        state = State.BROKEN;
        reset();
    }

    /** It is whole again; connections that were cut are reset. */
    synchronized void mend() {
        reset();
        state = State.WHOLE;
        notifyAll();
    }

    private void reset() {
        sockets.forEach(Cable::reset);
        sockets.clear();
    }

    private static void reset(Socket socket) {
        try {
            socket.setSoLinger(true, 0);
            socket.close();
        } catch (IOException e) {
            // it is closed already
        }
    }

    private static void begin(Runnable task) {
        Thread thread = new Thread(task, "cable");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        while (!plug.isClosed()) {
            try {
                connect(plug.accept());
            } catch (IOException e) {
                // the next one may be luckier
            }
        }
    }

    private void connect(Socket from) {
        sockets.add(from);
        begin(() -> {
            Socket to = null;
            try {
                awaitWhole(from);
                to = new Socket(InetAddress.getLoopbackAddress(), target);
                sockets.add(to);
                Socket other = to;
                begin(() -> pump(other, from));
            } catch (IOException | InterruptedException e) {
                reset(from);
                return;
            }
            pump(from, to);
        });
    }

    private synchronized void awaitWhole(Socket socket) throws InterruptedException, IOException {
        while (state == State.SILENT && !socket.isClosed()) {
            wait();
        }
        if (state == State.BROKEN || socket.isClosed()) {
            throw new IOException("cut");
        }
    }

    private void pump(Socket from, Socket to) {
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] bytes = new byte[8192];
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                awaitWhole(from);
                out.write(bytes, 0, read);
            }
        } catch (IOException | InterruptedException e) {
            // cut
        }
        reset(from);
        reset(to);
        sockets.remove(from);
        sockets.remove(to);
    }

    @Override
    public void close() {
        try {
            plug.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        tear();
    }
}
