package io.github.mercurius.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.resource.Resource;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * The files of the page, read and packed once, and sent from memory without a thread that waits: whoever reads slowly
 * holds a connection and nothing else. Immutable.
 */
final class PageFiles {
    private static final String INDEX = "/index.html";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "webmanifest", "application/manifest+json");

    private final Map<String, Sent> files;

    private PageFiles(Map<String, Sent> files) {
        this.files = Map.copyOf(files);
    }

    /**
     * A file as it is sent.
     *
     * @param tag changes with its content
     */
    private record Sent(String type, String tag, ByteBuffer plain, ByteBuffer packed) {
        static Sent of(String name, byte[] content) {
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            try {
                byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
                String tag = "W/\"" + HexFormat.of().formatHex(hash, 0, 16) + '"';
                return new Sent(type, tag, ByteBuffer.wrap(content), ByteBuffer.wrap(pack(content)));
            } catch (NoSuchAlgorithmException | IOException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        private static byte[] pack(byte[] content) throws IOException {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
                gzip.write(content);
            }
            return packed.toByteArray();
        }
    }

    /** All files in a folder of the class path that has an {@code index.html}. */
    static PageFiles in(String folder) {
        Map<String, Sent> files = new HashMap<>();
        try (ResourceFactory.Closeable resources = ResourceFactory.closeable()) {
            Resource root = resources.newClassLoaderResource(folder);
            for (Resource file : root.getAllResources()) {
                if (!file.isDirectory()) {
                    String name = '/' + root.getPathTo(file).toString().replace('\\', '/');
                    files.put(name, Sent.of(name, Files.readAllBytes(file.getPath())));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        files.put("/", Objects.requireNonNull(files.get(INDEX)));
        return new PageFiles(files);
    }

    /** Answers a request for a file; false if it is for something else. */
    boolean answer(String path, Request request, Response response, Callback callback) {
        Sent file = files.get(path);
        boolean isHead = request.getMethod().equals("HEAD");
        if (file == null || (!isHead && !request.getMethod().equals("GET"))) {
            return false;
        }
        boolean isPacked = request.getHeaders().contains(HttpHeader.ACCEPT_ENCODING, "gzip");
        ByteBuffer content = (isPacked ? file.packed() : file.plain()).asReadOnlyBuffer();
        response.getHeaders().put(HttpHeader.ETAG, file.tag());
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "max-age=0");
        response.getHeaders().put(HttpHeader.VARY, "Accept-Encoding");
        HttpField known = request.getHeaders().getField(HttpHeader.IF_NONE_MATCH);
        if (known != null && known.getValue().contains(file.tag())) {
            response.setStatus(304);
            content = BufferUtil.EMPTY_BUFFER;
        } else {
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, file.type());
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, content.remaining());
            if (isPacked) {
                response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
            }
        }
        response.write(true, isHead ? BufferUtil.EMPTY_BUFFER : content, callback);
        return true;
    }
}
