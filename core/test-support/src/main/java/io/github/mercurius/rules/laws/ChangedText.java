package io.github.mercurius.rules.laws;

import java.util.SplittableRandom;

/** Texts as they may come from somebody who typed or changed them. */
final class ChangedText {
    private ChangedText() {}

    /** The text with one to three changes: a character, a word or a number other than it was. */
    static String of(String text, SplittableRandom random) {
        StringBuilder changed = new StringBuilder(text);
        for (int changes = 1 + random.nextInt(3); changes > 0 && changed.length() > 0; changes--) {
            int place = random.nextInt(changed.length());
            int end = Math.min(changed.length(), place + 1 + random.nextInt(9));
            switch (random.nextInt(6)) {
                case 0 -> changed.deleteCharAt(place);
                case 1 -> changed.delete(place, end);
                case 2 -> changed.insert(place, changed.substring(place, end));
                case 3 -> changed.setCharAt(place, "0123456789?/,-+= %ABDNS\u202e\ud800\0".charAt(random.nextInt(25)));
                case 4 -> changed.setCharAt(place, changed.charAt(random.nextInt(changed.length())));
                default -> {
                    int other = random.nextInt(changed.length());
                    String word = changed.substring(other, Math.min(changed.length(), other + 8));
                    changed.replace(place, Math.min(changed.length(), place + 8), word);
                }
            }
        }
        return changed.toString();
    }
}
