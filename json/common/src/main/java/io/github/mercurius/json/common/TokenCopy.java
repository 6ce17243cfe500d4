package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A value of a document, copied to be read later, or more than once. */
final class TokenCopy {
    private final List<Copied> tokens = new ArrayList<>();
    private final String place;

    /** A copy of a value at a place of the document, to which its tokens are added. */
    TokenCopy(String place) {
        this.place = place;
    }

    /** A token as it was read. */
    private record Copied(
            Token token,
            String text,
            boolean escaped,
            @Nullable Number number) {}

    /** Adds the beginning of an object. */
    void addStart() {
        tokens.add(new Copied(Token.START_OBJECT, "{", false, null));
    }

    /** Adds the current token of others. */
    void add(JsonTokens from) throws IOException {
        Token token = from.current();
        if (token != null) {
            tokens.add(new Copied(
                    token,
                    from.text(),
                    token == Token.TEXT && from.isEscaped(),
                    token == Token.WHOLE_NUMBER ? from.number() : null));
        }
    }

    /** The value, from its first token on, at its place in the whole document. */
    JsonInput input() throws IOException {
        JsonInput in = new JsonInput(new Cursor(), place);
        in.nextToken();
        return in;
    }

    /** Goes through the copy once. */
    private final class Cursor implements JsonTokens {
        private int at = -1;

        private Copied copied() {
            return tokens.get(at);
        }

        @Override
        public @Nullable Token next() {
            at++;
            return current();
        }

        @Override
        public @Nullable Token current() {
            return at >= 0 && at < tokens.size() ? copied().token() : null;
        }

        @Override
        public @Nullable String nextName() {
            return next() == Token.NAME ? copied().text() : null;
        }

        @Override
        public boolean isNextName(Word expected) {
            return expected.text().equals(nextName());
        }

        @Override
        public String text() {
            return copied().text();
        }

        @Override
        public char[] characters() {
            return copied().text().toCharArray();
        }

        @Override
        public int offset() {
            return 0;
        }

        @Override
        public int length() {
            return copied().text().length();
        }

        @Override
        public Number number() {
            return Objects.requireNonNull(copied().number(), "a whole number");
        }

        @Override
        public void skipChildren() {
            for (int depth = copied().token().depth(); depth > 0; ) {
                at++;
                depth += copied().token().depth();
            }
        }

        @Override
        public boolean isEscaped() {
            return copied().escaped();
        }

        @Override
        public String pointer() {
            Path path = new Path();
            tokens.subList(0, Math.min(at + 1, tokens.size())).forEach(path::add);
            return path.toString();
        }
    }

    /** The way to a token, past all that stands before it. */
    private static final class Path {
        /** Names, indices, and nothing for an object or an array of which nothing was read. */
        private final Deque<Object> ways = new ArrayDeque<>();

        private static final Object NOTHING = new Object();

        void add(Copied copied) {
            Token token = copied.token();
            if (token == Token.NAME) {
                ways.pop();
                ways.push(copied.text());
            } else if (token.depth() < 0) {
                ways.pop();
            } else {
                if (!ways.isEmpty() && ways.peek() instanceof Integer index) {
                    ways.pop();
                    ways.push(index + 1);
                }
                if (token.depth() > 0) {
                    ways.push(token == Token.START_ARRAY ? Integer.valueOf(-1) : NOTHING);
                }
            }
        }

        @Override
        public String toString() {
            StringBuilder pointer = new StringBuilder();
            for (Iterator<Object> all = ways.descendingIterator(); all.hasNext(); ) {
                Object way = all.next();
                if (way instanceof String name) {
                    pointer.append('/').append(name.replace("~", "~0").replace("/", "~1"));
                } else if (way instanceof Integer index && index >= 0) {
                    pointer.append('/').append(index);
                }
            }
            return pointer.toString();
        }
    }
}
