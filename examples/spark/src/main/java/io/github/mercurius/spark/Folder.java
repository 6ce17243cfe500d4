package io.github.mercurius.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** A folder on a disk or in a store of Hadoop's. */
record Folder(Path path, Configuration conf) {
    /** A folder; a path that is relative begins where this program runs, and is the same for tasks elsewhere. */
    static Folder of(String path, Configuration conf) {
        Path folder = new Path(path);
        try {
            return new Folder(
                    folder.isAbsolute() ? folder : folder.getFileSystem(conf).makeQualified(folder), conf);
        } catch (IOException unreachable) {
            throw new UncheckedIOException(unreachable);
        }
    }

    private FileSystem files() throws IOException {
        return path.getFileSystem(conf);
    }

    Folder child(String name) {
        return new Folder(new Path(path, name), conf);
    }

    boolean exists() throws IOException {
        return files().exists(path);
    }

    boolean isEmpty() throws IOException {
        return files().listStatus(path).length == 0;
    }

    /** The size of all that is in it. */
    long bytes() throws IOException {
        return files().getContentSummary(path).getLength();
    }

    /** Writes a file, which gets its name when it is whole. */
    void write(String name, String text) throws IOException {
        Path whole = new Path(path, name);
        Path part = new Path(path, name + ".part");
        try (OutputStream out = files().create(part, true)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        if (!files().rename(part, whole)) {
            throw new IOException("cannot rename " + part + " to " + whole);
        }
    }

    String read(String name) throws IOException {
        try (InputStream in = files().open(new Path(path, name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    void delete() throws IOException {
        files().delete(path, true);
    }
}
