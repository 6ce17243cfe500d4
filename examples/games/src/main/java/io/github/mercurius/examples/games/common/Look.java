package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyView;
import org.jline.utils.AttributedStyle;

/** How things look on a terminal with colours. */
public final class Look {
    public static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
    public static final AttributedStyle STRONG = PLAIN.bold();
    public static final AttributedStyle FAINT = PLAIN.faint();
    public static final AttributedStyle ERROR = PLAIN.foreground(AttributedStyle.RED);
    public static final AttributedStyle MONEY = PLAIN.foreground(AttributedStyle.GREEN);

    public static final AttributedStyle GOODS = PLAIN.foreground(AttributedStyle.YELLOW);
    public static final AttributedStyle SPECIAL = PLAIN.foreground(AttributedStyle.CYAN);

    private Look() {}

    /** The look of what a seat has: strong if it is the viewer's. */
    public static AttributedStyle of(int seat, AnyView<?> view) {
        return seat == view.viewer().orElse(-1) ? STRONG : PLAIN;
    }

    /** The letter that stands for a seat where there is little room. */
    public static char letter(int seat) {
        return (char) ('A' + seat);
    }
}
