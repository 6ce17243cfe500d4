package io.github.mercurius.testkit;

/** What a program can expect of every bot. */
public enum BotLaw {
    /** It gives a legal action whenever it is asked: it throws nothing and does not return null. */
    LEGAL,
    /** It answers within the time limit. */
    IN_TIME,
    /** Two bots made with the same seed, and asked the same, give the same answers: a game can be played again. */
    SAME_SEED,
    /** Asked a second time from the same view, it gives the same answer: a question can be repeated after a failure. */
    ASKED_TWICE,
    /** Its answers in one game do not depend on a game that it plays at the same time. */
    INTERLEAVED,
    /** Its answers do not depend on the order of the questions: a game can be resumed anywhere, with a new bot. */
    ANY_ORDER
}
