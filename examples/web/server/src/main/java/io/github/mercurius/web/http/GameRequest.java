package io.github.mercurius.web.http;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.GameRequests;
import io.github.mercurius.web.table.TableState;

/** What a page asks for by WebSocket, for the seat that it has, besides the id. PROTOCOL.md describes each. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = GameRequest.Act.class, name = "act"),
    @JsonSubTypes.Type(value = GameRequest.Commit.class, name = "commit"),
    @JsonSubTypes.Type(value = GameRequest.Open.class, name = "open"),
    @JsonSubTypes.Type(value = GameRequest.Undo.class, name = "undo"),
    @JsonSubTypes.Type(value = GameRequest.Answer.class, name = "answer"),
    @JsonSubTypes.Type(value = GameRequest.Say.class, name = "say"),
    @JsonSubTypes.Type(value = GameRequest.Leave.class, name = "leave"),
    @JsonSubTypes.Type(value = GameRequest.Back.class, name = "back")
})
sealed interface GameRequest {
    /** The entry to store, or a refusal. */
    Entry entry(TableState table, int seat, long now);

    record Act(int number, String action) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.act(table, seat, number, action);
        }
    }

    record Commit(String commitment) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.commit(table, seat, commitment);
        }
    }

    record Open(String part) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.open(table, seat, part);
        }
    }

    record Undo(int number, int keep) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.askUndo(table, seat, number, keep, now);
        }
    }

    record Answer(int number, boolean agree) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.answer(table, seat, number, agree, now);
        }
    }

    record Say(String phrase) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.say(table, seat, phrase, now);
        }
    }

    record Leave() implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.leave(table, seat, now);
        }
    }

    record Back() implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            return GameRequests.back(table, seat, now);
        }
    }
}
