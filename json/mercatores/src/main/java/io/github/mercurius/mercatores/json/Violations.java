package io.github.mercurius.mercatores.json;

import static io.github.mercurius.mercatores.json.Vocabulary.ANY_NUMBER;
import static io.github.mercurius.mercatores.json.Vocabulary.ASK;
import static io.github.mercurius.mercatores.json.Vocabulary.COUNT;
import static io.github.mercurius.mercatores.json.Vocabulary.GOOD;
import static io.github.mercurius.mercatores.json.Vocabulary.PHASE;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Violation;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How violations are written: {@code {"type":"noStack","rule":"CASH-1","seat":2,"good":"TOB"}}. */
final class Violations {
    private static final Codec<String> RULE =
            new Codes<>(Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toList()), id -> id);

    private Violations() {}

    static Variants<Violation> of(EditionFormats edition) {
        return new Variants<Violation>(
                        Field.of("rule", RULE, violation -> violation.rule().id()))
                .with("gameOver", Violation.GameOver.class, ObjectCodec.of(Violation.GameOver::new))
                .with(
                        "notYourTurn",
                        Violation.NotYourTurn.class,
                        ObjectCodec.of(
                                Field.of("phase", PHASE, Violation.NotYourTurn::phase),
                                Field.of("active", SEAT, Violation.NotYourTurn::active),
                                Violation.NotYourTurn::new))
                .with(
                        "wrongStep",
                        Violation.WrongStep.class,
                        ObjectCodec.of(
                                Field.of("wanted", ASK, Violation.WrongStep::wanted),
                                Field.of("now", ASK, Violation.WrongStep::now),
                                Violation.WrongStep::new))
                .with(
                        "cardNotInHand",
                        Violation.CardNotInHand.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.CardNotInHand::seat),
                                Field.of("card", edition.card, Violation.CardNotInHand::card),
                                Violation.CardNotInHand::new))
                .with(
                        "wrongNumberTaken",
                        Violation.WrongNumberTaken.class,
                        ObjectCodec.of(
                                Field.of("given", edition.card, Violation.WrongNumberTaken::given),
                                Field.of("taken", COUNT, Violation.WrongNumberTaken::taken),
                                Field.of("needed", COUNT, Violation.WrongNumberTaken::needed),
                                Violation.WrongNumberTaken::new))
                .with(
                        "notAllTaken",
                        Violation.NotAllTaken.class,
                        ObjectCodec.of(
                                Field.of("taken", COUNT, Violation.NotAllTaken::taken),
                                Field.of("needed", COUNT, Violation.NotAllTaken::needed),
                                Violation.NotAllTaken::new))
                .with(
                        "givenCardTaken",
                        Violation.GivenCardTaken.class,
                        ObjectCodec.of(
                                Field.of("card", edition.card, Violation.GivenCardTaken::card),
                                Field.of("taken", COUNT, Violation.GivenCardTaken::taken),
                                Field.of("others", COUNT, Violation.GivenCardTaken::others),
                                Violation.GivenCardTaken::new))
                .with(
                        "notOnMarket",
                        Violation.NotOnMarket.class,
                        ObjectCodec.of(
                                Field.of("card", edition.card, Violation.NotOnMarket::card),
                                Field.of("taken", COUNT, Violation.NotOnMarket::taken),
                                Field.of("there", COUNT, Violation.NotOnMarket::there),
                                Violation.NotOnMarket::new))
                .with(
                        "cardsNotInHand",
                        Violation.CardsNotInHand.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.CardsNotInHand::seat),
                                Field.of("card", edition.card, Violation.CardsNotInHand::card),
                                Field.of("loaded", COUNT, Violation.CardsNotInHand::loaded),
                                Field.of("held", COUNT, Violation.CardsNotInHand::held),
                                Violation.CardsNotInHand::new))
                .with(
                        "wrongLoad",
                        Violation.WrongLoad.class,
                        ObjectCodec.of(
                                Field.of("goodsCards", COUNT, Violation.WrongLoad::goodsCards),
                                Field.of("goods", COUNT, Violation.WrongLoad::goods),
                                Field.of("specialCards", COUNT, Violation.WrongLoad::specialCards),
                                Violation.WrongLoad::new))
                .with(
                        "handEmptied",
                        Violation.HandEmptied.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.HandEmptied::seat),
                                Field.of("cards", COUNT, Violation.HandEmptied::cards),
                                Violation.HandEmptied::new))
                .with(
                        "notTaxable",
                        Violation.NotTaxable.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.NotTaxable::seat),
                                Field.of("card", edition.card, Violation.NotTaxable::card),
                                Violation.NotTaxable::new))
                .with(
                        "noStack",
                        Violation.NoStack.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.NoStack::seat),
                                Field.of("good", GOOD, Violation.NoStack::good),
                                Violation.NoStack::new))
                .with(
                        "noSpecialCard",
                        Violation.NoSpecialCard.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.NoSpecialCard::seat),
                                Field.of("card", edition.specialCard, Violation.NoSpecialCard::card),
                                Violation.NoSpecialCard::new))
                .with(
                        "stackBringsNothing",
                        Violation.StackBringsNothing.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.StackBringsNothing::seat),
                                Field.of("good", GOOD, Violation.StackBringsNothing::good),
                                Field.of("count", COUNT, Violation.StackBringsNothing::count),
                                Field.of("needed", COUNT, Violation.StackBringsNothing::needed),
                                Violation.StackBringsNothing::new))
                .with(
                        "specialBringsNothing",
                        Violation.SpecialBringsNothing.class,
                        ObjectCodec.of(
                                Field.of("card", edition.specialCard, Violation.SpecialBringsNothing::card),
                                Field.of("opponent", SEAT_OR_NONE, Violation.SpecialBringsNothing::opponent),
                                Field.of("count", COUNT, Violation.SpecialBringsNothing::count),
                                Field.of("needed", COUNT, Violation.SpecialBringsNothing::needed),
                                Violation.SpecialBringsNothing::new))
                .with(
                        "canCashIn",
                        Violation.CanCashIn.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.CanCashIn::seat),
                                Field.of("possible", edition.action, Violation.CanCashIn::possible),
                                Violation.CanCashIn::new))
                .with(
                        "opponentMissing",
                        Violation.OpponentMissing.class,
                        ObjectCodec.of(
                                Field.of("card", edition.specialCard, Violation.OpponentMissing::card),
                                Violation.OpponentMissing::new))
                .with(
                        "notAnOpponent",
                        Violation.NotAnOpponent.class,
                        ObjectCodec.of(
                                Field.of("card", edition.specialCard, Violation.NotAnOpponent::card),
                                Field.of("opponent", ANY_NUMBER, Violation.NotAnOpponent::opponent),
                                Violation.NotAnOpponent::new))
                .with(
                        "needsNoOpponent",
                        Violation.NeedsNoOpponent.class,
                        ObjectCodec.of(
                                Field.of("card", edition.specialCard, Violation.NeedsNoOpponent::card),
                                Field.of("opponent", ANY_NUMBER, Violation.NeedsNoOpponent::opponent),
                                Violation.NeedsNoOpponent::new));
    }
}
