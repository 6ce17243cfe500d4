package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyRule;
import java.util.Locale;

/** The rules. */
public enum ToyRule implements AnyRule {
    TOY_1("The players take turns.", "Gracze grają po kolei.", "I giocatori si alternano."),
    TOY_2("You play the cards of your hand.", "Grasz kartami z ręki.", "Si giocano le carte della propria mano."),
    TOY_3("You draw while there is a pile.", "Dobierasz, dopóki jest stos.", "Si pesca finché c'è il mazzo."),
    TOY_4("You roll once a game.", "Rzucasz raz na grę.", "Si tira una volta per partita."),
    TOY_5("Chance brings 0, 5 or 20.", "Los daje 0, 5 lub 20.", "Il caso porta 0, 5 o 20.");

    private final String english;
    private final String polish;
    private final String italian;

    ToyRule(String english, String polish, String italian) {
        this.english = english;
        this.polish = polish;
        this.italian = italian;
    }

    @Override
    public String id() {
        return name().replace('_', '-');
    }

    @Override
    public String text(Locale locale) {
        return ToyText.in(locale, english, polish, italian);
    }
}
