package io.github.mercurius.examples.play;

import io.github.mercurius.api.Asset;
import org.jline.utils.AttributedStyle;

/** How things look on a terminal with colours. */
final class Look {
    static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
    static final AttributedStyle STRONG = PLAIN.bold();
    static final AttributedStyle FAINT = PLAIN.faint();
    static final AttributedStyle ERROR = PLAIN.foreground(AttributedStyle.RED);
    static final AttributedStyle MONEY = PLAIN.foreground(AttributedStyle.GREEN);

    static final AttributedStyle GOODS = PLAIN.foreground(AttributedStyle.YELLOW);
    static final AttributedStyle SPECIAL = PLAIN.foreground(AttributedStyle.CYAN);

    private static final AttributedStyle SHARE = PLAIN.foreground(AttributedStyle.CYAN);
    private static final AttributedStyle COMMODITY = PLAIN.foreground(AttributedStyle.YELLOW);

    private Look() {}

    static AttributedStyle of(Asset asset) {
        return asset.isShare() ? SHARE : COMMODITY;
    }
}
