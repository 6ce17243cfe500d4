package io.github.mercurius.examples.replay;

import java.util.List;
import java.util.Locale;

/** What the stories of Mercatores and Mercado have in common. */
public final class SisterStory {
    private SisterStory() {}

    static List<String> opening(String title, List<String> names, int start, String edition, Words words) {
        return Paragraph.wrap(
                "",
                words.get("story.title.sister", title, String.join(", ", names), names.get(start)) + " "
                        + edition(edition, words) + ".");
    }

    /** The heading of a turn, after an empty line; turns are counted from 0. */
    static List<String> heading(int turn, String name, Words words) {
        return List.of("", words.get("story.turn.sister", turn + 1, name));
    }

    /** The name of an edition; of a stand-in, that it is one. */
    public static String edition(String name, Words words) {
        boolean isStandIn = name.toLowerCase(Locale.ROOT).startsWith("stand-in");
        return isStandIn ? words.get("edition.standIn", name) : words.get("edition", name);
    }
}
