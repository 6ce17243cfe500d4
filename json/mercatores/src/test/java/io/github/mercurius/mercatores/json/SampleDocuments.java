package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.Play;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.JointDeal;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Standing;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;

/** Documents of all kinds, from random games. */
final class SampleDocuments {
    static final Edition EDITION = Edition.standIn();
    private static final Card CARD = new GoodsCard(Good.TOB, 1);
    private static final SpecialCard ROUTE = EDITION.specialCards().get(8);

    /** An action of each kind. */
    static final List<Action> ACTIONS = List.of(
            new Action.Give(CARD),
            new Action.Take(List.of()),
            new Action.Take(List.of(ROUTE, CARD, CARD)),
            new Action.Load(List.of(CARD)),
            new Action.Tax(ROUTE),
            new Action.CashGoods(Good.CRN),
            new Action.CashSpecial(ROUTE, OptionalInt.of(2)),
            new Action.CashSpecial(ROUTE, OptionalInt.of(-7)),
            new Action.CashSpecial(ROUTE, OptionalInt.empty()),
            new Action.DiscardGoods(Good.CAC),
            new Action.DiscardSpecial(ROUTE));

    /** An event of each kind. */
    static final List<Event> EVENTS = List.of(
            new Event.TurnBegan(4, 1),
            new Event.Given(1, CARD),
            new Event.Taken(1, List.of(CARD, ROUTE)),
            new Event.Loaded(1, List.of(CARD)),
            new Event.MarketFilled(List.of(ROUTE, CARD)),
            new Event.CaptainTaken(1),
            new Event.RoundBegan(2, 1),
            new Event.TurnSkipped(3),
            new Event.TaxPaid(1, new GoodsCard(Good.CRN, 0)),
            new Event.StackCashed(1, Good.TOB, List.of(CARD), 1),
            new Event.SpecialCashed(1, ROUTE, OptionalInt.of(2), 8, 3),
            new Event.SpecialCashed(1, EDITION.specialCards().get(0), OptionalInt.empty(), 3, 1),
            new Event.StackDiscarded(1, Good.TOB, List.of(CARD)),
            new Event.SpecialDiscarded(1, ROUTE),
            new Event.GameEnded(List.of(new Standing(1, 2, 9), new Standing(2, 0, 7))),
            new Event.Undone(2, 4, Ask.GIVE),
            new Event.Noted(new Note.PlayedFor(2, Note.Substitute.BOT, Note.Reason.TIME_OUT)),
            new Event.Noted(new Note.Left(1, Note.Substitute.HOST)),
            new Event.Noted(new Note.Returned(1)),
            new Event.Noted(new Note.Tag("Site", "Łódź")));

    /** A violation of each kind. */
    static final List<Violation> VIOLATIONS = List.of(
            new Violation.GameOver(),
            new Violation.NotYourTurn(Phase.INVESTMENT, 1),
            new Violation.NotYourTurn(Phase.PROFIT, 0),
            new Violation.WrongStep(Ask.GIVE, Ask.CASH),
            new Violation.CardNotInHand(0, CARD),
            new Violation.WrongNumberTaken(CARD, 3, 2),
            new Violation.NotAllTaken(1, 2),
            new Violation.GivenCardTaken(CARD, 2, 1),
            new Violation.NotOnMarket(CARD, 2, 0),
            new Violation.CardsNotInHand(0, CARD, 2, 1),
            new Violation.WrongLoad(2, 2, 1),
            new Violation.HandEmptied(0, 3),
            new Violation.NotTaxable(0, ROUTE),
            new Violation.NoStack(0, Good.TOB),
            new Violation.NoSpecialCard(0, ROUTE),
            new Violation.StackBringsNothing(0, Good.TOB, 1, 3),
            new Violation.SpecialBringsNothing(ROUTE, OptionalInt.of(1), 1, 3),
            new Violation.SpecialBringsNothing(EDITION.specialCards().get(0), OptionalInt.empty(), 1, 3),
            new Violation.CanCashIn(0, ACTIONS.get(6)),
            new Violation.OpponentMissing(ROUTE),
            new Violation.NotAnOpponent(ROUTE, -1),
            new Violation.NeedsNoOpponent(EDITION.specialCards().get(0), 1));

    private SampleDocuments() {}

    /** Documents of every format: those of a random game first, the large ones in front. */
    static List<Sample> of(Random random) {
        Game game = RandomGames.game(random, random.nextInt(3) == 0 ? 1000 : random.nextInt(150));
        Edition edition = game.setup().edition();
        Formats<Action, PlayerView> formats = MercatoresJson.formats(edition);
        List<Sample> samples = new ArrayList<>(Sample.large(formats, game, random));
        SealedDeal seal = SealedDeal.seal(game.setup(), game.deal().orElseThrow(), random::nextBytes);
        Game sealed = Play.noted(RandomGames.again(Game.start(seal), game));
        GameRecord joint = Game.start(joint(game.setup(), 3)).toRecord();
        GameRecord from = Game.from(game.state()).toRecord();
        samples.addAll(Sample.all(
                MercatoresJson.RECORD, "game", List.of(sealed.toRecord(), joint, joint.withoutSecrets(), from)));
        samples.add(Sample.of(MercatoresJson.JOINT_DEAL, "joint", joint(game.setup(), random.nextInt(4))));
        samples.addAll(Sample.small(formats, Mercatores.rules(edition), game));
        samples.add(Sample.of(MercatoresJson.EDITION, "edition", edition));
        samples.addAll(Sample.all(MercatoresJson.action(EDITION), "action", ACTIONS));
        samples.addAll(Sample.all(MercatoresJson.event(EDITION), "event", EVENTS));
        samples.addAll(Sample.all(MercatoresJson.violation(EDITION), "violation", VIOLATIONS));
        return samples;
    }

    /** What was shown of a joint deal: nothing, the commitments, the parts of the seats, or all. */
    static JointDeal joint(Setup setup, int steps) {
        String table = "0".repeat(64);
        String host = "f".repeat(64);
        JointDeal joint = JointDeal.at(setup, table);
        if (steps > 0) {
            joint = joint.withHostCommitment(JointDeal.hostCommitment(table, host));
            for (int seat : setup.seats()) {
                joint = joint.withSeatCommitment(seat, JointDeal.seatCommitment(table, seat, part(seat)));
            }
        }
        if (steps > 1) {
            for (int seat : setup.seats()) {
                joint = joint.withOpening(seat, part(seat));
            }
        }
        return steps > 2 ? joint.withHostPart(host) : joint;
    }

    private static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }
}
