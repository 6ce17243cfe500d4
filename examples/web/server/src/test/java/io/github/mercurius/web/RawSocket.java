package io.github.mercurius.web;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;

/** A connection made by hand, which can do what no browser does: read nothing, or send one byte after the other. */
public final class RawSocket implements AutoCloseable {
    private static final int SMALL = 1024;
    private static final int PATIENCE_MILLIS = 120_000;
    private static final int END_OF_HEADER = 0x0D0A0D0A;

    private final Socket socket = new Socket();

    private RawSocket(URI server) {
        try {
            socket.setReceiveBufferSize(SMALL);
            socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Connects, and sends nothing. */
    static RawSocket silent(URI server) {
        return new RawSocket(server);
    }

    /**
     * A spectator who reads nothing.
     *
     * @param compressed whether it offers compression, as browsers do
     */
    public static RawSocket spectator(URI server, String table, boolean compressed) {
        RawSocket spectator = new RawSocket(server);
        spectator.send(upgrade(compressed));
        spectator.send(hello(table));
        return spectator;
    }

    /** The first message of a spectator. */
    static byte[] hello(String table) {
        return frame("{\"type\":\"hello\",\"version\":1,\"table\":\"" + table
                + "\",\"token\":null,\"from\":0,\"hash\":null,\"language\":\"en\"}");
    }

    /** The request for a WebSocket. */
    static byte[] upgrade(boolean compressed) {
        String extensions =
                compressed ? "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n" : "";
        return ("GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" + extensions
                        + "\r\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    /** A text frame of a client, masked with zeros. */
    private static byte[] frame(String text) {
        byte[] data = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(data.length + 8);
        frame.put((byte) 0x81)
                .put((byte) (0x80 | 126))
                .putShort((short) data.length)
                .putInt(0)
                .put(data);
        return frame.array();
    }

    /** A small frame that unpacks to many bytes; the end mark of each part is left out, as the protocol has it. */
    static byte[] bomb(int length) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(new byte[length]);
        byte[] packed = new byte[length / 100];
        int size = deflater.deflate(packed, 0, packed.length, Deflater.SYNC_FLUSH) - 4;
        deflater.end();
        return ByteBuffer.allocate(size + 8)
                .put((byte) 0xC1)
                .put((byte) (0x80 | 126))
                .putShort((short) size)
                .putInt(0)
                .put(packed, 0, size)
                .array();
    }

    /** With which code the server closes the WebSocket; 1006 if it does so without a word. */
    int closeCode() {
        try {
            socket.setSoTimeout(PATIENCE_MILLIS);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            int endOfHeader = 0;
            while (endOfHeader != END_OF_HEADER) {
                endOfHeader = endOfHeader << 8 | in.readUnsignedByte();
            }
            while (true) {
                int kind = in.readUnsignedByte() & 0x0F;
                int length = in.readUnsignedByte();
                byte[] data = in.readNBytes(length < 126 ? length : in.readUnsignedShort());
                if (kind == 8) {
                    return ByteBuffer.wrap(data).getShort();
                }
            }
        } catch (EOFException e) {
            return 1006;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads one byte, and leaves the others. */
    void readOne() throws IOException {
        socket.setSoTimeout(PATIENCE_MILLIS);
        if (socket.getInputStream().read() < 0) {
            throw new EOFException();
        }
    }

    /** All that the server answers until it closes the connection. */
    static String ask(URI server, byte[] request) throws IOException {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    void send(byte... bytes) {
        try {
            OutputStream out = socket.getOutputStream();
            out.write(bytes);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
