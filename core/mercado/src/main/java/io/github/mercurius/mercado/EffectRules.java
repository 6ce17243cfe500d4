package io.github.mercurius.mercado;

/** What the effects of tiles, tokens and spaces do (section 9). */
final class EffectRules {
    private final TableDraft draft;

    EffectRules(TableDraft draft) {
        this.draft = draft;
    }

    /** An effect; what a pile or stack does not hold is not given (EFF-3). */
    void apply(Effect effect) {
        int active = draft.active;
        switch (effect) {
            case WHITE -> white(active);
            case BLACK -> black(active);
            case RETURN_BLACK -> returnBlack();
            case SEAL -> seal(active);
            case TOKEN -> token();
            case AGAIN -> again();
            case OTHERS_BLACK -> forOthers(this::black); // RUL-12: one at a time, clockwise
            case OTHERS_WHITE -> forOthers(this::white);
            case OTHERS_DISCARD -> othersDiscard();
            case NO_SEALS, FORWARD -> {} // SAL-5 looks for the one, moves for the other
        }
    }

    private void white(int seat) {
        if (draft.whitePile > 0) {
            draft.whiteGained(seat);
        }
    }

    private void black(int seat) {
        if (draft.blackPile > 0) {
            draft.blackGained(seat);
        }
    }

    private void returnBlack() {
        if (draft.player().purse().has(Coin.B) || draft.player().spent().has(Coin.B)) {
            draft.blackReturned();
        }
    }

    /** A seal for a player, while the pile lasts. */
    void seal(int seat) {
        if (draft.sealPile > 0) {
            draft.sealGained(seat);
        }
    }

    private void token() {
        if (draft.tokenStack > 0) {
            draft.asked(Ask.TOKEN, Table.NOBODY); // CHN-4
        }
    }

    private void again() {
        if (!draft.again) {
            draft.turnGained(); // RUL-13: several make one
        }
    }

    private void forOthers(java.util.function.IntConsumer effect) {
        for (int seat = draft.next(draft.active); seat != draft.active; seat = draft.next(seat)) {
            effect.accept(seat);
        }
    }

    /** EFF-2: clockwise from the player whose turn it is, before all else that is still to be done. */
    private void othersDiscard() {
        io.vavr.collection.List<Todo> after = draft.todo;
        io.vavr.collection.List<Todo> discards = io.vavr.collection.List.empty();
        for (int seat = draft.next(draft.active); seat != draft.active; seat = draft.next(seat)) {
            discards = discards.append(new Todo.Discard(seat));
        }
        draft.todo = after.prependAll(discards);
    }

    /** EFF-5: a player discards a token, if there is one; without being asked, if all are of one kind. */
    void discard(int seat) {
        Tokens hand = draft.hands[seat];
        TokenKind only = hand.onlyKind();
        if (only != null) {
            draft.tokenDiscarded(seat, only);
        } else if (!hand.isEmpty()) {
            draft.asked(Ask.DISCARD, seat);
        }
    }
}
