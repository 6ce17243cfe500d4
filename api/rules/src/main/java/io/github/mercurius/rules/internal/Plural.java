package io.github.mercurius.rules.internal;

/** How a language counts: which form of a word goes with a number. */
public enum Plural {
    /** English and Italian: 1 token, 2 tokens, 21 tokens. */
    TWO_FORMS(2) {
        @Override
        public int form(int number) {
            return number == 1 ? 0 : 1;
        }
    },
    /** Polish: 1 żeton, 2 żetony, 5 żetonów, 12 żetonów, 22 żetony. */
    POLISH(3) {
        @Override
        public int form(int number) {
            if (number == 1) {
                return 0;
            }
            boolean twoToFour = number % 10 >= 2 && number % 10 <= 4;
            boolean twelveToFourteen = number % 100 >= 12 && number % 100 <= 14;
            return twoToFour && !twelveToFourteen ? 1 : 2;
        }
    };

    private final int forms;

    Plural(int forms) {
        this.forms = forms;
    }

    /** How many forms a word has. */
    public int forms() {
        return forms;
    }

    /** Which form goes with a number, from 0. */
    public abstract int form(int number);
}
