package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import java.util.List;
import java.util.Optional;

/** States and records that no game gave, made through the public door. */
final class Made {
    private Made() {}

    /** A state of a table and the hidden cards: hands by seat, decks with their top cards first. */
    static GameState state(Table table, List<Cards> hands, List<PriceCard> mainDeck, List<PriceCard> backupDeck) {
        Position position = Position.of(table).withMainDeck(mainDeck).withBackupDeck(backupDeck);
        for (int seat = 0; seat < hands.size(); seat++) {
            position = position.withHand(seat, hands.get(seat));
        }
        return position.state();
    }

    /** A record that says that its game had this sealed deal. */
    static GameRecord sealed(GameRecord record, SealedDeal seal) {
        return GameRecord.builder()
                .mergeFrom(record)
                .commitment(seal.commitment())
                .nonce(seal.nonce())
                .build();
    }

    /** A record that says that its game had this joint deal. */
    static GameRecord joint(GameRecord record, JointDeal joint) {
        return GameRecord.builder().mergeFrom(record).joint(Optional.of(joint)).build();
    }
}
