package io.github.mercurius.testkit;

/** What a program can expect of every bot. */
public enum BotLaw {
    /** It always gives a legal action: it throws nothing and does not return null. */
    LEGAL,
    /** It answers within the time limit. */
    IN_TIME,
    /** It begins, observes, ends and is closed without throwing anything, and within the time limit. */
    LIFE,
    /** Two bots made with the same seed, and told and asked the same, answer the same: a game can be played again. */
    SAME_SEED,
    /** Asked a second time from the same view, it gives the same answer: a question can be repeated after a failure. */
    ASKED_TWICE,
    /**
     * Its answers depend only on the view, not on what it observed, or was asked before in this game or another one: a
     * game can be resumed anywhere.
     */
    ANY_ORDER
}
