package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.examples.cli.Printable;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/** The words of the examples in one language; the names from the game are the library's. */
public final class Words {
    /** The languages that there are words of. */
    public static final List<String> LANGUAGES = List.of("en", "pl", "it");

    private final Locale locale;
    private final ResourceBundle bundle;

    private Words(Locale locale) {
        this.locale = locale;
        this.bundle = ResourceBundle.getBundle("io.github.mercurius.examples.texts", locale);
    }

    /** The words of a language, or English where there are none. */
    public static Words in(String language) {
        return new Words(Locale.forLanguageTag(LANGUAGES.contains(language) ? language : "en"));
    }

    /** The language, for texts of the library. */
    public Locale locale() {
        return locale;
    }

    /** A text, with its numbered gaps filled by what is printable. */
    public String get(String key, Object... facts) {
        // As text, a number looks the same everywhere: no thousands separators.
        Object[] texts = Arrays.stream(facts).map(Printable::of).toArray();
        return new MessageFormat(bundle.getString(key), locale).format(texts);
    }

    /** The names of assets, one after the other. */
    public String assets(List<Asset> assets) {
        return assets.stream().map(asset -> asset.displayName(locale)).collect(Collectors.joining(", "));
    }

    /** The name of a card, after its code if it has one in the notation. */
    public String card(Card card) {
        return card instanceof PriceCard
                ? card.code() + " (" + card.displayName(locale) + ")"
                : card.displayName(locale);
    }

    /** The names of price cards, one after the other. */
    public String cards(List<PriceCard> cards) {
        return cards.stream().map(PriceCard::code).collect(Collectors.joining(", "));
    }
}
