package io.github.mercurius.examples.position;

import io.github.mercurius.examples.play.ActionList;
import io.github.mercurius.examples.replay.Paragraph;
import io.github.mercurius.examples.replay.Words;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** A position of Mercatores or Mercado drawn for people: the table as it is played at, and what is allowed. */
final class SisterPicture {
    private final Words words;
    private final List<String> lines = new ArrayList<>();

    SisterPicture(Words words) {
        this.words = words;
    }

    void addTable(List<AttributedString> drawn) {
        drawn.forEach(line -> lines.add(line.toString().stripTrailing()));
    }

    void addActions(List<String> legal) {
        if (!legal.isEmpty()) {
            lines.add(words.get("position.allowed"));
            ActionList.of(legal)
                    .lines(words, "position.kind")
                    .forEach(line -> lines.addAll(Paragraph.wrap("  ", line)));
        }
    }

    List<String> lines() {
        return lines;
    }
}
