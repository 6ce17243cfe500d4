package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.mercatores.Violation.*;

/** How violations are written: {@code {"type":"notTaxable","rule":"TAX-1","seat":0,"card":"TOB1"}}. */
final class Violations {
    private Violations() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Violation> codec(EditionFormats formats) {
        return KindCodecs.<Violation>ofViolations(Rule.values())
                .facts(Vocabulary.PHASE, "phase")
                .facts(Vocabulary.SEAT, "seat", "active")
                .facts(Vocabulary.ASK, "wanted", "now")
                .facts(Scalars.COUNT, "taken", "needed", "others", "there", "loaded", "held", "cards", "count")
                .facts(Scalars.COUNT, "goodsCards", "goods", "specialCards")
                .facts(Vocabulary.GOOD, "good")
                .facts(formats.card, "card", "given")
                .facts(formats.action, "possible")
                .with(GameOver.class, "gameOver", GameOver::new)
                .with(NotYourTurn.class, "notYourTurn phase active", NotYourTurn::new)
                .with(WrongStep.class, "wrongStep wanted now", WrongStep::new)
                .with(CardNotInHand.class, "cardNotInHand seat card", CardNotInHand::new)
                .with(WrongNumberTaken.class, "wrongNumberTaken given taken needed", WrongNumberTaken::new)
                .with(NotAllTaken.class, "notAllTaken taken needed", NotAllTaken::new)
                .with(GivenCardTaken.class, "givenCardTaken card taken others", GivenCardTaken::new)
                .with(NotOnMarket.class, "notOnMarket card taken there", NotOnMarket::new)
                .with(CardsNotInHand.class, "cardsNotInHand seat card loaded held", CardsNotInHand::new)
                .with(WrongLoad.class, "wrongLoad goodsCards goods specialCards", WrongLoad::new)
                .with(HandEmptied.class, "handEmptied seat cards", HandEmptied::new)
                .with(NotTaxable.class, "notTaxable seat card", NotTaxable::new)
                .with(NoStack.class, "noStack seat good", NoStack::new)
                .with(StackBringsNothing.class, "stackBringsNothing seat good count needed", StackBringsNothing::new)
                .with(CanCashIn.class, "canCashIn seat possible", CanCashIn::new)
                .facts(formats.specialCard, "card")
                .with(NoSpecialCard.class, "noSpecialCard seat card", NoSpecialCard::new)
                .with(OpponentMissing.class, "opponentMissing card", OpponentMissing::new)
                .facts(Vocabulary.OPPONENT, "opponent")
                .with(NotAnOpponent.class, "notAnOpponent card opponent", NotAnOpponent::new)
                .with(NeedsNoOpponent.class, "needsNoOpponent card opponent", NeedsNoOpponent::new)
                .facts(Vocabulary.SEAT_OR_NONE, "opponent")
                .with(
                        SpecialBringsNothing.class,
                        "specialBringsNothing card opponent count needed",
                        SpecialBringsNothing::new)
                .all();
    }
}
