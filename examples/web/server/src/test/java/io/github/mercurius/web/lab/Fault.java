package io.github.mercurius.web.lab;

/**
 * Something that happens to one for a while.
 *
 * @param who to whom, as {@link Health} knows them
 */
record Fault(String kind, String who, Step begin, Step end) {
    /** Something that can fail. */
    interface Step {
        void run() throws Exception;
    }
}
