package io.github.mercurius.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * A folder on a disk or in a store of Hadoop's. A file gets its name when it is whole, so that a name stands for a
 * whole file.
 */
record Folder(Path path, Configuration conf) {
    /** With this begin the names of files that are not whole. */
    static final String ATTEMPT = "_attempt-";

    /** A folder; a path that is relative begins where this program runs, and is the same for tasks elsewhere. */
    static Folder of(String path, Configuration conf) {
        Path folder = new Path(path);
        if (folder.isAbsolute()) {
            return new Folder(folder, conf);
        }
        try {
            return new Folder(folder.getFileSystem(conf).makeQualified(folder), conf);
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

    /** A name in this folder for a file that is not whole. */
    Path attempt(String name) {
        return new Path(path, ATTEMPT + name.replace('/', '-') + "-" + UUID.randomUUID());
    }

    /** Gives a whole file its name. If another attempt was faster, that one stays: it has the same in it. */
    void commit(Path attempt, String name) throws IOException {
        Path to = new Path(path, name);
        files().mkdirs(to.getParent());
        if (!renamed(attempt, to)) {
            if (!files().exists(to)) {
                throw new IOException("cannot rename " + attempt + " to " + to);
            }
            files().delete(attempt, false);
        }
    }

    private boolean renamed(Path from, Path to) throws IOException {
        try {
            return files().rename(from, to);
        } catch (FileAlreadyExistsException there) {
            return false; // S3 says it so, HDFS with false
        }
    }

    /** Moves another folder here, where none is. */
    void takePlaceOf(Folder other) throws IOException {
        if (!files().rename(other.path, path)) {
            throw new IOException("cannot rename " + other.path + " to " + path);
        }
    }

    void write(String name, String text) throws IOException {
        Path attempt = attempt(name);
        try (OutputStream out = files().create(attempt)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        commit(attempt, name);
    }

    String read(String name) throws IOException {
        try (InputStream in = files().open(new Path(path, name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The files and folders in it, by name; none if it is not there. */
    List<FileStatus> list() throws IOException {
        try {
            List<FileStatus> all = new ArrayList<>(List.of(files().listStatus(path)));
            all.sort((a, b) -> a.getPath().compareTo(b.getPath()));
            return all;
        } catch (FileNotFoundException none) {
            return List.of();
        }
    }

    void delete() throws IOException {
        files().delete(path, true);
    }
}
