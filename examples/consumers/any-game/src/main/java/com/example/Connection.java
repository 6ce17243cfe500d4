package com.example;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Lines of text over a socket. Writing to a lost connection does nothing. */
final class Connection implements Closeable {
    private final Socket socket;
    private final BufferedReader in;
    private final Writer out;

    Connection(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        out = new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8);
    }

    synchronized void send(String line) {
        try {
            out.write(line + "\n");
            out.flush();
        } catch (IOException lost) {
            close();
        }
    }

    /** The next line; null if the connection is lost. */
    String receive() {
        try {
            return in.readLine();
        } catch (IOException lost) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException closed) {
            // it is closed as far as it can be
        }
    }
}
