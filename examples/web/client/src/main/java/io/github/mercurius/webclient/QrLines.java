package io.github.mercurius.webclient;

import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.List;

/** Writes a QR code as lines of 1 for a dark square and 0 for a light one. */
final class QrLines {
    private QrLines() {}

    /** The code of a text, which a camera reads even if some of it is hidden. */
    static List<String> of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < code.size; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < code.size; x++) {
                line.append(code.getModule(x, y) ? '1' : '0');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
