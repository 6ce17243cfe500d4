package io.github.mercurius.examples.hostile;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes what a path may lead to, as far as the system and the user can; all names end as a picture's do. Who writes
 * gets no path to the system's devices: a mistake could replace them.
 */
final class BadPaths {
    private static final long HUNDRED_GIGABYTES = 100_000_000_000L;
    private static final String ESCAPES = "\u001b[2J\u202e\u200b\n\r\u2028";
    private static final List<String> SYSTEM = List.of(
            "/dev/zero",
            "/dev/full",
            "/dev/null",
            "/dev/random",
            "/dev/tty",
            "/dev/stdin",
            "/proc/self/mem",
            "/proc/self/maps",
            "/proc/kmsg",
            "/proc/kcore",
            "/proc",
            "/");

    private final Box box;
    private final Map<String, String> toRead = new LinkedHashMap<>();
    private final Map<String, String> toWrite = new LinkedHashMap<>();

    BadPaths(Box box) throws Exception {
        this.box = box;
        names();
        links();
        system();
        files();
    }

    Map<String, String> toRead() {
        return toRead;
    }

    /** A writer may make something of some of these, but not change what is there. */
    Map<String, String> toWrite() {
        return toWrite;
    }

    private void both(String what, Object path) {
        toRead.put(what, path.toString());
        toWrite.put(what, path.toString());
    }

    private void names() throws IOException {
        both("nothing", "");
        both("a name with NUL", box.path("a") + "\u0000.svg");
        both("a long name", box.path("x".repeat(5000) + ".svg"));
        both("a long path", box.path("") + "/x".repeat(5000) + ".svg");
        both("under a file", box.path("good.json") + "/none.svg");
        both("a missing folder", box.path("none") + "/none.svg");
        both("escapes in a missing folder", box.path(ESCAPES) + "/" + ESCAPES + ".svg");
        both("a folder", Files.createDirectory(box.path("folder.svg")));
        both("a folder with a slash", box.path("folder.svg") + "/");
        toWrite.put(
                "a new name with escapes", box.path("new" + ESCAPES + ".svg").toString());
    }

    private void links() throws IOException {
        Files.writeString(box.path("precious.svg"), "somebody's");
        both("a link", Files.createSymbolicLink(box.path("link.svg"), Path.of("precious.svg")));
        both("a link to nothing", Files.createSymbolicLink(box.path("dangling.svg"), Path.of("none.svg")));
        both("a link to itself", Files.createSymbolicLink(box.path("loop.svg"), Path.of("loop.svg")));
        both("a link to a folder", Files.createSymbolicLink(box.path("to-folder.svg"), Path.of("folder.svg")));
        both("a link to a device", Files.createSymbolicLink(box.path("zero.svg"), Path.of("/dev/zero")));
        both("a link to a full device", Files.createSymbolicLink(box.path("full.svg"), Path.of("/dev/full")));
    }

    private void system() throws Exception {
        make("a pipe that nobody writes to", "pipe.svg", "mkfifo");
        make("an endless device", "endless.svg", "mknod", "c", "1", "5");
        make("a full device", "fulldevice.svg", "mknod", "c", "1", "7");
        ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(box.path("socket.svg")));
        both("a socket", box.path("socket.svg"));
        SYSTEM.stream().filter(path -> Files.exists(Path.of(path))).forEach(path -> toRead.put(path, path));
    }

    private void make(String what, String name, String command, String... more) throws Exception {
        List<String> all = new ArrayList<>(List.of(command, box.path(name).toString()));
        all.addAll(Arrays.asList(more));
        new ProcessBuilder(all).start().waitFor();
        if (Files.exists(box.path(name), LinkOption.NOFOLLOW_LINKS)) {
            both(what, box.path(name));
        }
    }

    /** Ordinary files of no use, which a writer may replace unless it is not allowed to. */
    private void files() throws IOException {
        toRead.put(
                "escapes",
                Files.writeString(box.path(ESCAPES + ".svg"), "no record").toString());
        toRead.put("100 GB", box.path("sparse.svg").toString());
        try (RandomAccessFile file = new RandomAccessFile(box.path("sparse.svg").toFile(), "rw")) {
            file.setLength(HUNDRED_GIGABYTES);
        }
        Path unreadable = Files.writeString(box.path("unreadable.svg"), "no record");
        toRead.put("unreadable", unreadable.toString());
        if (unreadable.toFile().setReadable(false) && Files.isReadable(unreadable)) {
            return; // by somebody who may do all
        }
        Path readOnly = Files.writeString(box.path("readonly.svg"), "somebody's");
        if (readOnly.toFile().setWritable(false)) {
            both("read-only", readOnly);
        }
    }
}
